// Who is ahead of whom: distance, and what settles equal places.
import { type Board, spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import type { Car } from '../state.ts';
import { carOf, type FormulaDeTable } from '../table.ts';

/** Distance covered in ticks: laps, then the tick of the space. */
export function progressOf(board: Board, car: Pick<Car, 'laps' | 'space'>): number {
  return car.laps * board.ticks + spaceOf(board, car.space).tick;
}

/** Whole laps that a distance lies behind the leader's. */
export function lapsDown(reference: number, progress: number, lapTicks: number): number {
  return Math.max(0, Math.floor((reference - progress) / lapTicks));
}

/** Who plays first of two cars on the same level: running before stalled, higher lever, earlier arrival. */
export function compareLevel(a: Car, b: Car): number {
  return (
    Number(a.condition === 'stalled') - Number(b.condition === 'stalled') ||
    leverInOrder(b) - leverInOrder(a) ||
    a.arrival - b.arrival ||
    a.seat - b.seat
  );
}

// A spun car counts as 1st, where its lever goes at the end of the round (M-10-4-7).
function leverInOrder(car: Car): number {
  return car.condition === 'spun' ? 1 : car.gear;
}

/** Cars from the front of the race to its back. */
export function byDistance(board: Board, cars: readonly Car[]): readonly Car[] {
  return [...cars].sort(
    (a, b) => progressOf(board, b) - progressOf(board, a) || compareLevel(a, b),
  );
}

/** A car that leaves the race leaves its distance behind as the reference of the round. */
export function noteDistance(table: FormulaDeTable, seat: Seat): void {
  const { race, board } = table;
  race.reference = Math.max(race.reference, progressOf(board, carOf(race, seat)));
}
