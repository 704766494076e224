// English: every word of the screen.

import { EN_OPTIONS as EN_CHAMPIONSHIP_OPTIONS } from '../../../replay/championship-formula/en-words.ts';
import { EN_CHOICE_WORDS } from '../../../replay/formula-de/en-choice-words.ts';
import { EN_ASKS, EN_OPTIONS } from '../../../replay/formula-de/en-words.ts';
import { ordinal } from '../../../replay/ordinal.ts';
import { laneName } from '../../../replay/space-names.ts';
import { EN_COVER } from '../cover-words.ts';
import { EN_HOT_SEAT } from '../hot-seat-words.ts';
import { EN_PAGE_COMMANDS } from '../page-commands.ts';
import { EN_RECORDS } from '../record-words.ts';
import { EN_REPLAY, EN_REPLAY_COMMANDS } from '../replay-words.ts';
import { EN_TRANT_RACE } from '../trant-words.ts';
import type { Words } from '../words.ts';
import { EN_BOOKS } from './books.ts';
import { EN_CHAMPIONSHIP } from './championship.ts';
import { EN_CLASSIFICATION } from './classification.ts';
import { consequencesIn, POINT_WORDS, plural } from './consequences.ts';
import { EN_DIRECTOR } from './director.ts';
import { engineer } from './engineer.ts';
import { EN_GRID } from './grid.ts';
import { EN_GUIDE } from './guide.ts';
import { EN_LOOK_BACK } from './look-back.ts';
import { EN_PANELS } from './panels.ts';
import { EN_ROAD } from './road.ts';
import { EN_SAVES } from './saves.ts';
import { EN_SCHOOL } from './school.ts';
import { EN_SEASON } from './season.ts';
import { EN_SETTINGS } from './settings.ts';
import { EN_STYLES } from './styles.ts';
import { EN_TERMS } from './terms.ts';
import { EN_TRIALS } from './trials.ts';

export const EN: Words = {
  language: 'English',
  tagline: 'motor racing for the terminal',
  keyNames: {
    enter: 'enter',
    esc: 'esc',
    tab: 'tab',
    'shift-tab': 'shift-tab',
    up: 'up',
    down: 'down',
    left: 'left',
    right: 'right',
    ' ': 'space',
    pgup: 'page up',
    pgdn: 'page down',
  },
  commands: {
    ...EN_REPLAY_COMMANDS,
    pick: 'choose',
    pickFurther: 'choose line 10 onwards',
    up: 'up',
    down: 'down',
    less: 'less',
    more: 'more',
    lower: 'less',
    raise: 'more',
    confirm: 'confirm',
    letter: 'by letter',
    brakes: 'brake',
    gearUp: 'up the gears',
    figures: 'all figures',
    lift: 'show the choices of that car',
    path: 'show path',
    take: 'take a point',
    give: 'put it here',
    ahead: 'ahead',
    behind: 'back',
    laneLeft: 'one lane left',
    laneRight: 'one lane right',
    setDown: 'set it down',
    targetAhead: 'along the road',
    targetBehind: 'back along the road',
    part: 'next part',
    column: 'column',
    replay: 'replay',
    draw: 'draw again',
    engineer: 'engineer',
    seats: 'change drivers',
    message: 'message',
    undo: 'undo',
    map: 'map',
    drivers: 'drivers',
    nextCar: 'next car',
    previousCar: 'previous car',
    scrollBack: 'scroll back',
    scrollAhead: 'scroll ahead',
    follow: 'follow play',
    log: 'log',
    skip: 'skip',
    pause: 'pause',
    panel: 'next table',
    ...EN_PAGE_COMMANDS,
    doorLeft: 'link to the left',
    doorRight: 'link to the right',
    pageUp: 'page up',
    pageDown: 'page down',
    next: 'next line',
    story: 'story',
    chart: 'chart',
    spent: 'points',
    moment: 'biggest moment',
    analysis: 'analysis',
    fromHere: 'try again',
    sameDice: 'same dice',
    otherRace: 'new race',
    symbols: 'plain symbols',
    settings: 'options',
    help: 'help',
    back: 'back',
    quit: 'quit',
    leave: 'quit (twice: at once)',
    suspend: 'suspend',
    redraw: 'redraw screen',
  },
  scroll: 'scroll',
  change: 'change',
  title: {
    goOn: facts => `Continue: ${facts}`,
    newRace: 'New race',
    quickRace: 'Quick race: six cars, one lap',
    schoolFirst: 'Driving school: learn to race in twelve minutes',
    schoolNext: name => `Driving school: next, “${name}”`,
    quickRaceAs: (track, laps, cars) =>
      `Quick race: ${track === '' ? '' : `${track}, `}${plural(laps, 'lap', 'laps')}, ${plural(cars, 'car', 'cars')}`,
    timedLap: 'Timed lap against par',
    seasons: 'Seasons',
    resume: 'Resume a race, or look back at one',
    settings: 'Options',
    help: 'How to play, and all keys',
    quit: 'Quit',
    unofficial: 'Unofficial; not affiliated with the games’ publishers.',
    about: [
      'Two games on the same circuits. In Formula Dé you choose a gear, roll its die and pick your line.',
      'In Championship Formula Racing everyone lays a speed card face down and pays for speed in wear; dice are rare.',
      'Corners demand stops or set a speed limit: go in too hot and it costs you tires, wear, or the race.',
      'Enter always makes a sensible choice; you learn by reading what each one costs.',
    ],
  },
  circuit: {
    heading: 'Choose a circuit',
    typed: letters => `find: ${letters}`,
    timedHeading: 'Timed lap: choose a circuit',
    par: rolls => `par ${rolls.toFixed(1)}: average rolls for a perfect lap`,
    parPending: 'par: working it out …',
    length: (spaces, lanes) => `${spaces} spaces a lap on the shortest of ${lanes} lanes`,
    corners: (corners, stops) =>
      `${plural(corners, 'corner', 'corners')}, ${plural(stops, 'stop', 'stops')}`,
    faulty: 'This circuit’s file has errors; `chicane tracks check` shows where.',
    none: 'No circuits found.',
    help: [
      'The map shows the circuit from above; each ○ is one stop that a corner requires.',
      'Par is how many rolls a perfectly driven lap takes on average, alone on a dry track: a low par means a short race.',
    ],
  },
  grid: EN_GRID,
  options: { ...EN_OPTIONS, ...EN_CHAMPIONSHIP_OPTIONS },
  books: EN_BOOKS,
  opponents: {
    heading: 'Your opponents',
    portrait: (name, note) => `${name}: ${note}`,
    none: 'You have no opponents: add cars to the grid.',
    help: [
      'Left and right change the marked value, tab switches between driver and level, r draws everyone again.',
      'Level is skill: rookies misjudge gears, champions hardly ever. Style is taste: what a driver risks, saves and goes after.',
      'Opponents picked here also line up for the next race, until they are drawn again.',
    ],
  },
  styles: EN_STYLES,
  saves: EN_SAVES,
  panels: EN_PANELS,
  settings: EN_SETTINGS,
  levels: {
    random: 'random (for tests)',
    rookie: 'rookie',
    club: 'club',
    pro: 'pro',
    champion: 'champion',
  },
  race: {
    language: 'en',
    lap: (lap, laps) => `lap ${lap}/${laps}`,
    grid: 'on the grid',
    round: round => `round ${round}`,
    sky: { sun: 'sun', changeable: 'changeable', rain: 'rain' },
    trackState: { dry: 'dry', wet: 'wet' },
    order: 'order',
    ...EN_CHOICE_WORDS,
    ...EN_TERMS,
    cover: EN_COVER,
    hotSeat: EN_HOT_SEAT,
    turn: (name, letter) => `${name}, your turn: car ${letter}`,
    thinking: name => `${name} plays …`,
    asks: EN_ASKS,
    colon: ':',
    rolled: (roll, gear) => `rolled ${roll} in ${ordinal(gear)}`,
    quickExit: spaces => `off again, ${plural(spaces, 'space', 'spaces')}`,
    blockedBy: missing => `blocked ${missing} short`,
    engineTests: (gear, percent, isLast) =>
      `then engine tests in ${ordinal(gear)} and up: ${percent}% to ${isLast ? 'blow yours' : 'lose a point'}`,
    conditions: {
      sound: '',
      stalled: 'stalled',
      spun: 'spun round',
      blown: 'the engine has blown',
      inertia: 'coasting, engine dead',
      wreck: '',
    },
    tireColumns: {
      type: '',
      dry: 'over dry',
      wet: 'over wet',
      slide: 'slide',
      bonus: 'extra',
    },
    bonusLaps: laps => (laps === 0 ? '-' : laps === 1 ? '+1 in lap 1' : `+1 to lap ${laps}`),
    weather: {
      news: weather => `weather: ${weather}`,
      holds: track => `The weather is settled: the track stays ${track}.`,
      changes: (track, once, rolls, within) =>
        `${track === 'dry' ? 'Rain' : 'A dry track'}: ${once}% with each weather roll, ${within}% within ${rolls}.`,
    },
    pitBoxFacts: (into, out) =>
      `${plural(into, 'space', 'spaces')} from the entry, ${out} to the exit`,
    readyMade: {
      balanced: 'balanced',
      tires: 'extra tires',
      brakes: 'late braker',
      pack: 'pack racer',
      engine: 'strong engine',
      gearbox: 'downshifter',
      noStop: 'no pit stop',
      crew: 'pit crew',
      driver: 'driver',
    },
    pitShort: 'pit',
    budget: (total, inHand) =>
      inHand === 0 ? `${total} points, all placed` : `${total} points, ${inHand} IN HAND`,
    howToChange: ['A digit marks a car. Move points with - and +; enter: race this car.'],
    pitLine: (number, points) => `pit ${number}: ${plural(points, 'point', 'points')}`,
    noSuchDigit: (digit, digits) => `There is no choice ${digit} here, only ${digits}.`,
    noSuchGear: (gear, gears) => `${ordinal(gear)} gear is out of reach: choose from ${gears}.`,
    nothingInHand: 'No points in hand: take one from another part first.',
    inPits: 'pit',
    atFlag: 'flag',
    pitLaneWhere: 'pit lane',
    pitAhead: spaces => `in the pit lane: ${plural(spaces, 'space', 'spaces')} to your pit`,
    pitLeaving: 'on the way out of the pits',
    weatherNews: text => `WEATHER: ${text}`,
    free: 'free',
    engineer,
    silentEngineer: 'The engineer has nothing to compare here.',
    consequence: consequencesIn(POINT_WORDS),
    costs: points => `costs ${points}`,
    nothing: 'costs nothing',
    nextCorner: (name, stops, lanes, most) =>
      `${name}, ${plural(stops, 'stop', 'stops')}: from ${lanes}${most > 0 ? ` up to +${most}` : ''}`,
    flagAtStake: (place, before, after) => {
      const unless = before.map(([name, points]) => ` and ${name} rolls below ${points}`).join('');
      const needs = after.map(([name, points]) => `${name} needs ${points}`).join(', ');
      const later = needs === '' ? '' : `; after you, ${needs}`;
      return `${ordinal(place)} if you cross the line now${unless}${later}`;
    },
    flagAhead: lanes => `The flag: ${lanes}`,
    inCorner: (name, done, stops, exit) => `in ${name}: stop ${done}/${stops}, ${exit} to exit`,
    corner: 'corner',
    straight: 'straight',
    table: {
      heading: 'race',
      place: 'pos',
      car: 'car',
      team: 'team',
      gear: 'gear',
      where: 'where',
      gap: 'spaces',
    },
    lapsDown: laps => `-${laps}L`,
    gapInLaps: laps => plural(laps, 'lap', 'laps'),
    semicolon: '; ',
    lineNames: ['START/FINISH', 'S/F'],
    lane: letter => laneName(letter, 'en'),
    stripHeading: letter => `track ahead of ${letter}`,
    backToCar: 'back to the car',
    logHeading: 'log',
    logEmpty: 'Nothing has happened yet.',
    mapHeading: 'map',
    watching: 'any key: continue   s: skip to the next question',
    skipping: 'skipping to the chequered flag …',
    paused: 'paused: w to resume',
    outQuestion: (name, place, finished) =>
      finished ? `${name} finishes ${ordinal(place)}!` : `${name} is out of the race.`,
    watch: 'Watch the rest',
    skipToEnd: 'Skip to the end',
    overQuestion: 'The race is over.',
    seeResult: 'See the classification',
    superStart: 'super start',
    trials: EN_TRIALS,
    road: EN_ROAD,
    director: EN_DIRECTOR,
    trant: EN_TRANT_RACE,
  },
  championship: EN_CHAMPIONSHIP,
  classification: EN_CLASSIFICATION,
  lookBack: EN_LOOK_BACK,
  leaving: {
    question: 'This race cannot be saved. Leave it anyway?',
    pause: 'Leave the race for now? Resume it whenever you like.',
    stay: 'No, keep racing',
    go: 'Yes, leave it',
    takenOver: 'The race was taken over in another terminal and continues there.',
    kept: file => `The race is saved in ${file}.`,
    unsaved: answers =>
      answers === 0 ? 'not saved' : `not saved: ${plural(answers, 'answer', 'answers')}`,
    notSaved: answers =>
      answers < 2
        ? 'This race is not on the disk as it stands. Leave it all the same?'
        : `The last ${answers} answers are not on the disk. Leave the race all the same?`,
    elsewhere: file => `No, save it in ${file}`,
    lost: answers =>
      answers < 2
        ? 'The race could not be saved as it stood.'
        : `The last ${answers} answers could not be saved.`,
    goOn: command => `To resume it: ${command}`,
    help: ['An unsaved race is lost when you leave it.'],
  },
  tooSmall: (columns, rows, needColumns, needRows) =>
    `Chicane needs ${needColumns}x${needRows} characters; this window has ${columns}x${rows}. Please make it larger.`,
  tooSmallRace: 'Your race is safe.',
  dumbTerminal:
    'This terminal (TERM=dumb) cannot draw the game. `chicane --plain` plays it in plain text.',
  broken: message => `Chicane stopped because of an internal error: ${message}`,
  guide: EN_GUIDE,
  school: EN_SCHOOL,
  replay: EN_REPLAY,
  records: EN_RECORDS,
  season: EN_SEASON,
  keySheet: 'Keys',
  rulesChapter: heading => `The rules: ${heading}`,
  rulesLanguage: '',
  more: 'more below',
  helpNow: 'This screen',
  choicesTab: 'Choices',
  choicesInFull: 'The choices in full',
  chapterTab: number => `Rules, chapter ${number}`,
};
