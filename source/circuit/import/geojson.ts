// Reads a line from GeoJSON: the LineString or Polygon with the most points, wherever it stands in the file.
import { readJson } from '../../rules/kit/outside-text.ts';
import type { Point } from '../board.ts';
import type { CentreLineRead } from './centre-line.ts';
import { unitOf } from './plane.ts';

/** The members of GeoJSON objects that matter here; any may be missing or of another type. */
interface Fields {
  readonly type?: unknown;
  readonly geometry?: unknown;
  readonly geometries?: unknown;
  readonly features?: unknown;
  readonly coordinates?: unknown;
  readonly properties?: unknown;
  /** Usual names of properties: metres of a lap, and where it lies. */
  readonly length?: unknown;
  readonly Location?: unknown;
  readonly location?: unknown;
}

interface FoundLine {
  readonly coordinates: readonly unknown[];
  readonly properties: Fields;
}

/** Characters of a file of lines; a point for every metre of a lap needs a fraction of them. */
const TEXT_MAX = 16_000_000;
/** How deep features may nest: a collection of features with geometry collections needs four. */
const DEPTH_MAX = 8;

/** The centre line of GeoJSON `text`; a problem as a sentence without the file's name. */
export function readGeoJson(text: string): CentreLineRead {
  const json = readJson(text, TEXT_MAX);
  if (!json.ok)
    return { ok: false, problem: `this ${json.message}; save the file again as GeoJSON` };
  const lines = linesOf(json.value, {}, 0);
  const longest = lines.reduce<FoundLine | undefined>(
    (best, line) => (line.coordinates.length > (best?.coordinates.length ?? -1) ? line : best),
    undefined,
  );
  if (longest === undefined) {
    return { ok: false, problem: 'no LineString or Polygon in this GeoJSON; it needs one line' };
  }
  const notes =
    lines.length > 1
      ? [`the file has ${lines.length} lines; the one with the most points was taken`]
      : [];
  return lineOf(longest, notes);
}

function lineOf(found: FoundLine, notes: readonly string[]): CentreLineRead {
  const points: Point[] = [];
  for (const [index, pair] of found.coordinates.entries()) {
    const point = pointOf(pair);
    if (point === undefined) {
      return {
        ok: false,
        problem: `point ${index + 1} of the line is not two numbers; write it as [longitude, latitude]`,
      };
    }
    points.push(point);
  }
  const stated = found.properties.length;
  const place = found.properties.Location ?? found.properties.location;
  return {
    ok: true,
    line: {
      points,
      unit: unitOf(points),
      notes,
      ...(typeof stated === 'number' && Number.isFinite(stated) ? { statedMetres: stated } : {}),
      ...(typeof place === 'string' ? { place } : {}),
    },
  };
}

function linesOf(node: unknown, properties: Fields, depth: number): FoundLine[] {
  if (!isFields(node) || depth > DEPTH_MAX) return [];
  const own = isFields(node.properties) ? node.properties : properties;
  const coordinates = node.coordinates;
  if (node.type === 'LineString')
    return Array.isArray(coordinates) ? [{ coordinates, properties: own }] : [];
  if (node.type === 'Polygon' || node.type === 'MultiLineString') {
    return Array.isArray(coordinates)
      ? coordinates
          .filter(ring => Array.isArray(ring))
          .map(ring => ({ coordinates: ring, properties: own }))
      : [];
  }
  const inner = [node.geometry, ...listOf(node.features), ...listOf(node.geometries)];
  return inner.flatMap(child => linesOf(child, own, depth + 1));
}

function pointOf(pair: unknown): Point | undefined {
  if (!Array.isArray(pair)) return undefined;
  const [x, y]: unknown[] = pair;
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}

function isFields(node: unknown): node is Fields {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : [];
}
