// Reads a table that a spreadsheet wrote.
import { quote } from '../../circuit/file/faults.ts';
import { PLAN_BYTES_MAX } from '../../season/plan/plan-shape.ts';
import { Problem } from '../problem.ts';
import { readText } from '../tracks/author-file.ts';

/** What stands in the place of a byte that is no UTF-8. */
const LOST = '\uFFFD';

/**
 * Returns the text of a table that an organiser named.
 * @throws Problem when it cannot be read, or is not written in UTF-8: names would lose their letters
 */
export function readCsv(file: string): string {
  const text = readText(file, PLAN_BYTES_MAX);
  const at = text.indexOf(LOST);
  if (at < 0) return text;
  const line = text.slice(0, at).split('\n').length;
  throw new Problem(
    `${quote(file)}, line ${line}: a letter is not written in UTF-8. Save the table as UTF-8, in Excel as “CSV UTF-8”.`,
  );
}
