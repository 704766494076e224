// The outline of a circuit fitted into a picture: a chain of dots in driving order, drawn with thick corners, the finish line
// across it and the pit lane beside it.
import type { Board, Point } from '../../circuit/board.ts';
import { type Dots, type Ink, setDot } from './dots.ts';
import { modulo } from './lap.ts';

/** A dot of the outline; y runs downwards. */
export interface TraceDot {
  readonly x: number;
  readonly y: number;
  readonly tick: number;
}

/** The outline in dots: a closed chain for drawing, and the dot of every tick for cars. */
export interface Trace {
  readonly chain: readonly TraceDot[];
  readonly byTick: readonly TraceDot[];
}

/** Dots that stay free on each side. */
export interface Inset {
  readonly x: number;
  readonly y: number;
}

/** The outline as large as the picture allows, in the middle, both directions to one scale. */
export function traceOf(board: Board, dots: Dots, inset: Inset): Trace {
  const byTick = fitted(board.outline, dots, inset);
  const chain: TraceDot[] = [];
  for (const [tick, dot] of byTick.entries()) {
    const next = byTick[(tick + 1) % byTick.length] ?? dot;
    chain.push(...stepsBetween(dot, next));
  }
  return { chain: withoutSteps(chain), byTick };
}

function fitted(outline: readonly Point[], dots: Dots, inset: Inset): TraceDot[] {
  const xs = outline.map(point => point.x);
  const ys = outline.map(point => point.y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(1, dots.width - 1 - 2 * inset.x);
  const height = Math.max(1, dots.height - 1 - 2 * inset.y);
  const scale = Math.min(width / Math.max(1, east - west), height / Math.max(1, north - south));
  const left = (dots.width - 1 - (east - west) * scale) / 2;
  const top = (dots.height - 1 - (north - south) * scale) / 2;
  return outline.map((point, tick) => ({
    x: Math.round(left + (point.x - west) * scale),
    y: Math.round(top + (north - point.y) * scale),
    tick,
  }));
}

/** Dots from one to the next in a straight line, the last one left out; nothing when both are the same. */
function stepsBetween(from: TraceDot, to: TraceDot): TraceDot[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / steps),
    y: Math.round(from.y + ((to.y - from.y) * step) / steps),
    tick: from.tick,
  }));
}

/** The chain without the dots that only make a stair of a diagonal. */
function withoutSteps(chain: readonly TraceDot[]): TraceDot[] {
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

/** Where the track leads at a dot, as a vector of length 1. */
function headingAt(chain: readonly TraceDot[], at: number): { x: number; y: number } {
  const reach = 2;
  const before = chain[modulo(at - reach, chain.length)];
  const after = chain[modulo(at + reach, chain.length)];
  if (before === undefined || after === undefined) return { x: 1, y: 0 };
  const [x, y] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Draws track, thick corners and the finish line; `lineReach` is half the length of that line in dots. */
export function drawTrace(dots: Dots, board: Board, trace: Trace, lineReach: number): void {
  const { chain } = trace;
  const inCorner = cornerTicks(board);
  for (const [at, dot] of chain.entries()) {
    const ink: Ink = inCorner[dot.tick] === true ? 'corner' : 'track';
    setDot(dots, dot.x, dot.y, ink);
    if (ink === 'track') continue;
    const heading = headingAt(chain, at);
    const flat = Math.abs(heading.x) >= Math.abs(heading.y);
    setDot(dots, dot.x + (flat ? 0 : 1), dot.y + (flat ? 1 : 0), ink);
  }
  const line = trace.byTick[0];
  const heading = headingAt(chain, 0);
  for (let reach = -lineReach; line !== undefined && reach <= lineReach; reach++) {
    const x = Math.round(line.x - heading.y * reach);
    setDot(dots, x, Math.round(line.y + heading.x * reach), 'line');
  }
}

function cornerTicks(board: Board): readonly boolean[] {
  const ticks = new Array<boolean>(board.ticks).fill(false);
  for (const corner of board.corners) ticks.fill(true, corner.fromTick, corner.toTick);
  return ticks;
}

/** Draws the pit lane, `offset` dots beside the track. */
export function drawPitLane(dots: Dots, board: Board, trace: Trace, offset: number): void {
  const first = board.spaces[board.pit?.spaces[0] ?? -1];
  const last = board.spaces[board.pit?.spaces.at(-1) ?? -1];
  if (first === undefined || last === undefined) return;
  const length = modulo(last.endTick - first.tick, board.ticks);
  const side = board.pit?.side === 0 ? -offset : offset;
  for (const [at, dot] of trace.chain.entries()) {
    if (modulo(dot.tick - first.tick, board.ticks) > length) continue;
    const heading = headingAt(trace.chain, at);
    const x = Math.round(dot.x - heading.y * side);
    setDot(dots, x, Math.round(dot.y + heading.x * side), 'pit');
  }
}
