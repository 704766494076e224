// French: the help of the commands for seasons.

export const SEASONS_IN_FRENCH: Readonly<Record<string, string>> = {
  'Championships and tournaments: start, drive, report and check them':
    'Championnats et tournois : les lancer, les courir, en rendre compte, les vérifier',
  'List the seasons, the most recently driven first':
    'Lister les saisons, la dernière courue d’abord',
  'what is under way, and whose turn it is': 'ce qui est en cours, et à qui de jouer',
  'Start a season': 'Lancer une saison',
  'Its name': 'Son nom',
  'Start it from a plan (a YAML file)': 'La lancer d’un plan (un fichier YAML)',
  'Circuits, separated by commas': 'Circuits, séparés par des virgules',
  'A CSV of name,team,email,level': 'Un CSV de name,team,email,level',
  'A person, as NAME[@TEAM]': 'Un humain, comme NOM[@ÉCURIE]',
  'A CPU driver, as LEVEL[:NAME][@TEAM]': 'Un pilote CPU, comme NIVEAU[:NOM][@ÉCURIE]',
  'Points by place, such as 10-6-4-3-2-1': 'Points par place, tels 10-6-4-3-2-1',
  'How grids are set (by timed trials where the rules have them)':
    'Comment se font les grilles (par des essais si les règles en ont)',
  'Laps of each race': 'Tours de chaque course',
  'Seed for every draw and every die': 'Graine de tous les tirages et de tous les dés',
  'Print the plan as a file to edit, with all that has no flag (marshals, injuries, built cars); start nothing':
    'Écrire le plan en fichier à modifier, avec tout ce qui n’a pas d’option (commissaires, blessures, voitures construites), sans rien lancer',
  'Open its paddock at once': 'Ouvrir aussitôt son paddock',
  'repeat --human and --cpu': 'répétez --human et --cpu',
  'for a club': 'pour un club',
  'a plan to edit': 'un plan à modifier',
  'start it': 'la lancer',
  'Open the paddock of a season, by default of the one driven last':
    'Ouvrir le paddock d’une saison, sinon de la dernière courue',
  'A season: its name or its folder; by default the one driven last':
    'Une saison : son nom ou son dossier ; sinon la dernière courue',
  'the season driven last': 'la dernière saison courue',
  'a particular one': 'une saison précise',
  'Continue a season where it waits: at its trials, or at a table':
    'Continuer une saison où elle attend : aux essais, ou à une table',
  'Continue only with what waits for this driver': 'Ne continuer qu’avec ce qui attend ce pilote',
  'the next trial or race': 'l’essai ou la course qui suit',
  'what waits for Ada': 'ce qui attend Ada',
  'Settle the next thing that needs no person': 'Régler ce qui suit et ne demande personne',
  'Print what happens in a race, turn by turn':
    'Écrire ce qui se passe dans une course, coup par coup',
  'a trial, a draw, or a race of CPU drivers': 'un essai, un tirage, ou une course de pilotes CPU',
  'with every move of the race': 'avec chaque coup de la course',
  'Race on with the CPU drivers, to the end or to a weekend':
    'Courir la suite avec les pilotes CPU, jusqu’à la fin ou à un week-end',
  'The last weekend to drive, or end': 'Le dernier week-end à courir, ou end',
  'Race nothing: print the title odds': 'Ne rien courir : écrire les chances de titre',
  'Race it this many times with other dice, entering nothing: who wins how often':
    'La courir autant de fois avec d’autres dés, sans rien inscrire : qui gagne, et combien de fois',
  'Threads (one for each core); the races come out the same':
    'Fils d’exécution (un par cœur) ; les courses restent les mêmes',
  'CPU drivers alone': 'des pilotes CPU seuls',
  'before anybody sits down': 'avant que personne ne s’assoie',
  'who may win the title': 'qui peut gagner le titre',
  'Print the standings, weekend by weekend': 'Écrire le classement, week-end par week-end',
  Language: 'Langue',
  'to post': 'à publier',
  'Teams instead of drivers': 'Les écuries au lieu des pilotes',
  'After this many weekends': 'Après autant de week-ends',
  'Print CSV, for a spreadsheet': 'Écrire du CSV, pour un tableur',
  'Print how the weekend stands: trials, draw, tables':
    'Écrire où en est le week-end : essais, tirage, tables',
  'the board of the organiser': 'le tableau de l’organisateur',
  'Report on a weekend, or on one of its tables as weekend/table':
    'Le compte rendu d’un week-end, ou d’une table comme week-end/table',
  'table 2 of Spa': 'la table 2 de Spa',
  'A weekend of the calendar, or weekend/table; the last one raced unless given':
    'Un week-end du calendrier, ou week-end/table ; sinon le dernier couru',
  'Write the text for a forum: results, standings, the weekend to come':
    'Écrire le texte pour un forum : résultats, classement, week-end à venir',
  'from weekend 3 on': 'à partir du week-end 3',
  'The first weekend to tell, by number': 'Le premier week-end à raconter, par son numéro',
  'Your own text, with {{drivers}} for the standings; also season, weekends, leader, results, teams, next, paper, calendar':
    'Votre texte, avec {{drivers}} pour le classement ; aussi season, weekends, leader, results, teams, next, paper, calendar',
  'in your own form': 'à votre façon',
  'Chart the season weekend by weekend': 'La courbe de la saison, week-end par week-end',
  'the places instead of the points': 'les places au lieu des points',
  'What is drawn': 'Ce qui est tracé',
  'Print the paddock paper of the last weekend': 'Écrire la gazette du dernier week-end',
  'in French': 'en français',
  'Print the calendar with its winners': 'Écrire le calendrier avec ses vainqueurs',
  'a file for phones and mail programs': 'un fichier pour téléphones et messageries',
  'Write an iCalendar file, - for standard output':
    'Écrire un fichier iCalendar, - pour la sortie standard',
  'Print the entrants and their teams': 'Écrire les engagés et leurs écuries',
  'who drives': 'qui pilote',
  'Print the rulings of the organiser': 'Écrire les décisions de l’organisateur',
  'what was decided, by whom and why': 'ce qui fut décidé, par qui et pourquoi',
  'Draw the tables of the weekend, or change them before the first race':
    'Tirer les tables du week-end, ou les changer avant la première course',
  'A season: its name or its folder': 'Une saison : son nom ou son dossier',
  'Swap two drivers, as A,B; may be repeated': 'Échanger deux pilotes, comme A,B ; à répéter',
  'A file with one table per line, names separated by commas':
    'Un fichier d’une table par ligne, les noms séparés par des virgules',
  'Print it, enter nothing': 'L’afficher, sans rien inscrire',
  'by the plan': 'selon le plan',
  'two swapped': 'deux échangés',
  'from a file': 'd’un fichier',
  'Enter the result of a table that was played elsewhere':
    'Inscrire le résultat d’une table jouée ailleurs',
  'weekend/table': 'week-end/table',
  'A CSV of place,name,grid,out: no place for a car that is out':
    'Un CSV de place,name,grid,out : pas de place pour une voiture éliminée',
  'table 4': 'la table 4',
  'Mark a driver as absent from a weekend': 'Marquer un pilote absent d’un week-end',
  'A weekend of the calendar: its id or its number (the one at hand)':
    'Un week-end du calendrier : son identifiant ou son numéro (celui en cours)',
  'Name of the driver': 'Nom du pilote',
  'Level of the CPU driver in the seat': 'Niveau du pilote CPU à sa place',
  'Leave the seat empty': 'Laisser la place vide',
  'Comes after all': 'Vient finalement',
  'as the plan says': 'comme le dit le plan',
  'Ben comes after all': 'Ben vient finalement',
  'Add a driver to the season, or put one in another’s seat':
    'Ajouter un pilote à la saison, ou le mettre à la place d’un autre',
  'A team of the season': 'Une écurie de la saison',
  'Level, for a CPU driver': 'Niveau, pour un pilote CPU',
  'Takes the seat and the points of NAME': 'Prend la place et les points de NOM',
  'from the weekend at hand on': 'à partir du week-end en cours',
  'in the seat of Dai': 'à la place de Dai',
  'With --for the points pass on; what was raced before stays with who raced it. Somebody who has left comes back by the same name. Several at once, from a CSV: chicane season enlist.':
    'Avec --for les points passent au nouveau pilote ; les courses disputées restent à qui les a courues. Un pilote parti revient sous le même nom. Plusieurs à la fois, d’un CSV : chicane season enlist.',
  'Add late entries from a CSV of name,team,email,level':
    'Ajouter des engagés tardifs d’un CSV de name,team,email,level',
  'The CSV': 'Le CSV',
  'Withdraw a driver from the season, from a weekend on':
    'Retirer un pilote de la saison, à partir d’un week-end',
  'the points stay': 'les points restent',
  'Build the cars of a team before their first session':
    'Construire les voitures d’une écurie avant leur première séance',
  'A team, or a driver without one': 'Une écurie, ou un pilote qui n’en a pas',
  'Points of each category: tires=6 brakes=4 …': 'Points de chaque catégorie : tires=6 brakes=4 …',
  'A ready-made car instead of points': 'Une voiture toute prête au lieu de points',
  'the car as it is, and what may be built': 'la voiture telle quelle, et ce qu’on peut construire',
  'a car of points': 'une voiture en points',
  'chicane season build Cup Red tires=6 brakes=4 engine=4. A category that is not named has no points. Both cars of a team are built alike, once for the whole season: until one of them has been driven, the last car counts.':
    'chicane season build Coupe Rouge tires=6 brakes=4 engine=4. Une catégorie non nommée n’a pas de points. Les deux voitures d’une écurie sont construites pareilles, une fois pour toute la saison : tant qu’aucune n’a roulé, la dernière compte.',
  'Enter a ruling; it erases nothing': 'Inscrire une décision ; elle n’efface rien',
  'What is decided': 'Ce qui est décidé',
  Why: 'Pourquoi',
  'The driver it concerns': 'Le pilote concerné',
  'Points off; below 0 for points given': 'Points retirés ; sous 0 pour des points donnés',
  Table: 'Table',
  'Session of the trials': 'Séance des essais',
  'The result: names, the winner first': 'Le résultat : les noms, le vainqueur d’abord',
  'Ledger line from which everything is void, counted from 1':
    'Ligne du registre dès laquelle tout est annulé, comptée dès 1',
  'Who decides (the user of this machine)': 'Qui décide (l’utilisateur de cette machine)',
  'another order': 'un autre ordre',
  'void from a line on': 'annulé dès une ligne',
  'chicane season ruling Cup --what points-off --driver Dai --points 3 --reason "24 points". A disqualification: those behind move up. A result: whoever finished and is not named must be out, by --rest-out. Race again: what was raced at the table is void, over or not. To take one decision back: --undo and its line. Back to a line: it and all after it are void, but stay in the ledger; lines count from 1, as in chicane season rulings and in an editor.':
    'chicane season ruling Coupe --what points-off --driver Dai --points 3 --reason "24 points". Une disqualification : ceux de derrière remontent. Un résultat : les pilotes arrivés que l’ordre ne nomme pas sont éliminés par --rest-out. Course à refaire : ce qui a été couru à la table est annulé, fini ou non. Pour annuler une seule décision : --undo et sa ligne. Retour à une ligne : elle et la suite sont annulées, mais restent au registre ; les lignes se comptent dès 1, comme dans chicane season rulings et dans un éditeur.',
  'Line of a ruling, a late entry, a change of driver or a withdrawal that is void':
    'Ligne d’une décision, d’un engagement, d’un changement de pilote ou d’un retrait à annuler',
  'Finishers whom the order does not name are out':
    'Les pilotes arrivés que l’ordre ne nomme pas sont éliminés',
  'Print the standings before and after, enter nothing':
    'Afficher le classement avant et après, sans rien inscrire',
  'Back again: chicane season join Cup Dai. Whoever leaves during a race stays in its result: withdraw them with --weekend and a later one.':
    'Pour revenir : chicane season join Coupe Dai. Qui part pendant une course reste dans son résultat : retirez ce pilote avec --weekend et un week-end suivant.',
  'Set the grid of a table by hand, before its race':
    'Établir la grille d’une table à la main, avant sa course',
  'Names, pole first': 'Les noms, la pole d’abord',
  'Ada on pole': 'Ada en pole',
  'End a season before its calendar is driven': 'Clore une saison avant la fin de son calendrier',
  'it stays': 'elle reste',
  'Archive a finished season; without a name, list the archive':
    'Archiver une saison finie ; sans nom, lister les archives',
  'A season: its name or its folder; without it the archive is listed':
    'Une saison : son nom ou son dossier ; sans elle, la liste des archives',
  'Bring it back instead': 'La ramener au contraire',
  'the almanac keeps it': 'l’almanach la garde',
  'among the seasons again': 'de nouveau parmi les saisons',
  'Check a season, race by race and line by line, or a plan before it is started':
    'Vérifier une saison, course par course et ligne par ligne, ou un plan avant son départ',
  'every race is played again': 'chaque course est rejouée',
  'has the plan any faults?': 'le plan a-t-il des fautes ?',
  'Write a whole season as one file': 'Écrire une saison entière en un fichier',
  'The file': 'Le fichier',
  'A season': 'Une saison',
  'in one piece': 'd’une pièce',
  'Import an exported season': 'Importer une saison exportée',
  'Print the JSON Schema of plans, for editors':
    'Écrire le JSON Schema des plans, pour les éditeurs',
  'for your editor': 'pour votre éditeur',
  'Champions, careers and records of all finished seasons':
    'Champions, carrières et records de toutes les saisons finies',
  'driver, circuit or records; the hall of fame unless given':
    'driver, circuit ou records ; sinon le palmarès',
  'Name of the driver, or id of the circuit': 'Nom du pilote, ou identifiant du circuit',
  'Rebuild it from the seasons’ folders': 'Le refaire des dossiers des saisons',
  'what Ada did in all seasons': 'ce qu’Ada a fait dans toutes les saisons',
  'the records of Spa': 'les records de Spa',
  'Continue where a season waits for you': 'Continuer où une saison vous attend',
  'Your name in the seasons (by default that of the settings)':
    'Votre nom dans les saisons (sinon celui des options)',
  'Print what is waiting; open nothing': 'Écrire ce qui attend, sans rien ouvrir',
  'Print it as JSON': 'L’écrire en JSON',
  'the paddock of the season that waits for Ada': 'le paddock de la saison qui attend Ada',
  'trials and races of Ada in all seasons': 'essais et courses d’Ada dans toutes les saisons',
};
