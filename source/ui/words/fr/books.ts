// French: words of books that differ from those of most, by the id of the book.
import type { BookWords } from '../words.ts';
import { FR_BGA_BOOKS } from './bga.ts';
import { FR_CHAMPIONSHIP_BOOK } from './championship-book.ts';
import { FR_TRANT } from './trant.ts';

/** By the id of the book. */
export const FR_BOOKS: Readonly<Record<string, BookWords>> = {
  ...FR_BGA_BOOKS,
  trant: FR_TRANT,
  championship: FR_CHAMPIONSHIP_BOOK,
  'championship-draft': FR_CHAMPIONSHIP_BOOK,
};
