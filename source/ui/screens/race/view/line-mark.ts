// The mark in front of a line of the prompt: its key, a star when it is advised, and a blank before the text.

import type { RaceWords } from '../../../words/words.ts';
import type { Item } from '../items.ts';

export const MARK_COLUMNS = 3;

/** Returns a mark such as `2* `, exactly `MARK_COLUMNS` wide. */
export function markOf({ key, advised }: Item, words: RaceWords): string {
  return `${key || ' '}${advised ? words.advice : ' '} `;
}
