// The cars as strip and map draw them.
import { carsOnBoard } from '../../../../rules/formula-de/chapters/movement/occupancy.ts';
import type { Car, Condition } from '../../../../rules/formula-de/state.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { CarMark, StripCar } from '../../../board-view/occupants.ts';
import { letterOf, ownSeat } from '../../../screens/race/race-model.ts';
import type { FormulaModel } from '../formula-de-model.ts';

const MARKS: Readonly<Record<Condition, CarMark>> = {
  sound: 'none',
  stalled: 'stalled',
  spun: 'spun',
  blown: 'blown',
  inertia: 'coasting',
  wreck: 'wreck',
};

/** Returns every car on the board: on its way while it moves (`live`), else where it was when the turn began. */
export function stripCars(model: FormulaModel, live: boolean): readonly StripCar[] {
  const own = ownSeat(model);
  return carsOnBoard(model.shown).map(car => ({
    seat: car.seat,
    letter: letterOf(model.table, car.seat),
    space: (live ? model.places[car.seat] : undefined) ?? car.space,
    mark: markOf(car, own),
  }));
}

function markOf(car: Car, own: Seat): CarMark {
  const mark = MARKS[car.condition];
  return mark === 'none' && car.seat === own ? 'own' : mark;
}
