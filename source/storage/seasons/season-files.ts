// The names of the files of a season. A season is one folder: copied elsewhere, it continues there.
import { basename, dirname, join } from 'node:path';
import { idFor } from '../../season/plan/ids.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { safeText } from '../untrusted-text.ts';

const NAME_CELLS = 60;

export const SEASONS = 'seasons';

export function seasonsFolder(savesFolder: string): string {
  return join(savesFolder, SEASONS);
}

export function savesOfSeason(folder: string): string {
  return dirname(dirname(folder));
}

export const ARCHIVE = 'archive';

export function archiveFolder(savesFolder: string): string {
  return join(seasonsFolder(savesFolder), ARCHIVE);
}

export function planFileOf(folder: string): string {
  return join(folder, 'plan.yaml');
}

export function ledgerFileOf(folder: string): string {
  return join(folder, 'ledger.jsonl');
}

/** Returns the path from which the lock of a season is named: `season.lock` is held while a line is written. */
export function lockedFileOf(folder: string): string {
  return join(folder, 'season');
}

export function racesFolder(folder: string): string {
  return join(folder, 'races');
}

/** The form of the save of a race below the folder of its season. */
export const RACE_SAVE = /^races\/[a-z0-9-]{1,80}\.json$/;

/** Returns the file of the race of a table, counted from 1: `races/04-spa-table1.json`. */
export function raceFileOf(
  folder: string,
  { calendar }: Pick<Plan, 'calendar'>,
  weekend: string,
  table: number,
  attempt: number,
): string {
  const number = weekendNumber(1 + calendar.findIndex(({ id }) => id === weekend));
  const again = attempt === 1 ? '' : `-${attempt}`;
  return join(racesFolder(folder), `${number}-${weekend}-table${table}${again}.json`);
}

/** Returns the two digits with which the saves of a weekend begin, counted from 1. */
export function weekendNumber(weekend: number): string {
  return `${weekend}`.padStart(2, '0');
}

/** Returns the name for a season's folder: the year and its name in lower case, `2026-ardennes-cup`. */
export function folderName(name: string, now: Date, taken: ReadonlySet<string>): string {
  return idFor(`${now.getFullYear()} ${name}`, taken, 'season');
}

/** Returns the name of a folder, made safe to print in a sentence. */
export function folderWords(folder: string): string {
  return safeText(basename(folder), NAME_CELLS);
}
