// Out of the race (20): how each cause leaves the car on the board, and how wrecks are removed.
import type { Seat } from '../../kit/types.ts';
import type { PointsPaid } from '../events.ts';
import { markDangerous, payPoints } from '../points.ts';
import type { Retirement } from '../state.ts';
import { carOf, draftCar, type FormulaDeTable } from '../table.ts';
import { noteDistance } from './ranking.ts';

/** What the table of eliminations says of one cause (M-20-7-T). */
interface Departure {
  readonly atOnce: boolean;
  readonly aggravates: boolean;
  readonly marks: boolean;
}

const DEPARTURES: Readonly<Record<Retirement, Departure>> = {
  overshoot: { atOnce: true, aggravates: false, marks: false },
  blocking: { atOnce: false, aggravates: true, marks: true },
  collision: { atOnce: false, aggravates: true, marks: true },
  engine: { atOnce: false, aggravates: false, marks: true },
  handling: { atOnce: true, aggravates: false, marks: false },
  // A wall takes body points, so the line of collisions holds (M-15-0-2, M-20-3-2).
  wall: { atOnce: false, aggravates: true, marks: true },
  overRevving: { atOnce: true, aggravates: false, marks: true },
};

/**
 * Eliminates a car: marks its space where the table says so, and removes it at once or leaves it as a wreck.
 * @param atOnce overrides the table where an edition differs (M-16-0-3-1).
 */
export function eliminate(
  table: FormulaDeTable,
  seat: Seat,
  why: Retirement,
  atOnce = DEPARTURES[why].atOnce,
): void {
  const car = draftCar(table, seat);
  if (car.status !== 'racing') return;
  const departure = DEPARTURES[why];
  noteDistance(table, seat);
  if (departure.marks) markDangerous(table, seat, car.space);
  table.race.retirements += 1;
  car.status = 'retired';
  car.retirement = why;
  car.retiredAt = table.race.retirements;
  car.condition = 'wreck';
  car.aggravates = departure.aggravates;
  table.tell({ kind: 'carRetired', seat, why });
  if (atOnce) removeWreck(table, seat);
}

/** Takes a wreck off the board: its turn consists of that. */
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
  payPoints(table, seat, 'body', 1, why);
  markDangerous(table, seat, space);
  if (carOf(table.race, seat).points.body > 0) return;
  eliminate(table, seat, why === 'wall' ? 'wall' : 'collision');
}
