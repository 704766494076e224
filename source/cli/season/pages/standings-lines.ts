// The standings as plain lines, printed after something that changed them.
import type { Season } from '../../../season/season.ts';
import { standings } from '../../../season/standings/standings.ts';
import { table } from '../../printer.ts';
import { nameOf } from '../names.ts';

/** Returns a line a driver: place, name, points. */
export function standingsLines(season: Season): readonly string[] {
  const { drivers } = standings(season);
  const lines = drivers.map(({ place, driver, points }) => [
    nameOf(season, driver),
    `${place}`,
    `${points}`,
  ]);
  return table(lines, 1);
}
