// Where the extra space of soft tires would lead from a target.
import { bonusesAfter } from '../../../../rules/formula-de/chapters/movement/soft-bonus.ts';
import { groundOf } from '../../../../rules/formula-de/terms.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';

/** Returns the ids of the spaces to which the soft bonus may lead from a target; none where it is not asked for (M-8-2-1). */
export function bonusFrom({ prompt, table, moment }: FormulaModel, { choice }: Item) {
  if (prompt?.kind !== 'ask' || choice.kind !== 'move') return [];
  const terms = termsOf(table, moment.race.options);
  if (!terms.orderOfPlay.includes('softBonus')) return [];
  const { seat } = prompt.decision;
  return [...new Set(bonusesAfter(moment.race, seat, choice, groundOf(table.board, terms)))];
}
