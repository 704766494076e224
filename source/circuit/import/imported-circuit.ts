// Writes a planned lap as a circuit: names, weather, grid, pits, and the spaces of every straight and bend.
import type { Point } from '../board.ts';
import type { Circuit, TrackEntry } from '../file/circuit.ts';
import { bestRotation, MAP_ASPECT } from '../outline.ts';
import type { CentreLine } from './centre-line.ts';
import type { PlannedCorner, PlannedLap } from './corners.ts';
import { laneCounts } from './lane-counts.ts';
import { type Outline, outlineOf } from './simplify.ts';
import { straightSpaces } from './straights.ts';

export interface BoardWishes {
  readonly id: string;
  readonly name: string;
  /** Number of lanes; 3 when absent, 4 on an oval. */
  readonly lanes?: 2 | 3 | 4 | undefined;
  /** Spaces of a lap in the middle of the road. */
  readonly target: number;
  readonly oval?: boolean | undefined;
  /** Whose line it is and under which licence; when absent, the file is named. */
  readonly source?: string | undefined;
}

const STRAIGHT_MAX = 200;
/** Most spaces by which the laps of two lanes may differ. */
const LANE_DIFFERENCE_MAX = 15;

/**
 * Returns the circuit of a planned lap.
 * @param scale by which the plan is larger than the lap.
 */
export function circuitOf(
  plan: PlannedLap,
  scale: number,
  line: CentreLine,
  fileName: string,
  wishes: BoardWishes,
): Circuit {
  const lap = scaled(plan.lap.points, 1 / scale);
  const metres = plan.lap.lengthMetres / scale;
  const outline = outlineOf(lap, metres / lap.length);
  const place = printable(line.place ?? '', 80);
  return {
    format: 'circuit/1',
    id: wishes.id,
    name: wishes.name,
    ...(place === '' ? {} : { place }),
    source: wishes.source ?? `centre line imported from ${printable(fileName, 200)}`,
    length_m: Math.round(statedLength(line, metres)),
    rotate: bestRotation(outline.points, MAP_ASPECT),
    outline: outline.points,
    formula: formulaOf(plan, scale, outline, wishes),
  };
}

/** Returns the length that the file states if the line agrees with it to 3 %, else the measured length. */
function statedLength(line: CentreLine, metres: number): number {
  const stated = line.statedMetres ?? metres;
  return Math.abs(stated - metres) <= metres * 0.03 ? stated : metres;
}

function formulaOf(
  plan: PlannedLap,
  scale: number,
  outline: Outline,
  wishes: BoardWishes,
): Circuit['formula'] {
  const lanes = wishes.lanes ?? (wishes.oval === true ? 4 : 3);
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
    ...(wishes.oval === true ? { wall: outside, oval: true } : {}),
    track: trackOf(plan, lanes, wishes.target, metres => outline.metresAt(metres / scale)),
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

/** Returns the spaces by corner, bend and lane; lanes differ less and less until no lap is much longer than another. */
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

export function scaled(points: readonly Point[], scale: number): readonly Point[] {
  return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}

/** Returns text without control or invisible characters, cut to a length. */
export function printable(text: string, longest: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, longest);
}
