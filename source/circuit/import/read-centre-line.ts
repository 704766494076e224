// Reads a centre line from any kind of file that is understood; which one it is shows in the text.
import type { CentreLineRead } from './centre-line.ts';
import { readGeoJson } from './geojson.ts';
import { readGpx } from './gpx.ts';
import { readPointTable } from './point-table.ts';

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
