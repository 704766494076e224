// The almanac of the seasons in a folder of saves, complete: what its file lacks is added from the seasons themselves.
import { basename, dirname } from 'node:path';
import { type Almanac, type AlmanacEntry, inOrder } from '../../season/almanac/almanac.ts';
import { seasonEntry } from '../../season/almanac/season-entry.ts';
import type { Season, Venues } from '../../season/season.ts';
import { type Disk, realDisk, reasonOf } from '../disk.ts';
import { almanacFileOf, changeAlmanac, readAlmanac } from './almanac-file.ts';
import { archivedSeasons, listSeasons } from './list-seasons.ts';
import { openSeason } from './open-season.ts';
import { SEASONS, savesOfSeason } from './season-files.ts';

export interface AlmanacWishes {
  readonly venues: Venues;
  readonly disk?: Disk;
  /** Whether every season is added again, those of the file as well. */
  readonly rebuild?: boolean;
}

export interface KnownAlmanac {
  readonly almanac: Almanac;
  readonly notices: readonly string[];
}

/**
 * Returns the almanac of a folder of saves. Finished seasons that its file lacks are added to it; seasons whose folders are
 * gone stay, unless it is rebuilt. Throws what the disk reports when the folder of the seasons cannot be read.
 */
export function knownAlmanac(savesFolder: string, wishes: AlmanacWishes): KnownAlmanac {
  const { venues, disk = realDisk, rebuild = false } = wishes;
  const notices: string[] = [];
  const kept = rebuild ? [] : keptEntries(savesFolder, disk, notices);
  const missing = [...listSeasons(savesFolder, disk), ...archivedSeasons(savesFolder, disk)]
    .filter(({ progress }) => progress?.phase === 'over')
    .filter(({ folder }) => !kept.some(({ id }) => id === basename(folder)))
    .flatMap(({ folder }) => entryAt(folder, venues, disk, notices));
  const almanac = inOrder([...kept, ...missing]);
  if (rebuild || missing.length > 0) {
    const added = missing.map(({ id }) => id);
    const edit = (so: Almanac) => [...so.filter(({ id }) => !added.includes(id)), ...missing];
    notices.push(...changed(savesFolder, disk, edit, rebuild));
  }
  return { almanac, notices };
}

/**
 * Updates the almanac after something was entered in a season: adds the season, renews it, or removes it where it is no
 * longer over. Returns sentences where that fails; the season itself has lost nothing, and `knownAlmanac` finds it again.
 */
export function noteInAlmanac(folder: string, season: Season, disk: Disk): readonly string[] {
  // A folder that lies elsewhere belongs to no almanac.
  if (basename(dirname(folder)) !== SEASONS) return [];
  const id = basename(folder);
  const entry = seasonEntry(season, id);
  const edit = (so: Almanac) => [
    ...so.filter(other => other.id !== id),
    ...(entry === undefined ? [] : [entry]),
  ];
  return changed(savesOfSeason(folder), disk, edit);
}

function changed(
  savesFolder: string,
  disk: Disk,
  edit: (almanac: Almanac) => Almanac,
  isAnew = false,
): readonly string[] {
  try {
    changeAlmanac(savesFolder, disk, edit, isAnew);
    return [];
  } catch (error) {
    return [`${almanacFileOf(savesFolder)} cannot be written: ${reasonOf(error)}.`];
  }
}

function keptEntries(savesFolder: string, disk: Disk, notices: string[]): Almanac {
  const file = almanacFileOf(savesFolder);
  try {
    const { almanac, unread } = readAlmanac(savesFolder, disk);
    if (unread.length > 0) {
      const lines = unread.length === 1 ? '1 line' : `${unread.length} lines`;
      notices.push(`${lines} of ${file} cannot be read. chicane almanac --rebuild writes it anew.`);
    }
    return almanac;
  } catch (error) {
    notices.push(`${file} cannot be read: ${reasonOf(error)}.`);
    return [];
  }
}

function entryAt(
  folder: string,
  venues: Venues,
  disk: Disk,
  notices: string[],
): readonly AlmanacEntry[] {
  const opened = openSeason(folder, { venues, disk });
  if (!opened.ok) {
    notices.push(opened.sentence);
    return [];
  }
  const { store } = opened;
  const entry = seasonEntry(store.season(), basename(folder));
  store.close();
  return entry === undefined ? [] : [entry];
}
