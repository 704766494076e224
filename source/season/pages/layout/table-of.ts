// A table made of what its columns say of each row.
import { type Head, headOf, type PageCell, type PageColumn, type PageTable } from '../page.ts';

/** A column, and what it says of a row. */
export interface ColumnOf<R> extends PageColumn {
  readonly cell: (row: R) => PageCell | string;
}

/** Returns a column of words. */
export function wordsOf<R>(
  head: Head,
  rank: number,
  cell: (row: R) => PageCell | string,
): ColumnOf<R> {
  return { ...headOf(head), align: 'left', rank, cell };
}

/** Returns a column of figures. */
export function figuresOf<R>(
  head: Head,
  rank: number,
  cell: (row: R) => PageCell | string,
): ColumnOf<R> {
  return { ...headOf(head), align: 'right', rank, cell };
}

/** Returns a table; a column that says nothing of any row is left out. */
export function tableOf<R>(
  name: string,
  rows: readonly R[],
  columns: readonly ColumnOf<R>[],
): PageTable {
  const told = columns
    .map(({ cell, ...column }) => ({ column, cells: rows.map(row => cellOf(cell(row))) }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''));
  return {
    kind: 'table',
    name,
    columns: told.map(({ column }) => column),
    rows: rows.map((_, at) => told.map(({ cells }) => cells[at] ?? { text: '' })),
  };
}

function cellOf(cell: PageCell | string): PageCell {
  return typeof cell === 'string' ? { text: cell } : cell;
}
