// Rows of the screen as plain text.
import type { Run } from '../../ui/rows.ts';

/** Columns wide enough to print every row in full. */
export const WHOLE_COLUMNS = 400;

/** Returns the text of a row with single blanks. */
export function rowText(row: readonly Run[]): string {
  return row
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
