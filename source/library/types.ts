// The types that the doors of the library share. Their values are plain JSON unless they say otherwise.
import type { ChampionshipChoice } from '../rules/championship-formula/choices.ts';
import type { ChampionshipEvent } from '../rules/championship-formula/events.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../rules/formula-de/events.ts';
import type { Seat, SeatStatus } from '../rules/kit/types.ts';

/**
 * Version of the JSON of choices, events and records. It rises when a program written for the one before could misunderstand
 * something; new kinds and new fields may appear without that.
 */
export const FORMAT = 1;

declare const RACE: unique symbol;
declare const VIEW: unique symbol;

/**
 * A race at one moment, with the dice to come: plain JSON, to be kept and given back as it is. What lies inside belongs to
 * its book; `Book.view` shows what may be read.
 */
export interface Race {
  readonly [RACE]: true;
  /** Counted from 1; 0 before the first round. */
  readonly round: number;
  /** Number of answers applied so far. */
  readonly answered: number;
}

/** A car as everybody at the table sees it. What else a book keeps of it stands in the guide to the line protocol. */
export interface ViewedCar {
  readonly seat: Seat;
  readonly status: SeatStatus;
  /** Its place once it is home; absent until then. */
  readonly place?: number;
  /** Id of its space, `M41`: the letter of the lane and the number from the line; empty before the grid is set. */
  readonly space: string;
  /** Crossings of the line: 0 on the grid. */
  readonly laps: number;
  readonly [field: string]: unknown;
}

/** A race as a seat may know it: without the dice to come, and without what others have sealed. */
export interface View {
  readonly [VIEW]: true;
  readonly round: number;
  readonly answered: number;
  /** By seat. */
  readonly cars: readonly ViewedCar[];
}

/** An answer to a question, named by what it does; `kind` tells which fields it has. */
export type Choice = FormulaDeChoice | ChampionshipChoice;

/** Something that happened; `kind` tells which fields it has. */
export type Event = FormulaDeEvent | ChampionshipEvent;

/** What happens in a race before anybody is asked, with the race after it. */
export interface Outcome {
  readonly race: Race;
  readonly events: readonly Event[];
}

/** A seat that must decide, with every legal choice in a fixed order. */
export interface Decision {
  readonly seat: Seat;
  /** What is asked: `announceGear`, `moveCar`, … */
  readonly step: string;
  /** The paragraph of the printed rules, such as `M-6-3-s5`. */
  readonly rule: string;
  /** At least one. */
  readonly choices: readonly Choice[];
  /** Present where the answer stays sealed until every seat asked has answered. */
  readonly secret?: true;
}

/** An answer as a record keeps it. */
export interface Answer {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** What determines a race besides its book and its circuit. */
export interface Setup {
  /** Seed of the dice, a whole number: equal setups and answers make equal races. */
  readonly seed: number;
  /** Faces of all dice in the order thrown, in place of the seed. */
  readonly dice?: readonly number[];
  /** Names of the drivers by seat. */
  readonly names: readonly string[];
  /** At least 1; `usualLaps` of the book unless given. */
  readonly laps?: number;
  /** Seats, pole first; unless given, as they sit, or as the book settles it. */
  readonly grid?: readonly Seat[];
  /** By the names in `Book.options`; one that is not named has its usual value. */
  readonly options?: Readonly<Record<string, unknown>>;
}
