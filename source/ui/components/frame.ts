// Frames around rows, in box-drawing characters or their ASCII twins.

import type { Row } from '../rows.ts';
import { abridgedRow, fitRow, rowOf } from '../theme/fit.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { abridged, textWidth } from '../theme/width.ts';

export function topBorder(heading: string, columns: number, glyphs: Glyphs): Row {
  const text = heading === '' ? '' : ` ${abridged(heading, columns - 6)} `;
  const rest = Math.max(0, columns - 3 - textWidth(text));
  return [
    { text: glyphs.topLeft + glyphs.horizontal, tone: 'faint' },
    { text, tone: 'title' },
    { text: glyphs.horizontal.repeat(rest) + glyphs.topRight, tone: 'faint' },
  ];
}

export function bottomBorder(columns: number, glyphs: Glyphs): Row {
  const line = glyphs.horizontal.repeat(Math.max(0, columns - 2));
  return rowOf(glyphs.bottomLeft + line + glyphs.bottomRight, 'faint');
}

/** Returns rows between two side borders; a cut row shows a mark. */
export function betweenBorders(
  rows: readonly Row[],
  columns: number,
  glyphs: Glyphs,
): readonly Row[] {
  return rows.map(row => [
    { text: glyphs.vertical, tone: 'faint' },
    ...fitRow(abridgedRow(row, columns - 2, glyphs.ellipsis), columns - 2),
    { text: glyphs.vertical, tone: 'faint' },
  ]);
}

export function framed(
  heading: string,
  rows: readonly Row[],
  columns: number,
  glyphs: Glyphs,
): readonly Row[] {
  return [
    topBorder(heading, columns, glyphs),
    ...betweenBorders(rows, columns, glyphs),
    bottomBorder(columns, glyphs),
  ];
}

export function blankRows(count: number): readonly Row[] {
  return Array.from({ length: Math.max(0, count) }, () => []);
}
