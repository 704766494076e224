// The services of a rule book and the types that they use, for any game.
import type { Dice } from './dice.ts';
import type { OptionField } from './options.ts';

/** Every game that the program plays, counted only here (see `gameTable`). */
export const FAMILIES = ['formula-de', 'championship-formula'] as const;
export type Family = (typeof FAMILIES)[number];

/** A place at the table, counted from 0; the grid decides where it starts. */
export type Seat = number;

/** The setup of a race; with the seed and the answers it determines everything. */
export interface RaceSetup<Options = unknown> {
  /** Id of the rule book, e.g. `masters-2005`. */
  readonly book: string;
  /** Id of the circuit. */
  readonly track: string;
  /** Seed of the dice, an integer. */
  readonly seed: number;
  /** Faces of all dice in the order thrown, in place of the seed. */
  readonly dice?: readonly number[];
  /** Laps of the race, at least 1. */
  readonly laps: number;
  readonly seats: readonly { readonly name: string }[];
  /**
   * Seats in grid order, pole first, set by qualifying or an organiser; when absent, as they sit or as the book rolls.
   */
  readonly grid?: readonly Seat[];
  /** Points that each seat brings from the qualifying; absent without one, or where the book gives none for it. */
  readonly qualifyingPoints?: readonly number[];
  /** The book's own options; the book fills in missing ones. */
  readonly options: Options;
}

/** One thing to be done; `agenda[0]` is the current one. */
export interface Task {
  readonly step: string;
  /** The seats concerned; in an asking step, those that have yet to answer. */
  readonly seats: readonly Seat[];
}

/** Dice that a seat may throw again: the step that threw them waits for its answer, and then starts again. */
export interface SecondThought {
  readonly die: string;
  /** The faces about which the seat is asked: one, or those of dice that are thrown together. */
  readonly faces: readonly number[];
  /** The faces that fell before them in the same step, in order; they stand. */
  readonly settled: readonly number[];
  /** Number of events that the step has emitted, which it does not emit again. */
  readonly told: number;
}

/** The fields that every race has, whatever the game. A race is JSON of integers and strings only. */
export interface Race<T extends Task = Task> {
  readonly agenda: readonly T[];
  readonly dice: Dice;
  /** Present while a seat is asked about dice that it may throw again; the step that threw them is then `agenda[1]`. */
  readonly secondThought?: SecondThought;
  readonly round: number;
  /** Number of answers applied so far. */
  readonly answered: number;
}

/** An answer, named in the imperative by what it does. */
export interface Choice {
  readonly kind: string;
}

/** Something that happened, named in the past tense. */
export interface RaceEvent {
  readonly kind: string;
  readonly seat?: Seat;
}

/**
 * A seat that must decide, with every legal choice in a fixed order. Only a book may promise that the first is a
 * sensible default.
 */
export interface Decision<C extends Choice = Choice> {
  readonly seat: Seat;
  readonly step: string;
  /** The paragraph of the step, e.g. `M-6-3-s5`. */
  readonly rule: string;
  readonly choices: readonly C[];
  /** Present when the answer stays sealed until every seat asked has answered. */
  readonly secret?: true;
}

export interface Outcome<R, E> {
  readonly race: R;
  readonly events: readonly E[];
}

/** The status of a seat: under way, home, or out of the race. */
export type SeatStatus = 'racing' | 'finished' | 'retired';

/** One line of the classification; places run 1, 2, 3, … without gaps. */
export interface Standing {
  readonly place: number;
  readonly seat: Seat;
  readonly status: SeatStatus;
  readonly points?: number;
  /** Its team, counted from 0, in a race of teams. */
  readonly team?: number;
}

/** A race as a seat may know it: without dice to come or secrets of others. */
export type View<R extends Race = Race> = Omit<R, 'dice'>;

/** One effect of a choice, to be put into words by the screen. */
export interface Consequence {
  /** For example `tires`, `stop`, `collisionTest`, `eliminated`. */
  readonly kind: string;
  /** Points, spaces or tests, by kind. */
  readonly amount?: number;
  /** The total that `amount` is part of, e.g. the stops a corner requires. */
  readonly of?: number;
  /** Odds of the bad result in rounded percent. */
  readonly percent?: number;
  /** The seats concerned, e.g. the cars of a collision test. */
  readonly seats?: readonly Seat[];
  /** The name of a corner, a space or a part. */
  readonly name?: string;
}

/**
 * A rule book: pure functions of race and board. Methods, not properties, so that a list can hold books of different
 * games; a caller passes a book only races that the same book made.
 */
export interface RuleBook<
  R extends Race = Race,
  C extends Choice = Choice,
  E extends RaceEvent = RaceEvent,
  B = unknown,
> {
  readonly id: string;
  readonly name: string;
  /** Increased when the same answers would play differently. */
  readonly edition: number;
  /** The game that the book belongs to; tests have one of their own. */
  readonly family: Family | 'test';
  readonly seats: { readonly min: number; readonly max: number };
  /** Laps of a race for which no number is given. */
  readonly usualLaps: number;
  /** The options of the book in the order offered; `start` accepts no others. */
  readonly options: readonly OptionField[];
  /**
   * Returns the race before the first decision and the events that led there.
   * @throws RangeError when the setup does not fit the book or the board; the message names every faulty option.
   */
  start(setup: RaceSetup, board: B): Outcome<R, E>;
  /** Returns who must decide what; none when the race is over. */
  decisions(race: R, board: B): readonly Decision<C>[];
  /**
   * Returns the next race and what happened; never changes its argument.
   * @throws IllegalChoice when the choice is not among those of the seat.
   */
  apply(race: R, seat: Seat, choice: C, board: B): Outcome<R, E>;
  /** Returns what `seat` may know; -1 is a spectator. */
  view(race: R, seat: Seat): View<R>;
  /** Returns the places at any moment, with every seat once. */
  standings(race: R | View<R>, board: B): readonly Standing[];
  /** Returns the effects of a legal choice, as far as they are certain or have known odds. */
  consequences(race: R | View<R>, seat: Seat, choice: C, board: B): readonly Consequence[];
  /** Returns every fault of a race from outside; none when it can be played. */
  faults(race: unknown, board: B): readonly string[];
  /**
   * Takes a race that an older edition of the book left at a question and returns it as this edition continues it, with the
   * events on the way. Absent when all editions write a race alike.
   */
  adopt?(race: R, edition: number, board: B): Outcome<R, E>;
}
