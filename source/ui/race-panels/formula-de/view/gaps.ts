// How far a car is behind the leading one: in ticks, and in whole laps once it has been lapped.
import { progressOf } from '../../../../rules/formula-de/chapters/round/ranking.ts';
import type { Car } from '../../../../rules/formula-de/state.ts';
import type { FormulaModel } from '../formula-de-model.ts';

/**
 * Returns the ticks behind the leader of the cars still racing; 0 for the leader, and for a car that has finished or is
 * out.
 */
export function ticksBehind({ shown, table }: FormulaModel, car: Car): number {
  if (car.status !== 'racing') return 0;
  const racing = shown.cars.filter(({ status }) => status === 'racing');
  const most = Math.max(...racing.map(other => progressOf(table.board, other)));
  return most - progressOf(table.board, car);
}

export function lapsDown(model: FormulaModel, car: Car): number {
  return Math.floor(ticksBehind(model, car) / model.table.board.ticks);
}
