// The biggest moments of the races of a weekend, each played again from its save.
import { join } from 'node:path';
import { bigMomentOf } from '../../season/pages/of-race/big-moment.ts';
import type { TableMoment } from '../../season/pages/table-moment.ts';
import { type Season, weekendIndex } from '../../season/season.ts';
import { resultsOf } from '../../season/standings/results.ts';
import type { Library } from '../../storage/library.ts';
import { playedRace } from '../../storage/saves/played-race.ts';
import { readSave } from '../../storage/saves/read-save.ts';
import { visibleText } from '../../storage/untrusted-text.ts';

/**
 * Returns the biggest moments of the tables of a weekend that were raced; a race that was played elsewhere, cannot be read or
 * cannot be played again is left out.
 * @throws NotDue for a weekend that the calendar does not have
 */
export function tableMoments(
  season: Season,
  folder: string,
  weekend: string,
  library: Library,
): readonly TableMoment[] {
  return resultsOf(season, weekendIndex(season, weekend)).flatMap(({ save }) =>
    save === undefined ? [] : momentIn(join(folder, save), save, library),
  );
}

function momentIn(file: string, save: string, library: Library): readonly TableMoment[] {
  const read = readSave(file, library);
  if (!read.ok) return [];
  try {
    const big = bigMomentOf(playedRace(read));
    const names = read.record.drivers.map(({ name }) => visibleText(name));
    return big === undefined ? [] : [{ save, highlight: big.highlight, names }];
  } catch {
    // A race played by another edition may not be a legal race of this one.
    return [];
  }
}
