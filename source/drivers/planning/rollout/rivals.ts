// The cars that matter to one near the flag: those with which it can still change places.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import type { Car, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';

/** Greatest distance in ticks between cars that may still change places in the run to the flag. */
const RIVAL_TICKS = 80;

/** Cars that can still change places with a seat before the flag. */
export interface Rivals {
  readonly seats: readonly Seat[];
  /** Number of them that are ahead now. */
  readonly ahead: number;
}

/** Returns the rivals of a seat. */
export function rivalsOf(race: View<FormulaDeRace>, seat: Seat, board: FormulaBoard): Rivals {
  const own = progressOf(board, carOf(race, seat));
  const ticksAhead = (car: Car) => progressOf(board, car) - own;
  const near = race.cars.filter(
    car => car.seat !== seat && car.status === 'racing' && Math.abs(ticksAhead(car)) <= RIVAL_TICKS,
  );
  return {
    seats: near.map(car => car.seat),
    ahead: near.filter(car => ticksAhead(car) > 0).length,
  };
}
