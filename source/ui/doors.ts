// What the screen gets from outside: circuits, drivers, sessions, saves, settings. Tests give their own.
import type { Board } from '../circuit/board.ts';
import type { Opponent, Spread } from '../drivers/levels/opponents.ts';
import { LANGUAGES, type Language } from '../replay/language.ts';
import type { TrialHand } from '../rules/formula-de/chapters/timed-trials.ts';
import type { OptionField } from '../rules/kit/options.ts';
import type { Race } from '../rules/kit/types.ts';
import type { Session } from '../session/session.ts';
import type { Weekend } from '../session/weekend.ts';
import type { Holder } from '../storage/lock.ts';
import { type ThemeName, USUAL_THEME } from './theme/theme.ts';

export const PACES = ['slow', 'normal', 'fast'] as const;
/** How long the screen rests between the plays of CPU drivers. */
export type Pace = (typeof PACES)[number];

/** What a player may set; kept between games. */
export interface Settings {
  /** Name of the first human driver; empty = not given yet. */
  readonly name: string;
  readonly language: Language;
  readonly theme: ThemeName;
  /** Characters 32 to 126 only. */
  readonly ascii: boolean;
  /** Cars move space by space; otherwise they jump. */
  readonly animation: boolean;
  readonly pace: Pace;
  /** The last new race, to begin the next one with. */
  readonly lastRace?: Omit<NewRace, 'seed'>;
}

// As other programs do: the first variable that is set and not empty.
function languageOfLocale(env: NodeJS.ProcessEnv): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** The settings of somebody who has set nothing; the language is that of the locale. */
export const DEFAULT_SETTINGS: Settings = {
  name: '',
  language: languageOfLocale(process.env),
  theme: USUAL_THEME,
  ascii: false,
  animation: true,
  pace: 'normal',
};

/** How the levels of the opponents are spread around the wanted one; `chosen`: each was picked. */
export type GridSpread = Spread | 'chosen';

/** A CPU driver of a new race; the name of a character brings its taste. */
export type WantedOpponent = Pick<Opponent, 'name' | 'level'>;
export const QUALIFY = ['dice', 'none', 'timed'] as const;
/** How the grid is made: by lot, as the drivers are entered, or by timed trials (M-1-0-1). */
export type Qualify = (typeof QUALIFY)[number];

/** What somebody wants of the grid. */
export interface GridWishes {
  readonly qualify: Qualify;
  /** Sessions of timed trials. */
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
  /** Cars in all; CPU drivers take the seats that humans leave. */
  readonly cars: number;
  /** Level of the CPU drivers that nobody picked. */
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

/** The best timed lap of a person on a circuit. */
export interface LapRecord {
  readonly name: string;
  /** Total rolls: gear rolls, overshoots, full minutes and misplacements. */
  readonly rolls: number;
  readonly timeMs: number;
}

/** Where the best laps of people are kept. */
export interface LapRecords {
  readonly best: (board: Board) => LapRecord | undefined;
  readonly keep: (board: Board, lap: LapRecord) => void;
}

/** What a race screen opens: a race, or the timed trials before one. */
export type Opened = Session | Weekend;

/** A rule book to choose, whether timed trials can make the grid of its races, and the options that it offers. */
export interface OfferedBook {
  readonly id: string;
  readonly name: string;
  readonly hasTrials: boolean;
  readonly options: readonly OptionField[];
}

/** A circuit to choose. Board and par are asked for when they are to be shown. */
export interface TrackEntry {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** The board on which it is raced by a book; undefined when its file is faulty. */
  readonly board: (bookId: string) => Board | undefined;
  /** Mean rolls of a perfect lap; undefined when nobody knows. May take a second. */
  readonly par: () => Promise<number | undefined>;
}

/** A save to choose. */
export interface SaveEntry {
  readonly file: string;
  /** Name of the circuit. */
  readonly track: string;
  /** Who drives, humans first. */
  readonly drivers: readonly string[];
  readonly lap: number;
  readonly laps: number;
  /** When it was written, milliseconds since 1970. */
  readonly writtenAt: number;
  /** True while its timed trials go on. */
  readonly qualifying: boolean;
  /** Whose turn it is; absent when that is nobody alone. */
  readonly turn?: string;
}

/** Something that cannot be done, in a sentence or two for the player. */
export interface Problem {
  readonly problem: string;
  /** The living program that has the save open, and for how long nothing was answered there. */
  readonly held?: { readonly holder: Holder; readonly idleMs: number };
}

/** How a save goes from one program to another. */
export interface Handover {
  /** Whether another program asks for the save that is open here. */
  readonly isAskedFor: (file: string) => boolean;
  /** Asks the program that has a save open to leave it, and opens it. Never rejects. */
  readonly takeOver: (file: string) => Promise<Opened | Problem>;
}

/** Everything that the screen needs from outside. */
export interface ScreenDoors {
  readonly settings: Settings;
  /** Keeps what the player has changed; what a flag has set for this once is not among it. */
  readonly keepSettings: (change: Partial<Settings>) => void;
  /** The circuits that can be raced, the one for a first race first; asked for once. */
  readonly tracks: () => readonly TrackEntry[];
  /** Levels of CPU drivers; the first is the usual one. */
  readonly levels: readonly string[];
  /** The rule books, the usual one first. */
  readonly books: readonly OfferedBook[];
  /** Most cars of a race. */
  readonly carsMax: number;
  /** A seed that nobody chose. */
  readonly seed: () => number;
  readonly startRace: (race: NewRace) => Opened | Problem;
  /** A timed lap of one person, without a race. */
  readonly timedLap: (track: string, name: string) => Weekend | Problem;
  /** Saves that can be raced on, newest first. */
  readonly listSaves: () => readonly SaveEntry[];
  /** The race to offer first: the one in `file` when it can be raced on, else the newest; undefined when there is none. */
  readonly unfinished: (file?: string) => SaveEntry | undefined;
  readonly resume: (file: string) => Opened | Problem;
  /** Absent: saves are not shared with other programs. */
  readonly handover?: Handover;
  /** What to type to go on with a race that was left. */
  readonly resumeCommand: (file: string) => string;
  /** A session to begin with instead of the title screen. */
  readonly opening?: Opened;
  /** Milliseconds of a clock that never goes back: for the stopwatch, and for how long pictures may rest. */
  readonly clock: () => number;
  /** The clock by which keys come and questions are drawn, where it is another than `clock`. */
  readonly typingClock?: () => number;
  readonly lapRecords: LapRecords;
  /** Rolls of a perfect timed lap by a book; may take a second. */
  readonly parOf: (board: Board, bookId: string) => Promise<number | undefined>;
  /**
   * Lets the drivers study a circuit for a race by a book beside the screen, the race if it has begun; undefined when they
   * know it already. Never fails.
   */
  readonly warmUp?: (board: Board, bookId: string, race?: Race) => Promise<void> | undefined;
}
