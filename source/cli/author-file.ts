// A file somebody names on the command line.
import { readFileSync } from 'node:fs';
import { quote } from '../circuit/faults.ts';
import { codeOf, reasonOf } from '../storage/disk.ts';
import { Problem } from './problem.ts';

/**
 * Text of a file an author named.
 * @throws Problem with one sentence when it cannot be read
 */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why =
      codeOf(error) === 'ENOENT'
        ? 'there is no such file'
        : `it cannot be read: ${reasonOf(error)}`;
    throw new Problem(`${quote(file)}: ${why}.`);
  }
}
