// Reads a file named on the command line.
import { quote } from '../../circuit/file/faults.ts';
import { codeOf, readUpTo, reasonOf } from '../../storage/disk.ts';
import { Problem } from '../problem.ts';

/** Most bytes of a file; a recorded lap with a point for every metre is far below. */
export const AUTHOR_BYTES_MAX = 16_000_000;

/**
 * Returns the text of a file that an author named.
 * @param bytesMax most bytes of a file of its kind
 * @throws Problem with one sentence when it cannot be read or is longer
 */
export function readText(file: string, bytesMax = AUTHOR_BYTES_MAX): string {
  try {
    return readUpTo(file, bytesMax).toString();
  } catch (error) {
    const why =
      codeOf(error) === 'ENOENT'
        ? 'there is no such file'
        : `it cannot be read: ${reasonOf(error)}`;
    throw new Problem(`${quote(file)}: ${why}.`);
  }
}
