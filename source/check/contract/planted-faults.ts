// Books with a planted fault: a check of books must find every one of them, or the check itself is broken.
import type { Outcome, Race, RaceEvent, RuleBook } from '../../rules/kit/types.ts';

export interface PlantedFault<B extends RuleBook> {
  /** The fault, as the end of "a book in which …". */
  readonly name: string;
  /** True when only the contract can see it, because races give no answer that is not on the list. */
  readonly hidesFromRaces: boolean;
  plant(book: B): B;
}

type Result = Outcome<Race, RaceEvent>;

/** Answers between two turns that a fault changes: it must be found even when it shows seldom. */
export const SELDOM = 41;

/** Returns a fault that replaces some functions of a book. */
export function planted<B extends RuleBook>(
  name: string,
  change: (book: RuleBook) => Partial<RuleBook>,
): PlantedFault<B> {
  return { name, hidesFromRaces: false, plant: book => Object.assign({ ...book }, change(book)) };
}

/** Returns a fault by which events of a kind are never reported. */
export function silent<B extends RuleBook>(what: string, kind: RaceEvent['kind']): PlantedFault<B> {
  return planted(`nobody is told of ${what}`, book => ({
    apply(race, seat, choice, board) {
      const { race: next, events } = book.apply(race, seat, choice, board);
      return { race: next, events: events.filter(event => event.kind !== kind) };
    },
  }));
}

/** Returns a fault that changes the outcome of one answer in `every`. */
export function after<B extends RuleBook>(
  name: string,
  change: (result: Result) => Result,
  every = SELDOM,
): PlantedFault<B> {
  return planted(name, book => ({
    apply(race, seat, choice, board) {
      const result = book.apply(race, seat, choice, board);
      return result.race.answered % every === 0 ? change(result) : result;
    },
  }));
}
