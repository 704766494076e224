// What is at stake where a gear or a throw may cross the line for the last time.
import { flagStakes } from '../../../../drivers/planning/ends/flag-stakes.ts';
import type { Decision } from '../../../../rules/kit/types.ts';
import { nameOf } from '../../../screens/race/race-model.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { prospectsOf } from '../odds.ts';

const known = new WeakMap<Decision, ReturnType<typeof flagStakes>>();

/** Returns a sentence about the place at stake; empty where no line of the open question reaches the flag. */
export function flagFacts(model: FormulaModel, { flagAtStake }: RaceWords): string {
  const { prompt, moment, table } = model;
  if (prompt?.kind !== 'ask' || model.trial !== undefined) return '';
  if (!prospectsOf(model).some(({ odds }) => odds.flagPercent > 0)) return '';
  const { decision } = prompt;
  const stakes = known.get(decision) ?? flagStakes(moment.race, decision.seat, table.board);
  known.set(decision, stakes);
  const named = (rivals: typeof stakes.before) =>
    rivals.map(({ seat, needs }) => [nameOf(table, seat), needs] as const);
  return flagAtStake(stakes.place, named(stakes.before), named(stakes.after));
}
