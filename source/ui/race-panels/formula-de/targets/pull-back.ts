// The key of the brakes: it pulls the marked space back, from one number of brakes to the next.
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, keeping } from '../formula-de-model.ts';
import { defaultItem, type Item, itemsAsked } from '../prompt.ts';
import { cutsOf, nearestTo } from './braking.ts';

/** Returns how far the moves are shortened next: after the most not at all. Undefined where brakes can shorten none. */
export function nextCut({ prompt, kept }: FormulaModel): number | undefined {
  if (prompt?.kind !== 'ask') return undefined;
  const cuts = cutsOf(prompt.decision.choices as readonly FormulaDeChoice[]);
  if (cuts.length < 2) return undefined;
  return cuts[cuts.indexOf(kept.cut) + 1] ?? 0;
}

/**
 * Returns the model with moves that are shortened by so much, where the space to which the marked one is pulled is marked;
 * without brakes that of before.
 */
export function cutTo(model: FormulaModel, cut: number, words: RaceWords): FormulaModel {
  const { at, kept, table } = model;
  const before = markedItem(model, words);
  const unbraked = kept.cut === 0 ? at : kept.unbraked;
  const next = keeping(model, { cut, unbraked });
  const items = itemsAsked(next, words);
  const pulled =
    cut === 0
      ? items.find(({ value }) => value === unbraked)
      : before && nearestTo(items, before.choice, table.board);
  return { ...next, at: (pulled ?? defaultItem(items))?.value ?? '' };
}

export function markedItem(model: FormulaModel, words: RaceWords): Item | undefined {
  return itemsAsked(model, words).find(({ value }) => value === model.at);
}
