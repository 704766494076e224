// What the screen gets from outside: circuits, drivers, sessions, saves, settings. Tests supply their own.
import type { Board } from '../circuit/board.ts';
import type { Opponent, Spread } from '../drivers/levels/opponents.ts';
import { LANGUAGES, type Language } from '../replay/language.ts';
import type { TrialHand } from '../rules/formula-de/chapters/trials/trial-lists.ts';
import type { OptionField } from '../rules/kit/options.ts';
import type { Race } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { ChancePoint } from '../season/story/chances.ts';
import type { Replay } from '../session/replay.ts';
import type { LessonId } from '../session/school/lesson.ts';
import type { Session, SessionSeat } from '../session/session.ts';
import type { Weekend } from '../session/weekend.ts';
import type { DayLap } from '../storage/day/calendar.ts';
import type { DayEntry } from '../storage/day/day-entry.ts';
import type { Streak } from '../storage/day/streak.ts';
import type { Holder } from '../storage/lock.ts';
import type { Feat, KeptRecord } from '../storage/records/kept-record.ts';
import type { SeasonServices, SeasonStart } from './season-services.ts';
import { type ThemeName, USUAL_THEME } from './theme/theme.ts';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export const ENGINEERS = ['school', 'onCall', 'silent'] as const;
/** When the race engineer gives his opinion: at every question, when he is called, or never. */
export type EngineerManner = (typeof ENGINEERS)[number];

/** What Enter takes unless the mark is moved: `first` is careful in a first race, then the usual choice. */
export const ENTERS = ['first', 'careful', 'usual', 'none'] as const;
export type EnterManner = (typeof ENTERS)[number];

export interface Settings {
  /** Name of the first human driver; empty until it is given. */
  readonly name: string;
  readonly language: Language;
  readonly theme: ThemeName;
  /** Characters 32 to 126 only. */
  readonly ascii: boolean;
  readonly animation: boolean;
  readonly pace: Pace;
  /** Whether a secret question waits behind a cover until the person who is asked has the keyboard. */
  readonly covers: boolean;
  readonly bell: boolean;
  /** Whether the title of the terminal's window says who is asked. */
  readonly title: boolean;
  readonly engineer: EngineerManner;
  /** Whether the table of a question shows every figure, not only those that decide. */
  readonly allFigures: boolean;
  readonly enter: EnterManner;
  /** Whether a race has been driven to its end here. */
  readonly raced: boolean;
  readonly lessons: readonly string[];
  readonly lastRace?: Omit<NewRace, 'seed'>;
}

// The locale is that of the first variable that is set and not empty, as in other programs.
function languageOfLocale(env: NodeJS.ProcessEnv): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** The settings of a player who has set nothing; the language is that of the locale. */
export const DEFAULT_SETTINGS: Settings = {
  name: '',
  language: languageOfLocale(process.env),
  theme: USUAL_THEME,
  ascii: false,
  animation: true,
  pace: 'normal',
  covers: true,
  bell: false,
  title: false,
  engineer: 'onCall',
  allFigures: false,
  enter: 'first',
  raced: false,
  lessons: [],
};

/** How the levels of the opponents are spread around the wanted one; `chosen` when each was picked. */
export type GridSpread = Spread | 'chosen';

/** A CPU driver of a new race; the name of a character also determines the driver's taste. */
export type WantedOpponent = Pick<Opponent, 'name' | 'level'>;
export const QUALIFY = ['dice', 'none', 'timed'] as const;
/** How the grid is made: by lot, in order of entry, or by timed trials (M-1-0-1). */
export type Qualify = (typeof QUALIFY)[number];

export interface GridWishes {
  readonly qualify: Qualify;
  readonly sessions: number;
  /** Whether people set their car down by hand in the trials, right or wrong. */
  readonly hand: TrialHand;
}

export interface NewRace {
  readonly track: string;
  /** Laps, at least 1. */
  readonly laps: number;
  /** Names of the human drivers, clean and in order; may be empty. */
  readonly humans: readonly string[];
  /** Number of cars; CPU drivers take the seats that humans leave. */
  readonly cars: number;
  readonly level: string;
  readonly spread: GridSpread;
  readonly opponents: readonly WantedOpponent[];
  readonly rules: string;
  readonly options: Readonly<Record<string, string>>;
  readonly grid: GridWishes;
  readonly seed: number;
}

export interface RacedBefore {
  readonly played: PlayedRace;
  readonly seats: readonly SessionSeat[];
  /** File of its save; empty when it is not kept. */
  readonly file: string;
}

/** Chances to win, as far as they are known. */
export interface ChancesTold {
  readonly points: readonly ChancePoint[];
  /** How much of the work is done, from 0 to 1. */
  readonly share: number;
}

/** The question from which a race is tried again: that after so many answers, or the next one of a person. */
export interface QuestionWished {
  readonly answered: number;
  /** Seed of other dice; those to come stay when absent. */
  readonly seed?: number;
}

export interface AgainWishes {
  /** Seed of other dice; when absent, the race has its own dice and grid again. */
  readonly seed?: number;
  /** Whether its grid stays with other dice too, because somebody set it. */
  readonly keepsGrid: boolean;
}

export interface RecordsDoor {
  /** Returns every record, one for each kind, distance, board and book. */
  readonly all: () => readonly KeptRecord[];
  /** Keeps a result on a board by a book if it is a record; reports whether it is. */
  readonly keep: (board: Board, bookId: string, feat: Feat) => boolean;
}

export interface DayState {
  readonly today: DayLap;
  /** What became of the try of today; undefined before it. */
  readonly entry: DayEntry | undefined;
  readonly streak: Streak;
  /** Every try, the oldest first. */
  readonly entries: readonly DayEntry[];
  /** Number of lines of their file that cannot be read. */
  readonly damaged: number;
}

/** The timed lap of a day: there is one try, and it counts from its claim on. */
export type DayWeekend = Weekend & {
  readonly day: () => DayState;
  /** Writes down that the try begins; returns why it cannot be driven, undefined when it can. */
  readonly claim: () => string | undefined;
};

export interface DayServices {
  readonly state: () => DayState;
  readonly open: (name: string) => DayWeekend | Problem;
}

export type Opened = Session | Weekend | DayWeekend;

export type Opening = Opened | Replay;

/** A rule book to choose: how many laps are usual, whether timed trials can make its grids, and the options that it offers. */
export interface OfferedBook {
  readonly id: string;
  readonly name: string;
  readonly usualLaps: number;
  readonly hasTrials: boolean;
  readonly sessionsMost: number;
  /** True where the race itself settles the places on the grid, and nobody chooses how. */
  readonly makesGrid?: true;
  readonly options: readonly OptionField[];
}

/** Fewest turns that cars alone need on a circuit, in a game that counts in turns. */
export interface TurnPace {
  readonly par: number;
  /** `cars` has the turns of each printed car, by its name, for so many laps. */
  readonly laps: number;
  readonly cars: Readonly<Record<string, number>>;
}

/** A circuit to choose. Board and par are asked for when they are shown. */
export interface TrackEntry {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly board: (bookId: string) => Board | undefined;
  /** Returns the mean rolls of a perfect lap; undefined when unknown. May take a second. */
  readonly par: () => Promise<number | undefined>;
  /** Returns the turns of cars in races of a book; undefined for a game that does not count in turns. */
  readonly pace?: (bookId: string) => Promise<TurnPace | undefined>;
}

export interface SaveEntry {
  readonly file: string;
  readonly track: string;
  /** Names of the drivers, humans first. */
  readonly drivers: readonly string[];
  readonly lap: number;
  readonly laps: number;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
  readonly qualifying: boolean;
  /** Present when the race is over: it can be looked at and watched again. */
  readonly finished?: true;
  readonly winner?: string;
  /** Name of the driver whose turn it is; absent when there is none or more than one. */
  readonly turn?: string;
}

/** Why something cannot be done, in a sentence or two for the player. */
export interface Problem {
  readonly problem: string;
  /** The living program that has the save open, and how long ago it last got an answer. */
  readonly held?: { readonly holder: Holder | undefined; readonly idleMs: number };
  /** Whether the program that seems to have the save open has not answered and may not be there at all. */
  readonly isSilent?: true;
}

export interface Handover {
  readonly isAskedFor: (file: string) => boolean;
  /** Asks the program that has a save open to leave it, and opens it. Never rejects. */
  readonly takeOver: (file: string) => Promise<Opened | Problem>;
  /** Opens a save whatever its lock says. */
  readonly seize: (file: string) => Opened | Problem;
  /** Opens a save to watch it live while another program has it open; if it is free by now, opens it to continue it. */
  readonly watch: (file: string) => Opening | Problem;
}

export interface ScreenServices {
  readonly settings: Settings;
  /** Keeps what the player has changed; a setting made by a flag for this run is not included. */
  readonly keepSettings: (change: Partial<Settings>) => void;
  /** Returns the circuits that can be raced, the one for a first race first; called once. */
  readonly tracks: () => readonly TrackEntry[];
  /** Levels of CPU drivers, the usual one first. */
  readonly levels: readonly string[];
  /** The rule books, the usual one first. */
  readonly books: readonly OfferedBook[];
  readonly carsMax: number;
  readonly seed: () => number;
  readonly startRace: (race: NewRace) => Opened | Problem;
  /** Starts a race that was driven before again, in a save of its own. */
  readonly raceAgain: (race: RacedBefore, wishes: AgainWishes) => Opened | Problem;
  /** Starts a race of its own that goes back to a question of another one. */
  readonly tryAgain: (race: RacedBefore, question: QuestionWished) => Session | Problem;
  /**
   * Imagines races on from the moments of a race, or reads what was imagined before, and tells the chances as they come. Returns
   * what stops it. Absent where nothing is imagined.
   */
  readonly chances?: (race: RacedBefore, told: (chances: ChancesTold) => void) => () => void;
  readonly timedLap: (track: string, name: string) => Weekend | Problem;
  readonly lesson: (id: LessonId, name: string) => Session | Problem;
  readonly school?: true;
  /**
   * Writes a page of Markdown beside the saves and returns its path.
   * @throws Error with a sentence when the disk fails
   */
  readonly keepReport: (name: string, markdown: string) => string;
  /** Returns the saves that can be continued, newest first, then those that are over. */
  readonly listSaves: () => readonly SaveEntry[];
  /**
   * Returns the race to offer first: the one in `file` when it can be continued, else the newest; undefined when there
   * is none.
   */
  readonly unfinished: (file?: string) => SaveEntry | undefined;
  readonly resume: (file: string) => Opened | Problem;
  /** Absent when saves are not shared with other programs. */
  readonly handover?: Handover;
  readonly resumeCommand: (file: string) => string;
  /** Returns unused files to which a race can be saved whose own file cannot be written; the best first. */
  readonly refuges?: (file: string) => readonly string[];
  readonly replay: (file: string) => Replay | Problem;
  readonly seasons?: SeasonServices;
  readonly opening?: Opening;
  /** The season whose home page the screen begins with, by its folder, and what is opened there at once. */
  readonly season?: { readonly folder: string; readonly at?: SeasonStart };
  /** Returns the milliseconds of a monotonic clock, for the stopwatch and for how long drawing may wait. */
  readonly clock: () => number;
  /** The clock by which keys arrive and questions are drawn, if not `clock`. */
  readonly typingClock?: () => number;
  readonly records: RecordsDoor;
  readonly day?: DayServices;
  /** Returns the rolls of a perfect timed lap by a book; may take a second. */
  readonly parOf: (board: Board, bookId: string) => Promise<number | undefined>;
  /**
   * Lets the drivers study a circuit in the background for a race by a book: for a race that has begun, or for one of so
   * many laps; undefined when they know it already. Never fails.
   */
  readonly warmUp?: (
    board: Board,
    bookId: string,
    ahead: { readonly race: Race } | { readonly laps: number },
  ) => Promise<void> | undefined;
}
