// Distinguishes a recording of several laps from a single lap.
import type { Point } from '../board.ts';

/** Two passes of the same road lie within 20 m of each other, less on a lap shorter than 1 km. */
const NEAR_METRES = 20;
const NEAR_SHARE = 0.02;
/** Places in the first part of the line that are looked for again, as shares of it. */
const CHECKS = [0, 0.05, 0.1, 0.15, 0.2] as const;

/**
 * Reports whether a line of `lengthMetres`, in equally spaced points, runs a second time along its own first part in
 * the same direction. A crossing, a parallel straight or a loop within the lap does not count.
 */
export function isDrivenTwice(points: readonly Point[], lengthMetres: number): boolean {
  const near = Math.min(NEAR_METRES, lengthMetres * NEAR_SHARE);
  const n = points.length;
  const found = CHECKS.filter(share => {
    const check = Math.round(share * n);
    const from = check + Math.round(0.2 * n);
    const to = check + Math.round(0.8 * n);
    for (let i = from; i <= to; i++) if (runsAlong(points, i % n, check, near)) return true;
    return false;
  });
  return found.length >= CHECKS.length - 1;
}

function runsAlong(points: readonly Point[], index: number, check: number, near: number): boolean {
  const [a, b] = [pointAt(points, index), pointAt(points, check)];
  if (Math.hypot(a.x - b.x, a.y - b.y) > near) return false;
  return Math.cos(direction(points, index) - direction(points, check)) > 0.8;
}

function direction(points: readonly Point[], index: number): number {
  const [a, b] = [pointAt(points, index), pointAt(points, index + 1)];
  return Math.atan2(b.y - a.y, b.x - a.x);
}

function pointAt(points: readonly Point[], index: number): Point {
  return points[index % points.length] ?? { x: 0, y: 0 };
}
