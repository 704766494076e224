// A save by its file or by its name in the folder of the saves.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { listSaves } from '../storage/list-saves.ts';
import { safeText } from '../storage/untrusted-text.ts';
import { Problem } from './problem.ts';

/**
 * The path of the save called `name`.
 * @throws Problem that names the nearest one when there is none
 */
export function saveNamed(folder: string, name: string): string {
  const inFolder = join(folder, name);
  const found = [name, inFolder, `${inFolder}.json`].find(
    file => existsSync(file) || existsSync(`${file}.bak`),
  );
  if (found !== undefined) return found;
  const names = listSaves(folder).map(glance => basename(glance.file, '.json'));
  const hint =
    names.length === 0 ? `${folder} holds none.` : `Did you mean ${closest(name, names)}?`;
  throw new Problem(`There is no save "${safeText(name, 60)}". ${hint}`);
}
