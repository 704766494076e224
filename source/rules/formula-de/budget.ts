// What a car has and pays: where the points of a part lie, how a price is paid, and what the last point does (M-5-1-1 to M-5-1-4).
import { spaceOf } from '../../circuit/board.ts';
import type { Seat } from '../kit/types.ts';
import type { PointsPaid } from './events.ts';
import type { Part, Points } from './state.ts';
import { carOf, draftCar, type FormulaDeTable } from './table.ts';
import type { BookValues, LastPoint, Price } from './values.ts';

/** Points left of a part: those of the pool in which they lie. */
export function pointsLeft(
  points: Points,
  part: Part,
  { parts }: Pick<BookValues, 'parts'>,
): number {
  return points[parts[part].pool];
}

/** The points of a car that has paid some of a part. */
export function pointsWithout(
  points: Points,
  part: Part,
  amount: number,
  { parts }: Pick<BookValues, 'parts'>,
): Points {
  const { pool } = parts[part];
  return { ...points, [pool]: points[pool] - amount };
}

/** Reports whether every point of a price is there, parts that share a pool taken together. */
export function canPay(
  points: Points,
  price: Price,
  { parts }: Pick<BookValues, 'parts'>,
): boolean {
  const entries = Object.entries(price) as [Part, number][];
  return entries.every(([part]) => {
    const { pool } = parts[part];
    const due = entries.filter(([other]) => parts[other].pool === pool);
    return points[pool] >= due.reduce((sum, [, amount]) => sum + amount, 0);
  });
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
  draftCar(table, seat).points[table.ground.values.parts[part].pool] -= amount;
  table.tell({ kind: 'pointsPaid', seat, part, amount, why });
}

/** What it does to a car that a part has no point left; `nothing` as long as there is one (M-5-1-1 to M-5-1-4). */
export function lossOf(table: FormulaDeTable, seat: Seat, part: Part): LastPoint {
  const { values } = table.ground;
  const spent = pointsLeft(carOf(table.race, seat).points, part, values) === 0;
  return spent ? values.parts[part].last : 'nothing';
}

/**
 * Crosses out tire points. The last one makes the car spin; at zero a loss of exactly one is another spin
 * (M-10-4-1, M-10-4-2, R-23). The caller has made sure that the loss can be paid.
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
  payPoints(table, seat, 'tires', Math.min(amount, there), why);
  if (lossOf(table, seat, 'tires') !== 'spin') return;
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
