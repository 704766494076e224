// Rows of the screen as plain text.
import type { Run } from '../../ui/rows.ts';

/** Columns wide enough to print every row in full. */
export const WHOLE_COLUMNS = 400;

/** Returns the text of a row: its columns, which two blanks or more separate, behind commas. */
export function rowText(row: readonly Run[]): string {
  return row
    .map(({ text }) => text)
    .join('')
    .trim()
    .replace(/,?[^\S\u00a0]{2,}/g, ', ');
}
