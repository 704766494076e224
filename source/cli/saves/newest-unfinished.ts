// What was left last: a race, or a season.
import { glanceAt, newestUnfinished } from '../../storage/saves/list-saves.ts';
import { listSeasons, type SeasonGlance } from '../../storage/seasons/list-seasons.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { Problem } from '../problem.ts';
import { savesIn } from './save-named.ts';

/** The file of a race, or the folder and the name of a season. */
export type Unfinished =
  | { readonly file: string }
  | { readonly folder: string; readonly name: string };

const PATH_CELLS = 200;

/**
 * Returns the race or the season of a folder that was left last and is not over.
 * @throws Problem when there is none, or the folder cannot be read
 */
export function newestIn(folder: string): Unfinished {
  const race = newestUnfinished(savesIn(folder));
  const [season] = listSeasons(folder)
    .filter(({ progress }) => progress !== undefined && progress.phase !== 'over')
    .map(glance => ({ glance, at: lastTouched(glance) }))
    .toSorted((one, other) => other.at - one.at);
  if (season !== undefined && (race === undefined || season.at > race.savedAt)) {
    return { folder: season.glance.folder, name: season.glance.name };
  }
  if (race !== undefined) return { file: race.file };
  const where = safeText(folder, PATH_CELLS);
  throw new Problem(
    `There is no unfinished race or season in ${where}. Start one with chicane race or chicane season new.`,
  );
}

// A race of a season writes its save after every answer, and a line of the ledger at its end.
function lastTouched({ changedAt, progress }: SeasonGlance): number {
  return Math.max(changedAt, ...(progress?.tables ?? []).map(({ file }) => glanceAt(file).savedAt));
}
