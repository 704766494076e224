// French: the help of commands that race, resume, show and count races.

export const RACES_IN_FRENCH: Readonly<Record<string, string>> = {
  '$0 [command]\n\nMotor-racing board games in the terminal.':
    '$0 [commande]\n\nDes jeux de plateau de course automobile dans le terminal.',
  'chicane help COMMAND explains a command. In a checkout, npm start -- ARGS is chicane ARGS.':
    'chicane help COMMANDE explique une commande. Dans une copie des sources, npm start -- ARGS vaut chicane ARGS.',
  'Open the title screen: new race, resume, help':
    'Ouvrir l’écran-titre : nouvelle course, reprise, aide',
  'Saves folder': 'Dossier des sauvegardes',
  'Draw with ASCII characters only, as on consoles; --no-ascii draws all':
    'Ne dessiner qu’en caractères ASCII, comme sur les consoles ; --no-ascii dessine tout',
  'Move cars space by space; --no-animation for slow connections':
    'Faire avancer les voitures case par case ; --no-animation pour une liaison lente',
  'What Enter takes: a careful choice, the usual one of a club driver, or none until a line is marked':
    'Ce que prend Entrée : un choix prudent, celui d’un pilote de club, ou rien tant qu’aucune ligne n’est marquée',
  'Play in plain text, by numbers; the default with TERM=dumb and screen readers':
    'Jouer en texte simple, par numéros ; c’est l’usage avec TERM=dumb et les lecteurs d’écran',
  'the title screen': 'l’écran-titre',
  'Start a race at once: humans by name, CPU drivers fill the grid':
    'Lancer une course : les humains par leur nom, des pilotes CPU complètent la grille',
  'Circuit: a name or a file': 'Circuit : un nom ou un fichier',
  'Rule book': 'Règles du jeu',
  'Weather; roll uses the die': 'Météo ; roll s’en remet au dé',
  'Options of the book to switch on, by name, separated by commas':
    'Options des règles à activer, par leur nom, séparées par des virgules',
  'A human driver by name; repeat for more': 'Un pilote humain par son nom ; à répéter',
  'Seed for the dice, a whole number': 'Graine des dés, un nombre entier',
  Laps: 'Tours',
  none: 'aucun',
  'as many as the rules say': 'autant que les règles le disent',
  'Tires for every car': 'Pneus de toutes les voitures',
  'Each driver picks a pit, spreads the points and chooses tires first':
    'Chaque pilote choisit d’abord son stand, répartit ses points et prend ses pneus',
  'Whether backmarkers are put on the track after the first lap':
    'Placer ou non des attardés sur la piste après le premier tour',
  'The wing of every car; high is the high downforce one':
    'Aileron de toutes les voitures ; high est celui à fort appui',
  'Whether drivers whose cars are out may be hurt, which may stop the race':
    'Blessures possibles des pilotes éliminés, qui peuvent arrêter la course',
  'Whether drivers may spend driver points to roll their dice again':
    'Points de pilote que l’on dépense pour relancer ses dés',
  'pit stops, hard and soft tires': 'arrêts aux stands, pneus durs et tendres',
  'a second bid of the upper half': 'une seconde mise de la première moitié',
  'cars of the classic era': 'voitures de l’époque classique',
  'the cards of cars, by the year of their edition':
    'les cartes des voitures, selon l’année de leur édition',
  'where a start test becomes a stall, by edition':
    'dès où un test de départ devient un calage, selon l’édition',
  'where a forced pass fails, by edition': 'dès où un passage en force échoue, selon l’édition',
  'Cars on the grid': 'Voitures sur la grille',
  'File with every die face, in the order rolled':
    'Fichier de toutes les faces de dés, dans l’ordre des lancers',
  'How far champions look ahead: 0 is not at all, 3000 the default; more takes longer':
    'Jusqu’où les champions prévoient : 0 pas du tout, 3000 d’usage ; plus loin, plus lent',
  'SEAT=POINTS: a driver, by name or by number from 1, whose car has that many points fewer; repeat for more. In rules whose cars are built from cards':
    'PLACE=POINTS : un pilote, par son nom ou son numéro dès 1, dont la voiture a autant de points en moins ; à répéter. Pour les règles dont les voitures se composent de cartes',
  'Sessions of timed trials, up to 3; the best one counts for each driver':
    'Séances d’essais chronométrés, 3 au plus ; la meilleure compte pour chaque pilote',
  'Place the car by hand in timed trials; under Masters rules a wrong space costs ten rolls at the end':
    'Placer la voiture à la main aux essais ; chez Masters, une case fausse coûte dix lancers à la fin',
  'How the grid is set: dice (random draw, or bids where the rules have them), none (as entered) or timed (trials; their weather is rolled unless --weather sets it)':
    'Comment se fait la grille : dice (tirage, ou mises si les règles en ont), none (ordre d’inscription) ou timed (essais, sous un ciel tiré au sort sauf avec --weather)',
  'Ada against five CPU drivers': 'Ada contre cinq pilotes CPU',
  'timed trials first, then the race': 'les essais d’abord, puis la course',
  'in plain text, by numbers': 'en texte simple, par numéros',
  'a CPU race as plain text': 'une course CPU en texte simple',
  'Drive a timed lap against par: fewest rolls, then the stopwatch':
    'Un tour chronométré contre le par : le moins de lancers, puis le chrono',
  'you, one lap, the clock': 'vous, un tour, le chrono',
  'roll for the weather instead of sun': 'la météo aux dés au lieu du soleil',
  'a lap by a CPU driver, as text': 'le tour d’un pilote CPU, en texte',
  'Learn to drive: eight short lessons, twelve minutes in all':
    'Apprendre à piloter : huit courtes leçons, douze minutes en tout',
  'the first lesson you have not passed': 'la première leçon que vous n’avez pas réussie',
  'Resume a saved race, by default the race or season left last':
    'Reprendre une course sauvegardée, sinon la course ou la saison quittée en dernier',
  'A save: its file, or its name in the saves folder':
    'Une sauvegarde : son fichier, ou son nom dans le dossier des sauvegardes',
  'A save: its file or its name; a race of a season also as SEASON/WEEKEND/TABLE':
    'Une sauvegarde : son fichier ou son nom ; une course de saison aussi sous SAISON/WEEK-END/TABLE',
  'Ask another program that has it open to save and quit':
    'Demander au programme qui l’a ouverte de la sauver et de quitter',
  'Give a car to a CPU driver of a level, or to a person: D=club, D=Eva':
    'Confier une voiture à un pilote automatique d’un niveau, ou à une personne : D=club, D=Eva',
  'Watch while another program has it open': 'Regarder pendant qu’un autre programme l’a ouverte',
  'the last unfinished race or season': 'la dernière course ou saison inachevée',
  'a particular race': 'une course précise',
  'Watch a recorded race again, by default the one finished last':
    'Revoir une course enregistrée, sinon la dernière terminée',
  '1, slow, to 9, instant; each step doubles it':
    'De 1, lent, à 9, immédiat ; chaque cran double l’allure',
  'Start from this round': 'Partir de cette manche',
  'Follow a driver, by name or car letter; as text, report on that driver only':
    'Suivre un pilote, par son nom ou la lettre de sa voiture ; en texte, ne parler que de lui',
  'Only replay it, and name the first difference from the record':
    'La rejouer seulement, et nommer le premier écart avec l’enregistrement',
  'Write a recording to this file (asciicast v2), - for standard output':
    'Écrire un film dans ce fichier (asciicast v2), - pour la sortie standard',
  'Columns of the recording, 80': 'Colonnes du film, 80',
  'Rows of the recording, 24': 'Lignes du film, 24',
  'the race finished last': 'la dernière course terminée',
  'Ada from round 12 on': 'Ada à partir de la manche 12',
  'a recording for asciinema': 'un film pour asciinema',
  'whether it is still the same race': 'si c’est encore la même course',
  'List the saves, or check one': 'Lister les sauvegardes, ou en vérifier une',
  'List every save, newest first': 'Lister les sauvegardes, la plus récente d’abord',
  'every save, newest first': 'toutes les sauvegardes, la plus récente d’abord',
  'is it sound': 'est-elle saine',
  'Check that a save is sound and replays to the same race':
    'Vérifier qu’une sauvegarde est saine et redonne la même course',
  'whether it is sound, and what is in it': 'si elle est saine, et ce qu’elle contient',
  'Add what each decision cost, and the chances to win; takes 20 s unless kept':
    'Ajouter le prix de chaque décision et les chances de gagner ; prend 20 s si elles ne sont pas gardées',
  'Report on a race, by default the one finished last':
    'Le compte rendu d’une course, sinon de la dernière terminée',
  'Write Markdown to a file, - for standard output':
    'Écrire du Markdown dans un fichier, - pour la sortie standard',
  'Language: en or fr': 'Langue : en ou fr',
  'Print JSON': 'Écrire du JSON',
  'the race that ended last': 'la dernière course terminée',
  'a page to post': 'une page à publier',
  'List the best laps and races of the people at this machine':
    'Lister les meilleurs tours et courses des joueurs de cette machine',
  'Only those of this circuit': 'Seulement ceux de ce circuit',
  'Only those by this rule book': 'Seulement ceux de ces règles',
  'Only those of this kind': 'Seulement ceux de cette sorte',
  'every record': 'tous les records',
  'the races by one book': 'les courses d’un jeu de règles',
  'those of Monza, with the course of each lap': 'ceux de Monza, avec le détail de chaque tour',
  'Drive the lap of the day: one circuit, one set of dice, one try':
    'Le tour du jour : un circuit, les mêmes dés pour tous, un seul essai',
  'List every day so far, and drive none': 'Lister les jours passés, sans rouler',
  'today’s lap; once it is driven, its line to share':
    'le tour du jour ; une fois couru, sa ligne à partager',
  'every day so far': 'tous les jours passés',
  'Read a rule book, or one of its chapters': 'Lire des règles, ou l’un de leurs chapitres',
  'A chapter by number or title, or the number of a rule in it':
    'Un chapitre par numéro ou titre, ou le numéro d’une règle',
  'the whole book': 'le livre entier',
  'chapter 10, overshooting': 'le chapitre 10, les sorties de virage',
  'the chapter of that rule': 'le chapitre de cette règle',
  'Race CPU drivers without a screen, on all cores':
    'Faire courir des pilotes CPU sans écran, sur tous les cœurs',
  'Races on each circuit; default 100': 'Courses par circuit ; 100 d’usage',
  'Seed of the first race, default 1; each later race takes the next':
    'Graine de la première course, 1 d’usage ; chaque course suivante prend la suivante',
  'Circuits, separated by commas; default monza':
    'Circuits, séparés par des virgules ; monza d’usage',
  'Laps per race; default as many as the rules say':
    'Tours par course ; autant que les règles le disent',
  'Level and number of cars, such as club:3; repeat for more':
    'Niveau et nombre de voitures, tel club:3 ; à répéter',
  'Cars on the grid, default 10; the rest are club drivers':
    'Voitures sur la grille, 10 d’usage ; les autres sont des pilotes de club',
  'CAR=POINTS: a level, or a car by its number from 1, that has that many points fewer; repeat for more. In rules whose cars are built from cards':
    'VOITURE=POINTS : un niveau, ou une voiture par son numéro dès 1, qui a autant de points en moins ; à répéter. Pour les règles dont les voitures se composent de cartes',
  'Points by place; default 10,6,4,3,2,1': 'Points par place ; 10,6,4,3,2,1 d’usage',
  'Continue a simulation printed by --json; several are added up':
    'Poursuivre une simulation écrite par --json ; plusieurs s’additionnent',
  'Threads; default one per core': 'Fils d’exécution ; un par cœur d’usage',
  'Print JSON, to keep or to continue later': 'Écrire du JSON, à garder ou à poursuivre',
  'four pros at Spa': 'quatre pros à Spa',
  'race only what is missing': 'ne courir que ce qui manque',
  'Race over the line protocol (JSON lines), for bots in any language':
    'Courir par le protocole en lignes (JSON), pour des robots de tout langage',
  'Start from a race written by hand or by race?':
    'Partir d’une course écrite à la main ou par race?',
  'Let the save message write outside the saves folder':
    'Permettre au message save d’écrire hors du dossier des sauvegardes',
  'Drive the people of a season, trials and all':
    'Piloter les humains d’une saison, essais compris',
  'all its people': 'tous ses humains',
  'With --season: drive only this entrant; repeat for more':
    'Avec --season : ne piloter que cet engagé ; à répéter',
  'Tell the bot the seed, the dice to come and what others have sealed':
    'Révéler au robot la graine, les dés à venir et les choix encore cachés des autres',
  'two remote seats': 'deux places à distance',
  'dice from a file': 'les dés d’un fichier',
  'every trial and race of its people': 'tous les essais et courses de ses humains',
  'those of one entrant among people': 'ceux d’un seul engagé, parmi des humains',
  'source/protocol/README.md describes the messages.':
    'source/protocol/README.md décrit les messages (en anglais).',
  'Print a script for shell completion': 'Écrire un script de complétion pour le shell',
  'for every new shell': 'pour chaque nouveau shell',
  'in a folder of fpath': 'dans un dossier de fpath',
  'for fish': 'pour fish',
  'The shell, by default your own': 'Le shell, par défaut le vôtre',
  'Check folders, locks, left-over files, cache, settings and terminal':
    'Vérifier dossiers, verrous, restes de fichiers, cache, réglages et terminal',
  'Repair what can be repaired safely; what a save says is never changed':
    'Réparer ce qui peut l’être sans risque ; le contenu d’une sauvegarde ne change jamais',
  'what is wrong, and what to do about it': 'ce qui ne va pas, et que faire',
  'remove what killed programs have left': 'enlever ce que des programmes tués ont laissé',
};
