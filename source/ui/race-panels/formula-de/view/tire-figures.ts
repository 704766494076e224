// The table of tires under the question for a type: what each costs and gives, from the book.

import type { TireType } from '../../../../rules/formula-de/state.ts';
import type { TireValues } from '../../../../rules/formula-de/values.ts';
import { padded, spanOf } from '../../../look.ts';
import type { TireColumns } from '../../../words/column-words.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';

const WIDTHS: Readonly<Record<keyof TireColumns, number>> = {
  type: 9,
  dry: 10,
  wet: 10,
  slide: 7,
  bonus: 0,
};

export function tireHeading({ tireColumns }: RaceWords): string {
  return columns(tireColumns);
}

export function tireFigures(model: FormulaModel, type: TireType, words: RaceWords): string {
  const told = tireColumnsOf(model, type, words);
  return told === undefined ? (words.tireTypes[type] ?? type) : columns(told);
}

/** Returns the figures of a type by column; undefined where types do not differ. */
export function tireColumnsOf(
  model: FormulaModel,
  type: TireType,
  words: RaceWords,
): TireColumns | undefined {
  const name = words.tireTypes[type] ?? type;
  const values = termsOf(model.table, model.shown.options).values.tires?.[type];
  if (values === undefined) return undefined;
  return model.trial === undefined ? figuresOf(name, values, words) : inSession(name, values);
}

function figuresOf(type: string, values: TireValues, words: RaceWords): TireColumns {
  return {
    type,
    dry: priceOf(values.overshoot.dry, values.once),
    wet: priceOf(values.overshoot.wet, values.once),
    slide: String(values.slide),
    bonus: words.bonusLaps(values.bonusLaps),
  };
}

// A session is the first lap of every set (M-8-5-T1 to M-8-5-T3).
function inSession(type: string, { overshoot, slide, bonusLaps }: TireValues): TireColumns {
  return {
    type,
    dry: String(overshoot.dry[0] ?? 1),
    wet: String(overshoot.wet[0] ?? 1),
    slide: String(slide),
    bonus: bonusLaps > 0 ? '+1' : '-',
  };
}

// Returns a price for each space beyond a corner, such as `2-3`, or `1+1-3` where an overshoot also has a price paid once
// (TR-63).
function priceOf(each: readonly number[], once: readonly number[]): string {
  return once.every(points => points === 0) ? range(each) : `${range(each)}+${range(once)}`;
}

function range(rates: readonly number[]): string {
  return spanOf(Math.min(...rates), Math.max(...rates));
}

function columns(texts: TireColumns): string {
  return (Object.keys(WIDTHS) as (keyof TireColumns)[])
    .map(column => padded(texts[column], WIDTHS[column]))
    .join('');
}
