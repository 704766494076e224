// The cars of a scene: worn down, on any tires, some of them wrecks, without an engine or in the pits.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { hasPitStops } from '../../rules/formula-de/chapters/car/pits.ts';
import { type Points, type Pool, TIRE_TYPES } from '../../rules/formula-de/state.ts';
import type { CarSpec } from '../../testing/formula-de/builders.ts';
import type { Sampler } from '../contract/sampler.ts';
import { poolOf, pools } from './points-by-pool.ts';
import { printedIn } from './printed.ts';

const HIGHEST_GEAR = 6;
const BLOWN_PERCENT = 8;
const PITS_PERCENT = 20;

/**
 * Returns the car as it is or, now and then, without its engine or in the pits (laps 1 to N-1 only).
 * @param own index of its pit
 */
export function specialCar(
  book: FormulaDeBook,
  board: FormulaBoard,
  car: CarSpec,
  own: number,
  sampler: Sampler,
  laps: number,
): CarSpec {
  if (sampler.chance(BLOWN_PERCENT)) {
    return printedIn(book.id).inertia ? blownCar(car, sampler) : car;
  }
  if (laps < 2 || !sampler.chance(PITS_PERCENT)) return car;
  return hasPitStops(book.terms({})) ? carInPits(board, car, own, sampler, laps) : car;
}

// The car is about to play 4th in inertia, or a lower gear when the inertia is prolonged (M-16-0-3, M-16-0-6).
function blownCar(car: CarSpec, sampler: Sampler): CarSpec {
  const points = { ...car.points, engine: 0 };
  if (sampler.chance(50)) {
    return { ...car, points, condition: 'blown', gear: sampler.number(5, 6), inertiaGear: 4 };
  }
  const gear = sampler.number(2, 4);
  const inertiaGear = gear - 1;
  return { ...car, points, condition: 'inertia', gear, inertiaGear, prolongs: true };
}

// The car is on the way to its pit, waits in it, or is on the way out.
function carInPits(
  board: FormulaBoard,
  car: CarSpec,
  own: number,
  sampler: Sampler,
  laps: number,
): CarSpec {
  const { pit } = board;
  const box = pit?.boxes[own];
  if (pit === undefined || box === undefined) return car;
  const place = pit.spaces.indexOf(box.from);
  const at = (index: number) => spaceAt(board, pit.spaces[index] ?? -1);
  const state = sampler.one(['none', 'waiting', 'out'] as const);
  const space = {
    none: at(sampler.number(0, place)),
    waiting: spaceAt(board, box.space),
    out: at(sampler.number(place + 1, pit.spaces.length - 1)),
  }[state];
  const beyond = space.lapTick < board.ticks / 2 ? 1 : 0;
  const lap = sampler.number(1, laps - 1);
  const fittedFor = state === 'none' ? sampler.number(1, lap) : lap + 1;
  return { ...car, fittedFor, space: space.id, laps: lap + beyond, stops: 0, pit: state };
}

/**
 * Returns a car on a track space, in any gear and lap, on any tires, worn down; a wreck with `retiredAt` above 0.
 * @param laps laps of the race
 */
export function carOn(
  book: FormulaDeBook,
  board: FormulaBoard,
  space: FormulaSpace,
  sampler: Sampler,
  laps: number,
  retiredAt: number,
): CarSpec {
  const { configuration } = book.definition.values;
  const usual = { points: book.definition.usualCar.car };
  const { points: full } = sampler.one([usual, ...configuration.readyMade]);
  const vital = pools(full).filter(pool => isVital(book.id, full, pool));
  const worn = (pool: Pool) => sampler.number(vital.includes(pool) ? 1 : 0, full[pool] ?? 0);
  const points = Object.fromEntries(pools(full).map(pool => [pool, worn(pool)]));
  const corner = board.corners[space.corner];
  const lap = sampler.number(1, laps);
  const common = {
    space: space.id,
    laps: lap,
    fittedFor: sampler.number(1, lap),
    gear: sampler.number(1, HIGHEST_GEAR),
    points,
    stops: corner === undefined ? 0 : sampler.number(0, corner.stops),
    tires: sampler.one(TIRE_TYPES),
    pitPoints: sampler.number(0, book.definition.values.configuration.pitMost),
  };
  if (retiredAt === 0) return common;
  return { ...common, condition: 'wreck', retiredAt, aggravates: sampler.chance(50) };
}

// The last point of these takes a car out, so a racing car has one.
function isVital(book: string, points: Points, pool: Pool): boolean {
  return printedIn(book).vital.some(part => poolOf(points, part) === pool);
}
