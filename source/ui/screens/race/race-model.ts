// The race screen's own state: what is shown of the race, which question stands open, where the camera looks.

import { type FormulaBoard, isFormulaBoard } from '../../../circuit/formula-board.ts';
import type { Advice } from '../../../drivers/advice.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { poolsOf } from '../../../rules/formula-de/budget.ts';
import type { TrialHand } from '../../../rules/formula-de/chapters/timed-trials.ts';
import type { ChooseTires, ConfigureCar } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeOptions, FormulaDeRace, Pool } from '../../../rules/formula-de/state.ts';
import type { Terms } from '../../../rules/formula-de/terms.ts';
import type { Decision, Seat, View } from '../../../rules/kit/types.ts';
import type { Moment, RaceTable } from '../../messages.ts';
import type { Tone } from '../../rows.ts';

/** A table at which a book of the Formula Dé family is played. */
export type FormulaTable = RaceTable<FormulaBoard>;

/** One step of an animation. */
export type Frame =
  /** A car stands on another space. */
  | { readonly kind: 'place'; readonly seat: Seat; readonly space: string }
  /** A line of the log. */
  | { readonly kind: 'say'; readonly line: LogLine };

/** A sentence about what happened. */
export interface LogLine {
  readonly seat: Seat;
  readonly text: string;
  readonly tone: Tone;
  /** For news that a driver must see; left out for what only the log tells. */
  readonly news?: NewsKind;
}

/** What news are about: the weather, who is still in the race, or one driver's own car. */
export type NewsKind = 'weather' | 'race' | 'car';

/** An announcement that stays until everybody it concerns has seen it. */
export interface News {
  readonly kind: NewsKind;
  readonly text: string;
  /** Humans who have not answered since; -1 = whoever watches. */
  readonly untold: readonly Seat[];
}

/** Where points can lie. */
export type PointPlace = Pool | 'pit';

/** What the prompt pane asks. */
export type Prompt =
  | { readonly kind: 'ask'; readonly decision: Decision; readonly advice: readonly Advice[] }
  /** The last human driver is out or home: watch the rest or skip it? */
  | {
      readonly kind: 'out';
      readonly seat: Seat;
      readonly place: number;
      readonly finished: boolean;
    }
  /** A timed trial: the tires are announced, the clock starts with 1st gear. */
  | { readonly kind: 'start'; readonly decision: Decision; readonly choice: ChooseTires }
  | { readonly kind: 'over' };

/** `skip`: without pictures to the next question; `toEnd`: to the flag. */
export type Speed = 'play' | 'skip' | 'toEnd';

/** What a timed trial has beside its race. */
export interface TrialModel {
  /** Id of the book of the race that it is driven for. */
  readonly bookId: string;
  /** The session, from 1, of how many. */
  readonly session: number;
  readonly sessions: number;
  readonly clock: 'waiting' | 'running' | 'stopped';
  readonly elapsedMs: number;
  /** Where a free-hand driver is about to set the car down; undefined until the first key. */
  readonly cursor: string | undefined;
  readonly par: number | undefined;
}

export interface RaceModel {
  /** Undefined in a race. */
  readonly trial: TrialModel | undefined;
  readonly table: FormulaTable;
  /** The race as it is, and what must happen next. */
  readonly moment: Moment;
  /** The race as told: it lags behind while cars move. */
  readonly shown: View<FormulaDeRace>;
  /** Steps that lead from there to the race as it is. */
  readonly frames: readonly Frame[];
  /** Spaces of the cars that are on their way, by seat; the others stand where `shown` has them. */
  readonly places: Readonly<Record<Seat, string>>;
  /** Whose turn was played last; its car is the one that moves. */
  readonly mover: Seat;
  /** The open question; undefined while cars move or CPU drivers play. */
  readonly prompt: Prompt | undefined;
  /** Value of the marked line of the prompt. */
  readonly at: string;
  /** Whether the way of the marked move is drawn. */
  readonly path: boolean;
  /** Whether the brake variants of a move are listed. */
  readonly brakes: boolean;
  /** Part from which a point has been taken while the car is configured; it counts as moved once it is put somewhere. */
  readonly hand: PointPlace | undefined;
  /** Ready-made car that is being loaded, point by point. */
  readonly loading: ConfigureCar | undefined;
  readonly news: readonly News[];
  readonly log: readonly LogLine[];
  /** What covers the whole screen. */
  readonly pane: 'none' | 'map' | 'drivers' | 'log';
  /** Lines by which the log is scrolled back from its end. */
  readonly logBack: number;
  /** Progress in ticks on which the strip is centred. */
  readonly centre: number;
  /** Ticks by which the player scrolled the strip. */
  readonly scroll: number;
  /** Seat looked at, -1 = the acting one. */
  readonly look: Seat;
  /** Whether the camera goes with CPU drivers too. */
  readonly follow: boolean;
  readonly speed: Speed;
  readonly paused: boolean;
  /** Number of the timer that counts; older ones are stale. */
  readonly ticket: number;
  /** Human asked last, -1 = none yet; a change is announced. */
  readonly lastAsked: Seat;
  /** Whether this question came to another human than the one before. */
  readonly handedOver: boolean;
  /** Whether the race is hidden until the person who is asked has the keyboard. */
  readonly covered: boolean;
  /** Whether others have played, or nobody yet, since the person who is asked last answered. */
  readonly othersPlayed: boolean;
  /** Whether the players have been told that none of them races any more. */
  readonly outTold: boolean;
}

/**
 * The race as this family's rules shape it. The screen opens only races of books of that family.
 * @throws TypeError for a race of another game.
 */
export function formulaDe(race: View): View<FormulaDeRace> {
  if (!('cars' in race)) throw new TypeError('the race screen draws Formula Dé races only');
  return race as View<FormulaDeRace>;
}

/**
 * A table of this family (see `formulaDe`).
 * @throws TypeError for one with the board of another game
 */
export function formulaTable(table: RaceTable): FormulaTable {
  const { board } = table;
  if (!isFormulaBoard(board)) throw new TypeError('the race screen draws Formula Dé boards only');
  return { ...table, board };
}

/** What a race under these options is played by; undefined for a book of another game. */
export function termsOf(
  { book }: RaceTable,
  options: Partial<FormulaDeOptions> = {},
): Terms | undefined {
  return 'terms' in book ? (book as FormulaDeBook).terms(options) : undefined;
}

/** The pools of points that the cars of a race have. */
export function poolsOfRace({ table, shown }: RaceModel): readonly Pool[] {
  const terms = termsOf(table, shown.options);
  return terms === undefined ? [] : poolsOf(terms.values);
}

/** How the car of a timed trial is moved; undefined for a race. */
export function trialHandOf(table: RaceTable): TrialHand | undefined {
  const terms = termsOf(table);
  if (terms?.session !== 'trial') return undefined;
  return terms.orderOfPlay.includes('placeCar') ? 'free' : 'guided';
}

/** What a car is called on strip and map, in the order and in the log: one capital letter. */
export function letterOf({ letters }: Pick<RaceTable, 'letters'>, seat: Seat): string {
  return letters[seat] ?? '?';
}

/** Name of a driver; the letter of the car where it has none. */
export function nameOf(table: RaceTable, seat: Seat): string {
  const name = table.drivers[seat]?.name ?? '';
  return name === '' ? letterOf(table, seat) : name;
}

/** Seats of human drivers. */
export function humanSeats(table: RaceTable): readonly Seat[] {
  return table.drivers.flatMap((driver, seat) => (driver.kind === 'cpu' ? [] : [seat]));
}

/** Who acts: the one asked, the CPU driver at hand, or whose car moves. */
export function actingSeat(model: RaceModel): Seat {
  if (model.frames.length > 0) return model.mover;
  if (model.prompt?.kind === 'ask') return model.prompt.decision.seat;
  const { next } = model.moment;
  if (next.kind === 'cpu') return next.seat;
  if (next.kind === 'ask') return next.decision.seat;
  return model.mover;
}

/** Whose dashboard is shown. */
export function lookedAt(model: RaceModel): Seat {
  return model.look >= 0 ? model.look : actingSeat(model);
}

/** Reports whether a question must be covered until the person who is asked has the keyboard. */
export function isCovered({ secret }: Decision, handedOver: boolean): boolean {
  return secret === true && handedOver;
}
