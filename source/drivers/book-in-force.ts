// The definition of the book that a race is run by, the timed trials of the books included.
import { books, trialBooks } from '../rules/books.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import type { BookDefinition } from '../rules/formula-de/values.ts';
import { BrokenRace } from '../rules/kit/errors.ts';

const definitions = new Map(
  [...books, ...trialBooks].map(({ id, definition }) => [id, definition] as const),
);

/**
 * The book of a race.
 * @throws BrokenRace when the race is by a book that nobody knows
 */
export function bookInForce(race: Pick<FormulaDeRace, 'book'>): BookDefinition {
  const definition = definitions.get(race.book);
  if (definition === undefined) throw new BrokenRace(`no book is called ${race.book}`);
  return definition;
}
