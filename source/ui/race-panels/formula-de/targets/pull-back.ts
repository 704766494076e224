// The key of the brakes: it pulls the marked space back, from one number of brakes to the next.
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { RaceWords } from '../../../words/words.ts';
import { cutAfter, nearestEnd } from '../../braking.ts';
import { type FormulaModel, keeping } from '../formula-de-model.ts';
import { brakeCuts, defaultItem, type Item, itemsAsked } from '../prompt.ts';

/** Returns how far the moves are shortened next: after the most not at all. Undefined where brakes can shorten none. */
export function nextCut({ prompt, kept }: FormulaModel): number | undefined {
  return prompt?.kind === 'ask' ? cutAfter(brakeCuts(prompt.decision), kept.cut) : undefined;
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
      : before && pulledBack(items, before, table.board);
  return { ...next, at: (pulled ?? defaultItem(items))?.value ?? '' };
}

function pulledBack(
  items: readonly Item[],
  { choice }: Item,
  board: FormulaBoard,
): Item | undefined {
  const endings = items.flatMap(item =>
    'to' in item.choice ? [{ item, end: item.choice.to }] : [],
  );
  return 'to' in choice ? nearestEnd(board, choice.to, endings) : undefined;
}

export function markedItem(model: FormulaModel, words: RaceWords): Item | undefined {
  return itemsAsked(model, words).find(({ value }) => value === model.at);
}
