// What both BGA books play with: the round, the weather, the options that they share.
import { SKIES } from '../../../circuit/formula-board.ts';
import type { BookDefinition } from '../definition.ts';
import type { BookOption } from '../options.ts';
import { MINUTE_MS } from '../shared-numbers.ts';
import type { BookValues, PointsValues, TrialValues } from '../values.ts';

/** Who plays when: once a round each, by the race; spun cars wait for their own turn (BGA-B-27, BGA-A-8, BR-44). */
export const ORDER: BookValues['order'] = { lapping: 'byRace', slowLast: false, pitBands: true };

/**
 * Returns the steps around the plays of a round; each game has its own row about their order, and about what the end of a
 * round does.
 */
export function roundBy(order: string, end: string): BookDefinition['round'] {
  return [
    ['beginRound', order],
    ['nextPlay', order],
    ['endRound', end],
  ];
}

/** Five lines, the middle one for the start alone; a changeable result moves nothing (BGA-O-25 to BGA-O-32, BR-46). */
export const WEATHER_LADDER: BookValues['weather']['ladder'] = {
  sun: { sun: 'sunFixed', changeable: 'sun', rain: 'rain' },
  changeable: { sun: 'sun', changeable: 'changeable', rain: 'rain' },
  rain: { sun: 'sun', changeable: 'rain', rain: 'rainFixed' },
};

/**
 * One lap each, down through any number of gears (BGA-O-5, BGA-O-10, BGA-V-14). A minute costs a point, the time settles
 * equal ones, and drivers without a lap rank by distance (BGA-O-13, BGA-O-16, BR-52). No car can be set down wrong
 * (BGA-O-6). The sky is never changeable (BGA-V-22).
 */
export const TRIALS: Omit<TrialValues, 'options' | 'paragraphs'> = {
  sessionsMost: 1,
  skipMost: 4,
  timed: true,
  minuteMs: MINUTE_MS,
  stepMs: 10,
  lapless: 'byDistance',
  changeableSky: 'sun',
};

/** The paragraphs of a lap in qualifying; each game has its own row about the stop. */
export function trialRows(markStop: string): NonNullable<TrialValues['paragraphs']> {
  return { placeCar: 'BGA-O-5', countOvershoot: 'BGA-O-12', markStop };
}

/**
 * Three cases (BGA-V-44 to BGA-V-47, BR-58): an overshoot or a marker takes the car away at once, the engine leaves a marker
 * behind, and anything else leaves the car there until the round is over. None makes another test worse (BR-59). A car that
 * overshot or ran into others gets nothing for its last turn (BGA-V-8).
 */
export const ELIMINATIONS: BookValues['eliminations'] = {
  overshoot: { leaves: 'atOnce', aggravates: false, marks: false, ranksFromTurn: true },
  handling: { leaves: 'atOnce', aggravates: false, marks: false },
  engine: { leaves: 'atOnce', aggravates: false, marks: true },
  blocking: { leaves: 'roundEnd', aggravates: false, marks: true, ranksFromTurn: true },
  collision: { leaves: 'roundEnd', aggravates: false, marks: true },
  wall: { leaves: 'roundEnd', aggravates: false, marks: true },
  overRevving: { leaves: 'roundEnd', aggravates: false, marks: true },
};

/** Points of the race and of the qualifying by place (BGA-V-4, BGA-V-5, BGA-O-63). */
export const POINTS: PointsValues = {
  race: [1000, 720, 600, 480, 400, 320, 240, 160, 80, 40],
  qualifying: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  byDistance: true,
};

/** Teams of two; distance does not rank those of their cars that are out (BGA-O-59, BGA-V-7, BR-56). */
export const TEAMS_OPTION: BookOption = {
  name: 'teams',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  later: true,
  changes: { teams: { size: 2 }, points: { byDistance: false } },
  flag: {
    name: 'teams',
    help: 'Teams of two, in the order of the drivers; the sum of their points wins',
    form: 'name',
    sets: 'on',
    told: { on: 'teams of two' },
  },
};

/** The sky of the race: good unless the option rolls for it (BGA-O-21), and the track that a qualifying leaves (BGA-O-23). */
export const WEATHER_OPTIONS: readonly BookOption[] = [
  {
    name: 'weather',
    values: [...SKIES, 'roll'],
    usual: 'sun',
    off: 'sun',
    flag: {
      name: 'weather',
      help: 'Weather; roll uses the die',
      form: 'value',
      sets: 'roll',
      told: { sun: 'sun', changeable: 'changeable', rain: 'rain', roll: 'weather by the die' },
    },
  },
  { name: 'lastSession', values: ['dry', 'wet'], usual: 'dry' },
];

/** Nitro in every car (BGA-O-66, BGA-V-42). */
export const NITRO: BookOption = {
  name: 'nitro',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  later: true,
  flag: {
    name: 'nitro',
    help: 'Nitro in every car, once a lap',
    form: 'name',
    sets: 'on',
    told: { on: 'nitro' },
  },
};

/** Qualifying without a clock: no minutes, and no time that settles equal points (BR-54). */
export const UNTIMED: BookOption = {
  name: 'untimed',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  later: true,
  changes: { trials: { timed: false } },
  flag: {
    name: 'untimed',
    help: 'No clock in timed trials: no minutes, equal points by who drove first',
    form: 'name',
    sets: 'on',
    told: { on: 'trials without a clock' },
  },
};

/** What is fixed in these books: hard tires on the grid, cars as the book spreads their points. */
export const SETTLED: readonly BookOption[] = [
  { name: 'tires', values: ['hard'], usual: 'hard' },
  { name: 'preparation', values: ['ready'], usual: 'ready' },
];

/** The engine but for its odds (BGA-B-60, BGA-B-61, BGA-A-56, BGA-A-57). */
export const ENGINE = {
  triggers: { 5: 20, 6: 30 },
  lowestGear: 5,
  inertiaGear: 4,
  prolongingCorner: 2,
  spunLeavesAtRoundEnd: false,
};

/** The pits but for the stops and what they restore (BGA-B-69 to BGA-B-72, BGA-A-79 to BGA-A-85, BR-39). */
export const PITS = {
  exitGear: 4,
  lowestExitGear: 1,
  ovalGearMost: 6,
  gearMustReach: false,
  refit: 'same',
  quickStopUpTo: 10,
  quickExitDivisor: 2,
} as const;

/** The slipstream except for where the play continues after it (BGA-A-66, BGA-A-69, BGA-A-73, BR-38). */
export const SLIPSTREAM = { spaces: 3, lowestGear: 4, cornerEntryBrakes: 1, inPits: false };
