// Thins out the points of a line while its shape stays (Douglas and Peucker).
import type { Point } from './board.ts';

/**
 * Returns the indices of the points to keep, with the first and last, so that no other point lies farther than
 * `tolerance` from the line.
 */
export function keptIndices(points: readonly Point[], tolerance: number): readonly number[] {
  const last = points.length - 1;
  const far = farthestFrom(points, 0);
  const keep = new Set([0, far, last]);
  const open = [
    [0, far],
    [far, last],
  ];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from = 0, to = 0] = span;
    const { index, distance } = farthestBetween(points, from, to);
    if (distance <= tolerance) continue;
    keep.add(index);
    open.push([from, index], [index, to]);
  }
  return [...keep].sort((a, b) => a - b);
}

function farthestFrom(points: readonly Point[], from: number): number {
  const start = points[from] ?? { x: 0, y: 0 };
  let [farthest, most] = [from, -1];
  for (const [i, point] of points.entries()) {
    const distance = Math.hypot(point.x - start.x, point.y - start.y);
    if (distance > most) [farthest, most] = [i, distance];
  }
  return farthest;
}

function farthestBetween(
  points: readonly Point[],
  from: number,
  to: number,
): { index: number; distance: number } {
  const a = points[from] ?? { x: 0, y: 0 };
  const b = points[to] ?? a;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  let [index, most] = [from, -1];
  for (let i = from + 1; i < to; i++) {
    const p = points[i] ?? a;
    const distance =
      length < 1e-9
        ? Math.hypot(p.x - a.x, p.y - a.y)
        : Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
    if (distance > most) [index, most] = [i, distance];
  }
  return { index, distance: most };
}
