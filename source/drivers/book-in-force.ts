// The definition of the book that a race is run by, the timed trials of the books included.
import { books } from '../rules/books.ts';
import { trialBook } from '../rules/formula-de/books/masters-trials.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import type { BookDefinition } from '../rules/formula-de/values.ts';
import { BrokenRace } from '../rules/kit/errors.ts';

/**
 * The book of a race.
 * @throws BrokenRace when the race is by a book that nobody knows
 */
export function bookInForce(race: Pick<FormulaDeRace, 'book'>): BookDefinition {
  for (const book of books) {
    if (book.id === race.book) return book.definition;
    for (const hand of ['guided', 'free'] as const) {
      const trial = trialBook(book.id, hand);
      if (trial?.id === race.book) return trial.definition;
    }
  }
  throw new BrokenRace(`no book is called ${race.book}`);
}
