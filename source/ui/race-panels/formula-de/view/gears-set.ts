// Gears that are set and not shown yet, where all drivers set theirs before the first car moves.
import type { Car } from '../../../../rules/formula-de/state.ts';
import { standsInPit } from '../../../../rules/formula-de/trant/pit-work.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { FormulaModel } from '../formula-de-model.ts';

/** The back of a gear that is set and not shown yet. */
export const BACK = '#';

/** Returns the seats that have set a gear which nobody else knows yet (TR-73); none where gears are shown at once. */
export function gearsSet({ table, shown }: FormulaModel): readonly Seat[] {
  const [task] = shown.agenda;
  if (task?.step !== 'setGears') return [];
  const isAsked = (car: Car) => car.status === 'racing' && !standsInPit(table.board, car);
  return shown.cars
    .filter(car => isAsked(car) && !task.seats.includes(car.seat))
    .map(({ seat }) => seat);
}
