// The table of a list of circuits, as wide as the terminal allows, whatever its figures.
import { safeText } from '../../storage/untrusted-text.ts';
import { textWidth } from '../../ui/theme/width.ts';
import { table } from '../printer.ts';

export interface Column<Facts> {
  readonly heading: string;
  /** Returns the cell of a circuit; empty where its figure is not known. */
  readonly cell: (facts: Facts) => string;
}

export interface ListColumns<Facts> {
  /** Shown on every screen. */
  readonly figures: readonly Column<Facts>[];
  /** Shown behind them where there is room. */
  readonly racing: readonly Column<Facts>[];
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

/** Returns a whole number as text, empty for none. */
export function figure(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** Returns a percentage as text, empty for none. */
export function share(percent: number | undefined): string {
  return percent === undefined ? '' : `${percent} %`;
}

/** Fewest columns in which a place is still recognisable. */
const PLACE_LEAST = 8;

/** Returns the lines: id and figures always, and the name, the racing and the place where there is room. */
export function listTable<Facts extends Listed>(
  facts: readonly Facts[],
  { figures, racing }: ListColumns<Facts>,
  columns: number,
): readonly string[] {
  const id: Column<Facts> = { heading: 'id', cell: entry => entry.id };
  const name: Column<Facts> = { heading: 'name', cell: entry => entry.name };
  const few = told(figures, facts);
  const all = [...few, ...told(racing, facts)];
  const full = linesOf([id, name, ...all], facts, 2);
  const room = columns - widthOf(full) - 2;
  if (room >= PLACE_LEAST) {
    const place: Column<Facts> = { heading: 'place', cell: entry => safeText(entry.place, room) };
    return linesOf([id, name, place, ...all], facts, 3);
  }
  const named = linesOf([id, name, ...few], facts, 2);
  const tries = [full, named, linesOf([id, ...few], facts, 1)];
  return tries.find(lines => widthOf(lines) <= columns) ?? tries.at(-1) ?? [];
}

// Leaves out columns without a figure for any circuit.
function told<Facts>(
  columns: readonly Column<Facts>[],
  facts: readonly Facts[],
): readonly Column<Facts>[] {
  return columns.filter(column => facts.some(entry => column.cell(entry) !== ''));
}

function linesOf<Facts>(
  columns: readonly Column<Facts>[],
  facts: readonly Facts[],
  left: number,
): readonly string[] {
  const headings = columns.map(({ heading }) => heading);
  return table([headings, ...facts.map(entry => columns.map(({ cell }) => cell(entry)))], left);
}

function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth));
}
