// Reads a line from GeoJSON: the LineString or Polygon with the most points, anywhere in the file, and the lines that
// continue it at its ends.
import { readJson } from '../../rules/kit/outside-text.ts';
import type { Point } from '../board.ts';
import type { CentreLine, CentreLineRead } from './centre-line.ts';
import { joinPieces } from './pieces.ts';
import { unitOf } from './plane.ts';

/** The members of GeoJSON objects that are read; any may be missing or of another type. */
interface Fields {
  readonly type?: unknown;
  readonly geometry?: unknown;
  readonly geometries?: unknown;
  readonly features?: unknown;
  readonly coordinates?: unknown;
  readonly properties?: unknown;
  /** Common property names: metres of a lap, and where it lies. */
  readonly length?: unknown;
  readonly Location?: unknown;
  readonly location?: unknown;
}

interface FoundLine {
  readonly coordinates: readonly unknown[];
  readonly properties: Fields;
}

/** Most characters of a file; one point per metre of a lap needs a fraction of them. */
const TEXT_MAX = 16_000_000;
/** Most levels of nested features; a collection of features with geometry collections needs four. */
const DEPTH_MAX = 8;

/** Reads the centre line of GeoJSON `text`; a problem is a sentence without the file's name. */
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
  const faulty = longest.coordinates.findIndex(pair => pointOf(pair) === undefined);
  if (faulty !== -1) {
    const problem = `point ${faulty + 1} of the line is not two numbers; write it as [longitude, latitude]`;
    return { ok: false, problem };
  }
  return { ok: true, line: lineOf(longest, lines) };
}

function lineOf({ properties }: FoundLine, lines: readonly FoundLine[]): CentreLine {
  const { points, pieces } = joinPieces(lines.map(pointsOf).filter(line => line.length > 0));
  const stated = properties.length;
  const place = properties.Location ?? properties.location;
  return {
    points,
    unit: unitOf(points),
    notes: piecesNotes(pieces, lines.length),
    ...(typeof stated === 'number' && Number.isFinite(stated) ? { statedMetres: stated } : {}),
    ...(typeof place === 'string' ? { place } : {}),
  };
}

function piecesNotes(pieces: number, lines: number): readonly string[] {
  if (lines === 1) return [];
  if (pieces === 1) return [`the file has ${lines} lines; the one with the most points was taken`];
  const joined = `${pieces} pieces of the line were joined end to end`;
  const others = lines - pieces;
  if (others === 0) return [joined];
  const which = others === 1 ? 'one more line does' : `${others} more lines do`;
  return [`${joined}; ${which} not go on from it and ${others === 1 ? 'was' : 'were'} left out`];
}

// A line that holds anything but points joins nothing.
function pointsOf({ coordinates }: FoundLine): readonly Point[] {
  const points = coordinates.flatMap(pair => pointOf(pair) ?? []);
  return points.length === coordinates.length ? points : [];
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
