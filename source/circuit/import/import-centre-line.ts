// Makes a board of a centre line: read, project, close, resample, find bends and corners, count spaces, simplify the outline.
// A starting point for an author, who names the corners and corrects the counts.
import type { Point } from '../board.ts';
import { type Circuit, circuitFile, type TrackEntry } from '../circuit.ts';
import { bestRotation, MAP_ASPECT, metresAlong } from '../outline.ts';
import { type CentreLine, readCentreLine } from './centre-line.ts';
import { type PlannedCorner, type PlannedLap, planLap } from './corners.ts';
import { laneCounts } from './lane-counts.ts';
import { isDrivenTwice } from './laps.ts';
import { makeLoop } from './loop.ts';
import { toPlane } from './plane.ts';
import { type Outline, outlineOf } from './simplify.ts';
import { resample } from './spline.ts';
import { straightSpaces } from './straights.ts';

/** What the author asks for; only id and name are needed. */
export interface ImportOptions {
  /** Name of the file without `.yaml`. */
  readonly id: string;
  readonly name: string;
  /** Metres from the first point to the finish line; without it the line moves only when it lies in a bend. */
  readonly start?: number | undefined;
  readonly lanes?: 2 | 3 | 4 | undefined;
  /** Spaces of a lap in the middle of the road, 60 to 240. */
  readonly target?: number | undefined;
  /** Keeps every bend, however fast, each a corner of its own with 2, 1, 2, 1 stops, and a wall on the outside. */
  readonly oval?: boolean | undefined;
  /** Drives the line against the order of the file. */
  readonly reverse?: boolean | undefined;
}

/** A circuit and remarks for its author, or one sentence about what is wrong with the file and the mend. */
export type Imported =
  | { readonly ok: true; readonly circuit: Circuit; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

export const TARGET_SPACES = 150;
const TARGET_MIN = 60;
const TARGET_MAX = 240;
const SAMPLE_METRES = 3;
const SAMPLES_MIN = 240;
const SAMPLES_MAX = 6000;
/** Shorter and longer laps are looked at as if they had this length: a kart track has tight bends, a 20 km lap too many. */
const SCALE_METRES_MIN = 2500;
const SCALE_METRES_MAX = 8000;
/** Points an outline must have to be drawn. */
const OUTLINE_POINTS_MIN = 8;
/** Spaces of one straight a file may have. */
const STRAIGHT_MAX = 200;
/** Spaces by which the laps of two lanes may differ. */
const LANE_DIFFERENCE_MAX = 15;

/**
 * A board of the centre line in `text`: GeoJSON (LineString or Polygon), GPX, or a table of x,y in metres or longitude,latitude.
 * The same text and options always give the same board.
 * @param fileName for messages and the `source` line.
 */
export function importCentreLine(text: string, fileName: string, options: ImportOptions): Imported {
  const target = options.target ?? TARGET_SPACES;
  if (!Number.isInteger(target) || target < TARGET_MIN || target > TARGET_MAX) {
    return refused(
      `a lap of ${target} spaces; give a whole number from ${TARGET_MIN} to ${TARGET_MAX}`,
    );
  }
  if (options.start !== undefined && !Number.isFinite(options.start)) {
    return refused('the start is no number; give metres from the first point of the file');
  }
  const read = readCentreLine(text, fileName);
  if (!read.ok) return read;
  const { line } = read;
  const plane = line.unit === 'degrees' ? toPlane(line.points) : line.points;
  const loop = makeLoop(plane, options.reverse ?? false);
  if (!loop.ok) return refused(`${fileName}: ${loop.problem}`);
  const real = resample(loop.points, sampleCount(loop.points), options.start ?? 0);
  if (isDrivenTwice(real.samples)) {
    return refused(`${fileName}: the line goes round more than once; cut it down to a single lap`);
  }
  const scale = scaleOf(real.lengthMetres);
  const plan = planLap(scaled(real.samples, scale), real.lengthMetres * scale, {
    moveStart: options.start === undefined,
    oval: options.oval ?? false,
    target,
  });
  if (plan === undefined) {
    return refused(`${fileName}: the line is too rough to find its bends; smooth it and try again`);
  }
  if (plan.corners.length === 0) {
    return refused(`${fileName}: no corner was found; the line must turn somewhere`);
  }
  const circuit = circuitOf(plan, scale, line, fileName, { ...options, target });
  if ((circuit.outline?.length ?? 0) < OUTLINE_POINTS_MIN) {
    return refused(`${fileName}: the line goes back the way it came; a lap must enclose an area`);
  }
  const written = circuitFile.safeEncode(circuit);
  if (!written.success) {
    const issue = written.error.issues[0];
    return refused(
      `${issue?.path.join('.') ?? 'circuit'} ${issue?.message ?? 'cannot be written'}`,
    );
  }
  return { ok: true, circuit, notes: [...line.notes, ...loop.notes, ...plan.notes] };
}

function refused(problem: string): Imported {
  return { ok: false, problem };
}

function sampleCount(points: readonly Point[]): number {
  const wanted = Math.round((metresAlong(points).at(-1) ?? 0) / SAMPLE_METRES);
  return Math.min(SAMPLES_MAX, Math.max(SAMPLES_MIN, wanted));
}

function scaleOf(lengthMetres: number): number {
  const seen = Math.min(SCALE_METRES_MAX, Math.max(SCALE_METRES_MIN, lengthMetres));
  return seen / lengthMetres;
}

function scaled(points: readonly Point[], scale: number): readonly Point[] {
  return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}

function circuitOf(
  plan: PlannedLap,
  scale: number,
  line: CentreLine,
  fileName: string,
  options: ImportOptions & { readonly target: number },
): Circuit {
  const lap = scaled(plan.lap.points, 1 / scale);
  const metres = plan.lap.lengthMetres / scale;
  const outline = outlineOf(lap, metres / lap.length);
  const place = printable(line.place ?? '', 80);
  return {
    format: 'circuit/1',
    id: options.id,
    name: options.name,
    ...(place === '' ? {} : { place }),
    source: `centre line imported from ${printable(fileName, 200)}`,
    length_m: Math.round(statedLength(line, metres)),
    rotate: bestRotation(outline.points, MAP_ASPECT),
    outline: outline.points,
    formula: formulaOf(plan, scale, outline, options),
  };
}

/** The length the file states, when the line agrees with it. */
function statedLength(line: CentreLine, metres: number): number {
  const stated = line.statedMetres ?? metres;
  return Math.abs(stated - metres) <= metres * 0.03 ? stated : metres;
}

function formulaOf(
  plan: PlannedLap,
  scale: number,
  outline: Outline,
  options: ImportOptions & { readonly target: number },
): Circuit['formula'] {
  const lanes = options.lanes ?? (options.oval === true ? 4 : 3);
  const net = plan.lap.curvature.reduce((sum, value) => sum + value, 0);
  const [inside, outside] = net >= 0 ? (['R', 'L'] as const) : (['L', 'R'] as const);
  return {
    lanes,
    weather: {
      rain: { from: 1, to: 5 },
      changeable: { from: 6, to: 11 },
      sun: { from: 12, to: 20 },
    },
    grid: { slots: 10, pole: outside },
    pit: { side: inside, spaces: 14, boxes: 10, entry: [14, 13], exit: [2, 3] },
    ...(options.oval === true ? { wall: outside } : {}),
    track: trackOf(plan, lanes, options.target, metres => outline.metresAt(metres / scale)),
  };
}

function trackOf(
  plan: PlannedLap,
  lanes: number,
  target: number,
  metresAt: (metres: number) => number,
): readonly TrackEntry[] {
  const gaps = [...plan.corners, undefined].map((corner, i) => {
    const before = plan.corners[i - 1]?.complex.to ?? 0;
    return (corner?.complex.from ?? plan.lap.lengthMetres) - before;
  });
  const inCorners = plan.corners.reduce((sum, corner) => sum + corner.middle, 0);
  const straights = straightSpaces(gaps, target - inCorners);
  const counts = evenCounts(plan.corners, lanes);
  return straights.flatMap((spaces, i): TrackEntry[] => {
    const corner = plan.corners[i];
    const straight = { straight: Math.min(spaces, STRAIGHT_MAX) };
    if (corner === undefined) return [straight];
    return [straight, cornerOf(corner, `T${i + 1}`, counts[i] ?? [], metresAt)];
  });
}

/** Spaces by corner, bend and lane; the difference between lanes shrinks until no lap is much longer than another. */
function evenCounts(
  corners: readonly PlannedCorner[],
  lanes: number,
): readonly (readonly (readonly number[])[])[] {
  for (let spread = 1; ; spread -= 0.1) {
    const counts = corners.map(({ complex, middle }) => laneCounts(complex, middle, lanes, spread));
    const laps = Array.from({ length: lanes }, (_, lane) =>
      counts.flat().reduce((sum, row) => sum + (row[lane] ?? 0), 0),
    );
    if (spread < 0.2 || Math.max(...laps) - Math.min(...laps) <= LANE_DIFFERENCE_MAX) return counts;
  }
}

function cornerOf(
  corner: PlannedCorner,
  name: string,
  counts: readonly (readonly number[])[],
  metresAt: (metres: number) => number,
): TrackEntry {
  const { complex, stops } = corner;
  return {
    corner: name,
    stops,
    at: { from: metresAt(complex.from), to: metresAt(complex.to) },
    bends: complex.bends.map((bend, i) => ({
      side: bend.turnDegrees > 0 ? ('R' as const) : ('L' as const),
      degrees: Math.round(Math.abs(bend.turnDegrees)),
      spaces: counts[i] ?? [],
    })),
  };
}

/** Text without control or invisible characters, cut to a length. */
function printable(text: string, longest: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, longest);
}
