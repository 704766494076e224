// Tables laid out in columns of a terminal.
import type { SheetTable, TableColumn } from './sheet-tables.ts';

export type WidthOf = (text: string) => number;

/** Returns the width of each column of a table: that of its widest cell. */
export function columnWidths({ columns, rows }: SheetTable, widthOf: WidthOf): readonly number[] {
  return columns.map(({ head }, at) =>
    Math.max(widthOf(head), ...rows.map(({ cells }) => widthOf(cells[at] ?? ''))),
  );
}

/** Returns a cell filled with blanks to a width, aligned to the side of its column. */
export function paddedCell(
  text: string,
  { side }: TableColumn,
  width: number,
  widthOf: WidthOf,
): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'right' ? blanks + text : text + blanks;
}

/**
 * Returns a table in as many parts as it takes to fit into `room` columns, with a blank between columns. Each part begins with the
 * first `kept` columns.
 */
export function partsOfTable(
  table: SheetTable,
  kept: number,
  room: number,
  widthOf: WidthOf,
): readonly SheetTable[] {
  const widths = columnWidths(table, widthOf);
  const first = widths.slice(0, kept).reduce((sum, width) => sum + width + 1, 0);
  const parts: number[][] = [];
  let used = room;
  for (let at = kept; at < table.columns.length; at++) {
    const width = (widths[at] ?? 0) + 1;
    if (parts.length === 0 || used + width > room + 1) {
      parts.push([]);
      used = first;
    }
    parts.at(-1)?.push(at);
    used += width;
  }
  const always = table.columns.slice(0, kept).map((_, at) => at);
  return (parts.length === 0 ? [[]] : parts).map(part => only(table, [...always, ...part]));
}

/**
 * Returns the columns of a table that fit into `room` columns, with a blank between them: those of rank 0, and of the others as
 * many as there is room for.
 * @param lastLeast columns with which the last column makes do
 */
export function fittingTable(
  table: SheetTable,
  room: number,
  lastLeast: number,
  widthOf: WidthOf,
): SheetTable {
  const { columns } = table;
  const widths = columnWidths(table, widthOf).map((width, at) =>
    at === columns.length - 1 ? Math.min(width, lastLeast) : width,
  );
  const shown = new Set<number>();
  let used = -1;
  const byRank = columns.map(({ rank }, at) => ({ rank, at })).toSorted((a, b) => a.rank - b.rank);
  for (const { rank, at } of byRank) {
    const width = (widths[at] ?? 0) + 1;
    if (rank > 0 && used + width > room) continue;
    shown.add(at);
    used += width;
  }
  return only(
    table,
    columns.flatMap((_, at) => (shown.has(at) ? [at] : [])),
  );
}

function only({ columns, rows }: SheetTable, wanted: readonly number[]): SheetTable {
  const pick = <X>(list: readonly X[]) => wanted.flatMap(at => list.slice(at, at + 1));
  return { columns: pick(columns), rows: rows.map(row => ({ ...row, cells: pick(row.cells) })) };
}
