// English. Every word of the screen lives here.
import { ordinal, sentence } from '../../replay/story.ts';
import type { Consequence } from '../../rules/kit/types.ts';
import type { ConsequenceWords, Words } from './words.ts';

type Names = (seats: readonly number[]) => string;

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
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
  tires: ['tire', 'tires'],
  brakes: ['brake', 'brakes'],
  gas: ['gas', 'gas'],
  body: ['body', 'body'],
  engine: ['engine', 'engine'],
  handling: ['handling', 'handling'],
};

function consequence(one: Consequence & { readonly of?: number }, names: Names): ConsequenceWords {
  const amount = one.amount ?? 0;
  const name = one.name ?? '';
  const who = names(one.seats ?? []);
  const points = POINTS[one.kind];
  if (points !== undefined) return { ...costly(plural(amount, points[0], points[1])), paid: true };
  switch (one.kind) {
    case 'stop':
      return harmless(`stop ${amount}/${one.of ?? amount} in ${name}`);
    case 'noStop':
      return costly(`no stop in ${name}`);
    case 'overshoot':
      return costly(`overshoots ${name} by ${amount}`);
    case 'blocked':
      return costly(`blocked, ${plural(amount, 'space', 'spaces')} short`);
    case 'collisionTest':
      return costly(`may hit ${who} (${one.percent ?? 0}%)`);
    case 'handlingTest':
      return costly(`debris on ${name} (${one.percent ?? 0}%)`);
    case 'slipstream':
      return harmless(`slipstream of ${who}`);
    case 'finish':
      return harmless('finishes the race');
    case 'spin':
      return grave('spins: no tires left');
    case 'eliminated':
      return grave('OUT OF THE RACE');
    default:
      return costly([one.kind, amount === 0 ? '' : String(amount), name].filter(Boolean).join(' '));
  }
}

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
    pgup: 'page up',
    pgdn: 'page down',
  },
  commands: {
    pick: 'choose',
    up: 'up',
    down: 'down',
    less: 'less',
    more: 'more',
    confirm: 'take it',
    brakes: 'brake',
    path: 'show path',
    map: 'map',
    nextCar: 'next car',
    previousCar: 'car before',
    scrollBack: 'scroll back',
    scrollAhead: 'scroll ahead',
    follow: 'follow play',
    log: 'log',
    skip: 'skip',
    pause: 'wait',
    pageUp: 'page up',
    pageDown: 'page down',
    next: 'next line',
    symbols: 'plain symbols',
    settings: 'options',
    help: 'help',
    back: 'back',
    quit: 'leave',
    leave: 'leave (twice: without a question)',
    suspend: 'suspend',
    redraw: 'draw again',
  },
  scroll: 'scroll',
  change: 'change',
  title: {
    newRace: 'New race',
    resume: 'Resume a race',
    settings: 'Options',
    help: 'How to play, and all keys',
    quit: 'Leave',
    unofficial: 'Unofficial; not affiliated with the publishers of the games.',
    about: [
      'Each turn you choose a gear and roll its die; the die says exactly how many spaces you move, and you choose the line.',
      'A corner wants you to end one, two or three turns inside it. Leaving too early costs tires, or the race.',
      'High gears go far, low gears make the corner. That is the whole game: be as fast as the next corner allows.',
      'Enter always takes a sensible choice, so you can learn by watching what the choices say they cost.',
    ],
  },
  circuit: {
    heading: 'Choose a circuit',
    par: rolls => `par ${rolls}: the rolls of a perfect lap`,
    parPending: 'par: working it out …',
    length: (spaces, lanes) => `${spaces} spaces a lap, ${lanes} lanes`,
    corners: (corners, stops) =>
      `${plural(corners, 'corner', 'corners')}, ${plural(stops, 'stop', 'stops')}`,
    faulty: 'The file of this circuit is faulty; `chicane tracks check` says where.',
    none: 'No circuit was found.',
    help: [
      'The map shows the lap from above; each star is one stop that a corner asks for.',
      'Par is how many rolls a lap takes without traffic and without luck: a small par is a short race.',
    ],
  },
  grid: {
    heading: 'Who drives?',
    start: 'Start the race',
    track: 'Circuit',
    laps: 'Laps',
    human: number => `Driver ${number}`,
    addHuman: 'type a name to add a driver',
    cars: 'Cars',
    carsHint: (humans, cpus) =>
      `${plural(humans, 'human', 'humans')}, ${plural(cpus, 'CPU driver', 'CPU drivers')}`,
    level: 'CPU drivers',
    seed: 'Seed',
    seedHint: 'same seed, same dice; empty: by chance',
    watchHint: 'no human driver: you watch',
    help: [
      'Up and down move between the lines, left and right change a value, letters go into the names.',
      'Several people can play at this keyboard: give each a name. CPU drivers take the seats that are left.',
      'Three laps are the usual distance; one lap is a good first race.',
    ],
  },
  saves: {
    heading: 'Resume a race',
    none: 'There is no unfinished race to go on with.',
    reading: 'Reading the saves …',
    lap: (lap, laps) => `lap ${lap}/${laps}`,
    help: ['Every race is kept after each answer. Choose one to go on at the very decision.'],
  },
  settings: {
    heading: 'Options',
    name: 'Your name',
    languageRow: 'Language',
    theme: 'Colours',
    symbols: 'Symbols',
    animation: 'Moving cars',
    pace: 'CPU drivers play',
    on: 'on',
    off: 'off',
    ascii: 'plain (ASCII)',
    unicode: 'drawn (Unicode)',
    paces: { slow: 'slowly', normal: 'at a readable pace', fast: 'fast' },
    themes: { default: 'usual', 'colour-blind': 'safe for colour-blind eyes', mono: 'none' },
    languages: { en: 'English', fr: 'Français' },
  },
  levels: {
    random: 'random (for tests)',
    club: 'club',
  },
  race: {
    sentence,
    lap: (lap, laps) => `lap ${lap}/${laps}`,
    grid: 'on the grid',
    round: round => `round ${round}`,
    sky: { sun: 'sun', changeable: 'changeable', rain: 'rain' },
    trackState: { dry: 'dry', wet: 'wet' },
    order: 'order',
    gear: gear => `gear ${gear}`,
    parts: {
      tires: 'tires',
      brakes: 'brakes',
      gas: 'gas',
      body: 'body',
      engine: 'engine',
      handling: 'handling',
    },
    partsShort: {
      tires: 'tir',
      brakes: 'brk',
      gas: 'gas',
      body: 'bod',
      engine: 'eng',
      handling: 'hnd',
    },
    tireTypes: { hard: 'hard', soft: 'soft', rain: 'rain' },
    turn: (name, letter) => `${name}, your turn: car ${letter}`,
    thinking: name => `${name} plays …`,
    asks: {
      gear: {
        question: 'which gear?',
        help: [
          'Choose the gear, then its die is rolled: you must move exactly that far. The star marks what a good driver would take.',
          'You may stay in your gear, go up one or down one for nothing. Skipping gears on the way down costs gas, then brakes, then engine.',
          'The table: how far the gear may go, how often you can end in the next corner, how often nothing is paid, how often you overshoot, and the tires that costs on average.',
          'The bars under the strip show the same: where each gear can land.',
        ],
      },
      move: {
        question: 'where to?',
        help: [
          'The digits on the strip are the spaces you can reach; the list says what each of them costs.',
          'A stop counts when your turn ends inside the corner. Leave it with a stop missing and each space beyond costs a tire; two stops missing ends the race.',
          'A brake point shortens the move by one space: the brake variants show what that reaches.',
          'Ending beside or behind another car risks a collision; debris risks your handling.',
        ],
      },
      slipstream: {
        question: 'take the slipstream?',
        help: [
          'You ended right behind a car in 4th gear or higher that is as fast as you: it pulls you three spaces further.',
          'Declining is free. Entering a corner with it costs a brake.',
        ],
      },
      overshoot: {
        question: 'how do you pay for the overshoot?',
        help: [
          'You left the corner too early. Each space beyond it costs one tire, or one brake that takes the space back.',
          'With no tire left the car spins and loses a turn; what cannot be paid ends the race.',
        ],
      },
      other: { question: 'what do you do?', help: ['Each line says what it does.'] },
    },
    rolled: (roll, gear) => `rolled ${roll} in ${ordinal(gear)}`,
    blockedBy: missing => `blocked: ${plural(missing, 'space', 'spaces')} cannot be made`,
    gearColumns: {
      gear: 'gear',
      moves: 'move',
      inCorner: 'corner',
      clean: 'clean',
      overshoot: 'over',
      tires: 'tires',
      blocked: 'stuck',
      price: '',
    },
    free: 'free',
    advice: '*',
    brakesShown: 'A brake point for each space less.',
    brakesHidden: count => `${count} more with brakes`,
    stay: 'stay here',
    slipstreamTo: 'slipstream to',
    decline: 'stay where you are',
    payWith: (brakes, tires) =>
      [
        brakes > 0 ? plural(brakes, 'brake', 'brakes') : '',
        tires > 0 ? plural(tires, 'tire', 'tires') : '',
      ]
        .filter(text => text !== '')
        .join(' + '),
    fatalPayment: 'nothing is left to pay with',
    consequence,
    costs: points => `costs ${points}`,
    nothing: 'costs nothing',
    nextCorner: (name, stops, lanes, most) =>
      `${name}, ${plural(stops, 'stop', 'stops')}: begins ${lanes}; up to +${most} stays in it`,
    inCorner: (name, done, stops, shortest, longest) =>
      `in ${name}: stop ${done}/${stops}, ${shortest}-${longest} to leave it`,
    corner: 'corner',
    straight: 'straight',
    table: {
      heading: 'race',
      place: 'pos',
      car: 'car',
      gear: 'gear',
      where: 'where',
      gap: 'gap',
    },
    stripHeading: letter => `track ahead of ${letter}`,
    logHeading: 'log',
    logEmpty: 'Nothing has happened yet.',
    mapHeading: 'map',
    watching: 'any key: on with it   s: skip to the next question',
    skipping: 'the race goes on to the end …',
    paused: 'paused: w goes on',
    outQuestion: (name, place, finished) =>
      finished ? `${name} finished: ${ordinal(place)}!` : `${name} is out of the race.`,
    watch: 'Watch the rest',
    skipToEnd: 'Skip to the end',
    overQuestion: 'The race is over.',
    seeResult: 'See the classification',
    superStart: 'super start',
  },
  classification: {
    heading: track => `Classification: ${track}`,
    again: 'Race again',
    title: 'Back to the title',
    quit: 'Leave',
    status: { racing: 'racing', finished: 'finished', retired: 'out' },
    why: {
      overshoot: 'overshot a corner',
      blocking: 'ran into a blocked track',
      collision: 'collision',
      engine: 'engine failure',
      handling: 'lost control',
      overRevving: 'engine blown by over-revving',
    },
    columns: { place: 'place', car: 'car', result: 'result' },
    laps: laps => plural(laps, 'lap', 'laps'),
    help: [
      'Finished cars first, in the order of the flag; then those still out there; then those that dropped out.',
    ],
  },
  leaving: {
    question: 'This race cannot be kept. Leave it all the same?',
    stay: 'No, race on',
    go: 'Yes, leave it',
    kept: file => `The race is kept in ${file}; \`chicane resume\` goes on with it.`,
  },
  tooSmall: (columns, rows, needColumns, needRows) =>
    `Chicane needs ${needColumns}x${needRows} characters; this window has ${columns}x${rows}. Please make it larger.`,
  tooSmallRace: 'Your race stays as it is.',
  dumbTerminal:
    'This terminal (TERM=dumb) cannot draw the game. `chicane race | cat` prints a race as text.',
  broken: message => `Chicane stopped because of a fault of its own: ${message}`,
  keySheet: 'Keys',
  more: 'more below',
};
