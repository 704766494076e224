// Everything that can happen to the screen, and everything it can ask to be done.

import type { Board } from '../circuit/board.ts';
import type { Advice } from '../drivers/advice.ts';
import type {
  Choice,
  Decision,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
  View,
} from '../rules/kit/types.ts';
import type { NextTrial, SessionWeather } from '../session/qualifying.ts';
import type { SavedQualifying, SavedTrial } from '../storage/saved-qualifying.ts';
import type { LapRecord, NewRace, SaveEntry, Settings, TrackEntry } from './doors.ts';
import type { Key } from './input/key.ts';

/** Columns and rows of the terminal. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Who sits where: a name and what drives. */
export interface Driver {
  readonly name: string;
  readonly kind: 'human' | 'cpu' | 'remote';
  /** Level of a CPU driver; empty for the others. */
  readonly level: string;
  /** Name of the character whose taste it has; empty for a plain driver. */
  readonly character: string;
  /** The name as it was entered, where the screen cannot write it. */
  readonly entered?: string;
}

/** What stays the same for the whole race. */
export interface RaceTable<B extends Board = Board> {
  readonly book: RuleBook;
  readonly board: B;
  readonly setup: RaceSetup;
  readonly drivers: readonly Driver[];
  /** What each car is called, a capital letter, by seat. */
  readonly letters: readonly string[];
  /** File in which the race is kept; empty when it cannot be kept. */
  readonly file: string;
}

/** What must happen next. `remote` drivers are asked like humans, elsewhere. */
export type NextStep =
  | { readonly kind: 'over' }
  | {
      readonly kind: 'ask';
      readonly decision: Decision;
      /** What each choice is worth, the best first; empty when nobody can say. */
      readonly advice: readonly Advice[];
    }
  | { readonly kind: 'cpu'; readonly seat: Seat };

/** A race at a moment, and what must happen next. */
export interface Moment<R extends Race = Race> {
  /** What the person who is asked may know of it; while nobody is asked, what a watcher may. */
  readonly race: View<R>;
  readonly next: NextStep;
  /** What the player must know about the race's save; empty = nothing. */
  readonly notice: string;
}

/** The timed trials as they stand. */
export interface QualifyingSheet {
  /** Id of the race's book. */
  readonly bookId: string;
  readonly board: Board;
  /** In the order of the entry list. */
  readonly drivers: readonly Driver[];
  readonly qualifying: SavedQualifying;
  /** By session. */
  readonly weather: readonly SessionWeather[];
  /** The trial to drive now; undefined when all are over. */
  readonly next: NextTrial | undefined;
  /** Whether a race follows. */
  readonly races: boolean;
  /** File in which all this is kept; empty when it is not. */
  readonly file: string;
  readonly notice: string;
  /** The lap that a person has just driven. */
  readonly lap?: LapReport;
}

/** A lap of a person, and the best one before it. */
export interface LapReport {
  readonly trial: SavedTrial;
  readonly best?: LapRecord;
}

/** A race as filled in; the seed is drawn when none was typed. */
export type WantedRace = Omit<NewRace, 'seed'> & { readonly seed?: number };

/** What a circuit is chosen for. */
export type TrackPurpose = 'race' | 'timedLap';

export type Message =
  | { readonly kind: 'key'; readonly key: Key }
  | { readonly kind: 'picked'; readonly value: string }
  | { readonly kind: 'highlighted'; readonly value: string }
  | { readonly kind: 'resized'; readonly size: Size }
  | {
      readonly kind: 'tracksListed';
      readonly tracks: readonly TrackEntry[];
      /** A number that nobody chose, to draw opponents with. */
      readonly draw: number;
      readonly purpose: TrackPurpose;
      /** The circuit to mark. */
      readonly track?: string;
    }
  | { readonly kind: 'parKnown'; readonly track: string; readonly par: number | undefined }
  | { readonly kind: 'unfinishedFound'; readonly save: SaveEntry | undefined }
  | { readonly kind: 'savesListed'; readonly saves: readonly SaveEntry[] }
  | {
      readonly kind: 'raceOpened';
      readonly table: RaceTable;
      readonly moment: Moment;
      /** What happened so far, for the log. */
      readonly events: readonly RaceEvent[];
    }
  | { readonly kind: 'problem'; readonly text: string }
  /** Another program has the save open, and nothing was answered there for so long. */
  | { readonly kind: 'saveHeld'; readonly file: string; readonly idleMs: number }
  | {
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly events: readonly RaceEvent[];
      readonly moment: Moment;
    }
  | { readonly kind: 'qualifying'; readonly sheet: QualifyingSheet }
  | {
      readonly kind: 'trialOpened';
      readonly table: RaceTable;
      readonly moment: Moment;
      readonly events: readonly RaceEvent[];
      readonly trial: NextTrial;
      readonly sheet: QualifyingSheet;
    }
  /** The stopwatch of a trial. */
  | { readonly kind: 'ticked'; readonly elapsedMs: number; readonly running: boolean }
  | { readonly kind: 'frameDue'; readonly ticket: number }
  | { readonly kind: 'advanceDue'; readonly ticket: number };

export type Effect =
  /** `track`: the circuit to mark, where it is not that of the last race in the settings. */
  | { readonly kind: 'listTracks'; readonly purpose: TrackPurpose; readonly track?: string }
  | { readonly kind: 'askPar'; readonly track: string }
  | { readonly kind: 'listSaves' }
  | { readonly kind: 'startRace'; readonly race: WantedRace }
  | { readonly kind: 'timedLap'; readonly track: string; readonly name: string }
  /** The next trial: of a person, of a CPU driver, or not driven at all. */
  | { readonly kind: 'driveTrial' }
  | { readonly kind: 'cpuTrial' }
  | { readonly kind: 'withdraw' }
  /** From a trial back to the sheet; the trial is void unless it is over. */
  | { readonly kind: 'leaveTrial' }
  /** From the sheet to the race, or to another timed lap alone. */
  | { readonly kind: 'raceAfterTrials' }
  | { readonly kind: 'trialsAgain' }
  | { readonly kind: 'resume'; readonly file: string }
  /** Asks the program that has the save open to leave it. */
  | { readonly kind: 'takeOver'; readonly file: string }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly choice: Choice }
  | { readonly kind: 'advance' }
  /** Sends `message` later; a new one replaces the one before. */
  | { readonly kind: 'later'; readonly waitMs: number; readonly message: Message }
  | { readonly kind: 'closeRace' }
  | { readonly kind: 'keepSettings'; readonly settings: Settings }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'suspend' }
  | { readonly kind: 'leave' };
