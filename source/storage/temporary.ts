// Names of files that are written beside another one and then renamed over it.
import { randomBytes } from 'node:crypto';

/** Enough that nobody guesses a name before the file is made. */
const RANDOM_BYTES = 8;

/**
 * Returns a name beside a file that nobody can guess, and that tells which process writes it: `race.json.4711-5f3a….tmp`.
 * @param ending of the name
 */
export function temporaryOf(file: string, ending = 'tmp'): string {
  return `${file}.${process.pid}-${randomBytes(RANDOM_BYTES).toString('hex')}.${ending}`;
}
