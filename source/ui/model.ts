// The state of the screen: which screen is open and what is typed or marked on it. The race itself is held as the rules
// returned it, and never copied.
import type { Weighed } from '../drivers/review.ts';
import type { BigMoment } from '../season/pages/of-race/big-moment.ts';
import type { RaceSheet } from '../season/sheet/race-sheet.ts';
import type { Account } from '../season/story/accounts.ts';

import type { KeptRecord, RecordSet } from '../storage/records/kept-record.ts';
import type { Lacks, LeavingTo, QualifyingSheet, Size, TrackPurpose } from './messages.ts';
import type { Offer } from './offer.ts';
import type { FormModel } from './screens/new-race/form.ts';
import type { OpponentColumn } from './screens/new-race/opponents.ts';
import type { RaceModel } from './screens/race/race-model.ts';
import type { FormState } from './screens/season/forms/form.ts';
import type { AlmanacModel, SeasonModel } from './screens/season/season-state.ts';
import type { SeasonEntry } from './season-services.ts';
import type { ChancesTold, DayState, SaveEntry, Settings, TurnPace } from './services.ts';
import type { Background } from './theme/theme.ts';
import type { TextField } from './typing/text-field.ts';
import { wordsBy } from './words/book-words.ts';
import type { Words } from './words/words.ts';

export interface TitleScreen {
  readonly kind: 'title';
  /** Value of the marked line. */
  readonly at: string;
}

export interface CircuitScreen {
  readonly kind: 'circuit';
  /** Id of the marked circuit. */
  readonly at: string;
  /** Letters typed one after another, as long as a circuit begins with them. */
  readonly typed: string;
  /** How often a letter has moved the mark; each time the list starts over. */
  readonly jumps: number;
  readonly purpose: TrackPurpose;
  readonly form: FormModel;
}

export interface GridScreen {
  readonly kind: 'grid';
  readonly form: FormModel;
}

export interface OpponentsScreen {
  readonly kind: 'opponents';
  readonly form: FormModel;
  /** Index of the marked opponent, and which of its columns the arrows change. */
  readonly row: number;
  readonly column: OpponentColumn;
}

export interface SchoolScreen {
  readonly kind: 'school';
  /** Value of the marked line. */
  readonly at: string;
}

export interface SavesScreen {
  readonly kind: 'saves';
  /** Undefined until they are listed. */
  readonly saves: readonly SaveEntry[] | undefined;
  /** File of the marked save. */
  readonly at: string;
  /** The save that another program has open, while the player is asked whether to take it over. */
  readonly held?: { readonly file: string; readonly idleMs: number; readonly isSilent?: true };
}

export interface FinishedScreen {
  readonly kind: 'finished';
  /** All saves, as the list before this page has them. */
  readonly saves: readonly SaveEntry[];
  /** Those of races that are over, the newest first. */
  readonly races: readonly SaveEntry[];
  /** File of the marked race. */
  readonly at: string;
  /** Text that is searched for; undefined while there is no search. */
  readonly find: TextField | undefined;
  /** Whether keys are typed into `find`. */
  readonly typing: boolean;
}

export interface RecordsScreen {
  readonly kind: 'records';
  readonly records: readonly KeptRecord[];
  readonly tracks: Readonly<Record<string, string>>;
  readonly top: number;
}

export interface SeasonsScreen {
  readonly kind: 'seasons';
  /** Folder of the marked season. */
  readonly at: string;
}

export interface SeasonFormScreen {
  readonly kind: 'form';
  readonly form: FormState;
}

export interface AlmanacScreen {
  readonly kind: 'almanac';
}

export interface SeasonScreen {
  readonly kind: 'season';
}

export interface RaceScreen {
  readonly kind: 'race';
  readonly race: RaceModel;
}

export interface QualifyingScreen {
  readonly kind: 'qualifying';
  readonly sheet: QualifyingSheet;
  /** Session whose sheet is shown, from 0; the number of sessions stands for the classification of all of them. */
  readonly shown: number;
  /** Whether a driver who wants to leave a lap out is being asked to confirm it. */
  readonly withdrawing: boolean;
  /** Value of the marked line. */
  readonly at: string;
}

/** What the page after the flag shows; points in parts, as many as fit. */
export type ResultPanel =
  | { readonly kind: 'result' | 'story' | 'moment' }
  /** The round that is marked; the one of the decision that cost most until an arrow moves the mark. */
  | { readonly kind: 'chart'; readonly round?: number }
  /** `overReplay`: whether it leads back to the replay from which it was opened. */
  | { readonly kind: 'analysis'; readonly overReplay: boolean }
  | { readonly kind: 'spent'; readonly part: number };

export interface ClassificationScreen {
  readonly kind: 'classification';
  readonly race: RaceModel;
  readonly at: string;
  /** Undefined until the figures of the race are known. */
  readonly sheet: RaceSheet | undefined;
  readonly moment?: BigMoment | undefined;
  readonly records?: readonly RecordSet[];
  /** What the race was for each person. */
  readonly accounts?: readonly Account[];
  /** What their decisions cost; absent until they are weighed. */
  readonly decisions?: readonly Weighed[];
  /** How the chances to win stood over the race, as far as they are known. */
  readonly chances?: ChancesTold;
  readonly panel: ResultPanel;
  /** Says to which file the page has just been written. */
  readonly written?: string;
}

export type Screen =
  | TitleScreen
  | CircuitScreen
  | GridScreen
  | OpponentsScreen
  | SavesScreen
  | FinishedScreen
  | RecordsScreen
  | SchoolScreen
  | SeasonsScreen
  | SeasonScreen
  | AlmanacScreen
  | SeasonFormScreen
  | QualifyingScreen
  | RaceScreen
  | ClassificationScreen;

/** What covers the screen; Escape closes it. */
export type Overlay = { readonly kind: 'none' } | HelpOverlay | Underlay;

/** The help from line `top` on: about the screen at hand and its keys, or about the whole game and every key. */
export interface HelpOverlay {
  readonly kind: 'help';
  readonly topic: 'here' | 'game';
  readonly top: number;
  readonly under: Underlay | { readonly kind: 'none' };
}

/** The question with which dice a race is tried again from a question of another one. */
export interface AgainOverlay {
  readonly kind: 'again';
  readonly answered: number;
  readonly round: number;
  /** Value of the marked line. */
  readonly at: string;
}

export type Underlay =
  | AgainOverlay
  | { readonly kind: 'settings'; readonly row: number; readonly name: TextField }
  | {
      readonly kind: 'seats';
      /** Seat of the marked car, and the index of what is to become of it. */
      readonly row: number;
      readonly wish: number;
      readonly name: TextField;
    }
  /** Two lines to whoever takes the keyboard next. */
  | {
      readonly kind: 'message';
      readonly row: number;
      readonly lines: readonly [TextField, TextField];
    }
  | {
      readonly kind: 'leaving';
      readonly to: LeavingTo | 'sheet';
      readonly at: string;
      readonly lacks?: Lacks;
    };

export interface Model {
  readonly size: Size;
  readonly offer: Offer;
  readonly settings: Settings;
  readonly background: Background;
  readonly screen: Screen;
  readonly overlay: Overlay;
  /** A sentence for the player until the next key; empty for none. */
  readonly notice: string;
  readonly unfinished: SaveEntry | undefined;
  /** The seasons, the most recently driven first; undefined where seasons are not available. */
  readonly seasons: readonly SeasonEntry[] | undefined;
  /** The season that is open; its races and its trials lead back to its pages. */
  readonly season: SeasonModel | undefined;
  /** The page to which the replay that is open, or was open last, leads back; absent for one that the shell has opened. */
  readonly replayFrom?: FinishedScreen | ClassificationScreen;
  /** The almanac that is open without a season. */
  readonly almanac: AlmanacModel | undefined;
  /** Par by circuit, as far as it was asked for; undefined when not known yet. */
  readonly par: Readonly<Record<string, number>>;
  /** Turns of cars by book and circuit, as far as they were asked for (`paceOf`). */
  readonly pace: Readonly<Record<string, TurnPace>>;
  /** The records, as they were when the circuits were listed; absent before. */
  readonly records?: readonly KeptRecord[];
  /** How the lap of the day stands; absent where there is none. */
  readonly day?: DayState | undefined;
  /** True after Ctrl-C has asked a question; a second Ctrl-C leaves without an answer. */
  readonly leaveAsked: boolean;
}

/** Returns the turns of cars on a circuit in races of a book; undefined where they are not known yet. */
export function paceOf(
  { pace }: Pick<Model, 'pace'>,
  rules: string,
  track: string,
): TurnPace | undefined {
  return pace[paceKey(rules, track)];
}

/** Returns the key of those turns in `pace`. */
export function paceKey(rules: string, track: string): string {
  return `${rules} ${track}`;
}

/** Returns the words of the player's language; on a screen about a race, those of the book of that race. */
export function wordsOf({ offer, settings, screen }: Model): Words {
  return wordsBy(offer.words[settings.language], bookOn(screen));
}

// Returns the id of the book of the race that a screen is about; empty for any other screen.
function bookOn(screen: Screen): string {
  switch (screen.kind) {
    case 'circuit':
    case 'grid':
    case 'opponents':
      return screen.form.rules;
    case 'qualifying':
      return screen.sheet.bookId;
    case 'race':
    case 'classification':
      return screen.race.trial?.bookId ?? screen.race.table.book.id;
    default:
      return '';
  }
}

/** On a smaller terminal the screen only asks for more room. */
export const SIZE_MIN: Size = { columns: 60, rows: 20 };

export function fits(size: Size): boolean {
  return size.columns >= SIZE_MIN.columns && size.rows >= SIZE_MIN.rows;
}
