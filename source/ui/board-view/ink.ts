// Draws the track of the map, with thick corners and a gap where it passes under itself, and a lane beside it.
import type { Board, Point } from '../../circuit/board.ts';
import { crossingsOf } from './crossings.ts';
import { type Dots, type Ink, setDot } from './dots.ts';
import { modulo } from './lap.ts';
import type { SideLane } from './map-features.ts';
import { stepsBetween, type Trace, type TraceDot, withoutSteps } from './trace.ts';

/** Draws the track; corners are two dots thick when `thick`. */
export function drawTrack(dots: Dots, board: Board, trace: Trace, thick: boolean): void {
  const inCorner = cornerTicks(board);
  const isHidden = hiddenAt(board, trace);
  for (const dot of trace.chain) {
    if (isHidden(dot)) continue;
    const ink: Ink = inCorner[dot.tick] === true ? 'corner' : 'track';
    setDot(dots, dot.x, dot.y, ink);
    if (ink === 'track' || !thick) continue;
    const heading = headingAt(trace.course, dot.tick);
    const flat = Math.abs(heading.x) >= Math.abs(heading.y);
    setDot(dots, dot.x + (flat ? 0 : 1), dot.y + (flat ? 1 : 0), ink);
  }
}

function cornerTicks(board: Board): readonly boolean[] {
  const ticks = new Array<boolean>(board.ticks).fill(false);
  for (const corner of board.corners) ticks.fill(true, corner.fromTick, corner.toTick);
  return ticks;
}

/** Half the gap in the lower road, in dots. */
const GAP = 2.5;
/** Ticks around a crossing within which a road counts as the crossing one. */
const NEAR_TICKS = 12;

/** Returns a predicate for the dots of a road that are hidden because it passes under another. */
function hiddenAt(board: Board, trace: Trace): (dot: TraceDot) => boolean {
  const isNear = (tick: number, to: number) => {
    const apart = modulo(tick - to, board.ticks);
    return Math.min(apart, board.ticks - apart) <= NEAR_TICKS;
  };
  const gaps = crossingsOf(board).map(({ below, above }) => {
    const over = trace.chain.filter(dot => isNear(dot.tick, above));
    return { below, over };
  });
  return dot =>
    gaps.some(
      ({ below, over }) =>
        isNear(dot.tick, below) && over.some(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) < GAP),
    );
}

const LANE_OFFSET = 3;

/** Returns the dots from the track to a lane beside it, positive to the right in driving direction. */
export function offsetOf({ side }: SideLane): number {
  return side === 'left' ? -LANE_OFFSET : LANE_OFFSET;
}

export function drawSideLane(dots: Dots, board: Board, trace: Trace, lane: SideLane): void {
  const { fromTick, toTick } = lane;
  const beside = Array.from({ length: modulo(toTick - fromTick, board.ticks) + 1 }, (_, along) =>
    besideTrack(trace, (fromTick + along) % board.ticks, offsetOf(lane)),
  );
  const chain = beside.flatMap((dot, at) => stepsBetween(dot, beside[at + 1] ?? dot));
  for (const dot of withoutSteps(chain)) setDot(dots, dot.x, dot.y, 'pit');
}

/** Returns the dot at a distance beside a tick, to the right in driving direction if positive. */
export function besideTrack({ course }: Trace, tick: number, distance: number): TraceDot {
  const { x, y } = course[tick] ?? { x: 0, y: 0 };
  const heading = headingAt(course, tick);
  return {
    x: Math.round(x - heading.y * distance),
    y: Math.round(y + heading.x * distance),
    tick,
  };
}

/** Returns the direction of the course at a tick as a vector of length 1, from the points before and behind it. */
function headingAt(course: readonly Point[], tick: number): Point {
  const reach = 4;
  const before = course[modulo(tick - reach, course.length)];
  const after = course[modulo(tick + reach, course.length)];
  if (before === undefined || after === undefined) return { x: 1, y: 0 };
  const [x, y] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}
