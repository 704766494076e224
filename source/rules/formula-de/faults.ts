// What is wrong with a race that comes from outside: first its shape, then the promises that every race keeps.

import * as z from 'zod';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { isGrid } from '../kit/grid.ts';
import { lapFaults, optionFaults } from '../kit/options.ts';
import { shapeWords } from '../kit/shape-words.ts';
import type { Seat } from '../kit/types.ts';
import { pointsIn, pointsLost, poolFaults, poolsOf } from './budget.ts';
import { pitPointFaults } from './chapters/car/pits.ts';
import { fillsTeams } from './chapters/car/teams.ts';
import { type Occupant, occupantsIn } from './chapters/movement/occupancy.ts';
import type { BookDefinition } from './definition.ts';
import { CAR_GROUPS, groupFaultsOfCar, groupFaultsOfRace, RACE_GROUPS } from './groups.ts';
import { type BookOption, declaredOptions } from './options.ts';
import {
  type Car,
  CONDITIONS,
  FOLLOW_UPS,
  type FollowUp,
  type FormulaDeOptions,
  type FormulaDeRace,
  PARTS,
  type Points,
  RETIREMENTS,
  START_STATES,
  STEP_NAMES,
  TASK_ARGUMENTS,
} from './state.ts';
import { dangerousIn } from './table.ts';
import { groundOf, makesGrid, type Terms, termsOf } from './terms.ts';
import { backmarkerFaults } from './trant/backmarkers/backmarkers.ts';
import { secondThoughtFaults } from './trant/driver-points.ts';
import { sealedGearFaults } from './trant/movement/gears-together.ts';
import { PENALTY } from './trant/movement/penalty-movement.ts';
import { SPENDING } from './trant/movement/throw.ts';
import { workFaults } from './trant/pit-work.ts';
import { fittingsGroup } from './trant/series/construction.ts';
import { builtFaults, constructionFaults, SERIES_CARS } from './trant/series/series-cars.ts';
import type { BookValues } from './values.ts';

const count = z.int().min(0);
// Which pools there are is checked against the book.
const points = z.record(z.string(), count) as unknown as z.ZodType<Points>;
const car = z.strictObject({
  seat: count,
  status: z.enum(['racing', 'finished', 'retired']),
  place: z.int().min(1).exactOptional(),
  retirement: z.enum(RETIREMENTS).exactOptional(),
  retiredAt: z.int().min(1).exactOptional(),
  onBoard: z.boolean(),
  space: z.string(),
  laps: count,
  gear: z.int().min(1).max(6),
  points,
  configuration: points,
  stops: count,
  arrival: count,
  condition: z.enum(CONDITIONS),
  aggravates: z.boolean(),
  start: z.enum(START_STATES),
  ...shapesOf(CAR_GROUPS),
});
// More tasks than any play puts on the agenda.
const TASKS_MAX = 200;
const task = z.strictObject({
  step: z.enum([...STEP_NAMES, ...(Object.keys(FOLLOW_UPS) as FollowUp[])]),
  seats: z.array(count).max(TASKS_MAX),
  space: z.string().exactOptional(),
  other: count.exactOptional(),
  marker: count.exactOptional(),
});
const dice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seeded'), state: z.array(z.int()).length(4) }),
  z.strictObject({ kind: z.literal('scripted'), faces: z.array(z.int()), used: count }),
]);
const secondThought = z.strictObject({
  die: z.string(),
  faces: z.array(count).min(1).max(TASKS_MAX),
  settled: z.array(count).max(TASKS_MAX),
  told: count,
});
// Declared options are compared with their declarations.
const options = z.looseObject({
  car: points,
  pitPoints: count,
  fittings: fittingsGroup.shape.exactOptional(),
  cars: SERIES_CARS.exactOptional(),
  longest: z.int().min(1).exactOptional(),
}) as unknown as z.ZodType<FormulaDeOptions>;
const shape = z.strictObject({
  agenda: z.array(task).max(TASKS_MAX),
  dice,
  secondThought: secondThought.exactOptional(),
  round: count,
  answered: count,
  book: z.string(),
  track: z.string(),
  laps: z.int().min(1),
  options,
  grid: z.array(count).exactOptional(),
  cars: z.array(car).min(1),
  ...shapesOf(RACE_GROUPS),
  order: z.array(count),
  down: z.array(count),
  recovered: z.array(count),
  reference: count,
  arrivals: count,
  retirements: count,
  play: z.strictObject({
    seat: count,
    leverBefore: z.int().min(1).max(6),
    gear: z.int().min(1).max(6),
    rolled: count,
    distance: count,
    path: z.array(z.string()),
    segment: count,
    stopsBefore: count,
    braked: z.boolean(),
    missing: count,
    slid: z.boolean(),
    lost: count,
    quickExit: z.boolean(),
    bonusUsed: z.boolean(),
    slipstreams: count,
    marked: z.array(z.string()),
    overheated: z.boolean(),
    spent: count.exactOptional(),
    tested: count.exactOptional(),
    penalty: PENALTY.exactOptional(),
    spending: SPENDING.exactOptional(),
  }),
});

function shapesOf<Groups extends Readonly<Record<string, { readonly shape: z.ZodType }>>>(
  groups: Groups,
): { [Name in keyof Groups]: z.ZodExactOptional<Groups[Name]['shape']> } {
  const shapes = Object.entries(groups).map(([name, { shape }]) => [name, shape.exactOptional()]);
  return Object.fromEntries(shapes);
}

export function raceFaults(
  value: unknown,
  board: FormulaBoard,
  definition: BookDefinition,
): readonly string[] {
  const read = shape.safeParse(value);
  const misset = [
    ...declarationFaults(value, definition.options),
    ...misplacedPoints(value, definition.values),
  ];
  if (!read.success) return [...shapeWords(read.error.issues, value), ...misset];
  if (misset.length > 0) return misset;
  const race: FormulaDeRace = read.data;
  const faults: string[] = [];
  if (race.book !== definition.id) faults.push(`book: ${race.book} is not ${definition.id}`);
  if (race.track !== board.id) faults.push(`track: ${race.track} is not ${board.id}`);
  faults.push(
    ...lapFaults(
      definition.options,
      declaredOptions(race.options),
      race.laps,
      name => `options.${name}`,
    ),
    ...taskFaults(race),
    ...groupFaults(race, termsOf(definition, race.options)),
    ...gridFaults(race, termsOf(definition, race.options)),
    ...teamFaults(race, termsOf(definition, race.options)),
    ...seatFaults(race, definition.values),
    ...spaceFaults(race, board, definition.values),
    ...workFaults(race, { board, values: definition.values }),
    ...placeFaults(race),
    ...backmarkerFaults(race),
  );
  // The rest assumes that every car stands somewhere.
  if (faults.length === 0) {
    const ground = groundOf(board, termsOf(definition, race.options));
    faults.push(...sealedGearFaults(race, ground), ...secondThoughtFaults(race, ground));
  }
  return faults;
}

const declaring = z.looseObject({ options: z.looseObject({}) });

// A race has every option that the book declares, with one of its values, unless the option came later; and no other
// option.
function declarationFaults(value: unknown, declared: readonly BookOption[]): readonly string[] {
  const race = declaring.safeParse(value);
  if (!race.success) return [];
  const given: Readonly<Record<string, unknown>> = { ...declaredOptions(race.data.options) };
  const placeOf = (name: string) => `options.${name}`;
  const missing = declared.filter(({ name, later }) => given[name] === undefined && later !== true);
  return [
    ...missing.map(({ name }) => `${placeOf(name)}: it is missing`),
    ...optionFaults(declared, given, placeOf),
  ];
}

// Each task has the arguments of its step, and no others.
function taskFaults({ agenda }: FormulaDeRace): readonly string[] {
  const known: Readonly<Partial<Record<string, readonly string[]>>> = FOLLOW_UPS;
  return agenda.flatMap((one, index) => {
    const wanted = known[one.step] ?? [];
    return TASK_ARGUMENTS.flatMap(name => {
      if ((one[name] !== undefined) === wanted.includes(name)) return [];
      return [`agenda.${index}.${name}: ${one.step} has ${wanted.includes(name) ? 'one' : 'none'}`];
    });
  });
}

// Where places are rolled for, a race has a grid from then on (BGA-A-23).
function gridFaults({ grid, agenda }: FormulaDeRace, terms: Terms): readonly string[] {
  const isOpen = agenda.some(({ step }) => step === 'rollGrid' || step === 'lineUp');
  return makesGrid(terms) && !isOpen && grid === undefined ? ['grid: it is missing'] : [];
}

// Teams are whole, and qualifying points, where there are any, are given for every car (BGA-O-59, BGA-V-5).
function teamFaults({ cars, qualifyingPoints }: FormulaDeRace, { values }: Terms): string[] {
  const faults: string[] = [];
  if (!fillsTeams(cars.length, values)) {
    faults.push(`cars: ${cars.length} make no whole teams of ${values.teams.size}`);
  }
  if (qualifyingPoints !== undefined && qualifyingPoints.length !== cars.length) {
    faults.push('qualifyingPoints: one entry per car is needed');
  }
  return faults;
}

const spreads = z.looseObject({
  options: z.looseObject({ car: points }),
  cars: z.array(z.looseObject({ points, configuration: points })),
});

// Every car has the pools of the book and no others.
function misplacedPoints(value: unknown, values: BookValues): readonly string[] {
  const race = spreads.safeParse(value);
  if (!race.success) return [];
  const { options, cars } = race.data;
  const placed = (place: string, all: Points) =>
    poolFaults(all, values).map(fault => `${place}.${fault}`);
  return [
    ...placed('options.car', options.car),
    ...cars.flatMap((car, index) => [
      ...placed(`cars.${index}.points`, car.points),
      ...placed(`cars.${index}.configuration`, car.configuration),
    ]),
  ];
}

// Which groups of fields there are follows from the lists and numbers of the race.
function groupFaults(race: FormulaDeRace, terms: Terms): readonly string[] {
  const ofCars = race.cars.flatMap((one, index) => {
    const coasts = one.condition === 'blown' || one.condition === 'inertia';
    const lacks = one.status === 'racing' && coasts && one.inertia === undefined;
    const faults = [
      ...groupFaultsOfCar(one, terms),
      ...(lacks ? ['inertia: it is missing of a car without an engine'] : []),
    ];
    return faults.map(fault => `cars.${index}.${fault}`);
  });
  const ofBuilt = constructionFaults(race.options, race.cars.length, terms.values);
  return [
    ...groupFaultsOfRace(race, terms),
    ...ofCars,
    ...pitFaults(race, terms.values),
    ...ofBuilt.map(fault => `options.${fault}`),
    ...builtFaults(race.cars, terms.values),
  ];
}

function pitFaults(
  { cars, laps, pits = [], options }: FormulaDeRace,
  values: BookValues,
): readonly string[] {
  const ofCars = cars.flatMap(({ pits: own }, index) => {
    if (own === undefined) return [];
    const isKnown = own.pit < pits.length;
    // The lane is open from the end of the first lap to that of the last but one (M-19-1-7, BR-41).
    const isShut = own.stop !== undefined && laps === 1;
    return [
      ...(isKnown ? [] : [`cars.${index}.pits.pit: there is no pit ${own.pit}`]),
      ...(isShut ? [`cars.${index}.pits.stop: a race of one lap has no pit stops`] : []),
    ];
  });
  return [...ofCars, ...pitPointFaults(options, pits, values)];
}

function seatFaults(race: FormulaDeRace, values: BookValues): readonly string[] {
  const faults: string[] = [];
  race.cars.forEach((one, index) => {
    if (one.seat !== index) faults.push(`cars.${index}.seat: ${one.seat} is not ${index}`);
    if (one.status === 'racing' && !one.onBoard) {
      faults.push(`cars.${index}: it is racing but not on the board`);
    }
    if (one.status === 'finished' && one.onBoard) {
      faults.push(`cars.${index}: it has finished and is still on the board`);
    }
    // Points still move about until the cars are configured (M-5-0-2).
    if (race.round > 0) faults.push(...pointFaults(one, index, values));
    if (one.laps > race.laps + 1) faults.push(`cars.${index}.laps: more than the race has`);
  });
  const named = [race.play.seat, ...race.order, ...race.agenda.flatMap(seatsIn)];
  for (const seat of new Set(named)) {
    if (seat >= race.cars.length) faults.push(`seat ${seat} does not exist`);
  }
  if (new Set(race.order).size < race.order.length) faults.push('order: a seat stands in it twice');
  if (race.grid !== undefined && !isGrid(race.grid, race.cars.length)) {
    faults.push('grid: it does not name every seat once');
  }
  if (race.down.length !== race.cars.length) faults.push('down: one entry per car is needed');
  return faults;
}

function seatsIn({ seats, other }: FormulaDeRace['agenda'][number]): readonly Seat[] {
  return other === undefined ? seats : [...seats, other];
}

function pointFaults(one: Car, index: number, values: BookValues): readonly string[] {
  const faults = poolsOf(values)
    .filter(pool => pointsLost(one, pool) < 0)
    .map(pool => `cars.${index}.points.${pool}: more than were configured`);
  // M-5-1-1: a car does not stay in the race for a moment without a part whose last point is the end. A car without
  // engine rolls on (M-16-0-3).
  const ends = PARTS.filter(part => values.parts[part].last === 'out');
  for (const pool of new Set(ends.map(part => values.parts[part].pool))) {
    if (one.status === 'racing' && pointsIn(one.points, pool) === 0) {
      faults.push(`cars.${index}.points.${pool}: a running car has at least one`);
    }
  }
  return faults;
}

function spaceFaults(
  race: FormulaDeRace,
  board: FormulaBoard,
  { pits }: BookValues,
): readonly string[] {
  const faults: string[] = [];
  for (const [place, space] of placesIn(race)) {
    if (!board.indexOf.has(space)) faults.push(`${place}: ${board.name} has no space ${space}`);
  }
  const taken = new Map<string, string>();
  for (const one of occupantsIn(race)) {
    const space = board.spaces[board.indexOf.get(one.space) ?? -1];
    if (pits.lane === 'wide' && space?.kind !== 'track') continue;
    const other = taken.get(one.space);
    if (other !== undefined) {
      faults.push(`${placeOf(one)}: ${one.space} is taken by ${other}. Move one of them`);
    }
    taken.set(one.space, 'seat' in one ? `car ${one.seat}` : `backmarker ${one.marker}`);
  }
  const dangerous = dangerousIn(race);
  if (new Set(dangerous).size < dangerous.length) {
    faults.push('dangerous: a space stands in it twice');
  }
  const tested = race.agenda.flatMap(({ space }) => space ?? []);
  for (const id of [...dangerous, ...race.play.path, ...race.play.marked, ...tested]) {
    if (!board.indexOf.has(id)) faults.push(`${board.name} has no space ${id}`);
  }
  return faults;
}

function placesIn({
  cars,
  backmarkers = [],
}: FormulaDeRace): readonly (readonly [string, string])[] {
  return [
    ...cars.map(({ space }, seat) => [placeOf({ space, seat }), space] as const),
    ...backmarkers.map(({ space }, marker) => [placeOf({ space, marker }), space] as const),
  ];
}

function placeOf(one: Occupant): string {
  return 'seat' in one ? `cars.${one.seat}.space` : `backmarkers.${one.marker}.space`;
}

function placeFaults(race: FormulaDeRace): readonly string[] {
  const places = race.cars
    .filter(one => one.status === 'finished')
    .map(({ place = 0 }) => place)
    .sort((a, b) => a - b);
  return places.every((place, index) => place === index + 1)
    ? []
    : [`places of finished cars: ${places.join(', ')} instead of 1 to ${places.length}`];
}
