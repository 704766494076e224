// The race screen's own state: what is shown of the race, which question stands open, where the camera looks.

import type { Board } from '../../../circuit/board.ts';
import type { Advice } from '../../../drivers/advice.ts';
import type { Choice, Decision, Race, Seat, View } from '../../../rules/kit/types.ts';
import type { Moment, RaceTable } from '../../messages.ts';
import type { Tone } from '../../rows.ts';

/** A car stands on another space. */
export interface Step {
  readonly kind: 'place';
  readonly seat: Seat;
  readonly space: string;
}

/** One step of an animation. */
export type Frame =
  | Step
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

/** Where a car stands. */
export interface Whereabouts {
  readonly space: string;
  /** Ticks since the start of the race. */
  readonly progress: number;
  /** False for a car that is on no space any more. */
  readonly onBoard: boolean;
}

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
  /** A timed trial: the answer is known, and is given when the driver starts the clock. */
  | { readonly kind: 'start'; readonly decision: Decision; readonly choice: Choice }
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
  readonly par: number | undefined;
}

/** The state of the race screen. The cockpit of a game knows its own race and board, and what it keeps beside them. */
export interface RaceModel<R extends Race = Race, B extends Board = Board, Kept = unknown> {
  /** Undefined in a race. */
  readonly trial: TrialModel | undefined;
  readonly table: RaceTable<B>;
  /** The race as it is, and what must happen next. */
  readonly moment: Moment<R>;
  /** The race as told: it lags behind while cars move. */
  readonly shown: View<R>;
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
  /** What the cockpit of the game keeps from one key to the next: it begins anew with every question. */
  readonly kept: Kept;
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

/** What a car is called on strip and map, in the order and in the log: one capital letter. */
export function letterOf({ letters }: Pick<RaceTable, 'letters'>, seat: Seat): string {
  return letters[seat] ?? '?';
}

/** Name of a driver; the letter of the car where it has none. */
export function nameOf(table: RaceTable, seat: Seat): string {
  const name = table.drivers[seat]?.name ?? '';
  return name === '' ? letterOf(table, seat) : name;
}

/** Returns a name such as `Ann (E)`; only the letter for a driver without a name, only the name of somebody alone on the track. */
export function nameWithLetter(model: RaceModel, seat: Seat): string {
  const name = nameOf(model.table, seat);
  const letter = letterOf(model.table, seat);
  return name === letter || model.trial !== undefined ? name : `${name} (${letter})`;
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

/** Returns the seat that is drawn as one's own: the acting human's, else that of the human asked last, else the acting one. */
export function ownSeat(model: RaceModel): Seat {
  const humans = humanSeats(model.table);
  const acting = actingSeat(model);
  if (humans.includes(acting)) return acting;
  if (model.lastAsked >= 0) return model.lastAsked;
  return humans[0] ?? acting;
}

/** Returns the seats of human drivers who still race. */
export function humansRacing({ table, moment }: RaceModel): readonly Seat[] {
  const humans = humanSeats(table);
  return table.book
    .standings(moment.race, table.board)
    .filter(({ seat, status }) => status === 'racing' && humans.includes(seat))
    .map(({ seat }) => seat);
}

/** Reports whether a question must be covered until the person who is asked has the keyboard. */
export function isCovered({ secret }: Decision, handedOver: boolean): boolean {
  return secret === true && handedOver;
}
