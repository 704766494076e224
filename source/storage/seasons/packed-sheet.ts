// The sheet of a table as a line of the ledger holds it: by column, so that names are not repeated, and the places of a car
// as one text with a character for each round.

import type { SheetRow } from '../../season/ledger/entry.ts';
import { ENTRANTS_MAX } from '../../season/plan/plan-fields.ts';

const SINGLE = [
  'driver',
  'standIn',
  'place',
  'grid',
  'plays',
  'luck',
  'led',
  'lapsLed',
  'fastestLap',
  'overtakes',
  'overtaken',
  'lateOvertakes',
  'out',
  'points',
  'carries',
] as const satisfies readonly (keyof SheetRow)[];
const COUNTS = ['spent', 'figures'] as const satisfies readonly (keyof SheetRow)[];
/** Places are digits of this base: 1 to 9, then a to z. */
const BASE = 36;

type Column = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

/** Returns a sheet by column; a sheet whose cars have different fields stays as it is. */
export function packSheet(rows: readonly SheetRow[]): unknown {
  if (rows.length === 0 || !isUniform(rows)) return rows;
  const column = (of: (row: SheetRow) => unknown): Column | undefined => {
    const values = rows.map(row => of(row) ?? null);
    return values.every(value => value === null) ? undefined : values;
  };
  const single = SINGLE.map(name => [name, column(row => row[name])]);
  const counts = COUNTS.map(name => {
    if (rows[0]?.[name] === undefined) return [name, undefined];
    const names = [...new Set(rows.flatMap(row => Object.keys(row[name] ?? {})))];
    return [name, Object.fromEntries(names.map(one => [one, column(row => row[name]?.[one])]))];
  });
  const places =
    rows[0]?.places === undefined ? undefined : rows.map(row => signsOf(row.places ?? []));
  return Object.fromEntries([...single, ...counts, ['places', places]]);
}

// Reports whether the columns give the same rows back: no value is null, and all rows or none have each list.
function isUniform(rows: readonly SheetRow[]): boolean {
  const [first] = rows;
  const lists = [...COUNTS, 'places'] as const;
  const isAlike = lists.every(name =>
    rows.every(row => (row[name] === undefined) === (first?.[name] === undefined)),
  );
  return isAlike && rows.every(({ places = [] }) => places.every(place => place < BASE));
}

function signsOf(places: readonly number[]): string {
  return places.map(place => place.toString(BASE)).join('');
}

/** Returns the rows of a sheet from outside; anything else is returned as it is, for the shape to refuse. */
export function unpackSheet(sheet: unknown): unknown {
  if (!isFields(sheet)) return sheet;
  const { driver } = sheet;
  if (!Array.isArray(driver) || driver.length > ENTRANTS_MAX) return sheet;
  return driver.map((_, at) => rowAt(sheet, at));
}

function rowAt(sheet: Fields, at: number): Fields {
  const row = Object.entries(sheet).map(([name, column]): readonly [string, unknown] => {
    if (name === 'places') return [name, placesIn(valueAt(column, at))];
    return isFields(column) ? [name, countsAt(column, at)] : [name, valueAt(column, at)];
  });
  return withoutNulls(row);
}

function countsAt(columns: Fields, at: number): Fields {
  return withoutNulls(
    Object.entries(columns).map(([name, column]) => [name, valueAt(column, at)] as const),
  );
}

function withoutNulls(entries: readonly (readonly [string, unknown])[]): Fields {
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

// Something that is not a column has no values, which the shape then refuses.
function valueAt(column: unknown, at: number): unknown {
  return Array.isArray(column) ? column[at] : undefined;
}

function placesIn(signs: unknown): unknown {
  if (typeof signs !== 'string') return signs;
  return [...signs].map(sign => Number.parseInt(sign, BASE));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
