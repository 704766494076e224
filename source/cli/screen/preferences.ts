// The preferences kept between sessions at the screen: their shape, and the door to them.
import type { LapRecord, Settings } from '../../ui/doors.ts';

/** A record, the board it was driven on and the book; it does not count on another board of that name. */
export interface KeptLap extends LapRecord {
  /** Id of the circuit. */
  readonly track: string;
  readonly hash: string;
  /** Id of the book; absent in a lap that an older program has kept. */
  readonly book?: string;
}

/** Preferences of the screen and the folder of the saves, where an empty text means the usual one. */
export interface Preferences extends Settings {
  readonly saves: string;
  /** The best timed laps of people, one for each circuit and book. */
  readonly laps: readonly KeptLap[];
}

/** Reads and changes the preferences. When their folder cannot be written, only the memory of them is lost. */
export interface PreferencesDoor {
  get(): Preferences;
  /** Saves the given preferences and leaves the others to other programs, which may have changed them. */
  set(wishes: Partial<Preferences>): void;
  /** Changes the preferences on disk, which another program may have written; `edit` returns what is to change. */
  update(edit: (kept: Preferences) => Partial<Preferences>): void;
}
