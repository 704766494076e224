// Finds a race to look at again: among the saves, and among the races of the seasons beside them.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lettersOfSave } from '../../session/season/letters-of-save.ts';
import { glanceAt, type SaveGlance } from '../../storage/saves/list-saves.ts';
import type { LoadedSave } from '../../storage/saves/read-save.ts';
import { namedSeasons } from '../../storage/seasons/list-seasons.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { RACE_SAVE, racesFolder } from '../../storage/seasons/season-files.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { Problem } from '../problem.ts';
import { venues } from '../season/season-circuits.ts';
import { seasonFolder } from '../season/season-named.ts';
import { partOf } from '../season/stage.ts';
import { saveNamed, savesIn } from './save-named.ts';

const NAME_CELLS = 100;

/**
 * Returns the save of a race by its file, its name in the folder of the saves, its name in a season, such as
 * `05-suzuka-table1`, or its place in one: `SEASON/monza/1`.
 * @throws Problem when there is none, and when two seasons have one of the name
 */
export function raceNamed(saves: string, name: string): string {
  if ([name, join(saves, name), join(saves, `${name}.json`)].some(file => existsSync(file))) {
    return saveNamed(saves, name);
  }
  const [season, weekend, table, ...rest] = name.split('/');
  if (season && weekend && rest.length === 0) return atPlace(saves, season, weekend, table ?? '1');
  const found = seasonRaces(saves).filter(
    file => basename(file, '.json') === basename(name, '.json'),
  );
  const [first, ...others] = found;
  if (first === undefined) return saveNamed(saves, name);
  if (others.length === 0) return first;
  const seasons = found.map(file => basename(join(file, '../..')));
  throw new Problem(
    `More than one season has a race ${safeText(name, NAME_CELLS)}: ${seasons.join(', ')}. Write the season too, such as ${seasons[0]}/WEEKEND/TABLE.`,
  );
}

function atPlace(saves: string, name: string, weekend: string, table: string): string {
  const folder = seasonFolder({ season: name, saves });
  const opened = openSeason(folder, { venues, isOfResults: true });
  if (!opened.ok) throw new Problem(opened.sentence);
  const season = opened.store.season();
  opened.store.close();
  const { index, table: number } = partOf(season, `${weekend}/${table}`);
  const result = season.facts.weekends[index]?.results.find(one => one.table === number);
  if (result === undefined) throw new Problem(`Table ${number} of ${weekend} has no result yet.`);
  if (result.save === undefined) {
    throw new Problem(
      `Table ${number} of ${weekend} was played elsewhere: there is no race to show.`,
    );
  }
  return join(folder, result.save);
}

/**
 * Returns the save of the race that ended last, races of seasons among them.
 * @throws Problem when there is none, or the folder cannot be read
 */
export function newestFinished(saves: string, mend: string): string {
  const all = [...savesIn(saves), ...seasonRaces(saves).map(file => glanceAt(file))];
  const [newest] = all
    .filter(({ race }) => race?.finished === true)
    .toSorted((one: SaveGlance, other: SaveGlance) => other.savedAt - one.savedAt);
  if (newest !== undefined) return newest.file;
  throw new Problem(`There is no finished race in ${safeText(saves, 200)}. ${mend}`);
}

/** Returns the letters of the cars of a race of a season; undefined for any other race. */
export function seasonLetters({ file, record }: LoadedSave): readonly string[] | undefined {
  return lettersOfSave(
    file,
    record.drivers.map(({ name }) => name),
    venues,
  );
}

function seasonRaces(saves: string): readonly string[] {
  return namedSeasons(saves).flatMap(({ folder }) => {
    try {
      return readdirSync(racesFolder(folder))
        .filter(name => RACE_SAVE.test(`races/${name}`))
        .map(name => join(racesFolder(folder), name));
    } catch {
      return [];
    }
  });
}
