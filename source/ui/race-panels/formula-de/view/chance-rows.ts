// How often each number of movement points comes, throw by throw, and what the straining roll costs.
import { pointsToSpend } from '../../../../rules/formula-de/budget.ts';
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';
import { carOf } from '../../../../rules/formula-de/table.ts';
import type { RollAgain, ThrowDice } from '../../../../rules/formula-de/trant/choices.ts';
import { padded, wrapped } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { textWidth } from '../../../theme/width.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';
import { prospectsOf } from '../odds.ts';

const CHANCE_COLUMNS = 4;

/** Returns the chances under the question for the dice; nothing at other questions. */
export function chanceRows(model: FormulaModel, columns: number, words: RaceWords): readonly Row[] {
  const throws = prospectsOf(model).flatMap(({ choice, outcomes }) =>
    isThrow(choice) && outcomes !== undefined ? [{ choice, outcomes }] : [],
  );
  if (throws.length === 0) return [];
  const points = [...new Set(throws.flatMap(({ outcomes }) => outcomes))].toSorted((a, b) => a - b);
  const names = throws.map(({ choice }) => nameOf(choice, words));
  const label = 2 + Math.max(...[words.trant.points, ...names].map(textWidth));
  const line = (name: string, cells: readonly string[]): string =>
    ` ${padded(name, label)}${cells.map(cell => padded(cell, CHANCE_COLUMNS, 'left')).join('')}`;
  const head: Row = [{ text: line(words.trant.points, points.map(String)), tone: 'faint' }];
  const chances = throws.map(({ choice, outcomes }): Row => {
    const percent = (wanted: number) =>
      Math.round((100 * outcomes.filter(one => one === wanted).length) / outcomes.length);
    const cells = points.map(wanted => (outcomes.includes(wanted) ? `${percent(wanted)}%` : '-'));
    return [{ text: line(nameOf(choice, words), cells), tone: 'gear' }];
  });
  return [head, ...chances, ...strainRows(model, columns, words)];
}

function isThrow(choice: FormulaDeChoice): choice is ThrowDice | RollAgain {
  return choice.kind === 'throwDice' || choice.kind === 'rollAgain';
}

function nameOf(choice: ThrowDice | RollAgain, { choices }: RaceWords): string {
  if (choice.kind === 'throwDice') return choices.throwDice?.(choice) ?? choice.dice;
  return choices.rollAgain?.(choice) ?? choice.kind;
}

// The straining roll is as likely with either throw (TR-103).
function strainRows(model: FormulaModel, columns: number, words: RaceWords): readonly Row[] {
  const { prompt, table, shown } = model;
  const { values } = termsOf(table, shown.options);
  const { chart } = values;
  if (prompt?.kind !== 'ask' || chart === undefined) return [];
  const [die] = chart.throws.d20;
  const percent = Math.round(100 / (die?.faces.length ?? 1));
  const isLast = pointsToSpend(carOf(shown, prompt.decision.seat).points, 'engine', values) === 0;
  const tone = isLast ? 'bad' : 'faint';
  return wrapped(words.trant.strain(chart.strainingRoll, percent, isLast), columns - 2).map(
    (text): Row => [{ text: ` ${text}`, tone }],
  );
}
