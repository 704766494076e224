// The letters of the cars of a race of a season, as its screen and its pages show them.
import { basename, dirname } from 'node:path';
import { lettersAtTable } from '../../season/plan/letters.ts';
import { carLetters } from '../../season/roster/car-letters.ts';
import { driverAt } from '../../season/roster/seats.ts';
import type { Season, Venues } from '../../season/season.ts';
import { type Disk, realDisk } from '../../storage/disk.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { racesFolder, weekendNumber } from '../../storage/seasons/season-files.ts';
import { safeName } from '../../storage/untrusted-text.ts';

/**
 * Returns the letters of the seats of a saved race of a season; undefined for a race of no season, and where the season
 * cannot be read or knows others.
 * @param names of the drivers, as the save has them
 */
export function lettersOfSave(
  file: string,
  names: readonly string[],
  venues: Venues,
  disk: Disk = realDisk,
): readonly string[] | undefined {
  const folder = dirname(dirname(file));
  if (racesFolder(folder) !== dirname(file)) return undefined;
  const opened = openSeason(folder, { venues, disk, isOfResults: true });
  if (!opened.ok) return undefined;
  const season = opened.store.season();
  opened.store.close();
  const ids = idsIn(season, basename(file), names);
  if (ids.includes(undefined)) return undefined;
  const letters = carLetters(season.facts);
  return lettersAtTable(ids.map(id => letters[id ?? ''] ?? ''));
}

function idsIn(
  { plan, facts }: Season,
  name: string,
  names: readonly string[],
): readonly (string | undefined)[] {
  const index = plan.calendar.findIndex(({ id }, at) =>
    name.startsWith(`${weekendNumber(at + 1)}-${id}-table`),
  );
  const ids = facts.roster.map(({ entrant }) => entrant.id);
  return names.map(one =>
    ids.find(id => safeName(driverAt(facts, id, index)?.name ?? '') === safeName(one)),
  );
}
