// Finds and opens the season that a command names.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { idFor, plainName } from '../../season/plan/ids.ts';
import { lastSeason, namedSeasons } from '../../storage/seasons/list-seasons.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { ledgerFileOf } from '../../storage/seasons/season-files.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { tellPerson } from '../printer.ts';
import { Problem } from '../problem.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { openPreferences } from '../screen/settings.ts';
import { venues } from './season-circuits.ts';

export interface SeasonFlags {
  /** Name or folder of the season; absent for the only one, or the one driven last. */
  readonly season?: string | undefined;
  readonly saves: string | undefined;
}

const NAME_CELLS = 60;

export function savesOf({ saves }: Pick<SeasonFlags, 'saves'>): string {
  // Reads the preferences only without a flag, because that takes longer.
  return savesFolderFor(saves, saves ? '' : openPreferences().get().saves);
}

/**
 * Returns the folder of a season by its folder or its name; without one the season that was driven last.
 * @throws Problem that names the nearest one when there is none
 */
export function seasonFolder(flags: SeasonFlags): string {
  const saves = savesOf(flags);
  const { season: wanted } = flags;
  if (wanted !== undefined && existsSync(ledgerFileOf(wanted))) return wanted;
  if (wanted === undefined) {
    const last = lastSeason(saves);
    if (last !== undefined) return last;
    throw new Problem('There is no season yet. Start one with chicane season new.');
  }
  const inFolder = join(saves, 'seasons', wanted);
  if (existsSync(ledgerFileOf(inFolder))) return inFolder;
  const seasons = namedSeasons(saves);
  const plain = plainName(wanted);
  // A season without a name is identified by its folder alone, which is named after the year and the season.
  const stem = idFor(wanted, new Set(), 'season');
  const called = seasons.filter(({ name }) => plainName(name) === plain);
  const [found = seasons.find(({ folder }) => basename(folder).replace(/^\d{4}-/, '') === stem)] =
    called;
  if (called.length > 1) tellNamesakes(called.map(({ folder }) => basename(folder)));
  if (found !== undefined) return found.folder;
  const hint =
    didYouMean(
      wanted,
      seasons.flatMap(({ folder, name }) => [name, basename(folder)]),
    ) || '. chicane season lists them.';
  throw new Problem(`There is no season "${safeText(wanted, NAME_CELLS)}"${hint}`);
}

// Warns, because whoever awards points by a name that two seasons have should know which one was meant.
function tellNamesakes([chosen = '', ...others]: readonly string[]): void {
  tellPerson(
    `More than one season has this name. This is ${chosen}, which was changed last; for another write ${others.join(' or ')}.`,
  );
}

/**
 * Opens a season to read it.
 * @param isOfResults whether only its results are wanted, see `openSeason`
 * @throws Problem when it cannot be opened
 */
export function storeOf(flags: SeasonFlags, isOfResults = false): SeasonStore {
  const opened = openSeason(seasonFolder(flags), { venues, isOfResults });
  if (!opened.ok) throw new Problem(opened.sentence);
  for (let notice = opened.store.notice(); notice !== undefined; notice = opened.store.notice()) {
    tellPerson(notice);
  }
  return opened.store;
}
