// English: words of books that differ from those of most, by the id of the book.
import type { BookWords } from '../words.ts';
import { EN_BGA_BOOKS } from './bga.ts';
import { EN_CHAMPIONSHIP_BOOK } from './championship-book.ts';
import { EN_TRANT } from './trant.ts';

/** By the id of the book. */
export const EN_BOOKS: Readonly<Record<string, BookWords>> = {
  ...EN_BGA_BOOKS,
  trant: EN_TRANT,
  championship: EN_CHAMPIONSHIP_BOOK,
  'championship-draft': EN_CHAMPIONSHIP_BOOK,
};
