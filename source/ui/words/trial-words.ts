// The shape of the words about timed trials: during one, and on the sheet of a session.
import type { Sky } from '../../circuit/formula-board.ts';
import type { TrialEnd, TrialLog } from '../../rules/formula-de/qualifying/qualifying-record.ts';
import type { Retirement } from '../../rules/formula-de/state.ts';
import type { LastingInjury } from '../../rules/formula-de/trant/state.ts';

export interface SheetColumns {
  readonly place: string;
  readonly driver: string;
  readonly tires: string;
  readonly rolls: string;
  readonly overshoots: string;
  readonly minutes: string;
  readonly misplacements: string;
  readonly total: string;
  readonly time: string;
  readonly session: string;
}

/** The figures of a lap that has just been driven; the numbers are rolls. */
export interface LapFigures {
  readonly name: string;
  readonly trial: TrialLog;
  readonly minutes: number;
  readonly misplaced: number;
  /** Whether points spent cost rolls, and not overshoots (TR-31). */
  readonly chargesPoints: boolean;
  readonly total: number;
  /** Empty without a clock. */
  readonly time: string;
  /** Why the car went out; empty for a lap that was driven to the line, and where nothing was noted. */
  readonly why: string;
}

export interface LapWords {
  readonly go: string;
  readonly warning: string;
  /** The question before a lap under way is left, and what is said afterwards. */
  readonly leaving: string;
  readonly void: string;
}

export interface TrialWords {
  /** Returns what is driven: one lap, and in which session of how many. */
  readonly lap: (session: number, sessions: number) => string;
  /** By how many spaces the lap is ahead of the best one here after as many rolls; behind when negative. */
  readonly ghost: (ahead: number) => string;
  /** The par of a dry track, with a remark on that if the track is wet. */
  readonly par: (rolls: number, wet: boolean) => string;
  readonly counted: (rolls: number) => string;
  readonly overshoots: (rolls: number) => string;
  /** Returns the rolls that points spent on the lap cost (TR-31). */
  readonly spent: (rolls: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly total: (rolls: number) => string;
  readonly ready: (tires: string) => string;
  readonly otherTires: string;
  /** What rain tires do, for a driver about to start (M-1-1-5). */
  readonly rainReminder: string;
  /** The question to a free-hand driver, and how to answer it. */
  readonly placing: string;
  readonly placingHelp: string;
  /** Why the car is not set down, by a book that allows no error. */
  readonly notThere: string;
  readonly cursorOn: (space: string) => string;
  /** Returns how the lap ended: over the line, or why the car went out. */
  readonly over: (why: string | undefined) => string;
  readonly why: Readonly<Record<Retirement, string>>;
  readonly seeSheet: string;
  readonly weather: (said: string) => string;
  readonly crossed: (name: string) => string;
  readonly aborted: (name: string, why: string) => string;
  readonly rollsColumn: string;
  readonly tableHeading: string;
  readonly help: readonly string[];
  readonly sheet: {
    readonly heading: (session: number, sessions: number) => string;
    readonly allSessions: string;
    /** Returns the sky of a session; `roll` is the face of the black die, 0 when it was set. */
    readonly weather: (sky: Sky, roll: number) => string;
    readonly hands: Readonly<Record<'guided' | 'free', string>>;
    readonly columns: SheetColumns;
    /** The head of `overshoots` where points spent cost rolls (TR-31). */
    readonly spentColumn: string;
    readonly ends: Readonly<Record<Exclude<TrialEnd, 'finished'>, string>>;
    readonly drives: (name: string) => string;
    readonly turn: (name: string) => string;
    /** The mark of a place that a lot decided, and what it means. */
    readonly lotMark: string;
    readonly byLot: string;
    readonly wasVoid: (name: string) => string;
    /** In place of the time of a driver who was hurt and does not start (TR-145). */
    readonly noStart: string;
    /** Returns how a driver was hurt in the lap; `races` where a race follows. */
    readonly hurt: (name: string, injury: LastingInjury, races: boolean) => string;
    /** Said where everybody was hurt. */
    readonly nobodyStarts: string;
    readonly drive: string;
    /** Returns the question to a driver who wants to leave a lap out. */
    readonly withdrawing: (name: string) => string;
    readonly next: string;
    readonly withdraw: string;
    readonly stay: string;
    readonly withdrawNow: string;
    readonly nextSession: (session: number) => string;
    readonly showAll: string;
    readonly race: string;
    readonly again: string;
    readonly title: string;
    readonly leave: string;
    readonly pole: (name: string) => string;
    readonly lap: (figures: LapFigures) => string;
    readonly againstPar: (difference: number, par: number) => string;
    /** Said of the first lap of a person here, and of one that beats another. */
    readonly firstHere: string;
    readonly record: string;
    readonly best: (name: string, rolls: number, time: string) => string;
    readonly help: readonly string[];
  };
  /** The question before leaving trials that are not saved. */
  readonly leavingSheet: string;
  readonly stay: string;
  readonly leaveLap: string;
  /** Against the clock, and without one (BR-54). */
  readonly timed: LapWords;
  readonly untimed: LapWords;
}
