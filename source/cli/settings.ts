// A player's preferences between two evenings, kept by conf. Nothing of a race lives here.
import Conf from 'conf';
import { DEFAULT_SETTINGS, type Settings } from '../ui/doors.ts';
import type { KeptLap } from './player-records.ts';

/** Preferences of the screen and the folder of the saves (empty = the usual one). */
export interface Preferences extends Settings {
  readonly saves: string;
  /** The best timed laps of people, one for each circuit. */
  readonly laps: readonly KeptLap[];
}

/** Reads and changes the preferences. A folder that cannot be written costs only the memory. */
export interface PreferencesDoor {
  get(): Preferences;
  set(change: Partial<Preferences>): void;
}

/** The preferences of this user; `CHICANE_SETTINGS` names another folder (tests, portable set-ups). */
export function openPreferences(): PreferencesDoor {
  const folder = process.env['CHICANE_SETTINGS'];
  const defaults: Preferences = { ...DEFAULT_SETTINGS, saves: '', laps: [] };
  const conf = new Conf<Preferences>({
    projectName: 'chicane',
    projectSuffix: '',
    ...(folder === undefined || folder === '' ? {} : { cwd: folder }),
    // A file that somebody has cut or scribbled on is replaced: it holds nothing that matters.
    clearInvalidConfig: true,
    defaults,
  });
  let memory: Preferences = { ...defaults, ...conf.store };
  return {
    get: () => memory,
    set(change) {
      memory = { ...memory, ...change };
      try {
        conf.set(change);
      } catch {
        // Read-only home: the preferences last as long as the program.
      }
    },
  };
}
