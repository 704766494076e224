// French. Every word of the screen, key for key as in English.

import { FR_OPTIONS as FR_CHAMPIONSHIP_OPTIONS } from '../../../replay/championship-formula/fr-words.ts';
import { FR_CHOICE_WORDS } from '../../../replay/formula-de/fr-choice-words.ts';
import { FR_ASKS, FR_OPTIONS } from '../../../replay/formula-de/fr-words.ts';
import { laneName } from '../../../replay/space-names.ts';
import { FR_COVER } from '../cover-words.ts';
import { FR_HOT_SEAT } from '../hot-seat-words.ts';
import { FR_PAGE_COMMANDS } from '../page-commands.ts';
import { FR_RECORDS } from '../record-words.ts';
import { FR_REPLAY, FR_REPLAY_COMMANDS } from '../replay-words.ts';
import { FR_TRANT_RACE } from '../trant-words.ts';
import type { Words } from '../words.ts';
import { FR_BOOKS } from './books.ts';
import { FR_CHAMPIONSHIP } from './championship.ts';
import { FR_CLASSIFICATION } from './classification.ts';
import { consequencesIn, ordinal, POINT_WORDS, plural } from './consequences.ts';
import { FR_DIRECTOR } from './director.ts';
import { engineer } from './engineer.ts';
import { FR_GRID } from './grid.ts';
import { FR_GUIDE } from './guide.ts';
import { FR_LOOK_BACK } from './look-back.ts';
import { FR_PANELS } from './panels.ts';
import { FR_ROAD } from './road.ts';
import { FR_SAVES } from './saves.ts';
import { FR_SCHOOL } from './school.ts';
import { FR_SEASON } from './season.ts';
import { FR_SETTINGS } from './settings.ts';
import { FR_STYLES } from './styles.ts';
import { FR_TERMS } from './terms.ts';
import { FR_TRIALS } from './trials.ts';

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
    ' ': 'espace',
    pgup: 'pg préc.',
    pgdn: 'pg suiv.',
  },
  commands: {
    ...FR_REPLAY_COMMANDS,
    pick: 'choisir',
    pickFurther: 'choisir dès la dixième ligne',
    up: 'monter',
    down: 'descendre',
    less: 'moins',
    more: 'plus',
    lower: 'moins',
    raise: 'plus',
    confirm: 'valider',
    letter: 'par initiale',
    brakes: 'freiner',
    figures: 'tous les chiffres',
    gearUp: 'rapports',
    lift: 'montrer les choix de cette voiture',
    path: 'trajectoire',
    take: 'prendre un point',
    give: 'le mettre ici',
    ahead: 'avancer',
    behind: 'reculer',
    laneLeft: 'ligne à gauche',
    laneRight: 'ligne à droite',
    setDown: 'la poser',
    targetAhead: 'le long de la piste',
    targetBehind: 'en arrière sur la piste',
    part: 'autre partie',
    column: 'colonne',
    replay: 'revoir',
    draw: 'nouveau tirage',
    engineer: 'ingénieur',
    seats: 'changer de pilote',
    message: 'message',
    undo: 'annuler',
    map: 'plan',
    drivers: 'pilotes',
    nextCar: 'voiture suivante',
    previousCar: 'voiture précédente',
    scrollBack: 'reculer la vue',
    scrollAhead: 'avancer la vue',
    follow: 'suivre la course',
    log: 'journal',
    skip: 'passer',
    pause: 'pause',
    panel: 'tableau suivant',
    ...FR_PAGE_COMMANDS,
    doorLeft: 'lien à gauche',
    doorRight: 'lien à droite',
    pageUp: 'page précédente',
    pageDown: 'page suivante',
    next: 'ligne suivante',
    story: 'récit',
    chart: 'courbes',
    spent: 'points',
    moment: 'temps fort',
    analysis: 'analyse',
    fromHere: 'rejouer d’ici',
    sameDice: 'mêmes dés',
    otherRace: 'autre course',
    symbols: 'symboles simples',
    settings: 'options',
    help: 'aide',
    back: 'retour',
    quit: 'quitter',
    leave: 'quitter (deux fois : sans confirmer)',
    suspend: 'suspendre',
    redraw: 'redessiner',
  },
  scroll: 'défiler',
  change: 'changer',
  title: {
    goOn: facts => `Reprendre : ${facts}`,
    newRace: 'Nouvelle course',
    quickRace: 'Course rapide : six voitures, un tour',
    schoolFirst: 'École de pilotage : apprendre à courir en douze minutes',
    schoolNext: name => `École de pilotage : à suivre, « ${name} »`,
    quickRaceAs: (track, laps, cars) =>
      `Course rapide : ${track === '' ? '' : `${track}, `}${plural(laps, 'tour', 'tours')}, ${plural(cars, 'voiture', 'voitures')}`,
    timedLap: 'Tour chronométré contre le par',
    seasons: 'Saisons',
    resume: 'Reprendre une course, ou en revoir une',
    settings: 'Options',
    help: 'Comment jouer, et toutes les touches',
    quit: 'Quitter',
    unofficial: 'Non officiel, sans lien avec les éditeurs des jeux.',
    about: [
      'Deux jeux sur les mêmes circuits. Dans Formula Dé vous choisissez un rapport, lancez son dé et choisissez la trajectoire.',
      'Dans Championship Formula Racing chacun pose une carte de vitesse face cachée et paie sa vitesse en usure ; presque pas de dés.',
      'Les virages imposent des arrêts ou une vitesse : trop vite, cela coûte des pneus, de l’usure, ou la course.',
      'Entrée fait toujours un choix raisonnable : on apprend en lisant ce que coûte chacun.',
    ],
  },
  circuit: {
    heading: 'Choisissez un circuit',
    typed: letters => `chercher : ${letters}`,
    timedHeading: 'Tour chronométré : choisissez un circuit',
    par: rolls =>
      `par ${rolls.toFixed(1).replace('.', ',')} : lancers d’un tour parfait, en moyenne`,
    parPending: 'par : calcul en cours …',
    length: (spaces, lanes) => `${spaces} cases par tour au plus court, ${lanes} lignes`,
    corners: (corners, stops) =>
      `${plural(corners, 'virage', 'virages')}, ${plural(stops, 'arrêt', 'arrêts')}`,
    faulty: 'Le fichier de ce circuit contient des erreurs ; `chicane tracks check` dit où.',
    none: 'Aucun circuit trouvé.',
    help: [
      'Le plan montre le tour vu du ciel ; chaque ○ est un arrêt imposé par un virage.',
      'Le par est le nombre moyen de lancers d’un tour parfait, seul en piste et sur le sec : plus le par est bas, plus la course est courte.',
    ],
  },
  grid: FR_GRID,
  options: { ...FR_OPTIONS, ...FR_CHAMPIONSHIP_OPTIONS },
  books: FR_BOOKS,
  opponents: {
    heading: 'Vos adversaires',
    portrait: (name, note) => `${name} : ${note}`,
    none: 'Personne ne court contre vous : ajoutez des voitures.',
    help: [
      'Gauche et droite changent la valeur marquée, tab passe du pilote au niveau et inversement, r refait tout le tirage.',
      'Le niveau, c’est l’adresse : un débutant choisit souvent mal son rapport, un champion presque jamais. Le style, c’est le goût : ce que chacun risque, ménage et recherche.',
      'Les adversaires choisis ici courent aussi la prochaine fois, jusqu’à un nouveau tirage.',
    ],
  },
  styles: FR_STYLES,
  saves: FR_SAVES,
  panels: FR_PANELS,
  settings: FR_SETTINGS,
  levels: {
    random: 'au hasard (tests)',
    rookie: 'débutant',
    club: 'club',
    pro: 'pro',
    champion: 'champion',
  },
  race: {
    language: 'fr',
    lap: (lap, laps) => `tour ${lap}/${laps}`,
    grid: 'sur la grille',
    round: round => `manche ${round}`,
    sky: { sun: 'soleil', changeable: 'variable', rain: 'pluie' },
    trackState: { dry: 'sec', wet: 'mouillé' },
    order: 'ordre',
    ...FR_CHOICE_WORDS,
    ...FR_TERMS,
    cover: FR_COVER,
    hotSeat: FR_HOT_SEAT,
    turn: (name, letter) => `${name}, à vous : voiture ${letter}`,
    thinking: name => `${name} joue …`,
    asks: FR_ASKS,
    colon: ' :',
    rolled: (roll, gear) => `fait ${roll} au dé de ${gear === 1 ? '1re' : ordinal(gear)}`,
    quickExit: spaces => `repart, ${plural(spaces, 'case', 'cases')}`,
    blockedBy: missing => `bloqué, il manque ${missing}`,
    engineTests: (gear, percent, isLast) =>
      `puis test moteur dès la ${ordinal(gear)} : ${percent}\u00a0% ${isLast ? 'et le vôtre casse' : 'perdent un point'}`,
    conditions: {
      sound: '',
      stalled: 'a calé',
      spun: 'en travers',
      blown: 'le moteur a cassé',
      inertia: 'en roue libre, sans moteur',
      wreck: '',
    },
    tireColumns: {
      type: '',
      dry: 'au sec',
      wet: 'mouillé',
      slide: 'gliss.',
      bonus: 'en plus',
    },
    bonusLaps: laps =>
      laps === 0 ? '-' : laps === 1 ? '+1 au tour 1' : `+1 jusqu’au tour ${laps}`,
    weather: {
      news: weather => `météo : ${weather}`,
      holds: track =>
        `Le temps est établi : la piste reste ${track === 'dry' ? 'sèche' : 'mouillée'}.`,
      changes: (track, once, rolls, within) =>
        `${track === 'dry' ? 'Pluie' : 'Piste sèche'} : ${once}\u00a0% à chaque jet de météo, ${within}\u00a0% en ${rolls} jets.`,
    },
    pitBoxFacts: (into, out) =>
      `à ${plural(into, 'case', 'cases')} de l’entrée, ${out} de la sortie`,
    readyMade: {
      balanced: 'équilibrée',
      tires: 'pneus',
      brakes: 'freineuse',
      pack: 'peloton',
      engine: 'moteur',
      gearbox: 'boîte',
      noStop: 'sans arrêt',
      crew: 'équipe de stand',
      driver: 'pilote',
    },
    pitShort: 'std',
    budget: (total, inHand) =>
      inHand === 0 ? `${total} points, tous placés` : `${total} points, ${inHand} EN MAIN`,
    howToChange: ['Chiffre : une voiture. - prend un point, + le place ; entrée : partir.'],
    pitLine: (number, points) => `stand ${number} : ${plural(points, 'point', 'points')}`,
    noSuchDigit: (digit, digits) => `Pas de choix ${digit} ici, seulement ${digits}.`,
    noSuchGear: (gear, gears) =>
      `La ${gear === 1 ? '1re' : ordinal(gear)} est hors de portée : choisissez entre ${gears}.`,
    nothingInHand: 'Aucun point à placer : prenez-en d’abord un ailleurs.',
    inPits: 'std',
    atFlag: 'arr',
    pitLaneWhere: 'stands',
    pitAhead: spaces => `voie des stands : ${plural(spaces, 'case', 'cases')} jusqu’au vôtre`,
    pitLeaving: 'en sortie des stands',
    weatherNews: text => `MÉTÉO : ${text}`,
    free: 'gratuit',
    engineer,
    silentEngineer: 'L’ingénieur n’a rien à comparer ici.',
    consequence: consequencesIn(POINT_WORDS),
    costs: points => `coûte ${points}`,
    nothing: 'ne coûte rien',
    nextCorner: (name, stops, lanes, most) =>
      `${name}, ${plural(stops, 'arrêt', 'arrêts')} : de ${lanes}${most > 0 ? ` jusqu’à +${most}` : ''}`,
    flagAtStake: (place, before, after) => {
      const unless = before
        .map(([name, points]) => ` et si ${name} fait moins de ${points}`)
        .join('');
      const needs = after.map(([name, points]) => `il faut ${points} à ${name}`).join(', ');
      const later = needs === '' ? '' : ` ; après vous, ${needs}`;
      return `${ordinal(place)} si vous passez la ligne maintenant${unless}${later}`;
    },
    flagAhead: lanes => `Le drapeau à damier : ${lanes}`,
    inCorner: (name, done, stops, exit) =>
      `dans ${name} : arrêt ${done}/${stops}, ${exit} pour sortir`,
    corner: 'virage',
    straight: 'ligne',
    table: {
      heading: 'course',
      place: 'pl.',
      car: 'voit.',
      team: 'éq.',
      gear: 'rap.',
      where: 'où',
      gap: 'cases',
    },
    lapsDown: laps => `-${laps}T`,
    gapInLaps: laps => plural(laps, 'tour', 'tours'),
    semicolon: ' ; ',
    lineNames: ['DÉPART/ARRIVÉE', 'D/A'],
    lane: letter => laneName(letter, 'fr'),
    stripHeading: letter => `la piste devant ${letter}`,
    backToCar: 'revenir à la voiture',
    logHeading: 'journal',
    logEmpty: 'Il ne s’est encore rien passé.',
    mapHeading: 'plan',
    watching: 'une touche : continuer   s : à la prochaine question',
    skipping: 'jusqu’au drapeau à damier …',
    paused: 'pause : w pour continuer',
    outQuestion: (name, place, finished) =>
      finished ? `${name} termine ${ordinal(place)} !` : `${name} est éliminé.`,
    watch: 'Regarder la suite',
    skipToEnd: 'Aller à la fin',
    overQuestion: 'La course est terminée.',
    seeResult: 'Voir le classement',
    superStart: 'départ canon',
    trials: FR_TRIALS,
    road: FR_ROAD,
    director: FR_DIRECTOR,
    trant: FR_TRANT_RACE,
  },
  championship: FR_CHAMPIONSHIP,
  classification: FR_CLASSIFICATION,
  lookBack: FR_LOOK_BACK,
  leaving: {
    question: 'Cette course ne peut pas être sauvegardée. La quitter quand même ?',
    pause: 'Quitter la course pour l’instant ? Reprenez-la quand vous voulez.',
    stay: 'Non, continuer',
    go: 'Oui, la quitter',
    takenOver: 'La course a été reprise dans un autre terminal et continue là-bas.',
    unsaved: answers =>
      answers === 0
        ? 'non sauvegardée'
        : `non ${answers < 2 ? 'sauvegardé' : 'sauvegardés'} : ${plural(answers, 'choix', 'choix')}`,
    notSaved: answers =>
      answers < 2
        ? 'Cette course n’est pas sur le disque telle qu’elle est. La quitter quand même ?'
        : `Les ${answers} derniers choix ne sont pas sur le disque. Quitter la course quand même ?`,
    elsewhere: file => `Non, la sauvegarder dans ${file}`,
    lost: answers =>
      answers < 2
        ? 'La course n’a pas pu être sauvegardée telle qu’elle était.'
        : `Les ${answers} derniers choix n’ont pas pu être sauvegardés.`,
    kept: file => `La course est sauvegardée dans ${file}.`,
    goOn: command => `Pour la reprendre : ${command}`,
    help: ['Une course non sauvegardée est perdue quand on la quitte.'],
  },
  tooSmall: (columns, rows, needColumns, needRows) =>
    `Chicane demande ${needColumns}x${needRows} caractères ; cette fenêtre en a ${columns}x${rows}. Agrandissez-la.`,
  tooSmallRace: 'Votre course ne risque rien.',
  dumbTerminal:
    'Ce terminal (TERM=dumb) ne peut pas dessiner le jeu. `chicane --plain` le joue en texte seul.',
  broken: message => `Chicane s’est arrêté sur une erreur interne : ${message}`,
  guide: FR_GUIDE,
  school: FR_SCHOOL,
  replay: FR_REPLAY,
  records: FR_RECORDS,
  season: FR_SEASON,
  keySheet: 'Touches',
  rulesChapter: heading => `Les règles : ${heading}`,
  rulesLanguage: 'Le texte de ces règles n’existe qu’en anglais.',
  more: 'suite plus bas',
  helpNow: 'Cet écran',
  choicesTab: 'Choix',
  choicesInFull: 'Les choix en entier',
  chapterTab: number => `Règles, chapitre ${number}`,
};
