// The cache of solved tables.
import { realDisk } from '../../storage/disk.ts';
import type { Leftover } from '../../storage/leftovers.ts';
import { deadDrafts, keptTables } from '../../storage/tracks/table-cache.ts';
import type { DoctorWords } from './doctor-words.ts';
import { type Finding, fixEach } from './finding.ts';
import { troubleOf } from './folders.ts';
import { shownNames, shownPath } from './shown.ts';

const BYTES_PER_MB = 1_000_000;

export function cacheFinding(folder: string, words: DoctorWords): Finding {
  const trouble = troubleOf('cache', folder, words);
  if (trouble !== undefined) return trouble;
  const tables = keptTables(folder);
  const damaged = tables.filter(({ isWhole }) => !isWhole).map(({ file }) => file);
  if (damaged.length > 0) {
    return {
      part: 'cache',
      state: 'wrong',
      says: words.damagedTables(damaged.length, shownNames(damaged, folder, words)),
      mend: words.repair,
      // Removed tables are solved again when they are needed.
      fix: () => fixEach(damaged, realDisk.remove),
    };
  }
  const megabytes = tables.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_MB;
  const says = words.cache(shownPath(folder), tables.length, megabytes.toFixed(1));
  return { part: 'cache', state: 'fine', says };
}

export function cacheLeftovers(folder: string): readonly Leftover[] {
  return draftsIn(folder).map(file => ({
    file,
    kind: 'temporary',
    remove: () => realDisk.remove(file),
  }));
}

function draftsIn(folder: string): readonly string[] {
  try {
    return deadDrafts(folder);
  } catch {
    return [];
  }
}
