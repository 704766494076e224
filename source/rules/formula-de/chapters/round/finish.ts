// The finish (21): places in the order of crossing.
import type { Seat } from '../../../kit/types.ts';
import type { Car } from '../../state.ts';
import { draftCar, type FormulaDeTable } from '../../table.ts';
import { noteDistance } from './ranking.ts';

/** Returns the place of the next car to cross the line. */
export function nextPlace(cars: readonly Pick<Car, 'place'>[]): number {
  return 1 + Math.max(0, ...cars.map(({ place = 0 }) => place));
}

/**
 * Gives a car that has crossed the line for the last time the next place and takes it off the board (M-21-1-1, R-87,
 *
 */
export function finishCar(table: FormulaDeTable, seat: Seat): void {
  const car = draftCar(table, seat);
  noteDistance(table, seat);
  const place = nextPlace(table.race.cars);
  delete car.inertia;
  car.place = place;
  car.status = 'finished';
  car.onBoard = false;
  table.tell({ kind: 'carFinished', seat, place });
}
