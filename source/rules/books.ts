// Every rule book the program knows.
import type { FormulaDeBook } from './formula-de/book.ts';
import { masters2002 } from './formula-de/books/masters-2002.ts';
import { masters2005 } from './formula-de/books/masters-2005.ts';
import type { RuleBook } from './kit/types.ts';

/** All books, the one offered first in front. */
export const books: readonly FormulaDeBook[] = [masters2005, masters2002];

/** The book with this id, undefined when there is none. */
export function bookOf(id: string): FormulaDeBook | undefined {
  return books.find(book => book.id === id);
}

/** Erases which game a book is of, for rooms that serve every game. */
export function anyBook(book: FormulaDeBook): RuleBook {
  return book;
}
