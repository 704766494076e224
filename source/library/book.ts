// Rule books as others use them: pure functions of a race and a circuit.
import type { Board } from '../circuit/board.ts';
import type { Language } from '../replay/language.ts';
import { stories } from '../replay/stories.ts';
import { games, type SeatRange } from '../rules/games.ts';
import { BrokenRace } from '../rules/kit/errors.ts';
import type { OptionField } from '../rules/kit/options.ts';
import type {
  Consequence,
  Outcome as KitOutcome,
  Race as KitRace,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
  Standing,
} from '../rules/kit/types.ts';
import { type Circuit, trackOf } from './circuit.ts';
import type { Choice, Decision, Event, Outcome, Race, Setup, View } from './types.ts';

/**
 * A rule book. Its methods are pure: they read no clock and no file, throw no dice of their own, and never change an argument.
 * A race is passed only to the book that began it, with the circuit on which it began.
 */
export interface Book {
  /** Such as `masters-2005`. */
  readonly id: string;
  readonly name: string;
  /** Rises when the same answers would play differently. */
  readonly edition: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Laps of a race for which no number is given. */
  readonly usualLaps: number;
  /** What an organiser may choose, in the order offered. */
  readonly options: readonly OptionField[];
  /** Returns how many cars may race on a circuit. */
  seatsOn(circuit: Circuit, options?: Setup['options']): SeatRange;
  /** Returns the board on which this book races there: lanes, spaces, corners, and the outline to draw it by. */
  board(circuit: Circuit): Board;
  /**
   * Returns the race before its first question, and the events leading up to it.
   * @throws RangeError where the setup does not fit the book or the circuit; the message names every faulty option
   */
  start(setup: Setup, circuit: Circuit): Outcome;
  /** Returns who must decide what, each with every legal choice; nothing when the race is over. */
  decisions(race: Race, circuit: Circuit): readonly Decision[];
  /**
   * Returns the next race and what happened.
   * @throws IllegalChoice where the choice is not among those of the seat; BrokenRace where another book or circuit began the race
   */
  apply(race: Race, seat: Seat, choice: Choice, circuit: Circuit): Outcome;
  /** Returns what a seat may know; -1 is somebody who looks on. */
  view(race: Race, seat: Seat): View;
  /** Returns the places at any moment, every seat once. */
  standings(race: Race | View, circuit: Circuit): readonly Standing[];
  /** Returns what a legal choice would do, as far as that is certain or has known odds. */
  consequences(
    race: Race | View,
    seat: Seat,
    choice: Choice,
    circuit: Circuit,
  ): readonly Consequence[];
  /**
   * Returns a race that comes from outside, such as out of a file.
   * @param value what `JSON.parse` made of it
   * @throws BrokenRace where it cannot be played on; the message names every fault
   */
  readRace(value: unknown, circuit: Circuit): Race;
  /** Returns a choice in a few words, without its price: `gear 3`, `M41`, `quick stop`. */
  choiceText(choice: Choice, language?: Language): string;
  /**
   * Returns an event as one sentence; undefined for one that the events around it already tell.
   * @param names of the drivers by seat
   */
  eventText(
    event: Event,
    names: readonly string[],
    circuit: Circuit,
    language?: Language,
  ): string | undefined;
}

const rules = new WeakMap<Book, RuleBook>();

/**
 * Returns the rules behind a book.
 * @throws TypeError for an object that is no book of this library
 */
export function rulesOf(book: Book): RuleBook {
  const found = rules.get(book);
  if (found === undefined) throw new TypeError('the book does not come from book() or ownBook()');
  return found;
}

/** Returns the board on which a book races on a circuit. */
export function boardOf(book: Book, circuit: Circuit): Board {
  const own = rulesOf(book);
  return games.of(own).boardOf(trackOf(circuit), own);
}

/** Returns the setup as the rules take it. */
function setupOf({ id, usualLaps }: Book, setup: Setup, circuit: Circuit): RaceSetup {
  const { names, laps = usualLaps, options = {}, ...others } = setup;
  return {
    book: id,
    track: circuit.id,
    laps,
    seats: names.map(name => ({ name })),
    options,
    ...others,
  };
}

/**
 * Returns rules as a book of this library.
 * @param wordsId id of the book in whose words choices and events are told
 */
export function bookFrom(own: RuleBook, wordsId: string = own.id): Book {
  const on = (circuit: Circuit) => games.of(own).boardOf(trackOf(circuit), own);
  const { id, name, edition, seats, usualLaps, options } = own;
  const book: Book = {
    ...{ id, name, edition, seats, usualLaps, options },
    board: on,
    seatsOn: (circuit, given) => games.of(own).seatsOn(own, on(circuit), given),
    start: (setup, circuit) => outcome(own.start(setupOf(book, setup, circuit), on(circuit))),
    decisions: (race, circuit) =>
      own.decisions(known(race, book, circuit), on(circuit)) as readonly Decision[],
    apply: (race, seat, choice, circuit) =>
      outcome(own.apply(known(race, book, circuit), seat, choice, on(circuit))),
    view: (race, seat) => own.view(race as unknown as KitRace, seat) as unknown as View,
    standings: (race, circuit) => own.standings(known(race, book, circuit), on(circuit)),
    consequences: (race, seat, choice, circuit) =>
      own.consequences(known(race, book, circuit), seat, choice, on(circuit)),
    readRace(value, circuit) {
      const faults = own.faults(value, on(circuit));
      if (faults.length > 0) throw new BrokenRace(faults.join('; '));
      return value as Race;
    },
    choiceText: (choice, language = 'en') => stories.of(own).choiceText(choice, language, wordsId),
    eventText: (event, names, circuit, language = 'en') =>
      stories.of(own).sentence(event, names, on(circuit), language, wordsId),
  };
  rules.set(book, own);
  return book;
}

function outcome({ race, events }: KitOutcome<KitRace, RaceEvent>): Outcome {
  return { race: race as unknown as Race, events: events as readonly Event[] };
}

// Returns a race as the rules know it, unless another book or circuit began it.
function known(race: Race | View, { id }: Book, circuit: Circuit): KitRace {
  const begun = race as unknown as KitRace & { readonly book?: string; readonly track?: string };
  if (begun.book === id && begun.track === circuit.id) return begun;
  throw new BrokenRace(
    `the race is one of ${begun.book} on ${begun.track}, not of ${id} on ${circuit.id}`,
  );
}
