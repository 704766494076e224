// The outline of a circuit fitted into a picture: a chain of dots in driving order, and the place of each tick of the
// lap.
import type { Board, Point } from '../../circuit/board.ts';
import { keptIndices } from '../../circuit/fewer-points.ts';
import type { Dots } from './dots.ts';

/** A dot of the outline; y runs downwards. */
export interface TraceDot {
  readonly x: number;
  readonly y: number;
  readonly tick: number;
}

export interface Trace {
  readonly chain: readonly TraceDot[];
  readonly byTick: readonly TraceDot[];
  /** The places in `byTick` before rounding, for drawing beside the track. */
  readonly course: readonly Point[];
}

/** Dots that stay free at each side. */
export interface Inset {
  readonly x: number;
  readonly y: number;
}

/** Dots by which the picture may deviate from the outline for a smoother line. */
const CALM = 0.6;

/** Returns the outline as large as the picture allows, centred, with the same scale in both directions. */
export function traceOf(board: Board, dots: Dots, inset: Inset): Trace {
  const course = calmed(fitted(board.outline, dots, inset));
  const byTick = course.map(({ x, y }, tick) => ({ x: Math.round(x), y: Math.round(y), tick }));
  return { chain: chained(byTick), byTick, course };
}

function fitted(outline: readonly Point[], dots: Dots, inset: Inset): Point[] {
  const xs = outline.map(point => point.x);
  const ys = outline.map(point => point.y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(1, dots.width - 1 - 2 * inset.x);
  const height = Math.max(1, dots.height - 1 - 2 * inset.y);
  const scale = Math.min(width / Math.max(1, east - west), height / Math.max(1, north - south));
  const left = (dots.width - 1 - (east - west) * scale) / 2;
  const top = (dots.height - 1 - (north - south) * scale) / 2;
  return outline.map(point => ({
    x: left + (point.x - west) * scale,
    y: top + (north - point.y) * scale,
  }));
}

/** Returns the course with straight lines where it hardly bends: small pictures would show every wobble as a step. */
function calmed(course: readonly Point[]): Point[] {
  const closed = [...course, ...course.slice(0, 1)];
  const kept = keptIndices(closed, CALM);
  const calm: Point[] = [];
  for (const [leg, from] of kept.entries()) {
    const to = kept[leg + 1] ?? from;
    const [a, b] = [closed[from], closed[to]];
    if (a === undefined || b === undefined) continue;
    for (let at = from; at < to; at++) calm.push(shareOf(closed, a, b, at));
  }
  return calm;
}

/** Returns the place between two kept points that is as far along as the point at `at`. */
function shareOf(course: readonly Point[], a: Point, b: Point, at: number): Point {
  const p = course[at] ?? a;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  const along = Math.min(1, Math.max(0, share));
  return { x: a.x + dx * along, y: a.y + dy * along };
}

function chained(byTick: readonly TraceDot[]): readonly TraceDot[] {
  return withoutSteps(
    byTick.flatMap((dot, tick) => stepsBetween(dot, byTick[(tick + 1) % byTick.length] ?? dot)),
  );
}

/** Returns the dots on a straight line from one to another without the last; none when both are the same. */
export function stepsBetween(from: TraceDot, to: TraceDot): TraceDot[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / steps),
    y: Math.round(from.y + ((to.y - from.y) * step) / steps),
    tick: from.tick,
  }));
}

/** Returns the chain without dots that turn a diagonal into a staircase. */
export function withoutSteps(chain: readonly TraceDot[]): TraceDot[] {
  const kept: TraceDot[] = [];
  for (const [at, dot] of chain.entries()) {
    const before = kept.at(-1);
    const after = chain[at + 1];
    const isStep =
      before !== undefined &&
      after !== undefined &&
      Math.abs(after.x - before.x) === 1 &&
      Math.abs(after.y - before.y) === 1;
    if (!isStep) kept.push(dot);
  }
  return kept;
}
