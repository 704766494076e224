// Reads a centre line from a file of any supported kind.
import type { CentreLineRead } from './centre-line.ts';
import { readGeoJson } from './geojson.ts';
import { readGpx } from './gpx.ts';
import { readPointTable } from './point-table.ts';

/**
 * Reads GeoJSON, GPX or a table of points, recognised by the text and not by the name of the file. Problems are
 * sentences without the file's name.
 */
export function readCentreLine(text: string): CentreLineRead {
  const body = text.replace(/^\uFEFF/u, '').trimStart();
  if (body === '') return { ok: false, problem: 'the file is empty; it needs the points of a lap' };
  if (body.startsWith('{')) return readGeoJson(body);
  return body.startsWith('<') ? readGpx(body) : readPointTable(text);
}
