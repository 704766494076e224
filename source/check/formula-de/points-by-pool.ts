// Where a car keeps the points of a part, judging by its points alone: a part without a pool of its own uses the common
// one.
import type { Part, Points, Pool } from '../../rules/formula-de/state.ts';

/** Returns the pool that pays for a part. */
export function poolOf(points: Points, part: Part): Pool {
  return points[part] === undefined ? 'wear' : part;
}

/** Returns the points left for a part. */
export function left(points: Points, part: Part): number {
  return points[poolOf(points, part)] ?? 0;
}

/** Returns the pools of a car. */
export function pools(points: Points): readonly Pool[] {
  return Object.keys(points) as Pool[];
}

/** Returns the number of all points of a car. */
export function total(points: Points): number {
  return Object.values(points).reduce((sum, one) => sum + one, 0);
}
