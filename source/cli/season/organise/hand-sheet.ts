// The sheet of a table that was played elsewhere: a CSV of place, name, place on the grid, and why a car is out.
import type { SheetRow } from '../../../season/ledger/entry.ts';
import { safeText } from '../../../storage/untrusted-text.ts';
import { Problem } from '../../problem.ts';

/** Columns shown of the place where, or the reason why, a car dropped out. */
const WHY_CELLS = 40;
const NO_PLACE = /^(?:-|out|ret|dnf|)$/i;

const COLUMNS = ['place', 'name', 'grid', 'out'] as const;
type Column = (typeof COLUMNS)[number];

/** Further headings that name a column. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  pos: 'place',
  position: 'place',
  driver: 'name',
};

interface HandSheet {
  readonly rows: readonly SheetRow[];
  /** Names of the columns that are not known. */
  readonly unread: readonly string[];
}

/**
 * Reads a sheet. A first line that begins with the column of the place names the columns, in any order.
 * @param idOf returns the id of a driver by name, or throws a Problem that names the line
 * @throws Problem with the number of the line
 */
export function readSheet(text: string, idOf: (name: string, line: number) => string): HandSheet {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ cells: line.split(/[,;\t]/).map(cell => cell.trim()), number: at + 1 }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const [first] = lines;
  const hasHeading = first !== undefined && /^(?:place|pos)/i.test(first.cells[0] ?? '');
  const rows = hasHeading ? lines.slice(1) : lines;
  if (rows.length === 0) throw new Problem('The sheet is empty: write place,name on each line.');
  const heading = hasHeading ? first.cells : [];
  const columns = columnsOf(heading);
  const read = rows.map(({ cells, number }) => rowOf(cells, columns, number, idOf));
  const twice = read.findIndex(
    ({ grid }, at) => grid !== undefined && read.findIndex(one => one.grid === grid) < at,
  );
  if (twice >= 0) {
    throw new Problem(
      `Line ${rows[twice]?.number ?? 0}: place ${read[twice]?.grid ?? 0} on the grid is there twice; give each car its own, or none.`,
    );
  }
  return {
    rows: read,
    unread: heading.filter((cell, at) => cell !== '' && columns[at] === undefined),
  };
}

// Cells beyond the heading are the columns that it leaves out.
function columnsOf(heading: readonly string[]): readonly (Column | undefined)[] {
  const named = heading.map(cell => {
    const name = cell.toLowerCase();
    return COLUMNS.find(column => column === name) ?? OTHER_NAMES[name];
  });
  return [...named, ...COLUMNS.filter(column => !named.includes(column))];
}

function rowOf(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  line: number,
  idOf: (name: string, line: number) => string,
): SheetRow {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const [place, name, grid, out] = [cell('place'), cell('name'), cell('grid'), cell('out')];
  if (name === '') throw new Problem(`Line ${line}: the name is missing; write place,name.`);
  const started = grid === '' ? {} : { grid: numberIn(grid, line, 'place on the grid') };
  const driver = idOf(name, line);
  if (NO_PLACE.test(place)) {
    const where = safeText(out, WHY_CELLS);
    return { driver, ...started, out: { cause: 'out', ...(where === '' ? {} : { where }) } };
  }
  return { driver, place: numberIn(place, line, 'place'), ...started };
}

function numberIn(text: string, line: number, what: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new Problem(`Line ${line}: "${text}" is not a ${what}; write a number from 1 up.`);
}
