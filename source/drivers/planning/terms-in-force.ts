// The terms by which a race is played, the timed trials of the books included.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { books, trialBooks } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { type Ground, groundOf, type Terms } from '../../rules/formula-de/terms.ts';
import { BrokenRace } from '../../rules/kit/errors.ts';

const known = new Map([...books, ...trialBooks].map(book => [book.id, book] as const));

/** Lets drivers race by a book that is none of the program's; a later one of the same id takes its place. */
export function introduce(book: FormulaDeBook): void {
  known.set(book.id, book);
}

/**
 * Returns the book of a race.
 * @throws BrokenRace when the race is by an unknown book
 */
export function bookInForce({ book }: Pick<FormulaDeRace, 'book'>): FormulaDeBook {
  const found = known.get(book);
  if (found === undefined) throw new BrokenRace(`no book is called ${book}`);
  return found;
}

/**
 * Returns the terms of a race.
 * @throws BrokenRace when the race is by an unknown book
 */
export function termsInForce(race: Pick<FormulaDeRace, 'book' | 'options'>): Terms {
  return bookInForce(race).terms(race.options);
}

/**
 * Returns the ground of a race: its terms and its board.
 * @throws BrokenRace when the race is by an unknown book
 */
export function groundInForce(
  race: Pick<FormulaDeRace, 'book' | 'options'>,
  board: FormulaBoard,
): Ground {
  return groundOf(board, termsInForce(race));
}
