// The race screen's own state: what it shows of the race, which question is open, where the camera looks.

import type { Board } from '../../../circuit/board.ts';
import type { Advice } from '../../../drivers/advice.ts';
import type { Highlight } from '../../../replay/commentary/highlight.ts';
import type { RoundEnd } from '../../../replay/commentary/round-ends.ts';
import type { Choice, Decision, Race, Seat, View } from '../../../rules/kit/types.ts';
import { SPEED_MOST } from '../../../session/replay.ts';
import type { LessonId } from '../../../session/school/lesson.ts';
import type { LapPoint } from '../../../storage/records/kept-record.ts';
import type { Moment, RaceTable, ReplayStart } from '../../messages.ts';
import type { Tone } from '../../rows.ts';
import type { EngineerManner } from '../../services.ts';
import type { TextField } from '../../typing/text-field.ts';
import type { LogFilter } from '../../words/director-words.ts';
import type { Roll, RollShown } from './roll/roll.ts';

/** What stands on the board: a car by its seat, and what nobody drives by a name that its game has for it. */
export type Piece = Seat | string;

export interface Step {
  readonly kind: 'place';
  readonly piece: Piece;
  readonly space: string;
  /** The space on which it stood, of the first step of a piece that nobody drives. */
  readonly from?: string;
}

/** What is shown beside the letter of a car until the pictures are over. */
export interface Note {
  readonly kind: 'note';
  readonly seat: Seat;
  readonly text: string;
}

export type Frame = Step | Note | Roll | { readonly kind: 'say'; readonly line: LogLine };

export interface LogLine {
  readonly seat: Seat;
  readonly text: string;
  readonly tone: Tone;
  /** The kind of news, which a driver must see; absent for what only the log reports. */
  readonly news?: NewsKind;
  /** The highlight of the commentary that the line reports; absent for a mere event. */
  readonly highlight?: Highlight;
  /** The people who race and whom its cars concern; absent where it is about no car, and where nothing is far. */
  readonly near?: readonly Seat[];
}

export interface LogSearch {
  readonly field: TextField;
  readonly isTyping: boolean;
  /** The match that is marked; undefined while no line matches. */
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
  readonly hurt: readonly Seat[];
  /** Humans who have not answered since; -1 for a watcher. */
  readonly untold: readonly Seat[];
}

/** A line, and the people who race, are far from its cars and have not answered since. */
export interface FarLine {
  readonly line: LogLine;
  readonly untold: readonly Seat[];
}

/** The time for which a round of CPU cars has been shown. */
export interface Waited {
  /** The round in which it was counted from 0. */
  readonly round: number;
  readonly ms: number;
}

export interface Whereabouts {
  readonly space: string;
  /** Ticks since the start of the race. */
  readonly progress: number;
  /** False for a car that has left the board. */
  readonly onBoard: boolean;
}

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

export interface EngineerModel {
  readonly manner: EngineerManner;
  readonly called: boolean;
}

export interface LessonModel {
  readonly id: LessonId;
  readonly answered: number;
  readonly missed: boolean;
}

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

export interface ReplayModel extends ReplayStart {
  /** Digits of the number of a round, as far as it is typed; undefined while none is. */
  readonly typed: string | undefined;
}

/** What a person wrote for whoever takes the keyboard next. */
export interface Post {
  readonly from: Seat;
  readonly lines: readonly string[];
}

/** The state of the race screen. Only the panels of a game know the types of its race, its board and what they keep. */
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
  /** What the pictures show beside the cars at the moment, by seat. */
  readonly notes: Readonly<Record<Seat, string>>;
  /** The roll that is shown, or was shown last; undefined before the first. */
  readonly roll: RollShown | undefined;
  /** Seat whose turn was played last, and whose car moves. */
  readonly mover: Seat;
  /** The open question; undefined while cars move or CPU drivers play. */
  readonly prompt: Prompt | undefined;
  /** Value of the marked line of the prompt. */
  readonly at: string;
  /** Value of a line that ends the race and was chosen once, so that it must be confirmed; empty for none. */
  readonly doubted: string;
  /** Whether the way of the marked move is drawn. */
  readonly path: boolean;
  /** What the panels of the game keep from one key to the next; reset with every question. */
  readonly kept: Kept;
  readonly engineer: EngineerModel;
  /** Whether the table of the open question shows every figure. */
  readonly allFigures: boolean;
  /** Whether Enter takes nothing until a line is marked. */
  readonly takesNone: boolean;
  readonly news: readonly News[];
  /** Lines reported while pictures were skipped, since a person last answered. */
  readonly missed: readonly LogLine[];
  /** Lines about cars that are far from some person who races, since that person last answered. */
  readonly far: readonly FarLine[];
  readonly log: readonly LogLine[];
  readonly pane: 'none' | 'map' | 'drivers' | 'log';
  /** Lines by which the log is scrolled back from its end. */
  readonly logBack: number;
  readonly logFilter: LogFilter;
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
  /** Whether the turn at hand concerns no person who races. */
  readonly isFar: boolean;
  readonly waited: Waited;
  /** Seat of the person whose car comes up through its gears by itself; absent for nobody. */
  readonly rising?: Seat;
  readonly paused: boolean;
  /** Number of the timer that counts; those of earlier ones are ignored. */
  readonly ticket: number;
  /** Seat of the human asked last, -1 for none yet; a change is announced. */
  readonly lastAsked: Seat;
  readonly handedOver: boolean;
  /** Absent where nobody has written anything. */
  readonly post?: Post;
  readonly covered: boolean;
  /** Whether other drivers have played since the person who is asked last answered, or no driver has played yet. */
  readonly othersPlayed: boolean;
  /** Number of answers in the race when the players were shown whose answer would be taken back; absent until then. */
  readonly backAsked?: number;
  readonly ends?: readonly RoundEnd[];
  readonly outTold: boolean;
}

/** Returns the choice of the line that is marked; undefined while none is. */
export function markedChoice({ prompt, at }: Pick<RaceModel, 'prompt' | 'at'>): Choice | undefined {
  return prompt?.kind === 'ask' && at !== '' ? prompt.decision.choices[Number(at)] : undefined;
}

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

export function humanSeats(table: RaceTable): readonly Seat[] {
  return table.drivers.flatMap((driver, seat) => (driver.kind === 'cpu' ? [] : [seat]));
}

/** Returns the seat that acts: the one asked, the CPU driver at hand, or the one whose car moves. */
export function actingSeat(model: RaceModel): Seat {
  if (model.frames.length > 0) return model.mover;
  const [asked] = atEndOfRecord(model) ? (model.replay?.live?.toMove ?? []) : [];
  if (asked !== undefined) return asked;
  if (model.prompt?.kind === 'ask') return model.prompt.decision.seat;
  const { next } = model.moment;
  if (next.kind === 'cpu') return next.seat;
  if (next.kind === 'ask') return next.decision.seat;
  return model.mover;
}

/** Returns the seat whose dashboard is shown; once the race is over one's own, whoever finished last. */
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

export function humansRacing({ table, moment }: RaceModel): readonly Seat[] {
  const humans = humanSeats(table);
  return table.book
    .standings(moment.race, table.board)
    .filter(({ seat, status }) => status === 'racing' && humans.includes(seat))
    .map(({ seat }) => seat);
}

export function isCovered({ secret }: Decision, handedOver: boolean): boolean {
  return secret === true && handedOver;
}

export function answeredIn({ moment, replay }: RaceModel): number {
  return moment.race.answered - (replay?.before ?? 0);
}

export function atEndOfRecord({ moment, replay }: RaceModel): boolean {
  return replay !== undefined && moment.next.kind === 'over';
}

export function isAtFullSpeed(model: RaceModel): boolean {
  return model.replay?.speed === SPEED_MOST && !model.paused && !atEndOfRecord(model);
}

export function driversCommand({ replay }: Pick<RaceModel, 'replay'>): 'drivers' | 'driverTable' {
  return replay?.live === undefined ? 'drivers' : 'driverTable';
}
