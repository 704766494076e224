// The solved tables of a board: from the cache on the disk, else solved now and kept there.
import type { LapStudy, SolvedColumn } from '../../drivers/solver/lap-study.ts';
import { cacheFolder, tableCache } from '../../storage/table-cache.ts';

/** Where the tables of each version are kept; made once, because a version takes a moment. */
const caches = new Map<LapStudy['version'], ReturnType<typeof tableCache>>();

/** A table of a study; takes up to a second when nobody has solved it yet. */
export function keptTable(study: LapStudy, table: number): readonly SolvedColumn[] {
  const cache = cacheOf(study);
  const name = study.keptAs(table);
  const kept = cache.read(name);
  if (kept !== undefined) return kept;
  const solved = study.solve(table);
  cache.write(name, solved);
  return solved;
}

function cacheOf({ version }: LapStudy): ReturnType<typeof tableCache> {
  const known = caches.get(version);
  if (known !== undefined) return known;
  const cache = tableCache({ folder: cacheFolder(process.env), version: version() });
  caches.set(version, cache);
  return cache;
}
