// A centre line as it stands in a file: points in file order, in metres or in degrees. Knows which kind of file it is.
import type { Point } from '../board.ts';
import { readGeoJson } from './geojson.ts';
import { readGpx } from './gpx.ts';
import { readPointTable } from './point-table.ts';

/** The points of a file, as written. */
export interface CentreLine {
  /** Longitude, latitude in degrees, or x, y in metres: east and north. */
  readonly points: readonly Point[];
  readonly unit: 'degrees' | 'metres';
  /** Length of a lap in metres that the file itself states. */
  readonly statedMetres?: number;
  /** What the file says about the circuit's place. */
  readonly place?: string;
  /** Remarks for the author of the board. */
  readonly notes: readonly string[];
}

export type CentreLineRead =
  | { readonly ok: true; readonly line: CentreLine }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads GeoJSON, GPX, or a table of points; which one is seen from the text, not from the file's name. Problems are
 * sentences without the file's name.
 */
export function readCentreLine(text: string): CentreLineRead {
  const body = text.replace(/^\uFEFF/u, '').trimStart();
  if (body === '') return { ok: false, problem: 'the file is empty; it needs the points of a lap' };
  if (body.startsWith('{')) return readGeoJson(body);
  return body.startsWith('<') ? readGpx(body) : readPointTable(text);
}
