// What is kept between two evenings: the shape of it, and the door to it.
import type { LapRecord, Settings } from '../../ui/doors.ts';

/** A record and the board it was driven on; on another board of that name it counts no more. */
export interface KeptLap extends LapRecord {
  /** Id of the circuit. */
  readonly track: string;
  readonly hash: string;
}

/** Preferences of the screen and the folder of the saves (empty = the usual one). */
export interface Preferences extends Settings {
  readonly saves: string;
  /** The best timed laps of people, one for each circuit. */
  readonly laps: readonly KeptLap[];
}

/** Reads and changes the preferences. A folder that cannot be written costs only the memory. */
export interface PreferencesDoor {
  get(): Preferences;
  /** Keeps what is changed by it and leaves the rest to other programs, which may have changed that. */
  set(wishes: Partial<Preferences>): void;
  /** Changes what is kept now, which another program may have written: `edit` answers what is to be different. */
  update(edit: (kept: Preferences) => Partial<Preferences>): void;
}
