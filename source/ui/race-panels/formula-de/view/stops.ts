// The stops that count in the corner where a car is.
import { spaceOf } from '../../../../circuit/board.ts';
import type { Car } from '../../../../rules/formula-de/state.ts';
import type { FormulaModel } from '../formula-de-model.ts';

/**
 * Returns the stops made in the corner where the car is. Until a play marks its own stop (M-7-1) the car still has
 * those of the corner in which the play began, which mean nothing once it has left that one.
 */
export function stopsMade({ table, shown }: FormulaModel, car: Car): number {
  const { play, agenda } = shown;
  const isOpen = play.seat === car.seat && agenda.some(({ step }) => step === 'markStop');
  if (!isOpen) return car.stops;
  const cornerAt = (space: string) => spaceOf(table.board, space).corner;
  const [began = car.space] = play.path;
  return cornerAt(began) === cornerAt(car.space) ? car.stops : 0;
}
