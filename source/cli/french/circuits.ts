// French: the help of the commands for circuits.

export const CIRCUITS_IN_FRENCH: Readonly<Record<string, string>> = {
  'List, show, check, derive, create or import circuits':
    'Lister, montrer, vérifier, dériver, créer ou importer des circuits',
  'List every circuit with its figures': 'Lister les circuits avec leurs chiffres',
  'The rule book for which boards and figures are shown':
    'Les règles dont on montre les plateaux et les chiffres',
  'What to sort by': 'Ordre de tri',
  'Reverse the order': 'Inverser l’ordre',
  'Race the circuits not yet measured first': 'Courir d’abord les circuits pas encore mesurés',
  'shortest race first': 'la course la plus courte d’abord',
  'the boards in rows': 'les plateaux en rangées',
  'metres: the real lap. spaces: a lap in the shortest lane. stops: per lap.\npar: average rolls for a perfectly driven timed lap.\novertakes, slips (slipstreams), contacts (collision tests), engine (points lost): by ten cars, per round.\n5th+6th: share of the dice rolled in these gears. All five are measured over 10 CPU races.\ncpu: rolls in the best of 50 timed laps by a CPU driver.\nyou: rolls in the best timed lap by a person here.\nIn rows (--rules championship):\nspaces: the shortest way. 3 wide: share of the lap. lines: corners with a racing line. pits: rows.\npar: fewest turns of a standing lap alone in the middle car. cars: of three laps, front/middle/back car.\novertakes, slips, passes (through a taken space), spins: by twelve cars, per turn. wins: of the three cars.\nAll five are measured over 9 CPU races, four of each car.':
    'metres : le vrai tour. spaces : un tour par la ligne la plus courte. stops : arrêts par tour.\npar : lancers moyens d’un tour chronométré parfait.\novertakes (dépassements), slips (aspirations), contacts (tests d’accrochage), engine (points perdus) : dix voitures, par manche.\n5th+6th : part des dés lancés sur ces rapports. Les cinq sont mesurés sur 10 courses CPU.\ncpu : lancers du meilleur de 50 tours chronométrés d’un pilote CPU.\nyou : lancers du meilleur tour chronométré d’un joueur d’ici.\nEn rangées (--rules championship) :\nspaces : le chemin le plus court. 3 wide : part du tour. lines : virages avec trajectoire. pits : rangées.\npar : le moins de manches d’un tour départ arrêté, seul, voiture du milieu. cars : de trois tours, voitures avant/milieu/arrière.\novertakes, slips, passes (à travers une case prise), spins (tête-à-queue) : douze voitures, par manche. wins : des trois voitures.\nLes cinq sont mesurés sur 9 courses CPU, quatre de chaque voiture.',
  'Show the map, corners, weather and whole lap of a circuit':
    'Montrer le plan, les virages, la météo et le tour entier d’un circuit',
  'An id or a file': 'Un identifiant ou un fichier',
  'Print its file instead, to make another of it':
    'Afficher son fichier à la place, pour en faire un autre',
  'a copy to change; give it another id': 'une copie à modifier ; donnez-lui un autre id',
  'as wide as the terminal': 'aussi large que le terminal',
  'Show every fault in a circuit file, its line and how to fix it, then the board':
    'Montrer les fautes d’un fichier de circuit, leur ligne et leur remède, puis le plateau',
  'The rule book whose board is shown; by default every board in the file':
    'Les règles dont on montre le plateau ; sinon tous ceux du fichier',
  'A circuit file': 'Un fichier de circuit',
  'Check again whenever the file changes, until Ctrl-C':
    'Vérifier à chaque changement du fichier, jusqu’à Ctrl-C',
  'what is wrong, or how it looks': 'ce qui cloche, ou à quoi il ressemble',
  'beside the editor': 'à côté de l’éditeur',
  'Print a circuit’s board in rows as the block that draws it':
    'Écrire le plateau en rangées d’un circuit comme bloc qui le dessine',
  'A rule book whose boards follow from the rest of the file':
    'Des règles dont le plateau découle du reste du fichier',
  'From the road alone, without the file’s corrections':
    'De la route seule, sans les corrections du fichier',
  'its corners, lanes and limits': 'ses virages, ses voies et ses limites',
  'draws what was derived': 'dessine ce qui a été dérivé',
  'The block replaces the championship: block in the file; change whatever you know better.':
    'Le bloc remplace le bloc championship: du fichier ; changez ce que vous savez mieux.',
  'Make a small annotated circuit to start from': 'Faire un petit circuit annoté pour commencer',
  'The rule book whose board the circuit tells of': 'Les règles dont le circuit décrit le plateau',
  'Write to ID.yaml; without it, print the circuit':
    'Écrire dans ID.yaml ; sinon afficher le circuit',
  'Name of the circuit': 'Nom du circuit',
  'writes millpond.yaml into this folder': 'écrit millpond.yaml dans ce dossier',
  'with a board in rows to correct': 'avec un plateau en rangées à corriger',
  'Make a first board from the centre line of a real circuit':
    'Faire un premier plateau de l’axe d’un vrai circuit',
  'GeoJSON, GPX, or CSV of x,y in metres or lon,lat':
    'GeoJSON, GPX, ou CSV de x,y en mètres ou lon,lat',
  'Its name; by default the place of the line, or the file':
    'Son nom ; sinon le lieu de la ligne, ou le fichier',
  'Its id, also the file name': 'Son identifiant, aussi le nom du fichier',
  'Metres from the first point to the line': 'Mètres du premier point à la ligne',
  'Lanes of the board': 'Lignes du plateau',
  'Spaces in the middle lane (150)': 'Cases de la ligne du milieu (150)',
  'An oval with a wall': 'Un ovale avec un mur',
  'Race it the other way round': 'Le courir dans l’autre sens',
  'Who owns the line, and its licence': 'À qui est la ligne, et sa licence',
  'a board to finish by hand': 'un plateau à finir à la main',
  'Print the JSON Schema of circuit files, for editors':
    'Écrire le JSON Schema des fichiers de circuit, pour les éditeurs',
  'Any rule book: one file, and so one schema, holds the boards of every game':
    'N’importe quelles règles : un fichier, donc un schéma, porte les plateaux de tous les jeux',
  'into your circuits folder': 'dans votre dossier de circuits',
  'Then start each circuit with the line\n# yaml-language-server: $schema=schema.json':
    'Commencez ensuite chaque circuit par la ligne\n# yaml-language-server: $schema=schema.json',
};
