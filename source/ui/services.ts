// What the screen gets from outside: circuits, drivers, sessions, saves, settings. Tests supply their own.
import type { Board } from '../circuit/board.ts';
import type { Opponent, Spread } from '../drivers/levels/opponents.ts';
import { LANGUAGES, type Language } from '../replay/language.ts';
import type { TrialHand } from '../rules/formula-de/chapters/trials/trial-lists.ts';
import type { OptionField } from '../rules/kit/options.ts';
import type { Race } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { Replay } from '../session/replay.ts';
import type { LessonId } from '../session/school/lessons.ts';
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
/** How long the screen rests between the plays of CPU drivers. */
export type Pace = (typeof PACES)[number];

export const ENGINEERS = ['school', 'onCall', 'silent'] as const;
/** When the race engineer tells his mind: at every question, when he is called, or never. */
export type EngineerManner = (typeof ENGINEERS)[number];

/** What a player may set, kept between games. */
export interface Settings {
  /** Name of the first human driver; empty until it is given. */
  readonly name: string;
  readonly language: Language;
  readonly theme: ThemeName;
  /** Characters 32 to 126 only. */
  readonly ascii: boolean;
  /** Whether cars move space by space or jump. */
  readonly animation: boolean;
  readonly pace: Pace;
  /** Whether a secret question waits behind a cover until the person who is asked has the keyboard. */
  readonly covers: boolean;
  /** Whether the terminal's bell rings when somebody else is asked. */
  readonly bell: boolean;
  /** Whether the title of the terminal's window says who is asked. */
  readonly title: boolean;
  readonly engineer: EngineerManner;
  /** Ids of the lessons of the driving school that have been passed. */
  readonly lessons: readonly string[];
  /** The last new race, with which the next form is filled in. */
  readonly lastRace?: Omit<NewRace, 'seed'>;
}

// As in other programs: the first variable that is set and not empty.
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
  lessons: [],
};

/** How the levels of the opponents are spread around the wanted one; `chosen` when each was picked. */
export type GridSpread = Spread | 'chosen';

/** A CPU driver of a new race; the name of a character brings its taste. */
export type WantedOpponent = Pick<Opponent, 'name' | 'level'>;
export const QUALIFY = ['dice', 'none', 'timed'] as const;
/** How the grid is made: by lot, in order of entry, or by timed trials (M-1-0-1). */
export type Qualify = (typeof QUALIFY)[number];

/** What a player wants of the grid. */
export interface GridWishes {
  readonly qualify: Qualify;
  /** Number of sessions of timed trials. */
  readonly sessions: number;
  /** Whether people set their car down by hand in the trials, right or wrong. */
  readonly hand: TrialHand;
}

/** A new race as filled in on the screen. */
export interface NewRace {
  /** Id of the circuit. */
  readonly track: string;
  /** Laps, at least 1. */
  readonly laps: number;
  /** Names of the human drivers, clean and in order; may be empty. */
  readonly humans: readonly string[];
  /** Number of cars; CPU drivers take the seats that humans leave. */
  readonly cars: number;
  /** Level of the CPU drivers that were not picked. */
  readonly level: string;
  readonly spread: GridSpread;
  /** The CPU drivers, one for each seat that humans leave. */
  readonly opponents: readonly WantedOpponent[];
  /** Id of the rule book. */
  readonly rules: string;
  /** Values of the options that the book offers, by name. */
  readonly options: Readonly<Record<string, string>>;
  readonly grid: GridWishes;
  /** Seed of the dice, an integer. */
  readonly seed: number;
}

/** A race to be driven once more: how it was set up, and who drove. */
export interface RacedBefore {
  readonly played: Omit<PlayedRace, 'answers'>;
  readonly seats: readonly SessionSeat[];
  /** File of its save; empty when it is not kept. */
  readonly file: string;
}

/** How it is driven once more. */
export interface AgainWishes {
  /** Other dice; those of the race itself when absent, with its grid. */
  readonly seed?: number;
  /** Whether its grid stays with other dice too, because somebody set it. */
  readonly keepsGrid: boolean;
}

/** The records of the people at this machine. */
export interface RecordsDoor {
  /** Returns every record, one for each kind, distance, board and book. */
  readonly all: () => readonly KeptRecord[];
  /** Keeps what was done on a board by a book if it is a record; returns whether it is. */
  readonly keep: (board: Board, bookId: string, feat: Feat) => boolean;
}

/** The lap of the day as it stands. */
export interface DayState {
  readonly today: DayLap;
  /** What became of the try of today; undefined before it. */
  readonly entry: DayEntry | undefined;
  readonly streak: Streak;
  /** Every try, the first one in front. */
  readonly entries: readonly DayEntry[];
  /** Lines of their file that cannot be read. */
  readonly damaged: number;
}

/** The timed lap of a day: there is one try, and it counts from its claim on. */
export type DayWeekend = Weekend & {
  readonly day: () => DayState;
  /** Writes down that the try begins; returns why it cannot be driven, undefined when it can. */
  readonly claim: () => string | undefined;
};

/** The lap of the day. */
export interface DayServices {
  readonly state: () => DayState;
  readonly open: (name: string) => DayWeekend | Problem;
}

/** What can be raced: a race, or the timed trials before one. */
export type Opened = Session | Weekend | DayWeekend;

/** What a race screen can begin with. */
export type Opening = Opened | Replay;

/** A rule book to choose: how many laps are usual, whether timed trials can make its grids, and the options that it offers. */
export interface OfferedBook {
  readonly id: string;
  readonly name: string;
  readonly usualLaps: number;
  readonly hasTrials: boolean;
  /** Most sessions of its trials. */
  readonly sessionsMost: number;
  /** True where the race itself settles the places on the grid, and nobody chooses how. */
  readonly makesGrid?: true;
  readonly options: readonly OptionField[];
}

/** Fewest turns that cars alone need on a circuit, in a game that counts in turns. */
export interface TurnPace {
  /** A standing lap. */
  readonly par: number;
  /** So many laps of each printed car, by its name. */
  readonly laps: number;
  readonly cars: Readonly<Record<string, number>>;
}

/** A circuit to choose. Board and par are asked for when they are shown. */
export interface TrackEntry {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Returns the board for races of a book; undefined when its file is faulty. */
  readonly board: (bookId: string) => Board | undefined;
  /** Returns the mean rolls of a perfect lap; undefined when unknown. May take a second. */
  readonly par: () => Promise<number | undefined>;
  /** Returns the turns of cars in races of a book; undefined for a game that does not count in turns. */
  readonly pace?: (bookId: string) => Promise<TurnPace | undefined>;
}

/** A save to choose. */
export interface SaveEntry {
  readonly file: string;
  /** Name of the circuit. */
  readonly track: string;
  /** Names of the drivers, humans first. */
  readonly drivers: readonly string[];
  readonly lap: number;
  readonly laps: number;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** True while its timed trials are under way. */
  readonly qualifying: boolean;
  /** Present when the race is over: it can be looked at and watched again. */
  readonly finished?: true;
  /** Name of the driver who won it. */
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

/** Moves a save from one program to another. */
export interface Handover {
  /** Reports whether another program asks for the save that is open here. */
  readonly isAskedFor: (file: string) => boolean;
  /** Asks the program that has a save open to leave it, and opens it. Never rejects. */
  readonly takeOver: (file: string) => Promise<Opened | Problem>;
  /** Opens a save whatever its lock says. */
  readonly seize: (file: string) => Opened | Problem;
  /** Opens a save to watch it as it goes while another program has it open; one that is free by now to go on with it. */
  readonly watch: (file: string) => Opening | Problem;
}

/** Everything that the screen needs from outside. */
export interface ScreenServices {
  readonly settings: Settings;
  /** Keeps what the player has changed; a setting made by a flag for this run is not included. */
  readonly keepSettings: (change: Partial<Settings>) => void;
  /** Returns the circuits that can be raced, that for a first race first; called once. */
  readonly tracks: () => readonly TrackEntry[];
  /** Levels of CPU drivers, the usual one first. */
  readonly levels: readonly string[];
  /** The rule books, the usual one first. */
  readonly books: readonly OfferedBook[];
  /** Most cars in a race. */
  readonly carsMax: number;
  /** Returns a random seed. */
  readonly seed: () => number;
  readonly startRace: (race: NewRace) => Opened | Problem;
  /** Begins a race that was driven before once more, kept in a save of its own. */
  readonly raceAgain: (race: RacedBefore, wishes: AgainWishes) => Opened | Problem;
  /** Opens a timed lap of one person, without a race. */
  readonly timedLap: (track: string, name: string) => Weekend | Problem;
  /** Opens a lesson of the driving school. */
  readonly lesson: (id: LessonId, name: string) => Session | Problem;
  /** Whether the screen begins in the driving school. */
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
  /** Returns the command that continues a race that was left. */
  readonly resumeCommand: (file: string) => string;
  /** Returns files, none of them taken, to which a race may be saved whose own file cannot be written; the best first. */
  readonly refuges?: (file: string) => readonly string[];
  /** Opens a save to watch its race again. */
  readonly replay: (file: string) => Replay | Problem;
  /** Absent where there are no seasons. */
  readonly seasons?: SeasonServices;
  /** What to begin with instead of the title screen. */
  readonly opening?: Opening;
  /** The season whose paddock the screen begins with, by its folder, and what is opened there at once. */
  readonly season?: { readonly folder: string; readonly at?: SeasonStart };
  /** Returns the milliseconds of a clock that never goes back, for the stopwatch and for how long drawing may wait. */
  readonly clock: () => number;
  /** The clock by which keys arrive and questions are drawn, if not `clock`. */
  readonly typingClock?: () => number;
  readonly records: RecordsDoor;
  /** Absent where there is none. */
  readonly day?: DayServices;
  /** Returns the rolls of a perfect timed lap by a book; may take a second. */
  readonly parOf: (board: Board, bookId: string) => Promise<number | undefined>;
  /**
   * Lets the drivers study a circuit in the background for a race by a book: for the very race if it has begun, or one of so many laps;
   * undefined when they know it already. Never fails.
   */
  readonly warmUp?: (
    board: Board,
    bookId: string,
    ahead: { readonly race: Race } | { readonly laps: number },
  ) => Promise<void> | undefined;
}
