// The race screen's own state: what it shows of the race, which question is open, where the camera looks.

import type { Board } from '../../../circuit/board.ts';
import type { Advice } from '../../../drivers/advice.ts';
import type { Highlight } from '../../../replay/commentary/highlight.ts';
import type { RoundEnd } from '../../../replay/commentary/round-ends.ts';
import type { Choice, Decision, Race, Seat, View } from '../../../rules/kit/types.ts';
import { SPEED_MOST } from '../../../session/replay.ts';
import type { LessonId } from '../../../session/school/lessons.ts';
import type { LapPoint } from '../../../storage/records/kept-record.ts';
import type { Moment, RaceTable, ReplayStart } from '../../messages.ts';
import type { Tone } from '../../rows.ts';
import type { EngineerManner } from '../../services.ts';
import type { TextField } from '../../typing/text-field.ts';
import type { LogFilter } from '../../words/director-words.ts';
import type { Roll, RollShown } from './roll/roll.ts';

/** What stands on the board: a car by its seat, and what nobody drives by a name that its game has for it. */
export type Piece = Seat | string;

/** The move of a piece to another space. */
export interface Step {
  readonly kind: 'place';
  readonly piece: Piece;
  readonly space: string;
  /** The space on which it stood, of the first step of a piece that nobody drives. */
  readonly from?: string;
}

/** What is told of a car beside its letter until the pictures are over. */
export interface Note {
  readonly kind: 'note';
  readonly seat: Seat;
  readonly text: string;
}

/** One step of an animation. */
export type Frame =
  | Step
  | Note
  | Roll
  /** A line of the log. */
  | { readonly kind: 'say'; readonly line: LogLine };

/** A sentence about what happened. */
export interface LogLine {
  readonly seat: Seat;
  readonly text: string;
  readonly tone: Tone;
  /** The kind of news, which a driver must see; absent for what only the log tells. */
  readonly news?: NewsKind;
  /** What the director says of it; absent for what is only an event. */
  readonly highlight?: Highlight;
}

/** A search in the log. */
export interface LogSearch {
  readonly field: TextField;
  /** Whether keys are still typed into it. */
  readonly isTyping: boolean;
  /** The line at hand; undefined while none has what is looked for. */
  readonly line: LogLine | undefined;
}

/** The subject of news: the weather, which drivers are still in the race, or one driver's own car. */
export type NewsKind = 'weather' | 'race' | 'car';

/** An announcement that stays until everyone concerned has seen it. */
export interface News {
  readonly kind: NewsKind;
  readonly text: string;
  readonly tone: Tone;
  /** How much it matters, as that of a highlight. */
  readonly weight: number;
  /** The drivers who suffer it. */
  readonly hurt: readonly Seat[];
  /** Humans who have not answered since; -1 for a watcher. */
  readonly untold: readonly Seat[];
}

/** The place of a car. */
export interface Whereabouts {
  readonly space: string;
  /** Ticks since the start of the race. */
  readonly progress: number;
  /** False for a car that has left the board. */
  readonly onBoard: boolean;
}

/** What the prompt pane asks. */
export type Prompt =
  | {
      readonly kind: 'ask';
      readonly decision: Decision;
      readonly advice: readonly Advice[];
      /** What Enter takes unless the mark is moved. */
      readonly usual?: Choice;
    }
  /** The last human driver is out or has finished, and the rest may be watched or skipped. */
  | {
      readonly kind: 'out';
      readonly seat: Seat;
      readonly place: number;
      readonly finished: boolean;
    }
  /** The answer of a timed trial is known, and is given when the driver starts the clock. */
  | { readonly kind: 'start'; readonly decision: Decision; readonly choice: Choice }
  | { readonly kind: 'over' };

/** `skip` goes without pictures to the next question, `toEnd` to the flag. */
export type Speed = 'play' | 'skip' | 'toEnd';

/** The engineer at a question. */
export interface EngineerModel {
  readonly manner: EngineerManner;
  /** Whether the driver has called him at this question. */
  readonly called: boolean;
}

/** A lesson of the driving school. */
export interface LessonModel {
  readonly id: LessonId;
  /** Questions answered as the lesson asks. */
  readonly answered: number;
  /** Whether the last choice was not the one that it asks for. */
  readonly missed: boolean;
}

/** What a timed trial has besides its race. */
export interface TrialModel {
  /** Id of the book of the race for which it is driven. */
  readonly bookId: string;
  /** The session, from 1, and the number of them. */
  readonly session: number;
  readonly sessions: number;
  /** Whether a clock runs; without one `clock` says whether the lap is under way (BR-54). */
  readonly timed: boolean;
  readonly clock: 'waiting' | 'running' | 'stopped';
  readonly elapsedMs: number;
  readonly par: number | undefined;
  /** Where the best lap here stood after each roll, the start in front; absent where none was kept. */
  readonly ghost?: readonly LapPoint[];
}

/** What a race that is watched again has besides. */
export interface ReplayModel extends ReplayStart {
  /** Digits of the number of a round, as far as it is typed; undefined while none is. */
  readonly typed: string | undefined;
}

/** The state of the race screen. A game's panels knows the types of its race, its board and what it keeps. */
export interface RaceModel<R extends Race = Race, B extends Board = Board, Kept = unknown> {
  /** Undefined in a race. */
  readonly trial: TrialModel | undefined;
  /** Undefined outside the driving school. */
  readonly lesson: LessonModel | undefined;
  /** Undefined in a race that is being driven. */
  readonly replay: ReplayModel | undefined;
  readonly table: RaceTable<B>;
  /** The race as it is, and what must happen next. */
  readonly moment: Moment<R>;
  /** The race as shown, which lags behind while cars move. */
  readonly shown: View<R>;
  /** Steps from the race as shown to the race as it is. */
  readonly frames: readonly Frame[];
  /** Spaces of the pieces on their way; the others stand where `shown` has them. */
  readonly places: Readonly<Record<Piece, string>>;
  /** What the pictures tell of the cars at the moment, by seat. */
  readonly notes: Readonly<Record<Seat, string>>;
  /** The roll that is shown, or was shown last; undefined before the first. */
  readonly roll: RollShown | undefined;
  /** Seat whose turn was played last, and whose car moves. */
  readonly mover: Seat;
  /** The open question; undefined while cars move or CPU drivers play. */
  readonly prompt: Prompt | undefined;
  /** Value of the marked line of the prompt. */
  readonly at: string;
  /** Value of a line that ends the race and was chosen once, which is asked about again; empty for none. */
  readonly doubted: string;
  /** Whether the way of the marked move is drawn. */
  readonly path: boolean;
  /** What the game's panels keeps from one key to the next; it begins anew with every question. */
  readonly kept: Kept;
  readonly engineer: EngineerModel;
  readonly news: readonly News[];
  /** What was told while pictures were left out, since a person last answered. */
  readonly missed: readonly LogLine[];
  readonly log: readonly LogLine[];
  /** What covers the whole screen. */
  readonly pane: 'none' | 'map' | 'drivers' | 'log';
  /** Lines by which the log is scrolled back from its end. */
  readonly logBack: number;
  /** What of the log its page shows. */
  readonly logFilter: LogFilter;
  /** What is looked for in the log; undefined while nothing is. */
  readonly search: LogSearch | undefined;
  /** Progress in ticks on which the strip is centred. */
  readonly centre: number;
  /** Ticks by which the player scrolled the strip. */
  readonly scroll: number;
  /** Seat whose dashboard was chosen, -1 for the acting one. */
  readonly look: Seat;
  /** Whether the camera follows CPU drivers too. */
  readonly follow: boolean;
  readonly speed: Speed;
  /** Whether the turn at hand has nothing to do with the next play of a person. */
  readonly isFar: boolean;
  readonly paused: boolean;
  /** Number of the timer that counts; those of earlier ones are ignored. */
  readonly ticket: number;
  /** Seat of the human asked last, -1 for none yet; a change is announced. */
  readonly lastAsked: Seat;
  /** Whether the question went to another human than the one before. */
  readonly handedOver: boolean;
  /** Whether the race is hidden until the person who is asked has the keyboard. */
  readonly covered: boolean;
  /** Whether other drivers have played since the person who is asked last answered, or no driver has played yet. */
  readonly othersPlayed: boolean;
  /** Answers of the race when somebody was told whose answer would be taken back; absent until then. */
  readonly backAsked?: number;
  /** The order at the end of each round so far. */
  readonly ends?: readonly RoundEnd[];
  /** Whether the players have been told that none of them races any more. */
  readonly outTold: boolean;
}

/** Returns the capital letter of a car on strip and map, in the order and in the log. */
export function letterOf({ letters }: Pick<RaceTable, 'letters'>, seat: Seat): string {
  return letters[seat] ?? '?';
}

/** Returns the name of a driver; the letter of the car where it has none. */
export function nameOf(table: RaceTable, seat: Seat): string {
  const name = table.drivers[seat]?.name ?? '';
  return name === '' ? letterOf(table, seat) : name;
}

/**
 * Returns a name such as `Ann (E)`; only the letter for a driver without a name, only the name of a driver alone on the
 * track.
 */
export function nameWithLetter(model: RaceModel, seat: Seat): string {
  const name = nameOf(model.table, seat);
  const letter = letterOf(model.table, seat);
  return name === letter || model.trial !== undefined ? name : `${name} (${letter})`;
}

/** Returns the seats of human drivers. */
export function humanSeats(table: RaceTable): readonly Seat[] {
  return table.drivers.flatMap((driver, seat) => (driver.kind === 'cpu' ? [] : [seat]));
}

/** Returns the seat that acts: the one asked, the CPU driver at hand, or the one whose car moves. */
export function actingSeat(model: RaceModel): Seat {
  if (model.frames.length > 0) return model.mover;
  if (model.prompt?.kind === 'ask') return model.prompt.decision.seat;
  const { next } = model.moment;
  if (next.kind === 'cpu') return next.seat;
  if (next.kind === 'ask') return next.decision.seat;
  return model.mover;
}

/** Returns the seat whose dashboard is shown: once the race is over one's own, whoever came home last. */
export function lookedAt(model: RaceModel): Seat {
  if (model.look >= 0) return model.look;
  return model.prompt?.kind === 'over' ? ownSeat(model) : actingSeat(model);
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

/** Returns the number of answers of the record that are shown. */
export function answeredIn({ moment, replay }: RaceModel): number {
  return moment.race.answered - (replay?.before ?? 0);
}

/** Reports whether a replay has come to the end of its record. */
export function atEndOfRecord({ moment, replay }: RaceModel): boolean {
  return replay !== undefined && moment.next.kind === 'over';
}

/** Reports whether a replay goes on without any rest. */
export function isAtFullSpeed(model: RaceModel): boolean {
  return model.replay?.speed === SPEED_MOST && !model.paused && !atEndOfRecord(model);
}

/** Returns the command that shows the drivers: while a table is watched as it goes, t asks for it. */
export function driversCommand({ replay }: Pick<RaceModel, 'replay'>): 'drivers' | 'driverTable' {
  return replay?.live === undefined ? 'drivers' : 'driverTable';
}
