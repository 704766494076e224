// Who is ahead of whom: distance, and what settles equal places.
import { type Board, spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import type { Car } from '../state.ts';
import { carOf, type FormulaDeTable } from '../table.ts';
import { isBeyondLine, isInPits } from './pits.ts';

/** Distance covered in ticks: laps, then the tick of the space. */
export function progressOf(board: Board, car: Pick<Car, 'laps' | 'space'>): number {
  return car.laps * board.ticks + spaceOf(board, car.space).tick;
}

/**
 * Rank in the order of play, in half ticks: twice the distance; a car of the pit zone ranks just past the limit, the
 * last space that leads into the lane (M-19-5-2, R-62).
 */
export function rankOf(board: Board, car: Pick<Car, 'laps' | 'space'>): number {
  if (!isInPits(board, car)) return 2 * progressOf(board, car);
  const lap = isBeyondLine(board, car.space) ? car.laps - 1 : car.laps;
  const limit = Math.max(...(board.pit?.entries ?? []).map(index => spaceAt(board, index).tick));
  return 2 * (lap * board.ticks + limit) + 1;
}

// Inside the pit zone: farther along the lane first, the lane before the pit at the same level (M-19-5-2).
function depthInPits(board: Board, car: Pick<Car, 'space'>): number {
  const space = spaceOf(board, car.space);
  const { pit } = board;
  if (pit === undefined || space.kind === 'track') return 0;
  const lane =
    space.kind === 'pitLane' ? space.index : pit.boxes.find(box => box.space === space.index)?.from;
  return 2 * pit.spaces.indexOf(lane ?? -1) + (space.kind === 'pitLane' ? 1 : 0);
}

/** Who plays first of two cars of equal rank (M-6-2-4, R-62, R-63). */
export function compareEqual(board: Board, a: Car, b: Car): number {
  return depthInPits(board, b) - depthInPits(board, a) || compareLevel(a, b);
}

/** Whole laps that a distance lies behind the leader's. */
export function lapsDown(reference: number, progress: number, lapTicks: number): number {
  return Math.max(0, Math.floor((reference - progress) / lapTicks));
}

/** Who plays first of two cars on the same level: running before stalled, higher lever, earlier arrival. */
function compareLevel(a: Car, b: Car): number {
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
  return [...cars].sort((a, b) => rankOf(board, b) - rankOf(board, a) || compareEqual(board, a, b));
}

/** A car that leaves the race leaves its distance behind as the reference of the round. */
export function noteDistance(table: FormulaDeTable, seat: Seat): void {
  const { race, board } = table;
  race.reference = Math.max(race.reference, rankOf(board, carOf(race, seat)));
}
