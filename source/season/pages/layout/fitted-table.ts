// A table laid out for a width: columns that do not fit are left out, the least important first.
import { abridged, textWidth } from '../../../replay/text-width.ts';
import type { PageTable } from '../page.ts';

/** A piece of a line of a table: a heading, a cell, or the blanks between. */
export interface Placed {
  readonly text: string;
  readonly head: boolean;
  readonly row?: number;
  readonly column?: number;
}

/** Blanks between two columns. */
const GAP = 2;
/** A column of words is never cut below this. */
const WORDS_LEAST = 6;

/** Returns the columns that a table takes when none of it is left out. */
export function tableWidth(table: PageTable): number {
  return Math.max(totalOf(widthsOf(table)), hasHeads(table) ? 0 : textWidth(table.name));
}

/** Returns a table in lines of at most `columns`, and the columns that it takes. */
export function tableLines(
  table: PageTable,
  columns: number,
): { readonly width: number; readonly lines: readonly (readonly Placed[])[] } {
  const { kept, widths } = fittedColumns(table, columns);
  const heads = kept.map(({ at }) => table.columns[at]?.head ?? '');
  const named = hasHeads(table)
    ? [lineOf(table, kept, widths, heads)]
    : table.name === ''
      ? []
      : [[{ text: abridged(table.name, columns), head: true }]];
  const rows = table.rows.map((cells, row) =>
    lineOf(
      table,
      kept,
      widths,
      kept.map(({ at }) => cells[at]?.text ?? ''),
      row,
    ),
  );
  const name = hasHeads(table) ? 0 : Math.min(columns, textWidth(table.name));
  return { width: Math.max(totalOf(widths), name), lines: [...named, ...rows] };
}

export function compacted(table: PageTable, rank: number): PageTable {
  const kept = table.columns.flatMap((column, at) => (column.rank < rank ? [at] : []));
  const empty = { text: '' };
  return {
    ...table,
    columns: table.columns.map((column, at) =>
      kept.includes(at) ? column : { ...column, head: '' },
    ),
    rows: table.rows.map(cells => cells.map((cell, at) => (kept.includes(at) ? cell : empty))),
  };
}

interface Kept {
  readonly at: number;
}

function hasHeads({ columns }: PageTable): boolean {
  return columns.some(({ head }) => head !== '');
}

function widthsOf({ columns, rows }: PageTable): readonly number[] {
  return columns.map(({ head }, at) =>
    Math.max(textWidth(head), ...rows.map(cells => textWidth(cells[at]?.text ?? ''))),
  );
}

function totalOf(widths: readonly number[]): number {
  const seen = widths.filter(width => width > 0);
  return seen.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, seen.length - 1);
}

// Leaves out the columns of the greatest rank, from the right, then cuts the widest column of words.
function fittedColumns(
  table: PageTable,
  columns: number,
): { readonly kept: readonly Kept[]; readonly widths: readonly number[] } {
  const all = widthsOf(table);
  // A column without a word in it takes no room.
  let kept: readonly Kept[] = table.columns.flatMap((_, at) => (all[at] === 0 ? [] : [{ at }]));
  const widths = () => kept.map(({ at }) => all[at] ?? 0);
  for (;;) {
    const ranks = kept.map(({ at }) => table.columns[at]?.rank ?? 0);
    const worst = Math.max(...ranks);
    if (totalOf(widths()) <= columns || worst <= 0) break;
    const out = ranks.lastIndexOf(worst);
    kept = kept.filter((_, at) => at !== out);
  }
  let cut = cutWidths(widths(), columns);
  // Where even the shortest words do not fit, the last columns are left out.
  while (totalOf(cut) > columns && kept.length > 1) {
    kept = kept.slice(0, -1);
    cut = cutWidths(widths(), columns);
  }
  return { kept, widths: cut };
}

function cutWidths(widths: readonly number[], columns: number): readonly number[] {
  const cut = [...widths];
  for (let over = totalOf(cut) - columns; over > 0; over = totalOf(cut) - columns) {
    const widest = cut.indexOf(Math.max(...cut));
    const width = cut[widest] ?? 0;
    if (width <= WORDS_LEAST) break;
    cut[widest] = Math.max(WORDS_LEAST, width - over);
  }
  return cut;
}

function lineOf(
  table: PageTable,
  kept: readonly Kept[],
  widths: readonly number[],
  texts: readonly string[],
  row?: number,
): readonly Placed[] {
  const head = row === undefined;
  return kept.flatMap(({ at }, index): readonly Placed[] => {
    const width = widths[index] ?? 0;
    const text = abridged(texts[index] ?? '', width);
    const blanks = { text: ' '.repeat(width - textWidth(text)), head };
    const shown = { text, head, ...(row === undefined ? {} : { row, column: at }) };
    const gap = index === 0 ? [] : [{ text: ' '.repeat(GAP), head }];
    const isRight = table.columns[at]?.align === 'right';
    const line = [...gap, ...(isRight ? [blanks, shown] : [shown, blanks])];
    return line.filter(span => span.text !== '');
  });
}
