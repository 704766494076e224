// What the key of the brakes would do to the marked space, with the price.
import { wrapped } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';
import { nameOfChoice } from '../view/choice-names.ts';
import { consequenceRuns } from '../view/consequence-runs.ts';
import { cutTo, markedItem, nextCut } from './pull-back.ts';

export function brakeRows(model: FormulaModel, columns: number, words: RaceWords): readonly Row[] {
  const next = nextCut(model);
  if (next === undefined) return [];
  const { cut } = model.kept;
  const pulled = next === 0 ? undefined : markedItem(cutTo(model, next, words), words);
  const by = cut === 0 ? '' : String(cut);
  const text = words.road.braking(by, pulled && brakedTo(pulled, columns, words));
  return wrapped(text, columns - 2).map((line): Row => [{ text: ` ${line}`, tone: 'faint' }]);
}

function brakedTo(item: Item, columns: number, words: RaceWords): string {
  const price = consequenceRuns(item, words, words.nothing, columns >> 1);
  return `${nameOfChoice(item, words)}${price.map(({ text }) => text).join('')}`;
}
