// The shape of a language file: every word of the screen, with the same keys in each language.

import type { Style } from '../../drivers/levels/characters.ts';
import type { ChoiceWords } from '../../replay/formula-de/choice-names.ts';
import type { Language } from '../../replay/language.ts';
import type { Asks, OptionWords } from '../../replay/rule-words.ts';
import type { Condition, Pool, Retirement } from '../../rules/formula-de/state.ts';
import type { Consequence, SeatStatus } from '../../rules/kit/types.ts';
import type { Command } from '../keys.ts';
import type { GridSpread, Qualify } from '../services.ts';
import type { ChampionshipWords } from './championship-words.ts';
import type { GearColumns, TireColumns } from './column-words.ts';
import type { CoverWords } from './cover-words.ts';
import type { DirectorWords } from './director-words.ts';
import type { EngineerWords } from './engineer-words.ts';
import type { GuideWords } from './guide-words.ts';
import type { HotSeatWords } from './hot-seat-words.ts';
import type { LookBackWords } from './look-back-words.ts';
import type { PanelWords } from './panel-words.ts';
import type { RecordWords } from './record-words.ts';
import type { ReplayWords } from './replay-words.ts';
import type { RoadWords } from './road-words.ts';
import type { SaveWords } from './save-words.ts';
import type { SchoolWords } from './school-words.ts';
import type { SeasonScreenWords } from './season-words.ts';
import type { SettingWords } from './setting-words.ts';
import type { TrantWords } from './trant-words.ts';
import type { TrialWords } from './trial-words.ts';

export interface ConsequenceWords {
  readonly text: string;
  /**
   * The same where there is little room, without what the strip or the question shows, parts in three letters; may be
   * empty.
   */
  readonly short: string;
  /** 0 when harmless, 1 when it costs or risks points, 2 when it may end the race or take a turn. */
  readonly weight: 0 | 1 | 2;
  /** True for points that are paid, which are listed together. */
  readonly paid?: true;
}

export interface StyleWords {
  readonly name: string;
  readonly note: string;
}

/** A part of the words: maps may have some of their entries, and everything else is replaced whole. */
type Some<T> = T extends string | readonly unknown[] | ((...given: never[]) => unknown)
  ? T
  : { readonly [Name in keyof T]?: Some<T[Name]> };

/** The words of a book that differ from those of most. */
export type BookWords = Some<Omit<Words, 'books'>>;

export interface Words {
  readonly language: string;
  readonly tagline: string;
  readonly keyNames: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<Command, string>>;
  /** Pairs of commands in one word. */
  readonly scroll: string;
  readonly change: string;
  readonly title: {
    /** Offers to continue the race that waits; `facts` say which it is. */
    readonly goOn: (facts: string) => string;
    readonly newRace: string;
    /**
     * Starts a race at once: with the usual values, or as the last one was set up (the circuit empty where it is not known).
     */
    readonly quickRace: string;
    /** The driving school for somebody who knows nothing yet, and for a pupil with the name of what is next. */
    readonly schoolFirst: string;
    readonly schoolNext: (name: string) => string;
    readonly quickRaceAs: (track: string, laps: number, cars: number) => string;
    readonly timedLap: string;
    readonly seasons: string;
    readonly resume: string;
    readonly settings: string;
    readonly help: string;
    readonly quit: string;
    readonly unofficial: string;
    readonly about: readonly string[];
  };
  readonly circuit: {
    readonly heading: string;
    readonly timedHeading: string;
    readonly typed: (letters: string) => string;
    readonly par: (rolls: number) => string;
    readonly parPending: string;
    readonly length: (spaces: number, lanes: number) => string;
    readonly corners: (corners: number, stops: number) => string;
    readonly faulty: string;
    readonly none: string;
    readonly help: readonly string[];
  };
  readonly records: RecordWords;
  readonly grid: {
    readonly heading: string;
    readonly start: string;
    readonly track: string;
    readonly laps: string;
    readonly human: (number: number) => string;
    readonly addHuman: string;
    readonly cars: string;
    readonly carsHint: (humans: number, cpus: number) => string;
    /** Said of a number of cars that makes no whole teams of two. */
    readonly oddCars: (cars: number) => string;
    /** Returns what is wrong when an option that is on needs more laps, and how to correct it. */
    readonly shortOfLaps: (option: string, least: number) => string;
    readonly level: string;
    readonly opponents: string;
    readonly spreads: Readonly<Record<GridSpread, string>>;
    readonly opponentsHint: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly rules: string;
    /** The line that opens the page of the options, and the heading of that page. */
    readonly options: string;
    readonly optionsHeading: (book: string) => string;
    /** In place of the options that are on. */
    readonly noOptions: string;
    readonly optionsHint: string;
    readonly optionsHelp: readonly string[];
    readonly done: string;
    readonly qualify: string;
    readonly qualifies: Readonly<Record<Qualify, string>>;
    readonly sessions: string;
    readonly hand: string;
    readonly hands: Readonly<Record<'guided' | 'free', string>>;
    readonly freeHint: string;
    /** In place of the value of an option that another one leaves to the drivers. */
    readonly overruledHint: string;
    /** In place of the value of an option that needs another one, which is off. */
    readonly needsHint: (label: string) => string;
    readonly watchHint: string;
    readonly typeHint: string;
    readonly help: readonly string[];
  };
  readonly options: Readonly<Record<string, Partial<OptionWords>>>;
  readonly school: SchoolWords;
  /** What differs in some books, by their id (`wordsBy`). */
  readonly books: Readonly<Record<string, BookWords>>;
  readonly opponents: {
    readonly heading: string;
    readonly portrait: (name: string, note: string) => string;
    readonly none: string;
    readonly help: readonly string[];
  };
  readonly styles: Readonly<Record<Style, StyleWords>>;
  readonly saves: SaveWords;
  readonly panels: PanelWords;
  readonly settings: SettingWords;
  readonly levels: Readonly<Record<string, string>>;
  readonly race: RaceWords;
  readonly championship: ChampionshipWords;
  readonly classification: {
    readonly seed: (seed: number) => string;
    readonly heading: (track: string) => string;
    readonly again: string;
    readonly title: string;
    readonly quit: string;
    readonly status: Readonly<Record<SeatStatus, string>>;
    readonly why: Readonly<Record<Retirement, string>>;
    readonly columns: {
      readonly place: string;
      readonly car: string;
      readonly style: string;
      /** Shown only where a race is for points. */
      readonly points: string;
      readonly result: string;
    };
    readonly teams: string;
    /** A team by its number, counted from 1. */
    readonly team: (number: number) => string;
    readonly laps: (laps: number) => string;
    readonly help: readonly string[];
  };
  readonly lookBack: LookBackWords;
  readonly leaving: {
    readonly question: string;
    /** The question before leaving a race that is saved. */
    readonly pause: string;
    readonly stay: string;
    readonly go: string;
    readonly kept: (file: string) => string;
    /** The sign of answers that are not on the disk: how many, 0 where the race itself is not. */
    readonly unsaved: (answers: number) => string;
    readonly notSaved: (answers: number) => string;
    readonly elsewhere: (file: string) => string;
    readonly lost: (answers: number) => string;
    /** Said when another program has requested the race, which continues there. */
    readonly takenOver: string;
    /** Names the command that continues it. */
    readonly goOn: (command: string) => string;
    readonly help: readonly string[];
  };
  readonly tooSmall: (
    columns: number,
    rows: number,
    needColumns: number,
    needRows: number,
  ) => string;
  readonly tooSmallRace: string;
  readonly dumbTerminal: string;
  readonly broken: (message: string) => string;
  readonly guide: GuideWords;
  readonly replay: ReplayWords;
  readonly season: SeasonScreenWords;
  readonly keySheet: string;
  readonly rulesChapter: (heading: string) => string;
  readonly helpNow: string;
  /** The page with the choices of the open question uncut: its short name, and its heading. */
  readonly choicesTab: string;
  readonly choicesInFull: string;
  readonly chapterTab: (number: string) => string;
  /** Said where the rules are in another language; empty for nothing. */
  readonly rulesLanguage: string;
  readonly more: string;
}

/** A driver and the fewest movement points that bring the car over the line. */
export type Needing = readonly [name: string, points: number];

export interface RaceWords extends ChoiceWords {
  readonly language: Language;
  readonly lap: (lap: number, laps: number) => string;
  readonly grid: string;
  readonly round: (round: number) => string;
  readonly sky: Readonly<Record<string, string>>;
  readonly trackState: Readonly<Record<string, string>>;
  readonly order: string;
  readonly partsShort: Readonly<Record<Pool, string>>;
  readonly turn: (name: string, letter: string) => string;
  readonly cover: CoverWords;
  readonly hotSeat: HotSeatWords;
  readonly thinking: (name: string) => string;
  readonly asks: Asks;
  /** Separates a fact from the question after it. */
  readonly colon: string;
  readonly rolled: (roll: number, gear: number) => string;
  /** Of a car that leaves its pit at once, by so many spaces. */
  readonly quickExit: (spaces: number) => string;
  readonly blockedBy: (missing: number) => string;
  /**
   * Of a face that strains engines: from which gear on they are tested, how often one loses a point, and whether it is
   * the driver's last.
   */
  readonly engineTests: (gear: number, percent: number, isLast: boolean) => string;
  /** What is special about the car that is asked for its gear; empty for nothing. */
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly tireColumns: TireColumns;
  readonly bonusLaps: (laps: number) => string;
  readonly weather: {
    /** The weather, when it is news. */
    readonly news: (weather: string) => string;
    /** Said of weather that does not change, over a dry track or a wet one. */
    readonly holds: (track: 'dry' | 'wet') => string;
    /** How often the track changes with one roll of the weather, and within `rolls` of them, in percent. */
    readonly changes: (track: 'dry' | 'wet', once: number, rolls: number, within: number) => string;
  };
  /** Spaces of the lane up to a pit, and those behind it. */
  readonly pitBoxFacts: (into: number, out: number) => string;
  readonly readyMade: Readonly<Record<string, string>>;
  readonly pitShort: string;
  /** Points to spend, of which `inHand` have been taken from a part. */
  readonly budget: (total: number, inHand: number) => string;
  readonly howToChange: readonly string[];
  /** Number and points of the pit, in short, for the dashboard. */
  readonly pitLine: (number: number, points: number) => string;
  /** Said of a digit that no choice has; `digits` are those in use, such as `1-4`. */
  readonly noSuchDigit: (digit: string, digits: string) => string;
  /** The same at the question for a gear. */
  readonly noSuchGear: (gear: number, gears: string) => string;
  readonly nothingInHand: string;
  readonly inPits: string;
  /** In the order of the cars: has reached the flag. */
  readonly atFlag: string;
  readonly pitLaneWhere: string;
  readonly pitAhead: (spaces: number) => string;
  readonly pitLeaving: string;
  readonly weatherNews: (sentence: string) => string;
  readonly gearColumns: GearColumns;
  /** How often a gear ends the race whatever is paid, in percent of its faces. */
  readonly out: (percent: number) => string;
  readonly spin: (percent: number) => string;
  /** The worst of a roll that costs nothing. */
  readonly harmless: string;
  readonly free: string;
  readonly advice: string;
  readonly engineer: EngineerWords;
  readonly silentEngineer: string;
  readonly consequence: (
    one: Consequence,
    names: (seats: readonly number[]) => string,
  ) => ConsequenceWords;
  readonly costs: (points: string) => string;
  readonly nothing: string;
  /** How far the flag is, in the figures of each lane. */
  /**
   * The place of a car that crosses the line now, and the cars that may do so before it and after it in this round, each with
   * the movement points that it needs.
   */
  readonly flagAtStake: (
    place: number,
    before: readonly Needing[],
    after: readonly Needing[],
  ) => string;
  readonly flagAhead: (lanes: string) => string;
  /** `most` points end in it at the farthest; 0 where no way does. */
  readonly nextCorner: (name: string, stops: number, lanes: string, most: number) => string;
  /** Stops made of those required; `exit` gives the spaces that lead out, such as `2-4`. */
  readonly inCorner: (name: string, done: number, stops: number, exit: string) => string;
  readonly corner: string;
  readonly straight: string;
  readonly table: {
    readonly heading: string;
    readonly place: string;
    readonly car: string;
    /** Over the numbers of the teams. */
    readonly team: string;
    readonly gear: string;
    readonly where: string;
    readonly gap: string;
  };
  /** Whole laps behind the leader, in the line of the order. */
  readonly lapsDown: (laps: number) => string;
  /** The same in the column of the gaps. */
  readonly gapInLaps: (laps: number) => string;
  /** Between two parts of a line, with its spaces. */
  readonly semicolon: string;
  /** The names of the start line on the strip, the longest first. */
  readonly lineNames: readonly string[];
  /** Returns the name of a lane in the language; `letter` is that of the board. */
  readonly lane: (letter: string) => string;
  readonly stripHeading: (letter: string) => string;
  /** Name of the key that brings the strip back while it shows something else. */
  readonly backToCar: string;
  readonly logHeading: string;
  readonly logEmpty: string;
  readonly mapHeading: string;
  readonly watching: string;
  readonly skipping: string;
  readonly paused: string;
  readonly outQuestion: (name: string, place: number, finished: boolean) => string;
  readonly watch: string;
  readonly skipToEnd: string;
  readonly overQuestion: string;
  readonly seeResult: string;
  readonly superStart: string;
  readonly trials: TrialWords;
  readonly road: RoadWords;
  readonly director: DirectorWords;
  readonly trant: TrantWords;
}
