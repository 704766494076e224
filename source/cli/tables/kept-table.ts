// The solved tables of a board, from the cache on disk or solved now and kept there.
import type { LapStudy, SolvedColumn } from '../../drivers/solver/lap-study.ts';
import { cacheFolder, tableCache } from '../../storage/tracks/table-cache.ts';

/** The cache of each version, made only once because computing a version takes a moment. */
const caches = new Map<LapStudy['version'], ReturnType<typeof tableCache>>();

/** Returns a table of a study; takes up to a second when it has not been solved before. */
export function keptTable(study: LapStudy, table: number): readonly SolvedColumn[] {
  const cache = cacheOf(study);
  const name = study.keptAs(table);
  const kept = cache.read(name);
  if (kept !== undefined) return kept;
  const solved = study.solve(table);
  cache.write(name, solved);
  return solved;
}

export function adoptKept(study: LapStudy): void {
  for (const table of study.tables) {
    const kept = cacheOf(study).read(study.keptAs(table));
    if (kept !== undefined) study.adopt(table, kept);
  }
}

/** Keeps those tables of a study that the drivers have solved since, as far as there is room beside all that are kept. */
export function keepKnown(study: LapStudy): void {
  for (const table of study.tables) {
    const known = study.known(table);
    if (known !== undefined) cacheOf(study).add(study.keptAs(table), known);
  }
}

function cacheOf({ version }: LapStudy): ReturnType<typeof tableCache> {
  const known = caches.get(version);
  if (known !== undefined) return known;
  const cache = tableCache({ folder: cacheFolder(process.env), version: version() });
  caches.set(version, cache);
  return cache;
}
