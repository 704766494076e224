// Finds and opens the season that a command names.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { idFor, plainName } from '../../season/plan/ids.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import type { People } from '../../session/season/season-crew.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { lastSeason, listSeasons } from '../../storage/seasons/list-seasons.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { ledgerFileOf } from '../../storage/seasons/season-files.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { library } from '../library.ts';
import { tellPerson } from '../printer.ts';
import { Problem } from '../problem.ts';
import { savesFolderFor } from '../screen/screen.ts';
import { openPreferences } from '../screen/settings.ts';
import { circuitText, programRooms } from './season-rooms.ts';

/** The flags of every command about a season. */
export interface SeasonFlags {
  /** Name or folder of the season; absent for the only one, or the one driven last. */
  readonly season?: string | undefined;
  readonly saves: string | undefined;
}

const NAME_CELLS = 60;

/** Returns the folder of the saves. */
export function savesOf({ saves }: Pick<SeasonFlags, 'saves'>): string {
  return savesFolderFor(saves, openPreferences().get().saves);
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
  const seasons = listSeasons(saves);
  const plain = plainName(wanted);
  // A season that cannot be read is known by its folder alone, which is called after the year and its name.
  const stem = idFor(wanted, new Set(), 'season');
  const found =
    seasons.find(({ folder, name }) => basename(folder) === wanted || plainName(name) === plain) ??
    seasons.find(({ folder }) => basename(folder).replace(/^\d{4}-/, '') === stem);
  const inFolder = join(saves, 'seasons', wanted);
  if (found !== undefined) return found.folder;
  if (existsSync(ledgerFileOf(inFolder))) return inFolder;
  const hint =
    didYouMean(
      wanted,
      seasons.flatMap(({ folder, name }) => [name, basename(folder)]),
    ) || '. chicane season lists them.';
  throw new Problem(`There is no season "${safeText(wanted, NAME_CELLS)}"${hint}`);
}

/**
 * Opens a season to read it.
 * @throws Problem when it cannot be opened
 */
export function storeOf(flags: SeasonFlags): SeasonStore {
  const opened = openSeason(seasonFolder(flags), { venues: programRooms.venues });
  if (!opened.ok) throw new Problem(opened.sentence);
  for (let notice = opened.store.notice(); notice !== undefined; notice = opened.store.notice()) {
    tellPerson(notice);
  }
  return opened.store;
}

/**
 * Opens a season to drive it.
 * @throws Problem when it cannot be opened
 */
export function runOf(flags: SeasonFlags, people?: People): SeasonRun {
  const store = storeOf(flags);
  return openSeasonRun({
    store,
    library,
    circuitText,
    ...(people === undefined ? {} : { people }),
  });
}
