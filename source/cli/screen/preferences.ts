// The preferences kept between sessions at the screen: their shape, and access to them.
import type { Settings } from '../../ui/services.ts';

/** A person's best timed lap as older programs kept it, the board it was driven on and the book. */
export interface KeptLap {
  readonly name: string;
  /** All rolls: gear rolls, overshoots, full minutes and misplacements. */
  readonly rolls: number;
  readonly timeMs: number;
  /** Id of the circuit. */
  readonly track: string;
  readonly hash: string;
  /** Id of the book; absent in a lap that an older program has kept. */
  readonly book?: string;
}

/** Preferences of the screen and the folder of the saves, where an empty text means the usual one. */
export interface Preferences extends Settings {
  readonly saves: string;
  /** The best timed laps of people that older programs kept here; newer ones keep records beside the saves. */
  readonly laps: readonly KeptLap[];
}

/** Reads and changes the preferences. Where their folder cannot be written, changes last only as long as the program. */
export interface PreferencesDoor {
  get(): Preferences;
  /** Saves the given preferences and leaves the others to other programs, which may have changed them. */
  set(wishes: Partial<Preferences>): void;
  /** Changes the preferences on disk, which another program may have written; `edit` returns what is to change. */
  update(edit: (kept: Preferences) => Partial<Preferences>): void;
}
