// The answers of a plain CPU driver in a situation written by hand, and what it thinks each answer costs.
import { bestChoice, judge } from '../../drivers/planning/plan.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { Decision } from '../../rules/kit/types.ts';
import type { Answer } from './answers.ts';
import type { Situation } from './builders.ts';

/**
 * Returns the question at hand.
 * @throws Error when nothing is asked
 */
export function asked({ book, board, race }: Situation): Decision<FormulaDeChoice> {
  const [decision] = book.decisions(race, board);
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
}

export function best(now: Situation): FormulaDeChoice {
  return bestChoice(now.book.view(now.race, asked(now).seat), asked(now), now.board);
}

/**
 * Returns what the first answer of this kind costs, in rolls.
 * @throws Error when there is none
 */
export function costOf(now: Situation, answer: Answer): number {
  const judged = judge(now.book.view(now.race, asked(now).seat), asked(now), now.board);
  const found = judged.find(({ choice }) =>
    Object.entries(answer).every(([key, value]) => Reflect.get(choice, key) === value),
  );
  if (found === undefined) throw new Error(`no such choice: ${JSON.stringify(answer)}`);
  return found.cost;
}
