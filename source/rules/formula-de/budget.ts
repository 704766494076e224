// What a car has and pays: where the points of a part lie, how a price is paid, and what the last point does (M-5-1-1 to M-5-1-4).
import { spaceOf } from '../../circuit/board.ts';
import type { Seat } from '../kit/types.ts';
import { tiresSpin } from './chapters/tires.ts';
import type { PointsPaid } from './events.ts';
import { type Car, PARTS, type Part, POOLS, type Points, type Pool } from './state.ts';
import { carOf, type DraftCar, draftCar, type FormulaDeTable } from './table.ts';
import type { BookValues, LastPoint, OneTooMany, Price } from './values.ts';

/** What a car has, and what it began with. */
type Kept = 'points' | 'configuration';

/** Of the numbers of a book those that say where points lie. */
type Parts = Pick<BookValues, 'parts'>;

/** The pools of a book, always in the same order. */
export function poolsOf({ parts }: Parts): readonly Pool[] {
  return POOLS.filter(pool => PARTS.some(part => parts[part].pool === pool));
}

/** The parts that a pool pays for, always in the same order. */
export function partsOf(pool: Pool, { parts }: Parts): readonly Part[] {
  return PARTS.filter(part => parts[part].pool === pool);
}

/** Reports whether two parts are paid for by the same points. */
export function sharePool({ parts }: Parts, one: Part, other: Part): boolean {
  return parts[one].pool === parts[other].pool;
}

/** The points in a pool; none in one that the book does not have. */
export function pointsIn(points: Points, pool: Pool): number {
  return points[pool] ?? 0;
}

/** The points of a book's pools, each by what `amount` says of it. */
export function pointsOf(values: Parts, amount: (pool: Pool) => number): Points {
  return Object.fromEntries(poolsOf(values).map(pool => [pool, amount(pool)]));
}

/** The figures of a spread of points, in the order of the pools. */
export function figuresOf(points: Points): readonly number[] {
  return POOLS.flatMap(pool => points[pool] ?? []);
}

/** What is wrong with the points of a car: a pool that the book does not have, or the lack of one that it has. */
export function poolFaults(points: Points, values: Parts): readonly string[] {
  const pools = poolsOf(values);
  const strange = Object.keys(points).filter(pool => !pools.some(own => own === pool));
  return [
    ...strange.map(pool => `${pool}: there is no such field`),
    ...pools.filter(pool => points[pool] === undefined).map(pool => `${pool}: it is missing`),
  ];
}

/** Points left of a part: those of the pool in which they lie. */
export function pointsLeft(points: Points, part: Part, { parts }: Parts): number {
  return points[parts[part].pool] ?? 0;
}

/** Points of a part that may be paid of free will: all but the last one where that is the end of the race. */
export function pointsToSpend(points: Points, part: Part, { parts }: Parts): number {
  const { pool, last } = parts[part];
  return (points[pool] ?? 0) - (last === 'out' ? 1 : 0);
}

/** Reports whether the car is out once it loses another point of a part. */
export function isOutWithout(points: Points, part: Part, values: Parts): boolean {
  const { last, oneTooMany } = values.parts[part];
  const left = pointsLeft(points, part, values);
  return left === 0 ? oneTooMany === 'out' : left === 1 && last === 'out';
}

/** Points of a pool that the car has lost. */
export function pointsLost({ points, configuration }: Pick<Car, Kept>, pool: Pool): number {
  return pointsIn(configuration, pool) - pointsIn(points, pool);
}

/** Puts points into a pool, or takes them out. */
export function addPoints(car: Pick<DraftCar, 'points'>, pool: Pool, amount: number): void {
  car.points[pool] = pointsIn(car.points, pool) + amount;
}

/** Gives a car back every point with which it pays for a part. */
export function refill(car: Pick<DraftCar, Kept>, part: Part, { parts }: Parts): void {
  const { pool } = parts[part];
  car.points[pool] = pointsIn(car.configuration, pool);
}

/** The pools that a long stop can repair: all but that of the tires, which any stop refills (M-19-2-3, R-82). */
export function repairable(values: Parts): readonly Pool[] {
  return poolsOf(values).filter(pool => pool !== values.parts.tires.pool);
}

/** The points of a car that has paid some of a part. */
export function pointsWithout(
  points: Points,
  part: Part,
  amount: number,
  { parts }: Parts,
): Points {
  const { pool } = parts[part];
  return { ...points, [pool]: pointsIn(points, pool) - amount };
}

/**
 * Reports whether every point of a price is there to be spent, parts that share a pool taken together.
 * @param mayBeFatal counts points whose loss is the end of the race too
 */
export function canPay(points: Points, price: Price, values: Parts, mayBeFatal = false): boolean {
  const most = mayBeFatal ? pointsLeft : pointsToSpend;
  const entries = Object.entries(price) as [Part, number][];
  return entries.every(([part]) => {
    const due = entries.filter(([other]) => sharePool(values, part, other));
    return most(points, part, values) >= due.reduce((sum, [, amount]) => sum + amount, 0);
  });
}

/** The points of a car that has paid a price. */
export function pointsPaying(points: Points, price: Price, values: Parts): Points {
  const entries = Object.entries(price) as [Part, number][];
  return entries.reduce(
    (left, [part, amount]) => pointsWithout(left, part, amount, values),
    points,
  );
}

/** Crosses out `amount` points of a part and tells it; nothing happens for 0. */
export function payPoints(
  table: FormulaDeTable,
  seat: Seat,
  part: Part,
  amount: number,
  why: PointsPaid['why'],
): void {
  if (amount <= 0) return;
  const { pool } = table.ground.values.parts[part];
  addPoints(draftCar(table, seat), pool, -amount);
  const elsewhere = pool === part ? {} : { pool };
  table.tell({ kind: 'pointsPaid', seat, part, amount, why, ...elsewhere });
}

/** Crosses out as many of `amount` points as are there. Foretold, the rest is named too: it is owed all the same. */
export function payWhatIsThere(
  table: FormulaDeTable,
  seat: Seat,
  part: Part,
  amount: number,
  why: PointsPaid['why'],
): void {
  const there = pointsLeft(carOf(table.race, seat).points, part, table.ground.values);
  payPoints(table, seat, part, Math.min(amount, there), why);
  if (table.telling === undefined || amount <= there) return;
  table.tell({ kind: 'pointsPaid', seat, part, amount: amount - there, why });
}

/** What it does to a car that a part has no point left; `nothing` as long as there is one (M-5-1-1 to M-5-1-4). */
export function lossOf(table: FormulaDeTable, seat: Seat, part: Part): LastPoint {
  const { values } = table.ground;
  const spent = pointsLeft(carOf(table.race, seat).points, part, values) === 0;
  return spent ? values.parts[part].last : 'nothing';
}

/** Takes one point of a part by force, and tells what that does to the car (M-5-1-1 to M-5-1-4). */
export function losePoint(
  table: FormulaDeTable,
  seat: Seat,
  part: Part,
  why: PointsPaid['why'],
): LastPoint | OneTooMany {
  const { values } = table.ground;
  if (pointsLeft(carOf(table.race, seat).points, part, values) === 0) {
    return values.parts[part].oneTooMany;
  }
  payPoints(table, seat, part, 1, why);
  return lossOf(table, seat, part);
}

/**
 * Crosses out tire points. The last one makes the car spin; at zero a loss of exactly one is another spin
 * (M-10-4-1, M-10-4-2, R-23), as far as the book says so. The caller has made sure that the loss can be paid.
 */
export function payTires(
  table: FormulaDeTable,
  seat: Seat,
  amount: number,
  why: 'overshoot' | 'blocking',
): void {
  if (amount <= 0) return;
  const car = draftCar(table, seat);
  const there = pointsLeft(car.points, 'tires', table.ground.values);
  payWhatIsThere(table, seat, 'tires', amount, why);
  const { blocking } = table.ground.values;
  if (why === 'blocking' && !blocking.spins) return;
  if (!tiresSpin(there, amount, table.ground.values)) return;
  car.condition = 'spun';
  car.aggravates = true;
  table.tell({ kind: 'carSpun', seat });
}

/** Marks a space as dangerous, once (M-17-0-1, R-43). */
export function markDangerous(table: FormulaDeTable, seat: Seat, space: string): void {
  const { race } = table;
  const { board } = table.ground;
  if (race.dangerous === undefined || race.dangerous.includes(space)) return;
  // A pit itself is never marked.
  if (spaceOf(board, space).kind === 'pit') return;
  race.dangerous.push(space);
  race.play.marked = [...race.play.marked, space];
  table.tell({ kind: 'spaceMarked', seat, space });
}
