// Names of files and folders as the doctor shows them: without what a terminal would obey, and only the first of many.
import { relative } from 'node:path';
import { safeText } from '../../storage/untrusted-text.ts';
import type { DoctorWords } from './doctor-words.ts';

const PATH_CELLS = 200;
const NAMED_MOST = 3;

export function shownPath(path: string): string {
  return safeText(path, PATH_CELLS);
}

/** Returns the first few files, relative to a folder, and how many more there are. */
export function shownNames(
  files: readonly string[],
  folder: string,
  words: Pick<DoctorWords, 'more'>,
): string {
  const names = files.slice(0, NAMED_MOST).map(file => shownPath(relative(folder, file)));
  return words.more(names, files.length - names.length);
}
