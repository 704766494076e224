// Elimination (20): the state in which each cause leaves the car, and how wrecks are removed.
import type { Seat } from '../../../kit/types.ts';
import { losePoint, markDangerous } from '../../budget.ts';
import type { PointsPaid } from '../../events.ts';
import type { Retirement } from '../../state.ts';
import { carOf, draftCar, type FormulaDeTable } from '../../table.ts';
import { noteCovered } from '../round/points.ts';
import { noteDistance } from '../round/ranking.ts';

/**
 * Eliminates a car: marks its space where the book's table says so, and removes it at once or leaves it as a wreck
 * (M-20-7-T).
 */
export function eliminate(table: FormulaDeTable, seat: Seat, why: Retirement): void {
  const car = draftCar(table, seat);
  if (car.status !== 'racing') return;
  const departure = table.ground.values.eliminations[why];
  noteDistance(table, seat);
  noteCovered(table, seat, why);
  if (departure.marks) markDangerous(table, seat, car.space);
  table.race.retirements += 1;
  delete car.inertia;
  car.status = 'retired';
  car.retirement = why;
  car.retiredAt = table.race.retirements;
  car.condition = 'wreck';
  car.aggravates = departure.aggravates;
  table.tell({ kind: 'carRetired', seat, why });
  if (departure.leaves === 'atOnce') removeWreck(table, seat);
  if (table.ground.asides.includes('injuryCheck')) {
    table.first({ step: 'injuryCheck', seats: [seat] });
  }
}

/**
 * Reports whether a car that cannot pay goes out in a forecast only, and emits its elimination. The play is then foretold as
 * if it could pay, because a driver wants to know what it lacks and what else the choice would bring.
 */
export function isForetoldOut(table: FormulaDeTable, seat: Seat, why: Retirement): boolean {
  if (table.telling === undefined) return false;
  table.tell({ kind: 'carRetired', seat, why });
  return true;
}

/** Takes a wreck off the board, which is all that its turn consists of. */
export function removeWreck(table: FormulaDeTable, seat: Seat): void {
  const car = draftCar(table, seat);
  car.onBoard = false;
  table.tell({ kind: 'wreckRemoved', seat, space: car.space });
}

/** Takes a body point: the space becomes dangerous, the last point eliminates (M-14-1, M-17-0-1, M-20-3-1). */
export function loseBody(
  table: FormulaDeTable,
  seat: Seat,
  why: PointsPaid['why'],
  space = carOf(table.race, seat).space,
): void {
  const loss = losePoint(table, seat, 'body', why);
  markDangerous(table, seat, space);
  if (loss !== 'out') return;
  eliminate(table, seat, why === 'wall' ? 'wall' : 'collision');
  const { chainReaction } = table.ground.values.collision;
  if (chainReaction === true) table.first({ step: 'chainReaction', seats: [seat] });
}
