// The points of a car: which pool pays for a part, how a price is paid, and what the last point does (M-5-1-1 to
// M-5-1-4).
import { spaceOf } from '../../circuit/board.ts';
import type { Seat } from '../kit/types.ts';
import { tiresSpin } from './chapters/car/tires.ts';
import type { PointsPaid } from './events.ts';
import { type Car, PARTS, type Part, POOLS, type Points, type Pool } from './state.ts';
import { carOf, type DraftCar, draftCar, type FormulaDeTable } from './table.ts';
import type { BookValues, LastPoint, OneTooMany, Price } from './values.ts';

/** The fields of a car that hold points: those left, and those at the start. */
type Kept = 'points' | 'configuration';

type Parts = Pick<BookValues, 'parts'>;

/** Returns the pools of a book in the order of `POOLS`. */
export function poolsOf({ parts }: Parts): readonly Pool[] {
  return POOLS.filter(pool => PARTS.some(part => parts[part].pool === pool));
}

/** Returns the parts that a pool pays for in the order of `PARTS`. */
export function partsOf(pool: Pool, { parts }: Parts): readonly Part[] {
  return PARTS.filter(part => parts[part].pool === pool);
}

export function sharePool({ parts }: Parts, one: Part, other: Part): boolean {
  return parts[one].pool === parts[other].pool;
}

/** Returns the points in a pool; 0 when the book has no such pool. */
export function pointsIn(points: Points, pool: Pool): number {
  return points[pool] ?? 0;
}

export function totalOf(points: Points): number {
  return figuresOf(points).reduce((sum, figure) => sum + figure, 0);
}

export function pointsOf(values: Parts, amount: (pool: Pool) => number): Points {
  return Object.fromEntries(poolsOf(values).map(pool => [pool, amount(pool)]));
}

/** Returns the figures of some points in the order of the pools. */
export function figuresOf(points: Points): readonly number[] {
  return POOLS.flatMap(pool => points[pool] ?? []);
}

/** Returns what is wrong with the points of a car: pools that the book does not have, and pools that are missing. */
export function poolFaults(points: Points, values: Parts): readonly string[] {
  const pools = poolsOf(values);
  const strange = Object.keys(points).filter(pool => !pools.some(own => own === pool));
  return [
    ...strange.map(pool => `${pool}: there is no such field`),
    ...pools.filter(pool => points[pool] === undefined).map(pool => `${pool}: it is missing`),
  ];
}

export function pointsLeft(points: Points, part: Part, { parts }: Parts): number {
  return points[parts[part].pool] ?? 0;
}

/** Returns the points of a part that may be paid by choice: all but the last one where losing that ends the race. */
export function pointsToSpend(points: Points, part: Part, { parts }: Parts): number {
  const { pool, last } = parts[part];
  return (points[pool] ?? 0) - (last === 'out' ? 1 : 0);
}

export function isOutWithout(points: Points, part: Part, values: Parts): boolean {
  const { last, oneTooMany } = values.parts[part];
  const left = pointsLeft(points, part, values);
  return left === 0 ? oneTooMany === 'out' : left === 1 && last === 'out';
}

export function pointsLost({ points, configuration }: Pick<Car, Kept>, pool: Pool): number {
  return pointsIn(configuration, pool) - pointsIn(points, pool);
}

/** Adds points to a pool; a negative amount takes them away. */
export function addPoints(car: Pick<DraftCar, 'points'>, pool: Pool, amount: number): void {
  car.points[pool] = pointsIn(car.points, pool) + amount;
}

export function refill(car: Pick<DraftCar, Kept>, part: Part, { parts }: Parts): void {
  const { pool } = parts[part];
  car.points[pool] = pointsIn(car.configuration, pool);
}

/**
 * Returns the pools that a long stop can repair: all but that of the tires, which any stop refills (M-19-2-3, R-82).
 */
export function repairable(values: Parts): readonly Pool[] {
  return poolsOf(values).filter(pool => pool !== values.parts.tires.pool);
}

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

export function pointsPaying(points: Points, price: Price, values: Parts): Points {
  const entries = Object.entries(price) as [Part, number][];
  return entries.reduce(
    (left, [part, amount]) => pointsWithout(left, part, amount, values),
    points,
  );
}

/** Crosses out `amount` points of a part and reports it; does nothing for 0. */
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

/** Crosses out as many of `amount` points as there are. In a forecast it names the rest too, which is owed all the same. */
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
  table.tell({ kind: 'pointsPaid', seat, part, amount: amount - there, why, isLacking: true });
}

/** Returns what having no point of a part left does to the car; `nothing` while there is one (M-5-1-1 to M-5-1-4). */
export function lossOf(table: FormulaDeTable, seat: Seat, part: Part): LastPoint {
  const { values } = table.ground;
  const spent = pointsLeft(carOf(table.race, seat).points, part, values) === 0;
  return spent ? values.parts[part].last : 'nothing';
}

/** Takes one point of a part by force and returns what that does to the car (M-5-1-1 to M-5-1-4). */
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
 * Crosses out tire points. The last one makes the car spin; at zero a loss of exactly one is another spin where the
 * book says so (M-10-4-1, M-10-4-2, R-23). The caller has checked that the loss can be paid.
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

/** Makes a space dangerous unless it is already (M-17-0-1, R-43). */
export function markDangerous(table: FormulaDeTable, seat: Seat, space: string): void {
  const { race } = table;
  const { board } = table.ground;
  if (race.dangerous === undefined || race.dangerous.includes(space)) return;
  // A pit itself never becomes dangerous.
  if (spaceOf(board, space).kind === 'pit') return;
  race.dangerous.push(space);
  race.play.marked = [...race.play.marked, space];
  table.tell({ kind: 'spaceMarked', seat, space });
}
