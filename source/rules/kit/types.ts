// The doors of a rule book and the shapes that pass through them. No game in particular lives here.
import type { Dice } from './dice.ts';
import type { OptionField } from './options.ts';

/** Every game that the program plays; the only place where they are counted (see `gameTable`). */
export const FAMILIES = ['formula-de'] as const;
export type Family = (typeof FAMILIES)[number];

/** A place at the table, counted from 0; where it starts is the affair of the grid. */
export type Seat = number;

/** What is given before a race: with the seed and the answers it determines everything. */
export interface RaceSetup<Options = unknown> {
  /** Id of the rule book, e.g. `masters-2005`. */
  readonly book: string;
  /** Id of the circuit. */
  readonly track: string;
  /** Seed of the dice, an integer. */
  readonly seed: number;
  /** Faces of all dice in the order in which they fall; replaces the seed. */
  readonly dice?: readonly number[];
  /** Laps of the race, at least 1. */
  readonly laps: number;
  /** One entry per seat. */
  readonly seats: readonly { readonly name: string }[];
  /** Seats in grid order, pole first, as a qualifying or an organiser made it; absent: as they sit, or as the book rolls it. */
  readonly grid?: readonly Seat[];
  /** The book's own options; a book fills in what is missing. */
  readonly options: Options;
}

/** A record of what must be done; `agenda[0]` is at hand. */
export interface Task {
  readonly step: string;
  /** Whom it concerns; for an asking step, who must still answer. */
  readonly seats: readonly Seat[];
}

/** What every race has, whatever the game. JSON of integers and strings only. */
export interface Race<T extends Task = Task> {
  readonly agenda: readonly T[];
  readonly dice: Dice;
  readonly round: number;
  /** Answers applied so far. */
  readonly answered: number;
}

/** An answer that says what it means, in the imperative. */
export interface Choice {
  readonly kind: string;
}

/** Something that happened, in the past tense. */
export interface RaceEvent {
  readonly kind: string;
  readonly seat?: Seat;
}

/** Who must decide what, with every legal choice, in a fixed order; the first is the sensible default of a hurried player only if the book says so. */
export interface Decision<C extends Choice = Choice> {
  readonly seat: Seat;
  readonly step: string;
  /** The paragraph of the step, e.g. `M-6-3-s5`. */
  readonly rule: string;
  readonly choices: readonly C[];
  /** Present when the answer is sealed until all who are asked have given theirs. */
  readonly secret?: true;
}

/** A race and what happened on the way to it. */
export interface Outcome<R, E> {
  readonly race: R;
  readonly events: readonly E[];
}

/** Where a seat stands: under way, home, or out. */
export type SeatStatus = 'racing' | 'finished' | 'retired';

/** One line of the classification: places are 1, 2, 3, … without gaps. */
export interface Standing {
  readonly place: number;
  readonly seat: Seat;
  readonly status: SeatStatus;
  /** What it has scored, in a race for points. */
  readonly points?: number;
  /** Its team, counted from 0, in a race of teams. */
  readonly team?: number;
}

/** What a seat may know: no dice to come, no secrets of others. */
export type View<R extends Race = Race> = Omit<R, 'dice'>;

/** One statement of what a choice does, for a person: words and figures come from the screen. */
export interface Consequence {
  /** e.g. `tires`, `stop`, `collisionTest`, `eliminated`. */
  readonly kind: string;
  /** Points, spaces or tests, by kind. */
  readonly amount?: number;
  /** What `amount` is counted against, e.g. the stops a corner requires. */
  readonly of?: number;
  /** Odds of the bad result in percent, rounded. */
  readonly percent?: number;
  /** Seats concerned, e.g. the cars of a collision test. */
  readonly seats?: readonly Seat[];
  /** A corner, a space or a part by name. */
  readonly name?: string;
}

/**
 * A rule book: pure functions of race and board. Methods, not properties, so that a list can hold
 * books of different games; a caller passes a book only races that the same book made.
 */
export interface RuleBook<
  R extends Race = Race,
  C extends Choice = Choice,
  E extends RaceEvent = RaceEvent,
  B = unknown,
> {
  readonly id: string;
  readonly name: string;
  /** Raised when the same answers would play differently. */
  readonly edition: number;
  /** The game it is a book of; tests have one of their own. */
  readonly family: Family | 'test';
  /** Fewest and most seats. */
  readonly seats: { readonly min: number; readonly max: number };
  /** What may be set besides, in the order in which it is offered; `start` takes no other options. */
  readonly options: readonly OptionField[];
  /**
   * The race before the first decision and the events that led there.
   * @throws RangeError when the setup does not fit the book or the board, with an option of each fault by name.
   */
  start(setup: RaceSetup, board: B): Outcome<R, E>;
  /** Who must decide what; empty = the race is over. */
  decisions(race: R, board: B): readonly Decision<C>[];
  /**
   * The next race; never changes its argument.
   * @throws IllegalChoice when the choice is not in the list of that seat.
   */
  apply(race: R, seat: Seat, choice: C, board: B): Outcome<R, E>;
  /** What `seat` may know; a watcher is seat -1. */
  view(race: R, seat: Seat): View<R>;
  /** Places at any moment, every seat once. */
  standings(race: R | View<R>, board: B): readonly Standing[];
  /** What a legal choice would do, as far as it is certain or has known odds. */
  consequences(race: R | View<R>, seat: Seat, choice: C, board: B): readonly Consequence[];
  /** Every fault of a race that came from outside; none = playable. */
  faults(race: unknown, board: B): readonly string[];
  /**
   * A race that an older edition of the book left at a question, as this edition goes on with it, and what happened on the
   * way there. Absent where every edition writes a race alike.
   */
  adopt?(race: R, edition: number, board: B): Outcome<R, E>;
}
