// The finish (21): places in the order of crossing.
import type { Seat } from '../../kit/types.ts';
import { draftCar, type FormulaDeTable } from '../table.ts';
import { noteDistance } from './ranking.ts';

/** The car has crossed the line for the last time: it takes the next place and leaves the board (M-21-1-1, R-87, R-88). */
export function finishCar(table: FormulaDeTable, seat: Seat): void {
  const car = draftCar(table, seat);
  noteDistance(table, seat);
  car.place = 1 + Math.max(0, ...table.race.cars.map(other => other.place));
  car.status = 'finished';
  car.onBoard = false;
  table.tell({ kind: 'carFinished', seat, place: car.place });
}
