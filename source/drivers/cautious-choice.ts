// The usual choice of somebody who has only pressed Enter does not spend what a car needs for the rest of the race: a
// choice that costs more than half of a pool gives way to one that costs nothing, unless it is clearly worth its price.
import type { Choice, Decision, Race, RuleBook, Seat, View } from '../rules/kit/types.ts';
import type { Adviser } from './advice.ts';

export interface Cost {
  /** The greatest share of what a pool still has: 0 for nothing, 1 for all of it. */
  readonly share: number;
  /** Whether it costs no point, risks none by a test, and does not end the race. */
  readonly isFree: boolean;
}

/** Returns what the choices of a game cost. A method, so that a table can hold games with choices of their own. */
export interface PointCosts {
  costOf(book: RuleBook, view: View<Race>, seat: Seat, choice: Choice, board: unknown): Cost;
}

/** The largest share of what a pool still has that a choice may cost without being dear. */
export const DEAR = 0.5;
/** Rolls by which a dear choice must be better than every free one. */
export const CLEARLY = 0.25;

/** What is needed to judge what a choice costs and brings; without `pointCosts` or `adviser` every choice stands. */
export interface Sparing {
  readonly book: RuleBook;
  readonly pointCosts?: PointCosts;
  readonly adviser?: Adviser;
}

/** Returns `choice`, or the best of the decision's choices that cost nothing where it is too dear for what it brings. */
export function spared(
  choice: Choice,
  view: View<Race>,
  decision: Decision,
  board: unknown,
  { book, pointCosts, adviser }: Sparing,
): Choice {
  const { seat, choices } = decision;
  if (pointCosts === undefined || adviser === undefined) return choice;
  const costOf = (one: Choice) => pointCosts.costOf(book, view, seat, one, board);
  if (costOf(choice).share <= DEAR) return choice;
  const free = choices.filter(one => costOf(one).isFree);
  if (free.length === 0) return choice;
  const advice = adviser.advise(view, { ...decision, choices: [choice, ...free] }, board);
  const own = advice.find(one => one.choice === choice);
  const best = advice.find(one => one.choice !== choice);
  if (own === undefined || best === undefined) return choice;
  return own.value < best.value - CLEARLY ? choice : best.choice;
}
