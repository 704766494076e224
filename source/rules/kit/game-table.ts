// Tables with one entry per game, looked up by the family of a book; each room that treats games differently has one.
import type { Family } from './types.ts';

/** Anything that belongs to a game, such as a rule book. */
export interface OfFamily {
  readonly family: Family | 'test';
}

export interface GameTable<Entry> {
  /**
   * Returns the entry of the game that a book belongs to.
   * @throws RangeError for a game that is not in the table.
   */
  of(book: OfFamily): Entry;
  /** Returns every entry in the order of `FAMILIES`, one set by a test last. */
  all(): readonly Entry[];
  /** Adds the game of a test, which is not in `FAMILIES`. */
  setTest(entry: Entry): void;
}

/** Returns a table with an entry for each family; the compiler names a missing one. */
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
