// What stands in front of a line of the prompt: its key, a star when it is advised, and a blank before the text.

import type { RaceWords } from '../../../words/words.ts';
import type { Item } from '../items.ts';

/** Columns of the mark. */
export const MARK_COLUMNS = 3;

/** `2* `, exactly `MARK_COLUMNS` wide. */
export function markOf({ key, advised }: Item, words: RaceWords): string {
  return `${key || ' '}${advised ? words.advice : ' '} `;
}
