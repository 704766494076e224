// A player's preferences between sessions at the screen, kept by conf. They hold nothing of a race.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Conf from 'conf';
import envPaths from 'env-paths';
import { readJson } from '../../rules/kit/outside-text.ts';
import { makeFolder, readUpTo } from '../../storage/disk.ts';
import { asOneWriter } from '../../storage/one-writer.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import type { Preferences, PreferencesDoor } from './preferences.ts';
import { soundPreferences } from './sound-preferences.ts';

/** Opens the preferences of this user; `CHICANE_SETTINGS` names another folder (tests, portable set-ups). */
export function openPreferences(): PreferencesDoor {
  const usual = usualPreferences();
  const conf = openStore(process.env['CHICANE_SETTINGS']);
  let memory = conf === undefined ? usual : soundPreferences(conf.store, usual);
  const update = (edit: (kept: Preferences) => Partial<Preferences>) => {
    const change = keep(conf, usual, edit) ?? edit(memory);
    memory = { ...memory, ...change };
  };
  return {
    get: () => memory,
    set(wishes) {
      const change = different(memory, wishes);
      if (Object.keys(change).length > 0) update(() => change);
    },
    update,
  };
}

export function usualPreferences(): Preferences {
  return { ...DEFAULT_SETTINGS, saves: '', laps: [] };
}

/** Returns the folder of the settings: the one that is wished for, else that of the user. */
export function settingsFolder(folder: string | undefined): string {
  return folder || envPaths('chicane', { suffix: '' }).config;
}

export function settingsFileOf(folder: string): string {
  return join(folder, 'config.json');
}

// Returns undefined where no file can be read; the preferences then last as long as the program.
function openStore(folder: string | undefined): Conf<Preferences> | undefined {
  try {
    // Conf makes its folder with a call that never returns below /proc (see `makeFolder`).
    makeFolder(settingsFolder(folder));
    // It would also wait for a pipe, and read a file of any size.
    const file = settingsFileOf(settingsFolder(folder));
    if (existsSync(file)) readUpTo(file, SETTINGS_CHARACTERS_MAX);
    return new Conf<Preferences>({
      projectName: 'chicane',
      projectSuffix: '',
      ...(folder === undefined || folder === '' ? {} : { cwd: folder }),
      // A damaged file is replaced, since it holds nothing that matters.
      clearInvalidConfig: true,
      deserialize: preferencesIn,
    });
  } catch {
    return undefined;
  }
}

/** Most characters of a file of preferences, with a record lap for each of hundreds of circuits. */
export const SETTINGS_CHARACTERS_MAX = 1_000_000;

// Conf clears a file when this throws on bad JSON.
function preferencesIn(text: string): Preferences {
  const read = readJson(text, SETTINGS_CHARACTERS_MAX);
  if (!read.ok) throw new SyntaxError(read.message);
  // The caller makes the content sound before any use.
  return read.value as Preferences;
}

// Returns what was changed in the file, undefined where it cannot be written.
function keep(
  conf: Conf<Preferences> | undefined,
  usual: Preferences,
  edit: (kept: Preferences) => Partial<Preferences>,
): Partial<Preferences> | undefined {
  if (conf === undefined) return undefined;
  try {
    return asOneWriter(conf.path, () => {
      const change = edit(soundPreferences(conf.store, usual));
      conf.set(change);
      return change;
    });
  } catch {
    return undefined;
  }
}

function different(memory: Preferences, wishes: Partial<Preferences>): Partial<Preferences> {
  const known: Readonly<Record<string, unknown>> = { ...memory };
  return Object.fromEntries(
    Object.entries(wishes).filter(([key, wish]) => !isDeepStrictEqual(known[key], wish)),
  );
}
