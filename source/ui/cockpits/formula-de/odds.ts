// What the lines of an open question lead to before a die falls, computed once per question: gears, throws, and a roll
// with the engine pushed or not.

import { type GearOdds, gearOdds, throwOdds } from '../../../drivers/planning/gear-odds.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { pushedPoints, throwPoints } from '../../../rules/formula-de/trant/throw.ts';
import type { ChartValues } from '../../../rules/formula-de/values.ts';
import type { Decision, View } from '../../../rules/kit/types.ts';
import type { RaceWords } from '../../words/words.ts';
import { type FormulaModel, termsOf } from './formula-de-model.ts';

/** The prospects of a line. */
export interface Prospect {
  readonly choice: FormulaDeChoice;
  readonly odds: GearOdds;
  /** Movement points of every outcome, all of them equally likely; absent where the odds say it all. */
  readonly outcomes?: readonly number[];
}

const known = new WeakMap<Decision, readonly Prospect[]>();

/** Returns the prospects of the lines of the open question, in their order; none at questions without dice. */
export function prospectsOf(model: FormulaModel): readonly Prospect[] {
  const { prompt } = model;
  if (prompt?.kind !== 'ask') return [];
  const before = known.get(prompt.decision);
  if (before !== undefined) return before;
  const list = newProspects(model, prompt.decision);
  known.set(prompt.decision, list);
  return list;
}

function newProspects(model: FormulaModel, decision: Decision): readonly Prospect[] {
  const { table, moment } = model;
  const choices = decision.choices as readonly FormulaDeChoice[];
  if (choices[0]?.kind === 'chooseGear') {
    const odds = gearOdds(moment.race, decision.seat, table.board);
    return choices.flatMap(choice => {
      const found = odds.find(one => choice.kind === 'chooseGear' && one.gear === choice.gear);
      return found === undefined ? [] : [{ choice, odds: found }];
    });
  }
  const { chart } = termsOf(table, moment.race.options).values;
  if (chart === undefined) return [];
  return choices.flatMap(choice => {
    const outcomes = outcomesOf(choice, moment.race, chart);
    if (outcomes === undefined) return [];
    const odds = throwOdds(moment.race, decision.seat, table.board, outcomes);
    return [{ choice, odds, outcomes }];
  });
}

function outcomesOf(
  choice: FormulaDeChoice,
  { play }: View<FormulaDeRace>,
  chart: ChartValues,
): readonly number[] | undefined {
  switch (choice.kind) {
    case 'throwDice':
      return throwPoints(chart, play.gear, choice.dice);
    case 'spareEngine':
      return [play.distance];
    case 'boostEngine':
      return [pushedPoints(chart, play)];
    default:
      return undefined;
  }
}

/** Returns the two columns in front of the bar of a line that is picked by a key. */
export function barLabel({ choice, odds }: Prospect, key: string, { trant }: RaceWords): string {
  if (choice.kind === 'chooseGear') return `g${odds.gear}`;
  return choice.kind === 'throwDice' ? trant.bars[choice.dice] : key;
}
