// The odds of each gear, computed once per question.

import { type GearOdds, gearOdds } from '../../../drivers/planning/gear-odds.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { FormulaModel } from './formula-de-model.ts';

const known = new WeakMap<Decision, readonly GearOdds[]>();

/** Returns the odds of the gears at an open question for a gear; none at other questions. */
export function oddsOf(model: FormulaModel): readonly GearOdds[] {
  const { prompt, table, moment } = model;
  if (prompt?.kind !== 'ask') return [];
  const { decision } = prompt;
  if (decision.choices[0]?.kind !== 'chooseGear') return [];
  const before = known.get(decision);
  if (before !== undefined) return before;
  const gears = new Set(
    decision.choices.flatMap(choice => ('gear' in choice ? [choice.gear as number] : [])),
  );
  const odds = gearOdds(moment.race, decision.seat, table.board).filter(one => gears.has(one.gear));
  known.set(decision, odds);
  return odds;
}
