// French. Every word of the screen, key for key as in English.
import type { Consequence } from '../../rules/kit/types.ts';
import { sentenceInFrench } from './fr-story.ts';
import type { ConsequenceWords, Words } from './words.ts';

type Names = (seats: readonly number[]) => string;

function plural(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}

function ordinal(value: number): string {
  return value === 1 ? '1er' : `${value}e`;
}

function harmless(text: string): ConsequenceWords {
  return { text, weight: 0 };
}
function costly(text: string): ConsequenceWords {
  return { text, weight: 1 };
}
function grave(text: string): ConsequenceWords {
  return { text, weight: 2 };
}

const POINTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tires: ['pneu', 'pneus'],
  brakes: ['frein', 'freins'],
  gas: ['essence', 'essence'],
  body: ['carrosserie', 'carrosserie'],
  engine: ['moteur', 'moteur'],
  handling: ['tenue', 'tenue'],
};

function consequence(one: Consequence & { readonly of?: number }, names: Names): ConsequenceWords {
  const amount = one.amount ?? 0;
  const name = one.name ?? '';
  const who = names(one.seats ?? []);
  const points = POINTS[one.kind];
  if (points !== undefined) return { ...costly(plural(amount, points[0], points[1])), paid: true };
  switch (one.kind) {
    case 'stop':
      return harmless(`arrêt ${amount}/${one.of ?? amount} dans ${name}`);
    case 'noStop':
      return costly(`pas d’arrêt dans ${name}`);
    case 'overshoot':
      return costly(`sortie de ${name} de ${amount}`);
    case 'blocked':
      return costly(`bloqué, ${plural(amount, 'case', 'cases')} de moins`);
    case 'collisionTest':
      return costly(`accrochage avec ${who} (${one.percent ?? 0}%)`);
    case 'handlingTest':
      return costly(`débris en ${name} (${one.percent ?? 0}%)`);
    case 'slipstream':
      return harmless(`aspiration de ${who}`);
    case 'finish':
      return harmless('termine la course');
    case 'spin':
      return grave('tête-à-queue : plus de pneus');
    case 'eliminated':
      return grave('ÉLIMINÉ');
    default:
      return costly([one.kind, amount === 0 ? '' : String(amount), name].filter(Boolean).join(' '));
  }
}

export const FR: Words = {
  language: 'Français',
  tagline: 'la course automobile dans le terminal',
  keyNames: {
    enter: 'entrée',
    esc: 'échap',
    tab: 'tab',
    'shift-tab': 'maj-tab',
    up: 'haut',
    down: 'bas',
    left: 'gauche',
    right: 'droite',
    pgup: 'page préc.',
    pgdn: 'page suiv.',
  },
  commands: {
    pick: 'choisir',
    up: 'monter',
    down: 'descendre',
    less: 'moins',
    more: 'plus',
    confirm: 'valider',
    brakes: 'freiner',
    path: 'trajectoire',
    map: 'plan',
    nextCar: 'autre voiture',
    previousCar: 'voiture précédente',
    scrollBack: 'reculer la vue',
    scrollAhead: 'avancer la vue',
    follow: 'suivre le jeu',
    log: 'journal',
    skip: 'passer',
    pause: 'attendre',
    pageUp: 'page précédente',
    pageDown: 'page suivante',
    next: 'ligne suivante',
    symbols: 'symboles simples',
    settings: 'options',
    help: 'aide',
    back: 'retour',
    quit: 'quitter',
    leave: 'quitter (deux fois : sans question)',
    suspend: 'suspendre',
    redraw: 'redessiner',
  },
  scroll: 'défiler',
  change: 'changer',
  title: {
    newRace: 'Nouvelle course',
    resume: 'Reprendre une course',
    settings: 'Options',
    help: 'Comment jouer, et toutes les touches',
    quit: 'Quitter',
    unofficial: 'Programme non officiel, sans lien avec les éditeurs des jeux.',
    about: [
      'À chaque tour vous choisissez un rapport et lancez son dé : il dit exactement de combien de cases vous avancez, vous choisissez la trajectoire.',
      'Un virage demande d’y terminer un, deux ou trois coups. En sortir trop tôt coûte des pneus, ou la course.',
      'Les grands rapports vont loin, les petits tiennent le virage. Tout le jeu est là : aussi vite que le prochain virage le permet.',
      'Entrée prend toujours un choix raisonnable : on apprend en lisant ce que chaque choix coûte.',
    ],
  },
  circuit: {
    heading: 'Choisissez un circuit',
    par: rolls => `par ${rolls} : les lancers d’un tour parfait`,
    parPending: 'par : calcul en cours …',
    length: (spaces, lanes) => `${spaces} cases par tour, ${lanes} lignes`,
    corners: (corners, stops) =>
      `${plural(corners, 'virage', 'virages')}, ${plural(stops, 'arrêt', 'arrêts')}`,
    faulty: 'Le fichier de ce circuit est fautif ; `chicane tracks check` dit où.',
    none: 'Aucun circuit trouvé.',
    help: [
      'Le plan montre le tour vu du ciel ; chaque étoile est un arrêt demandé par un virage.',
      'Le par est le nombre de lancers d’un tour sans trafic ni chance : petit par, course courte.',
    ],
  },
  grid: {
    heading: 'Qui conduit ?',
    start: 'Lancer la course',
    track: 'Circuit',
    laps: 'Tours',
    human: number => `Pilote ${number}`,
    addHuman: 'tapez un nom pour ajouter un pilote',
    cars: 'Voitures',
    carsHint: (humans, cpus) =>
      `${plural(humans, 'humain', 'humains')}, ${plural(cpus, 'pilote automatique', 'pilotes automatiques')}`,
    level: 'Pilotes autom.',
    seed: 'Graine',
    seedHint: 'même graine, mêmes dés ; vide : au hasard',
    watchHint: 'aucun pilote humain : vous regardez',
    help: [
      'Haut et bas changent de ligne, gauche et droite changent une valeur, les lettres vont dans les noms.',
      'Plusieurs personnes peuvent jouer à ce clavier : donnez un nom à chacune. Les pilotes automatiques prennent le reste.',
      'Trois tours sont la distance habituelle ; un tour fait une bonne première course.',
    ],
  },
  saves: {
    heading: 'Reprendre une course',
    none: 'Il n’y a pas de course inachevée.',
    reading: 'Lecture des sauvegardes …',
    lap: (lap, laps) => `tour ${lap}/${laps}`,
    help: [
      'Chaque course est gardée après chaque réponse. Choisissez-en une pour la reprendre au même instant.',
    ],
  },
  settings: {
    heading: 'Options',
    name: 'Votre nom',
    languageRow: 'Langue',
    theme: 'Couleurs',
    symbols: 'Symboles',
    animation: 'Voitures animées',
    pace: 'Les autres jouent',
    on: 'oui',
    off: 'non',
    ascii: 'simples (ASCII)',
    unicode: 'dessinés (Unicode)',
    paces: { slow: 'lentement', normal: 'à vitesse lisible', fast: 'vite' },
    themes: { default: 'habituelles', 'colour-blind': 'pour daltoniens', mono: 'aucune' },
    languages: { en: 'English', fr: 'Français' },
  },
  levels: {
    random: 'au hasard (essais)',
    club: 'club',
  },
  race: {
    sentence: sentenceInFrench,
    lap: (lap, laps) => `tour ${lap}/${laps}`,
    grid: 'sur la grille',
    round: round => `manche ${round}`,
    sky: { sun: 'soleil', changeable: 'variable', rain: 'pluie' },
    trackState: { dry: 'sec', wet: 'mouillé' },
    order: 'ordre',
    gear: gear => `rapport ${gear}`,
    parts: {
      tires: 'pneus',
      brakes: 'freins',
      gas: 'ess.',
      body: 'carr.',
      engine: 'mot.',
      handling: 'tenue',
    },
    partsShort: {
      tires: 'pne',
      brakes: 'frn',
      gas: 'ess',
      body: 'car',
      engine: 'mot',
      handling: 'ten',
    },
    tireTypes: { hard: 'durs', soft: 'tendres', rain: 'pluie' },
    turn: (name, letter) => `${name}, à vous : voiture ${letter}`,
    thinking: name => `${name} joue …`,
    asks: {
      gear: {
        question: 'quel rapport ?',
        help: [
          'Choisissez le rapport, puis son dé est lancé : il faut avancer exactement d’autant. L’étoile marque le choix d’un bon pilote.',
          'Garder le rapport, en monter ou en descendre un est gratuit. En sauter à la descente coûte de l’essence, puis des freins, puis du moteur.',
          'Le tableau : jusqu’où va le rapport, combien de fois on peut finir dans le prochain virage, combien de fois on ne paie rien, combien de fois on sort trop loin, et les pneus que cela coûte en moyenne.',
          'Les barres sous la piste montrent la même chose : où chaque rapport peut mener.',
        ],
      },
      move: {
        question: 'où aller ?',
        help: [
          'Les chiffres sur la piste sont les cases possibles ; la liste dit ce que chacune coûte.',
          'Un arrêt compte quand le coup se termine dans le virage. En sortir avec un arrêt manquant coûte un pneu par case ; deux arrêts manquants terminent la course.',
          'Un point de frein raccourcit le coup d’une case : les freinages montrent ce qu’on atteint ainsi.',
          'Finir à côté ou derrière une voiture risque un accrochage ; les débris risquent la tenue de route.',
        ],
      },
      slipstream: {
        question: 'prendre l’aspiration ?',
        help: [
          'Vous finissez juste derrière une voiture en 4e ou plus, aussi rapide que vous : elle vous tire trois cases plus loin.',
          'Refuser est gratuit. Entrer ainsi dans un virage coûte un frein.',
        ],
      },
      overshoot: {
        question: 'comment payer la sortie ?',
        help: [
          'Vous avez quitté le virage trop tôt. Chaque case au-delà coûte un pneu, ou un frein qui reprend la case.',
          'Sans pneu la voiture fait un tête-à-queue ; ce qui ne peut être payé termine la course.',
        ],
      },
      other: { question: 'que faites-vous ?', help: ['Chaque ligne dit ce qu’elle fait.'] },
    },
    rolled: (roll, gear) => `${roll} au dé de ${gear === 1 ? '1re' : ordinal(gear)}`,
    blockedBy: missing => `bloqué : ${plural(missing, 'case', 'cases')} de trop`,
    gearColumns: {
      gear: 'rap.',
      moves: 'coup',
      inCorner: 'virage',
      clean: 'net',
      overshoot: 'sort.',
      tires: 'pneus',
      blocked: 'bloq.',
      price: '',
    },
    free: 'gratuit',
    advice: '*',
    brakesShown: 'Un point de frein par case en moins.',
    brakesHidden: count => `${count} de plus avec freins`,
    stay: 'rester ici',
    slipstreamTo: 'aspiration vers',
    decline: 'rester où vous êtes',
    payWith: (brakes, tires) =>
      [
        brakes > 0 ? plural(brakes, 'frein', 'freins') : '',
        tires > 0 ? plural(tires, 'pneu', 'pneus') : '',
      ]
        .filter(text => text !== '')
        .join(' + '),
    fatalPayment: 'plus rien pour payer',
    consequence,
    costs: points => `coûte ${points}`,
    nothing: 'ne coûte rien',
    nextCorner: (name, stops, lanes, most) =>
      `${name}, ${plural(stops, 'arrêt', 'arrêts')} : commence ${lanes} ; on y reste jusqu’à +${most}`,
    inCorner: (name, done, stops, shortest, longest) =>
      `dans ${name} : arrêt ${done}/${stops}, ${shortest}-${longest} pour sortir`,
    corner: 'virage',
    straight: 'droite',
    table: {
      heading: 'course',
      place: 'pl.',
      car: 'voit.',
      gear: 'rap.',
      where: 'où',
      gap: 'écart',
    },
    stripHeading: letter => `la piste devant ${letter}`,
    logHeading: 'journal',
    logEmpty: 'Il ne s’est encore rien passé.',
    mapHeading: 'plan',
    watching: 'une touche : continuer   s : jusqu’à la prochaine question',
    skipping: 'la course va jusqu’au bout …',
    paused: 'pause : w pour continuer',
    outQuestion: (name, place, finished) =>
      finished ? `${name} termine ${ordinal(place)} !` : `${name} est éliminé.`,
    watch: 'Regarder la suite',
    skipToEnd: 'Aller à la fin',
    overQuestion: 'La course est terminée.',
    seeResult: 'Voir le classement',
    superStart: 'super départ',
  },
  classification: {
    heading: track => `Classement : ${track}`,
    again: 'Courir encore',
    title: 'Retour au titre',
    quit: 'Quitter',
    status: { racing: 'en course', finished: 'arrivé', retired: 'éliminé' },
    why: {
      overshoot: 'sorti d’un virage',
      blocking: 'arrêté par une piste bloquée',
      collision: 'accrochage',
      engine: 'casse moteur',
      handling: 'perte de contrôle',
      overRevving: 'moteur cassé par surrégime',
    },
    columns: { place: 'place', car: 'voiture', result: 'résultat' },
    laps: laps => plural(laps, 'tour', 'tours'),
    help: [
      'D’abord les voitures arrivées, dans l’ordre du drapeau ; puis celles encore en piste ; puis les éliminées.',
    ],
  },
  leaving: {
    question: 'Cette course ne peut pas être gardée. La quitter quand même ?',
    stay: 'Non, continuer',
    go: 'Oui, la quitter',
    kept: file => `La course est gardée dans ${file} ; \`chicane resume\` la reprend.`,
  },
  tooSmall: (columns, rows, needColumns, needRows) =>
    `Chicane demande ${needColumns}x${needRows} caractères ; cette fenêtre en a ${columns}x${rows}. Agrandissez-la, s’il vous plaît.`,
  tooSmallRace: 'Votre course reste telle quelle.',
  dumbTerminal:
    'Ce terminal (TERM=dumb) ne peut pas dessiner le jeu. `chicane race | cat` imprime une course en texte.',
  broken: message => `Chicane s’est arrêté par une faute du programme : ${message}`,
  keySheet: 'Touches',
  more: 'suite plus bas',
};
