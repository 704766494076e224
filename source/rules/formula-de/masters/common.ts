import { SKIES } from '../../../circuit/formula-board.ts';
import type { BookDefinition } from '../definition.ts';
import { spread, spreads } from '../shared-numbers.ts';
import { TIRE_TYPES } from '../state.ts';
import type { BookValues } from '../values.ts';

/** Each part has a pool of its own (M-5-1-1 to M-5-1-4). */
export const PARTS_OF_THE_CAR: BookValues['parts'] = {
  tires: { pool: 'tires', last: 'spin', oneTooMany: 'spin' },
  brakes: { pool: 'brakes', last: 'nothing', oneTooMany: 'out' },
  gearbox: { pool: 'gearbox', last: 'nothing', oneTooMany: 'out' },
  body: { pool: 'body', last: 'out', oneTooMany: 'out' },
  engine: { pool: 'engine', last: 'inertia', oneTooMany: 'out' },
  handling: { pool: 'handling', last: 'out', oneTooMany: 'out' },
};

/** The table of eliminations (M-20-7-T). */
export const ELIMINATIONS: BookValues['eliminations'] = {
  overshoot: { leaves: 'atOnce', aggravates: false, marks: false },
  blocking: { leaves: 'ownTurn', aggravates: true, marks: true },
  collision: { leaves: 'ownTurn', aggravates: true, marks: true },
  engine: { leaves: 'ownTurn', aggravates: false, marks: true },
  handling: { leaves: 'atOnce', aggravates: false, marks: false },
  // A wall takes body points, so the row for collisions holds (M-15-0-2, M-20-3-2).
  wall: { leaves: 'ownTurn', aggravates: true, marks: true },
  // M-16-0-3-1
  overRevving: { leaves: 'atOnce', aggravates: false, marks: true },
};

/** The same sun or rain twice in a row fixes it; a changeable sky starts over (M-3-2-6-1 to M-3-2-6-5). */
export const WEATHER_LADDER: BookValues['weather']['ladder'] = {
  sun: { sun: 'sunFixed', changeable: 'changeable', rain: 'rain' },
  changeable: { sun: 'sun', changeable: 'changeable', rain: 'rain' },
  rain: { sun: 'sun', changeable: 'changeable', rain: 'rainFixed' },
};

/** 20 points on the car and 2 in the pit, or all 22 on the car (M-5-0-2, M-5-3). The spreads are not the booklet's. */
export const CONFIGURATION: BookValues['configuration'] = {
  total: 22,
  pitMost: 2,
  poolLeast: 1,
  readyMade: [...spreads(2), spread('noStop', [8, 4, 3, 3, 2, 2], 0)],
};

/** Weather, pits, points, tires (3, 4, 5, 8); where cars stand ready only the weather is left. */
export const PREPARATION: BookDefinition['preparation'] = [
  ['rollWeather', 'M-3-2-1'],
  ['choosePitBox', 'M-4-0-1', 'preparation'],
  ['configureCar', 'M-5-0-2', 'preparation'],
  ['chooseTires', 'M-8-0-1', 'preparation'],
];

/** The steps around the plays of a round (6-2). */
export const ROUND: BookDefinition['round'] = [
  ['beginRound', 'M-6-2-2'],
  ['nextPlay', 'M-6-2-6'],
  ['endRound', 'M-10-4-1'],
];

/**
 * The sky, the track it leaves behind (M-3-2-1, M-3-2-4), the tires on the grid, and who prepares the cars (3, 4, 5,
 * 8).
 */
export const OPTIONS: BookDefinition['options'] = [
  {
    name: 'weather',
    values: [...SKIES, 'roll'],
    usual: 'sun',
    flag: {
      name: 'weather',
      help: 'Weather; roll uses the die',
      form: 'value',
      sets: 'roll',
      told: { sun: 'sun', changeable: 'changeable', rain: 'rain', roll: 'weather by the die' },
    },
  },
  { name: 'lastSession', values: ['dry', 'wet'], usual: 'dry' },
  {
    name: 'tires',
    values: TIRE_TYPES,
    usual: 'hard',
    overruledBy: 'preparation',
    flag: {
      name: 'tires',
      help: 'Tires for every car',
      form: 'value',
      told: { hard: 'hard tires', soft: 'soft tires', rain: 'rain tires' },
    },
  },
  {
    name: 'preparation',
    values: ['ready', 'chosen'],
    usual: 'ready',
    off: 'ready',
    flag: {
      name: 'prepare',
      help: 'Each driver picks a pit, spreads the points and chooses tires first',
      form: 'switch',
      sets: 'chosen',
      told: { chosen: 'cars prepared by their drivers' },
    },
  },
];

export const USUAL_CAR: BookDefinition['usualCar'] = {
  car: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 },
};
