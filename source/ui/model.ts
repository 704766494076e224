// The state of the screen: which screen is open and what is typed or marked on it. The race itself is held as the
// rules gave it and never copied apart.
import type { SaveEntry, Settings } from './doors.ts';
import type { QualifyingSheet, Size, TrackPurpose } from './messages.ts';
import type { Offer } from './offer.ts';
import type { FormModel } from './screens/new-race/form.ts';
import type { OpponentColumn } from './screens/new-race/opponents.ts';
import type { RaceModel } from './screens/race/race-model.ts';
import type { TextField } from './text-field.ts';
import type { Words } from './words/words.ts';

export interface TitleScreen {
  readonly kind: 'title';
  /** Value of the marked line. */
  readonly at: string;
}

/** Choose a circuit. */
export interface CircuitScreen {
  readonly kind: 'circuit';
  /** Id of the marked circuit. */
  readonly at: string;
  /** The letters typed one after another, as far as a circuit begins with them. */
  readonly typed: string;
  /** How often a letter moved the mark: the list begins anew each time. */
  readonly jumps: number;
  readonly purpose: TrackPurpose;
  readonly form: FormModel;
}

/** Fill in drivers, laps and the rest. */
export interface GridScreen {
  readonly kind: 'grid';
  readonly form: FormModel;
}

/** Pick the opponents one by one. */
export interface OpponentsScreen {
  readonly kind: 'opponents';
  readonly form: FormModel;
  /** Index of the marked opponent, and what of it the arrows change. */
  readonly row: number;
  readonly column: OpponentColumn;
}

export interface SavesScreen {
  readonly kind: 'saves';
  /** Undefined until they are listed. */
  readonly saves: readonly SaveEntry[] | undefined;
  /** File of the marked save. */
  readonly at: string;
  /** The save that another program has open, while the player is asked whether to take it over. */
  readonly held?: { readonly file: string; readonly idleMs: number };
}

export interface RaceScreen {
  readonly kind: 'race';
  readonly race: RaceModel;
}

/** The timed trials before a race, or alone. */
export interface QualifyingScreen {
  readonly kind: 'qualifying';
  readonly sheet: QualifyingSheet;
  /** Session whose sheet is shown, from 0; the number of sessions = the classification of all of them. */
  readonly shown: number;
  /** Whether a driver who wants to leave a lap out is asked if that is meant. */
  readonly withdrawing: boolean;
  /** Value of the marked line. */
  readonly at: string;
}

export interface ClassificationScreen {
  readonly kind: 'classification';
  readonly race: RaceModel;
  readonly at: string;
}

export type Screen =
  | TitleScreen
  | CircuitScreen
  | GridScreen
  | OpponentsScreen
  | SavesScreen
  | QualifyingScreen
  | RaceScreen
  | ClassificationScreen;

/** What lies over the screen; Escape takes it away. */
export type Overlay = { readonly kind: 'none' } | HelpOverlay | Underlay;

/** The help, from line `top` on: about what is at hand and its keys, or about the whole game and every key. */
export interface HelpOverlay {
  readonly kind: 'help';
  readonly topic: 'here' | 'game';
  readonly top: number;
  /** What it lies over. */
  readonly under: Underlay | { readonly kind: 'none' };
}

/** What the help can lie over. */
export type Underlay =
  | { readonly kind: 'settings'; readonly row: number; readonly name: TextField }
  /** The race cannot be kept: leave it all the same? */
  | { readonly kind: 'leaving'; readonly to: 'title' | 'shell' | 'sheet'; readonly at: string };

export interface Model {
  readonly size: Size;
  readonly offer: Offer;
  readonly settings: Settings;
  readonly screen: Screen;
  readonly overlay: Overlay;
  /** A sentence for the player, until the next key; empty = none. */
  readonly notice: string;
  /** The race that the title offers to go on with. */
  readonly unfinished: SaveEntry | undefined;
  /** Par by circuit, as far as it was asked for; undefined = not yet known. */
  readonly par: Readonly<Record<string, number>>;
  /** True after Ctrl-C put a question: the second one leaves without. */
  readonly leaveAsked: boolean;
}

/** The words of the player's language. */
export function wordsOf(model: Model): Words {
  return model.offer.words[model.settings.language];
}

/** Below this the screen asks for room. */
export const SIZE_MIN: Size = { columns: 60, rows: 20 };

/** Whether the terminal has room for the game. */
export function fits(size: Size): boolean {
  return size.columns >= SIZE_MIN.columns && size.rows >= SIZE_MIN.rows;
}
