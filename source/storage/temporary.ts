// Files that are written beside another one and then renamed over it, under names that nobody can guess.
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { Disk } from './disk.ts';

/** Enough that nobody guesses a name before the file is made. */
const RANDOM_BYTES = 8;

/**
 * Returns a name beside a file that nobody can guess and that names the process writing it: `race.json.4711-5f3a….tmp`.
 * `ending` is the end of the name.
 */
export function temporaryOf(file: string, ending = 'tmp'): string {
  return `${file}.${process.pid}-${randomBytes(RANDOM_BYTES).toString('hex')}.${ending}`;
}

/**
 * Puts a new file in the place of another one, or of a link, in one step; what a link leads to stays as it is.
 * @param beforehand called once the new file is on the disk, before it takes its place
 * @throws what the disk reports, and what `beforehand` throws; the old file is then as it was
 */
export function replaceFile(
  file: string,
  text: string,
  disk: Disk,
  beforehand: () => void = () => undefined,
): void {
  const written = temporaryOf(file);
  try {
    disk.writeNew(written, text);
    beforehand();
    disk.rename(written, file);
  } catch (error) {
    removeQuietly(written, disk);
    throw error;
  }
  disk.syncFolder(dirname(file));
}

export function removeQuietly(file: string, disk: Disk): void {
  try {
    disk.remove(file);
  } catch {
    // What is left under such a name is removed when the folder is next written to.
  }
}
