// Crossing out points, and what the last one of a part does (M-5-1-1 to M-5-1-4).
import { spaceOf } from '../../circuit/board.ts';
import type { Seat } from '../kit/types.ts';
import type { PointsPaid } from './events.ts';
import type { Part } from './state.ts';
import { draftCar, type FormulaDeTable } from './table.ts';
import type { Price } from './values.ts';

/** Crosses out `amount` points of a part and tells it; nothing happens for 0. */
export function payPoints(
  table: FormulaDeTable,
  seat: Seat,
  part: Part,
  amount: number,
  why: PointsPaid['why'],
): void {
  if (amount <= 0) return;
  draftCar(table, seat).points[part] -= amount;
  table.tell({ kind: 'pointsPaid', seat, part, amount, why });
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
  payPoints(table, seat, 'tires', Math.min(amount, car.points.tires), why);
  if (car.points.tires > 0) return;
  car.condition = 'spun';
  car.aggravates = true;
  table.tell({ kind: 'carSpun', seat });
}

/** Whether every point of a price is there. */
export function canPay(points: Readonly<Record<Part, number>>, price: Price): boolean {
  return Object.entries(price).every(([part, amount]) => points[part as Part] >= amount);
}

/** Marks a space as dangerous, once (M-17-0-1, R-43). */
export function markDangerous(table: FormulaDeTable, seat: Seat, space: string): void {
  const { race } = table;
  const { board } = table.ground;
  // A pit itself is never marked.
  if (race.dangerous.includes(space) || spaceOf(board, space).kind === 'pit') return;
  race.dangerous.push(space);
  race.play.marked = [...race.play.marked, space];
  table.tell({ kind: 'spaceMarked', seat, space });
}
