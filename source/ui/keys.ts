// The only key table: commands, their keys and where they are valid. The help line and the key sheet are made from it.
import type { Key } from './input/key.ts';

export const PLACES = [
  'title',
  'circuit',
  'grid',
  'opponents',
  'saves',
  'finished',
  'records',
  'school',
  'seasons',
  'page',
  'find',
  'form',
  'planList',
  'race',
  'configuration',
  'editor',
  'placing',
  'targets',
  'replay',
  'watching',
  'cover',
  'qualifying',
  'map',
  'drivers',
  'log',
  'logSearch',
  'classification',
  'help',
  'settings',
  'question',
] as const;
export type Place = (typeof PLACES)[number];

const KEYS = {
  pick: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: ['1-9'] },
  // The keys from the tenth line on: letters that are no commands and that the ASCII road does not use.
  pickFurther: {
    keys: ['0', ...'cdeginryz', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    shown: ['0', 'c-z', 'A-Z'],
  },
  up: { keys: ['up', 'k'], shown: ['up', 'k'] },
  down: { keys: ['down', 'j'], shown: ['down', 'j'] },
  less: { keys: ['left', 'h', '-'], shown: ['left', 'h', '-'] },
  more: { keys: ['right', 'l', '+'], shown: ['right', 'l', '+'] },
  // `less` and `more` where h calls the engineer and l opens the log.
  lower: { keys: ['left', '-'], shown: ['left', '-'] },
  raise: { keys: ['right', '+'], shown: ['right', '+'] },
  confirm: { keys: ['enter', ' '], shown: ['enter', ' '] },
  // All capital letters, and the small ones that have no meaning in every list.
  letter: { keys: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghilmnoprstuvwxyz'], shown: ['A-Z'] },
  // Lifts the cover: the letter of the car that is asked, as a capital where the small one is a command.
  lift: { keys: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], shown: ['A-Z'] },
  brakes: { keys: ['b'], shown: ['b'] },
  gearUp: { keys: ['+', '='], shown: ['+'] },
  engineer: { keys: ['h'], shown: ['h'] },
  figures: { keys: ['v'], shown: ['v'] },
  undo: { keys: ['u'], shown: ['u'] },
  map: { keys: ['m'], shown: ['m'] },
  drivers: { keys: ['t'], shown: ['t'] },
  nextCar: { keys: ['tab'], shown: ['tab'] },
  previousCar: { keys: ['backTab'], shown: ['shift-tab'] },
  scrollBack: { keys: ['<', ',', 'left'], shown: ['<', ',', 'left'] },
  scrollAhead: { keys: ['>', '.', 'right'], shown: ['>', '.', 'right'] },
  follow: { keys: ['f'], shown: ['f'] },
  log: { keys: ['l'], shown: ['l'] },
  filter: { keys: ['f'], shown: ['f'] },
  skip: { keys: ['s'], shown: ['s'] },
  path: { keys: ['p'], shown: ['p'] },
  pause: { keys: ['w'], shown: ['w'] },
  // As in players of films and recordings.
  halt: { keys: [' '], shown: [' '] },
  step: { keys: ['.', 'right'], shown: ['.', 'right'] },
  stepBack: { keys: [',', 'left'], shown: [',', 'left'] },
  roundBack: { keys: ['['], shown: ['['] },
  roundOn: { keys: [']'], shown: [']'] },
  toRound: { keys: ['g'], shown: ['g'] },
  slower: { keys: ['-'], shown: ['-'] },
  faster: { keys: ['+', '='], shown: ['+', '='] },
  speed: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: ['1-9'] },
  car: { keys: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], shown: ['A-Z'] },
  // Opens the driver table where `t` takes over the race that is watched.
  driverTable: { keys: ['d'], shown: ['d'] },
  takeOver: { keys: ['t'], shown: ['t'] },
  result: { keys: ['enter'], shown: ['enter'] },
  replay: { keys: ['r'], shown: ['r'] },
  take: { keys: ['left', '-'], shown: ['-', 'left'] },
  give: { keys: ['right', '+'], shown: ['+', 'right'] },
  ahead: { keys: ['right', 'l'], shown: ['right', 'l'] },
  behind: { keys: ['left', 'h'], shown: ['left', 'h'] },
  laneLeft: { keys: ['up', 'k'], shown: ['up', 'k'] },
  laneRight: { keys: ['down', 'j'], shown: ['down', 'j'] },
  targetAhead: { keys: ['right'], shown: ['right'] },
  targetBehind: { keys: ['left'], shown: ['left'] },
  setDown: { keys: ['enter', ' '], shown: ['enter', ' '] },
  part: { keys: ['tab'], shown: ['tab'] },
  column: { keys: ['tab'], shown: ['tab'] },
  draw: { keys: ['r'], shown: ['r'] },
  addLine: { keys: ['ctrl+n'], shown: ['ctrl-n'] },
  dropLine: { keys: ['ctrl+d'], shown: ['ctrl-d'] },
  earlier: { keys: ['<'], shown: ['<'] },
  later: { keys: ['>'], shown: ['>'] },
  panel: { keys: ['tab'], shown: ['tab'] },
  find: { keys: ['/'], shown: ['/'] },
  nextMatch: { keys: ['n'], shown: ['n'] },
  previousMatch: { keys: ['N'], shown: ['N'] },
  exportPage: { keys: ['x'], shown: ['x'] },
  whatIf: { keys: ['w'], shown: ['w'] },
  doorLeft: { keys: ['left', 'h'], shown: ['left', 'h'] },
  doorRight: { keys: ['right', 'l'], shown: ['right', 'l'] },
  pageUp: { keys: ['pageUp', 'b'], shown: ['pgup', 'b'] },
  pageDown: { keys: ['pageDown', ' '], shown: ['pgdn', ' '] },
  next: { keys: ['tab', 'down', 'enter'], shown: ['tab', 'down', 'enter'] },
  story: { keys: ['s'], shown: ['s'] },
  chart: { keys: ['c'], shown: ['c'] },
  spent: { keys: ['p'], shown: ['p'] },
  moment: { keys: ['b'], shown: ['b'] },
  sameDice: { keys: ['d'], shown: ['d'] },
  otherRace: { keys: ['n'], shown: ['n'] },
  symbols: { keys: ['a'], shown: ['a'] },
  settings: { keys: ['o'], shown: ['o'] },
  help: { keys: ['?', 'f1'], shown: ['?', 'f1'] },
  back: { keys: ['escape'], shown: ['esc'] },
  quit: { keys: ['q'], shown: ['q'] },
  leave: { keys: ['ctrl+c'], shown: ['ctrl-c'] },
  suspend: { keys: ['ctrl+z'], shown: ['ctrl-z'] },
  redraw: { keys: ['ctrl+l'], shown: ['ctrl-l'] },
} as const satisfies Readonly<
  Record<string, { readonly keys: readonly string[]; readonly shown: readonly string[] }>
>;

export type Command = keyof typeof KEYS;

/** Valid everywhere and looked up first: text fields do not get these keys. */
const EVERYWHERE: readonly Command[] = ['back', 'leave', 'suspend', 'redraw'];

/** Commands of a replay and of a race that is watched, of which the help line shows the first ones. */
const PLAYBACK: readonly Command[] = [
  'halt',
  'step',
  'stepBack',
  'roundOn',
  'roundBack',
  'toRound',
  'faster',
  'slower',
  'speed',
  'result',
  'car',
  'follow',
];
const AROUND_PLAYBACK: readonly Command[] = [
  'map',
  'log',
  'help',
  'nextCar',
  'previousCar',
  'scrollBack',
  'scrollAhead',
  'settings',
  'symbols',
  'quit',
];

/** Commands for a question on the road: its answers, what shows the road, and what comes last. */
const ANSWERS: readonly Command[] = ['pick', 'pickFurther', 'confirm'];
const AROUND_ROAD: readonly Command[] = [
  'brakes',
  'path',
  'drivers',
  'map',
  'engineer',
  'figures',
  'nextCar',
  'scrollBack',
  'scrollAhead',
  'follow',
];
const AFTER_RACE: readonly Command[] = [
  'help',
  'previousCar',
  'up',
  'down',
  'settings',
  'symbols',
  'quit',
];

/** Commands by place; the help line shows the first ones. */
const VALID: Readonly<Record<Place, readonly Command[]>> = {
  title: ['pick', 'up', 'down', 'confirm', 'help', 'settings', 'symbols', 'quit'],
  circuit: ['pick', 'up', 'down', 'confirm', 'letter', 'help', 'quit'],
  grid: ['confirm', 'up', 'down', 'less', 'more', 'help', 'quit'],
  opponents: ['up', 'down', 'less', 'more', 'column', 'draw', 'confirm', 'help', 'symbols', 'quit'],
  saves: ['pick', 'up', 'down', 'confirm', 'help', 'symbols', 'quit'],
  finished: [
    'pick',
    'up',
    'down',
    'confirm',
    'find',
    'replay',
    'exportPage',
    'help',
    'symbols',
    'quit',
  ],
  records: ['up', 'down', 'pageUp', 'pageDown', 'help', 'settings', 'symbols', 'quit'],
  school: ['pick', 'up', 'down', 'confirm', 'help', 'symbols', 'quit'],
  seasons: ['pick', 'up', 'down', 'confirm', 'help', 'symbols', 'quit'],
  page: [
    'pick',
    'confirm',
    'panel',
    'find',
    'exportPage',
    'pageDown',
    'whatIf',
    'chart',
    'help',
    'up',
    'down',
    'doorLeft',
    'doorRight',
    'pageUp',
    'settings',
    'symbols',
    'quit',
  ],
  find: ['confirm'],
  planList: [
    'column',
    'dropLine',
    'earlier',
    'later',
    'addLine',
    'confirm',
    'less',
    'more',
    'help',
    'up',
    'down',
  ],
  form: ['confirm', 'up', 'down', 'less', 'more', 'column', 'help', 'symbols', 'quit'],
  race: [...ANSWERS, ...AROUND_ROAD, 'log', 'skip', 'pause', 'undo', 'gearUp', ...AFTER_RACE],
  targets: [
    ...ANSWERS,
    'targetAhead',
    'targetBehind',
    ...AROUND_ROAD,
    'undo',
    'log',
    'skip',
    'pause',
    ...AFTER_RACE,
  ],
  configuration: [
    'take',
    'give',
    'confirm',
    'pick',
    'pickFurther',
    'map',
    'log',
    'undo',
    'help',
    'up',
    'down',
    'settings',
    'symbols',
    'quit',
  ],
  editor: [
    'raise',
    'lower',
    'confirm',
    'pick',
    'engineer',
    'drivers',
    'map',
    'log',
    'nextCar',
    'previousCar',
    'undo',
    'help',
    'up',
    'down',
    'settings',
    'symbols',
    'quit',
  ],
  placing: [
    'ahead',
    'behind',
    'laneLeft',
    'laneRight',
    'setDown',
    'map',
    'undo',
    'help',
    'symbols',
    'quit',
  ],
  replay: [...PLAYBACK, 'drivers', ...AROUND_PLAYBACK],
  watching: ['takeOver', ...PLAYBACK, 'driverTable', ...AROUND_PLAYBACK],
  cover: ['lift', 'drivers', 'map', 'log', 'undo', 'help', 'symbols', 'quit'],
  qualifying: ['pick', 'up', 'down', 'confirm', 'help', 'settings', 'symbols', 'quit'],
  map: ['map', 'drivers', 'nextCar', 'previousCar', 'help', 'symbols', 'quit'],
  drivers: ['drivers', 'driverTable', 'map', 'log', 'help', 'symbols', 'quit'],
  log: [
    'up',
    'down',
    'pageUp',
    'pageDown',
    'find',
    'nextMatch',
    'previousMatch',
    'filter',
    'log',
    'help',
    'quit',
  ],
  logSearch: ['confirm', 'up', 'down'],
  classification: [
    'pick',
    'up',
    'down',
    'confirm',
    'story',
    'chart',
    'spent',
    'replay',
    'moment',
    'sameDice',
    'exportPage',
    'otherRace',
    'map',
    'log',
    'help',
    'symbols',
    'quit',
  ],
  help: ['part', 'up', 'down', 'pageUp', 'pageDown', 'help', 'quit'],
  settings: ['up', 'down', 'less', 'more', 'confirm', 'settings', 'help', 'quit'],
  question: ['pick', 'up', 'down', 'confirm', 'help'],
};

/** Returns the command of a key at a place, undefined when it has none there. */
export function commandOf(place: Place, key: Key): Command | undefined {
  return [...EVERYWHERE, ...VALID[place]].find(command => isKeyOf(command, key));
}

export function isKeyOf(command: Command, key: Key): boolean {
  return (KEYS[command].keys as readonly string[]).includes(key.name);
}

/** Returns the commands valid at a place, most useful first. */
export function commandsAt(place: Place): readonly Command[] {
  return [...VALID[place], ...EVERYWHERE];
}

export const LINE_KEYS: readonly string[] = [...KEYS.pick.keys, ...KEYS.pickFurther.keys];

export function everyKeyOf(command: Command): readonly string[] {
  return KEYS[command].keys;
}

/** Returns the keys of a command as they are written, the one for the help line first. */
export function keysOf(command: Command): readonly string[] {
  return KEYS[command].shown;
}
