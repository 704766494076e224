// Confines the files that a program may write over the line protocol to the folder of the saves.
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { codeOf, realDisk } from '../disk.ts';
import { isPlain } from '../untrusted-text.ts';

const NAME = /^[^.].*\.json$/su;

/**
 * Returns the path of a save called `named` in `folder`, which is made if need be. The name is resolved from that
 * folder, and subfolders and links count as what they lead to.
 * @throws Error with words that end a sentence when the path lies elsewhere or is no name for a save; what the disk
 * reports.
 */
export function saveInside(folder: string, named: string): string {
  if (!isPlain(named)) throw new Error('the name has characters that cannot be printed');
  realDisk.makeFolder(folder);
  const home = realpathSync(folder);
  const wanted = resolve(home, named);
  const place = join(realpathSync(dirname(wanted)), basename(wanted));
  if (!place.startsWith(home + sep)) {
    throw new Error(`it lies outside the folder of the saves, ${folder}; see --save-anywhere`);
  }
  if (!NAME.test(basename(place))) throw new Error('the name of a save must end with .json');
  if (isSomethingElse(place)) throw new Error('something that is not a file has that name');
  return place;
}

// Reports whether the path is a link, a folder or a device, since a save is never written over or through one.
function isSomethingElse(path: string): boolean {
  try {
    return !lstatSync(path).isFile();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
