// The sheet of a table that was played elsewhere: a CSV of place, name, place on the grid, and why a car is out.
import type { SheetRow } from '../../../season/ledger/entry.ts';
import { safeText } from '../../../storage/untrusted-text.ts';
import { Problem } from '../../problem.ts';

/** Columns of where, or why, a car dropped out. */
const WHY_CELLS = 40;
const NO_PLACE = /^(?:-|out|ret|dnf|)$/i;

/**
 * Reads a sheet. A first line without a number may name the columns.
 * @param idOf returns the id of a driver by name, or throws a Problem that names the line
 * @throws Problem with the number of the line
 */
export function readSheet(
  text: string,
  idOf: (name: string, line: number) => string,
): readonly SheetRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ cells: line.split(/[,;\t]/).map(cell => cell.trim()), number: at + 1 }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const [first] = lines;
  const hasHeading = first !== undefined && /^(?:place|pos)/i.test(first.cells[0] ?? '');
  const rows = hasHeading ? lines.slice(1) : lines;
  if (rows.length === 0) throw new Problem('The sheet is empty: write place,name on each line.');
  return rows.map(({ cells, number }) => rowOf(cells, number, idOf));
}

function rowOf(
  [place = '', name = '', grid = '', out = '']: readonly string[],
  line: number,
  idOf: (name: string, line: number) => string,
): SheetRow {
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
