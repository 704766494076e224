// What the key of the brakes would do to the marked space, with the price.

import { nameOfChoice } from '../../../../replay/formula-de/choice-names.ts';
import type { Row } from '../../../rows.ts';
import { textWidth } from '../../../theme/width.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { type Item, inWords } from '../prompt.ts';
import { consequenceRuns } from '../view/consequence-runs.ts';
import { cutTo, markedItem, nextCut } from './pull-back.ts';

/** Returns one row, with as much of the price as it has room for; none where brakes can shorten nothing. */
export function brakeRows(model: FormulaModel, columns: number, words: RaceWords): readonly Row[] {
  const next = nextCut(model);
  if (next === undefined) return [];
  const { cut } = model.kept;
  const pulled = next === 0 ? undefined : markedItem(cutTo(model, next, words), words);
  const by = cut === 0 ? '' : String(cut);
  const tellings = pulled === undefined ? [undefined] : brakedTo(pulled, words);
  const texts = tellings.map(to => words.road.braking(by, to));
  const text = texts.find(one => textWidth(one) <= columns - 2) ?? texts.at(-1) ?? '';
  return [[{ text: ` ${text}`, tone: 'faint' }]];
}

// From all that the choice does down to its price, and to none.
function brakedTo(item: Item, words: RaceWords): readonly string[] {
  const name = nameOfChoice(item, words);
  const whole = consequenceRuns(item, words, words.nothing, WHOLE).map(({ text }) => text);
  const paid = inWords(item, words).filter(one => one.paid === true);
  const price = words.costs(paid.map(({ text }) => text).join(', '));
  return [`${name}${whole.join('')}`, ...(paid.length === 0 ? [] : [`${name}, ${price}`]), name];
}

/** Columns in which every choice is told in full. */
const WHOLE = 200;
