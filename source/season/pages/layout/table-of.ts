// A table built from what its columns show of each row.
import { type Head, headOf, type PageCell, type PageColumn, type PageTable } from '../page.ts';

export interface ColumnOf<R> extends PageColumn {
  readonly cell: (row: R) => PageCell | string;
}

export function wordsOf<R>(
  head: Head,
  rank: number,
  cell: (row: R) => PageCell | string,
): ColumnOf<R> {
  return { ...headOf(head), align: 'left', rank, cell };
}

export function figuresOf<R>(
  head: Head,
  rank: number,
  cell: (row: R) => PageCell | string,
): ColumnOf<R> {
  return { ...headOf(head), align: 'right', rank, cell };
}

/** Returns a table; a column that is empty in every row is left out. */
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
