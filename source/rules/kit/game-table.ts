// A room's table of games: what it knows of each, found by the family of a book.
import type { Family } from './types.ts';

/** Whatever belongs to a game: its books say of which family they are. */
export interface OfFamily {
  readonly family: Family | 'test';
}

/** What one room knows of every game. */
export interface GameTable<Entry> {
  /**
   * The entry of the game that a book belongs to.
   * @throws RangeError for a game that the table does not have
   */
  of(book: OfFamily): Entry;
  /** Every entry, in the order of `FAMILIES`; the one of a test is last. */
  all(): readonly Entry[];
  /** Adds the game of a test, which no family of the program counts. */
  setTest(entry: Entry): void;
}

/** A table with an entry of each family: the compiler names one that is missing. */
export function gameTable<Entry>(entries: Readonly<Record<Family, Entry>>): GameTable<Entry> {
  const known = new Map<string, Entry>(Object.entries(entries));
  return {
    of({ family }) {
      const entry = known.get(family);
      if (entry === undefined) throw new RangeError(`no game is of the family ${family}`);
      return entry;
    },
    all: () => [...known.values()],
    setTest: entry => {
      known.set('test', entry);
    },
  };
}
