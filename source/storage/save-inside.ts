// Where a program that plays over the line protocol may write: into the folder of the saves and nowhere else.
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { codeOf, realDisk } from './disk.ts';
import { isPlain } from './untrusted-text.ts';

const NAME = /^[^.].*\.json$/su;

/**
 * The path of a save called `named` in `folder`, which is made if need be. The name is looked up from that folder; folders of it
 * and links count as what they lead to.
 * @throws Error with words that end a sentence when it lies elsewhere or is no name for a save; what the disk says
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

// A link, a folder, a device: a save is never written over or through one.
function isSomethingElse(path: string): boolean {
  try {
    return !lstatSync(path).isFile();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
