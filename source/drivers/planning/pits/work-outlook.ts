// What work in the pit comes to for one car (TR-126, TR-132).
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { OrderWork } from '../../../rules/formula-de/trant/choices.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import { PLAIN_TASTE } from '../../levels/taste.ts';
import { termsInForce } from '../terms-in-force.ts';
import { PitPlan, type WorkOutlook } from './pit-plan.ts';

/**
 * Returns the rolls that work takes a car in its pit, and those that it saves by the flag.
 * @throws BrokenRace when the race is by an unknown book
 */
export function workOutlook(
  race: View<FormulaDeRace>,
  seat: Seat,
  order: OrderWork,
  board: FormulaBoard,
): WorkOutlook {
  const { values } = termsInForce(race);
  return new PitPlan(race, carOf(race, seat), board, values, PLAIN_TASTE).workOutlook(order);
}
