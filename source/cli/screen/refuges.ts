// Where a race may be saved when its own file cannot be written.
import { existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** A race that was never saved has no name. */
const NAMELESS = 'race.json';

/**
 * Returns files in the home folder, the working folder and that for temporary files, none of them taken; not in the folder of
 * the file that cannot be written.
 */
export function refuges(file: string): readonly string[] {
  const name = `chicane-${file === '' ? NAMELESS : basename(file)}`;
  const folders = [homedir(), process.cwd(), tmpdir()].map(folder => resolve(folder));
  const others = folders.filter(folder => file === '' || folder !== resolve(dirname(file)));
  return [...new Set(others)].map(folder => join(folder, name)).filter(one => !existsSync(one));
}
