import type { Point } from '../board.ts';
import type { CentreLineRead } from './centre-line.ts';
import { readGeoJson } from './geojson.ts';
import { readPointTable } from './point-table.ts';

const POINT = /<(trkpt|rtept)\b([^>]*)>/gu;

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

/** Reads the centre line of GPX `text`: its track points, or its route points when it has no track. */
function readGpx(text: string): CentreLineRead {
  const tracks: Point[] = [];
  const routes: Point[] = [];
  for (const [, kind, attributes] of text.matchAll(POINT)) {
    const x = attribute(attributes ?? '', 'lon');
    const y = attribute(attributes ?? '', 'lat');
    const list = kind === 'trkpt' ? tracks : routes;
    if (!Number.isFinite(x) || !Number.isFinite(y) || Math.abs(y) > 90) {
      return {
        ok: false,
        problem: `track point ${list.length + 1} has no usable lat and lon; both must be degrees`,
      };
    }
    list.push({ x, y });
  }
  const points = tracks.length > 0 ? tracks : routes;
  if (points.length === 0) {
    return { ok: false, problem: 'no track points in this file; export the lap as a GPX track' };
  }
  return { ok: true, line: { points, unit: 'degrees', notes: [] } };
}

function attribute(attributes: string, name: string): number {
  const found = new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'u').exec(attributes);
  const text = found?.[1]?.trim() ?? '';
  return text === '' ? Number.NaN : Number(text);
}
