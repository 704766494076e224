// The settings: whether the file can be read, and whether what it says can be used.
import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson } from '../../rules/kit/outside-text.ts';
import { codeOf, realDisk, reasonOf } from '../../storage/disk.ts';
import type { Leftover } from '../../storage/leftovers.ts';
import { asOneWriter } from '../../storage/one-writer.ts';
import { replaceFile } from '../../storage/temporary.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { Preferences } from '../screen/preferences.ts';
import { SETTINGS_CHARACTERS_MAX, settingsFileOf, usualPreferences } from '../screen/settings.ts';
import { formerly, soundPreferences } from '../screen/sound-preferences.ts';
import type { DoctorWords } from './doctor-words.ts';
import type { Finding } from './finding.ts';
import { isDenied, namesIn, troubleOf, WISHES } from './folders.ts';
import { shownPath } from './shown.ts';

const NAMES_CELLS = 120;
/** Half-written settings, with the ten last digits of the time in milliseconds. */
const HALF_WRITTEN = /^config\.json\.tmp-\d{10}[0-9a-f]{6}$/;
const WRITING_MS = 60_000;

export interface StoredSettings {
  readonly folder: string;
  /** Absent where there are none, or none that can be used. */
  readonly stored?: object;
  /** Why they cannot be used. */
  readonly fault?: { readonly unread: unknown } | { readonly linkTo: string } | 'garbage';
}

/** Reads the settings in a folder without changing anything; opening them would replace a damaged file. */
export function storedSettings(folder: string): StoredSettings {
  const file = settingsFileOf(folder);
  try {
    const text = new TextDecoder().decode(realDisk.read(file));
    const read = readJson(text, SETTINGS_CHARACTERS_MAX);
    return read.ok && isRecord(read.value)
      ? { folder, stored: read.value }
      : { folder, fault: 'garbage' };
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return { folder, fault: { unread: error } };
    const linkTo = targetOf(file);
    return linkTo === undefined ? { folder } : { folder, fault: { linkTo } };
  }
}

// Returns where a symbolic link leads; undefined for what is none.
function targetOf(file: string): string | undefined {
  try {
    return resolve(dirname(file), readlinkSync(file));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function preferencesOf({ stored = {} }: StoredSettings): Preferences {
  return soundPreferences(stored, usualPreferences());
}

export function settingsFinding(
  { folder, stored, fault }: StoredSettings,
  words: DoctorWords,
): Finding {
  const trouble = troubleOf('settings', folder, words);
  if (trouble !== undefined) return trouble;
  const shown = shownPath(settingsFileOf(folder));
  const move = words.moveFile(shown, WISHES.settings);
  if (fault === 'garbage') return wrong(words.notSettings(shown), move);
  if (typeof fault === 'object' && 'linkTo' in fault) {
    const target = shownPath(fault.linkTo);
    return wrong(words.brokenLink(shown, target), words.restore(target, shown));
  }
  if (fault !== undefined) {
    const says = words.unusable(shown, words.reason(reasonOf(fault.unread)));
    return wrong(says, isDenied(fault.unread) ? words.allow(shown) : move);
  }
  const says = stored === undefined ? words.noSettings(shownPath(folder)) : words.settings(shown);
  const unusable = stored === undefined ? [] : unusableIn(stored);
  if (unusable.length === 0) return { part: 'settings', state: 'fine', says };
  const names = safeText(unusable.join(', '), NAMES_CELLS);
  const fix = () => mendSettings(folder);
  return { ...wrong(words.unknownSettings(shown, names), words.repair), fix };
}

// Writes down what holds in the place of what cannot be used; everything else stays.
function mendSettings(folder: string): void {
  const file = settingsFileOf(folder);
  asOneWriter(file, () => {
    const { stored = {} } = storedSettings(folder);
    const sound: Readonly<Record<string, unknown>> = { ...preferencesOf({ folder, stored }) };
    const mended = Object.fromEntries(unusableIn(stored).map(name => [name, sound[name]]));
    const text = JSON.stringify({ ...stored, ...mended }, undefined, '\t');
    // What a link leads to is mended, not the link.
    replaceFile(realpathSync(file), `${text}\n`, realDisk);
  });
}

export function settingsLeftovers(folder: string): readonly Leftover[] {
  return namesIn(folder)
    .filter(name => HALF_WRITTEN.test(name))
    .map(name => join(folder, name))
    .filter(file => Date.now() - realDisk.changedAt(file) > WRITING_MS)
    .map(file => ({ file, kind: 'temporary', remove: () => realDisk.remove(file) }));
}

function wrong(says: string, mend: string): Finding {
  return { part: 'settings', state: 'wrong', says, mend };
}

function unusableIn(stored: object): readonly string[] {
  const usual = usualPreferences();
  const sound: Readonly<Record<string, unknown>> = { ...soundPreferences(stored, usual) };
  return Object.entries(stored)
    .filter(([name]) => name in usual || name === 'lastRace')
    .filter(([name, value]) =>
      name === 'lastRace'
        ? sound[name] === undefined
        : !isDeepStrictEqual(sound[name], formerly(name, value)),
    )
    .map(([name]) => name);
}
