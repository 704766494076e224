// Makes one clean lap from the points of a file, closed and without repeats, or refuses what is not a lap.
import type { Point } from '../board.ts';
import { metresAlong } from '../outline.ts';

export type LoopMade =
  | { readonly ok: true; readonly points: readonly Point[]; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const POINTS_MIN = 8;
export const LENGTH_METRES_MIN = 250;
const LENGTH_METRES_MAX = 60_000;
/** Points closer than this count as one. */
const REPEAT_METRES = 0.5;
/** Points closer than this add noise but no shape; a recording of ten points a second is thinned to it. */
const SPACING_METRES_MIN = 4;
const GAP_SHARE_MAX = 0.05;

/** Returns one closed lap in metres; `reverse` drives it the other way round from the same first point. */
export function makeLoop(raw: readonly Point[], reverse: boolean): LoopMade {
  const distinct = withoutRepeats(raw, REPEAT_METRES);
  if (distinct.length < POINTS_MIN) {
    return refused(`only ${distinct.length} different points; a lap needs at least ${POINTS_MIN}`);
  }
  const length = metresAlong(distinct).at(-1) ?? 0;
  if (!(length >= LENGTH_METRES_MIN && length <= LENGTH_METRES_MAX)) {
    return refused(
      `a lap of ${lengthText(length)}; it must be 250 m to 60 km long, so give metres or degrees`,
    );
  }
  const gap = gapOf(raw);
  if (gap > length * GAP_SHARE_MAX && gap > 1.5 * longestStep(distinct)) {
    return refused(
      `the line is open: its ends lie ${Math.round(gap)} m apart; add the missing points, the last like the first`,
    );
  }
  const thinned = withoutRepeats(distinct, Math.max(SPACING_METRES_MIN, length / 8000));
  const points = thinned.length >= POINTS_MIN ? thinned : distinct;
  const driven = reverse ? [...points.slice(0, 1), ...points.slice(1).reverse()] : points;
  const notes =
    gap > 100 && gap > length * 0.02
      ? [`the ends of the line lie ${Math.round(gap)} m apart; joined`]
      : [];
  return { ok: true, points: driven, notes };
}

function refused(problem: string): LoopMade {
  return { ok: false, problem };
}

function lengthText(metres: number): string {
  if (!(metres < 1e9)) return 'no measurable length';
  return metres < 10_000 ? `${Math.round(metres)} m` : `${Math.round(metres / 1000)} km`;
}

/** Returns the points without those closer than `metres` to the one kept before, or to the first at the end. */
function withoutRepeats(points: readonly Point[], metres: number): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (before === undefined || distance(before, point) >= metres) kept.push(point);
  }
  const first = kept[0];
  while (kept.length > 1 && first !== undefined && distance(kept.at(-1) ?? first, first) < metres) {
    kept.pop();
  }
  return kept;
}

function gapOf(points: readonly Point[]): number {
  const [first, last] = [points[0], points.at(-1)];
  return first === undefined || last === undefined ? 0 : distance(first, last);
}

function longestStep(points: readonly Point[]): number {
  let longest = 0;
  for (let i = 1; i < points.length; i++) {
    longest = Math.max(longest, distance(points[i - 1] ?? ORIGIN, points[i] ?? ORIGIN));
  }
  return longest;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

const ORIGIN: Point = { x: 0, y: 0 };
