// A row of headings over a picture. Where they are close together they move a little or get shorter; they never overlap.
import type { Row, Tone } from '../rows.ts';
import { textWidth } from '../theme/width.ts';
import { blankCells, putText, toRow } from './cells.ts';

export interface Heading {
  readonly column: number;
  readonly slackLeft: number;
  readonly slackRight: number;
  /** Texts for it, the longest first. */
  readonly forms: readonly string[];
  readonly tone: Tone;
}

/** How far a heading usually may move to the left, in columns. */
export const LEFT_SLACK = 6;

const GAP = 2;

/** Returns headings in a row of so many columns behind a margin; one without room is left out. */
export function placedHeadings(list: readonly Heading[], margin: number, columns: number): Row {
  const cells = blankCells(margin + columns);
  const headings = list.toSorted((one, other) => one.column - other.column);
  let free = 0;
  for (const [at, heading] of headings.entries()) {
    const next = headings[at + 1];
    const limit = next === undefined ? columns : next.column + next.slackRight - GAP;
    const placed = place(heading, free, Math.min(limit, columns), next === undefined);
    if (placed === undefined) continue;
    putText(cells, margin + placed.column, placed.text, heading.tone);
    free = placed.column + textWidth(placed.text) + GAP;
  }
  return toRow(cells);
}

/** Returns the longest form that fits between `free` and `limit`, as near to its own column as possible. */
function place(
  heading: Heading,
  free: number,
  limit: number,
  isLast: boolean,
): { readonly column: number; readonly text: string } | undefined {
  const leftmost = isLast ? free : Math.max(free, heading.column - heading.slackLeft);
  for (const text of heading.forms) {
    const column = Math.min(Math.max(heading.column, free), limit - textWidth(text));
    if (column >= leftmost) return { column, text };
  }
  return undefined;
}
