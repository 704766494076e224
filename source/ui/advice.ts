// The default under Enter: what a good CPU driver would do in the player's place.
import type { Board } from '../circuit/board.ts';
import { DEFAULT_LEVEL, driverOf } from '../drivers/drivers.ts';
import { seededDice } from '../rules/kit/dice.ts';
import type { Choice, Decision, Race, RuleBook } from '../rules/kit/types.ts';

// The same question always gets the same advice.
const LUCK = seededDice(1).state;

/** The choice of a good driver; undefined when there is no such driver. */
export function adviceFor(
  book: RuleBook,
  race: Race,
  decision: Decision,
  board: Board,
): Choice | undefined {
  const view = book.view(race, decision.seat);
  return driverOf(DEFAULT_LEVEL)?.choose(view, decision, board, LUCK).choice;
}
