// Finds a save by its file or by its name in the folder of the saves.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { reasonOf } from '../../storage/disk.ts';
import { clearLeftovers } from '../../storage/leftovers.ts';
import { listSaves, type SaveGlance } from '../../storage/saves/list-saves.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { Problem } from '../problem.ts';

const NAME_CELLS = 60;
const PATH_CELLS = 200;

/**
 * Returns the path of the save called `name`.
 * @throws Problem that names the nearest one when there is none
 */
export function saveNamed(folder: string, name: string): string {
  const inFolder = join(folder, name);
  const found = [name, inFolder, `${inFolder}.json`].find(
    file => name !== '' && (existsSync(file) || existsSync(`${file}.bak`)),
  );
  if (found !== undefined) return found;
  const names = savesIn(folder).map(glance => basename(glance.file, '.json'));
  const hint =
    names.length === 0
      ? `. ${safeText(folder, PATH_CELLS)} has none.`
      : didYouMean(name, names) || '. chicane saves lists them.';
  throw new Problem(
    `There is no save "${safeText(name, NAME_CELLS)}"${safeText(hint, PATH_CELLS)}`,
  );
}

/**
 * Returns the saves of a folder.
 * @throws Problem when it cannot be read
 */
export function savesIn(folder: string): readonly SaveGlance[] {
  clearLeftovers(folder);
  try {
    return listSaves(folder);
  } catch (error) {
    const why = reasonOf(error);
    throw new Problem(`The saves in ${safeText(folder, PATH_CELLS)} cannot be read: ${why}.`);
  }
}
