// A sentence for the player in place of the newest line of the log of a timed trial.
import type { Row } from '../../../rows.ts';

/** Returns the rows, the last one replaced by the notice if there is any. */
export function noticeRow(notice: string, rows: readonly Row[]): readonly Row[] {
  if (notice === '') return rows;
  return [...rows.slice(0, -1), [{ text: ` ${notice}`, tone: 'warn' }]];
}
