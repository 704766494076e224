// Reads a plain table of points, one per line: x and y in metres, or longitude and latitude, with or without a heading.
import type { Point } from '../board.ts';
import type { CentreLineRead } from './centre-line.ts';
import { unitOf } from './plane.ts';

interface Columns {
  readonly x: number;
  readonly y: number;
  readonly unit?: 'degrees' | 'metres';
}

/**
 * Reads the centre line of a table separated by commas, semicolons, tabs or blanks; lines that begin with `#` are
 * comments, but may hold the heading.
 */
export function readPointTable(text: string): CentreLineRead {
  let columns: Columns = { x: 0, y: 1 };
  const points: Point[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/u).entries()) {
    const cells = cellsOf(raw.replace(/^\s*#/u, ''));
    const heading = headingOf(cells);
    if (points.length === 0 && heading !== undefined) columns = heading;
    if (raw.trim() === '' || /^\s*#/u.test(raw) || (points.length === 0 && heading !== undefined)) {
      continue;
    }
    const x = numberOf(cells[columns.x]);
    const y = numberOf(cells[columns.y]);
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      return {
        ok: false,
        problem: `line ${index + 1} is not two numbers (${excerpt(raw)}); write x,y in metres or longitude,latitude`,
      };
    }
    points.push({ x, y });
  }
  if (points.length === 0) return { ok: false, problem: 'no points in this file' };
  const unit = columns.unit ?? unitOf(points);
  return { ok: true, line: { points, unit, notes: [] } };
}

function cellsOf(line: string): readonly string[] {
  const text = line.trim();
  if (text.includes(';')) return text.split(';').map(cell => cell.trim().replace(',', '.'));
  if (text.includes(',')) return text.split(',').map(cell => cell.trim());
  return text.split(/\s+/u);
}

function headingOf(cells: readonly string[]): Columns | undefined {
  const words = cells.map(cell => cell.toLowerCase().replace(/["']/gu, ''));
  const find = (pattern: RegExp) => words.findIndex(word => pattern.test(word));
  const longitude = find(/^(lon|lng|long|longitude)\b/u);
  const latitude = find(/^(lat|latitude)\b/u);
  if (longitude >= 0 && latitude >= 0) return { x: longitude, y: latitude, unit: 'degrees' };
  const x = find(/^(x|east|easting)(_m|\b)/u);
  const y = find(/^(y|north|northing)(_m|\b)/u);
  return x >= 0 && y >= 0 ? { x, y, unit: 'metres' } : undefined;
}

function numberOf(cell: string | undefined): number {
  return cell === undefined || cell === '' ? Number.NaN : Number(cell);
}

function excerpt(line: string): string {
  const plain = line.replace(/[^\x20-\x7E]/gu, '?').trim();
  return plain.length > 30 ? `${plain.slice(0, 30)}...` : plain;
}
