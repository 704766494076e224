// Where a car is in the race.
import { type Board, spaceOf } from '../../../circuit/board.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { ChampionshipModel } from './championship-model.ts';

/** Returns the ticks of a car since the line was first crossed; the grid lies before it. 0 without a place. */
export function progressOf(board: Board, { space, laps }: Pick<Car, 'space' | 'laps'>): number {
  return space === '' ? 0 : (laps - 1) * board.ticks + spaceOf(board, space).tick;
}

/** Returns the ticks behind the leader of the cars still racing; 0 for the leader, and for a car that is not racing. */
export function ticksBehind({ shown, table: { board } }: ChampionshipModel, car: Car): number {
  if (car.status !== 'racing') return 0;
  const racing = shown.cars.filter(({ status }) => status === 'racing');
  return Math.max(...racing.map(other => progressOf(board, other))) - progressOf(board, car);
}
