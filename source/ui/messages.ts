// Everything that can happen to the screen, and every effect that it can ask for.

import type { Board } from '../circuit/board.ts';
import type { Advice } from '../drivers/advice.ts';
import type { Weighed } from '../drivers/review.ts';
import type { Told } from '../replay/commentary/director.ts';
import type { RoundEnd } from '../replay/commentary/round-ends.ts';
import type { Place } from '../replay/playback.ts';
import type { NextTrial, SessionWeather } from '../rules/formula-de/qualifying/qualifying.ts';
import type { Qualifying, TrialLog } from '../rules/formula-de/qualifying/qualifying-record.ts';
import type { HandOver } from '../rules/kit/hand-over.ts';
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
import type { Almanac } from '../season/almanac/almanac.ts';
import type { Entry } from '../season/ledger/entry.ts';
import type { BigMoment } from '../season/pages/of-race/big-moment.ts';
import type { Plan } from '../season/plan/plan.ts';
import type { Refusal } from '../season/refusals/refusal.ts';
import type { RaceSheet } from '../season/sheet/race-sheet.ts';
import type { Account } from '../season/story/accounts.ts';
import type { LessonId } from '../session/school/lesson.ts';
import type { SessionSeat } from '../session/session.ts';
import type { KeptRecord, RecordSet } from '../storage/records/kept-record.ts';
import type { Key } from './input/key.ts';
import type { OpenSeason, TableAt } from './screens/season/season-state.ts';
import type { SeasonEntry } from './season-services.ts';
import type {
  ChancesTold,
  DayState,
  NewRace,
  SaveEntry,
  Settings,
  TrackEntry,
  TurnPace,
} from './services.ts';
import type { Background } from './theme/theme.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

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

export interface RaceTable<B extends Board = Board> {
  readonly book: RuleBook;
  readonly board: B;
  readonly setup: RaceSetup;
  readonly drivers: readonly Driver[];
  readonly letters: readonly string[];
  /** Colour numbers of the cars; absent where they equal the seats. */
  readonly hues?: readonly number[];
  /** The cars that have changed hands; absent where none has. */
  readonly handOvers?: readonly HandOver[];
  /** File in which the race is kept; empty when it is not kept. */
  readonly file: string;
}

/** What must happen next. `remote` drivers are asked like humans, but elsewhere. */
export type NextStep =
  | { readonly kind: 'over' }
  | {
      readonly kind: 'ask';
      readonly decision: Decision;
      /** What each choice is worth, the best first; empty where there is no advice. */
      readonly advice: readonly Advice[];
      /** What Enter takes unless the mark is moved; absent where the first line will do. */
      readonly usual?: Choice;
      /** The same for those who want it careful. */
      readonly careful?: Choice;
    }
  | { readonly kind: 'cpu'; readonly seat: Seat };

export type LeavingTo = 'title' | 'shell';

export interface Lacks {
  /** Answers; 0 where the race itself is missing. */
  readonly answers: number;
  /** A file to which it may be saved instead; empty where there is none. */
  readonly refuge: string;
}

export interface Moment<R extends Race = Race> {
  /** The race as far as the person asked may know it; as a watcher may when no person is asked. */
  readonly race: View<R>;
  /** The race as a watcher may know it; present where a person is asked in secret. */
  readonly open?: View<R>;
  readonly next: NextStep;
  /** What the player must know about the race's save; empty for nothing. */
  readonly notice: string;
  /** Answers that are not on the disk, 0 where the race itself is not; absent where all is. */
  readonly unsaved?: number;
}

export interface ReplayStart {
  /** Number of answers before its first one, in a race that began from a snapshot. */
  readonly before: number;
  readonly answers: number;
  /** The round in which it ends. */
  readonly rounds: number;
  /** Whether it ends with the end of the race. */
  readonly finished: boolean;
  readonly speed: number;
  /** Seat whose car is followed, -1 for none. */
  readonly followed: Seat;
  /** Whether leaving it leads back to the page that opened it. */
  readonly leadsBack?: boolean;
  /** Present while the race continues in another program; `toMove` are those who are asked there. */
  readonly live?: {
    readonly holder: string;
    readonly file: string;
    readonly toMove: readonly Seat[];
  };
}

export interface QualifyingSheet {
  readonly bookId: string;
  readonly board: Board;
  /** In order of the entry list. */
  readonly drivers: readonly Driver[];
  readonly qualifying: Qualifying;
  readonly weather: readonly SessionWeather[];
  /** The next trial; undefined when all are over. */
  readonly next: NextTrial | undefined;
  /** Whether a clock runs (BR-54). */
  readonly timed: boolean;
  readonly races: boolean;
  /** True for trials of the open season, whose race waits in its season home. */
  readonly inSeason?: true;
  /** File in which the trials are kept; empty when they are not. */
  readonly file: string;
  readonly notice: string;
  /** 0 where the disk does not hold the trials as they are; absent where it does. */
  readonly unsaved?: number;
  readonly lap?: LapReport;
  readonly day?: DayState;
  /** The best lap of a person here; absent without one, and where no clock runs. */
  readonly best?: KeptRecord;
}

export interface LapReport {
  readonly trial: TrialLog;
  readonly best?: KeptRecord;
  readonly isRecord: boolean;
}

/** A race as filled in, without a seed unless one was typed. */
export type WantedRace = Omit<NewRace, 'seed'> & { readonly seed?: number };

export type TrackPurpose = 'race' | 'timedLap' | 'quickRace' | 'firstRace';

export type Message =
  | { readonly kind: 'key'; readonly key: Key }
  | { readonly kind: 'picked'; readonly value: string }
  | { readonly kind: 'highlighted'; readonly value: string }
  | { readonly kind: 'resized'; readonly size: Size }
  | { readonly kind: 'backgroundTold'; readonly background: Background }
  | {
      readonly kind: 'tracksListed';
      readonly tracks: readonly TrackEntry[];
      readonly records: readonly KeptRecord[];
      readonly draw: number;
      readonly purpose: TrackPurpose;
      readonly track?: string;
    }
  | { readonly kind: 'parKnown'; readonly track: string; readonly par: number | undefined }
  | {
      readonly kind: 'paceKnown';
      readonly track: string;
      readonly rules: string;
      readonly pace: TurnPace;
    }
  | { readonly kind: 'unfinishedFound'; readonly save: SaveEntry | undefined }
  | { readonly kind: 'savesListed'; readonly saves: readonly SaveEntry[] }
  | {
      readonly kind: 'raceOpened';
      readonly table: RaceTable;
      readonly moment: Moment;
      /** Everything that has happened so far, for the log, and its highlights. */
      readonly events: readonly RaceEvent[];
      readonly told: readonly Told[];
      readonly ends: readonly RoundEnd[];
      readonly replay?: ReplayStart;
      readonly season?: TableAt;
      readonly lesson?: LessonId;
    }
  /** A replay has jumped to another place; carries everything that happened up to there, for the log. */
  | {
      readonly kind: 'sought';
      readonly moment: Moment;
      readonly events: readonly RaceEvent[];
      readonly told: readonly Told[];
      readonly ends: readonly RoundEnd[];
      /** Seat that answered last; the one to answer next where none has. */
      readonly seat: Seat;
    }
  /** A race that is watched has continued in another program. */
  | ({ readonly kind: 'recordGrown'; readonly next: NextStep } & Pick<
      ReplayStart,
      'answers' | 'rounds' | 'finished' | 'live'
    >)
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'backAsked'; readonly text: string }
  /** A car has changed hands. */
  | {
      readonly kind: 'handedOver';
      readonly table: RaceTable;
      readonly moment: Moment;
      readonly handed: HandOver;
    }
  | { readonly kind: 'notSaved'; readonly to: LeavingTo; readonly lacks: Lacks }
  /** The race may be left; `file` is empty where it has none. */
  | { readonly kind: 'raceSecured'; readonly to: LeavingTo; readonly file: string }
  | { readonly kind: 'seasonsListed'; readonly seasons: readonly SeasonEntry[] }
  /** A season as it stands now, and a sentence about it; empty for none. */
  | {
      readonly kind: 'seasonTold';
      readonly open: OpenSeason;
      readonly notice: string;
      readonly refusal?: Refusal;
    }
  | {
      readonly kind: 'seasonPlanned';
      readonly tracks: Readonly<Record<string, string>>;
      readonly seed: number;
    }
  /** It is time to look at the tables of other programs. */
  | { readonly kind: 'lookDue' }
  | { readonly kind: 'pageKept'; readonly file: string }
  | { readonly kind: 'planKept'; readonly file: string }
  /** Every season that is over, and a sentence about it; empty for none. */
  | {
      readonly kind: 'almanacTold';
      readonly almanac: Almanac;
      readonly tracks: Readonly<Record<string, string>>;
      readonly notice: string;
    }
  | { readonly kind: 'tableHeld'; readonly at: TableAt; readonly holder: string }
  /** Another program has the save open and got its last answer `idleMs` ago. */
  | {
      readonly kind: 'saveHeld';
      readonly file: string;
      readonly idleMs: number;
      /** True if no program that could have it open has replied. */
      readonly isSilent?: true;
    }
  | {
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly events: readonly RaceEvent[];
      readonly told: readonly Told[];
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
  /** The stopwatch of a trial has advanced or stopped. */
  | { readonly kind: 'ticked'; readonly elapsedMs: number; readonly running: boolean }
  | {
      readonly kind: 'recordsListed';
      readonly records: readonly KeptRecord[];
      readonly tracks: Readonly<Record<string, string>>;
      readonly day: DayState | undefined;
    }
  | { readonly kind: 'dayTold'; readonly day: DayState | undefined }
  | {
      readonly kind: 'sheetMade';
      readonly sheet: RaceSheet;
      /** The biggest moment; undefined for a race without any. */
      readonly big: BigMoment | undefined;
      readonly accounts: readonly Account[];
      readonly records: readonly RecordSet[];
    }
  /** What the decisions of the people cost in the race whose sheet was made. */
  | { readonly kind: 'chancesTold'; readonly chances: ChancesTold }
  | { readonly kind: 'decisionsWeighed'; readonly decisions: readonly Weighed[] }
  | {
      readonly kind: 'sheetRead';
      readonly table: RaceTable;
      readonly sheet: RaceSheet;
      readonly big: BigMoment | undefined;
      readonly accounts: readonly Account[];
      readonly decisions: readonly Weighed[];
    }
  /** Keys typed ahead skip the roll to reach the question after it. */
  | { readonly kind: 'rollSkipped' }
  | { readonly kind: 'frameDue'; readonly ticket: number }
  | { readonly kind: 'advanceDue'; readonly ticket: number };

export type SeasonAct =
  /** Opens the timed trials that are due; with `only` those of the driver with that id. */
  | { readonly kind: 'trials'; readonly only?: string }
  /** Opens a table; `from` names the program that has it open and is asked to give it up. */
  | { readonly kind: 'race'; readonly at: TableAt; readonly from?: string }
  | { readonly kind: 'watch'; readonly at: TableAt; readonly holder: string }
  | { readonly kind: 'enter'; readonly entry: Entry }
  | { readonly kind: 'keepPage'; readonly name: string; readonly markdown: string }
  | { readonly kind: 'look'; readonly weekend?: string }
  | { readonly kind: 'close' };

export type Effect =
  /** `track`: the circuit to mark, if not that of the last race in the settings. */
  | { readonly kind: 'listTracks'; readonly purpose: TrackPurpose; readonly track?: string }
  /** Asks for the figures of a circuit; with `rules` also for those in turns, for races of that book. */
  | { readonly kind: 'askPar'; readonly track: string; readonly rules?: string }
  | { readonly kind: 'listSaves' }
  | { readonly kind: 'startRace'; readonly race: WantedRace }
  | { readonly kind: 'startLesson'; readonly lesson: LessonId }
  | { readonly kind: 'raceAgain'; readonly dice: 'same' | 'new'; readonly keepsGrid: boolean }
  /** Starts a race that goes back to the question after so many answers, or the next one of a person. */
  | { readonly kind: 'tryAgain'; readonly answered: number; readonly dice: 'same' | 'new' }
  | { readonly kind: 'timedLap'; readonly track: string; readonly name: string }
  | { readonly kind: 'dayLap'; readonly name: string }
  | { readonly kind: 'listRecords' }
  | { readonly kind: 'readSheet'; readonly file: string }
  | { readonly kind: 'keepReport'; readonly name: string; readonly markdown: string }
  /** Starts the next trial: of a person, of a CPU driver, or withdrawn. */
  | { readonly kind: 'driveTrial' }
  | { readonly kind: 'cpuTrial' }
  | { readonly kind: 'withdraw' }
  /** Goes from a trial back to the sheet; the trial is void unless it is over. */
  | { readonly kind: 'leaveTrial' }
  /** Goes from the sheet to the race, or to another timed lap alone. */
  | { readonly kind: 'raceAfterTrials' }
  | { readonly kind: 'trialsAgain' }
  | { readonly kind: 'resume'; readonly file: string }
  | { readonly kind: 'watch'; readonly file: string }
  | { readonly kind: 'takeOver'; readonly file: string }
  /** Opens a save that nobody seems to have open. */
  | { readonly kind: 'seize'; readonly file: string }
  /** `heard`: whether the race engineer had spoken. */
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly choice: Choice;
      readonly heard?: true;
    }
  | {
      readonly kind: 'takeBack';
      /** True once the player was shown whose answer it is. */
      readonly sure?: true;
    }
  | { readonly kind: 'handOver'; readonly seat: Seat; readonly to: SessionSeat }
  | { readonly kind: 'advance' }
  /** Sends `message` later, replacing one that is still pending. */
  | { readonly kind: 'later'; readonly waitMs: number; readonly message: Message }
  /** Shows the race of a save again; the race screen opens on its grid. */
  | { readonly kind: 'replay'; readonly file: string }
  | { readonly kind: 'replayOn' }
  | { readonly kind: 'seek'; readonly place: Place }
  | { readonly kind: 'closeRace' }
  | { readonly kind: 'makeSheet' }
  | { readonly kind: 'imagine' }
  | { readonly kind: 'imagineNoMore' }
  | { readonly kind: 'openSeason'; readonly folder: string }
  | { readonly kind: 'openAlmanac' }
  | { readonly kind: 'planSeason' }
  | { readonly kind: 'createSeason'; readonly plan: Plan }
  | { readonly kind: 'keepPlan'; readonly file: string; readonly plan: Plan }
  | { readonly kind: 'season'; readonly act: SeasonAct }
  | { readonly kind: 'keepSettings'; readonly settings: Settings }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'suspend' }
  /** Leaves the program once the disk holds the race, or with what it lacks if that is lost by choice. */
  | { readonly kind: 'leave'; readonly losing?: true }
  /** Goes to the title under the same condition. */
  | { readonly kind: 'leaveRace'; readonly losing?: true }
  | { readonly kind: 'saveElsewhere'; readonly to: LeavingTo };
