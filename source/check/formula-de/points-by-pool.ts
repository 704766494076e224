// Where a car keeps the points of a part, judging by its points alone: a part without a pool of its own uses the common
// one.
import type { Part, Points, Pool } from '../../rules/formula-de/state.ts';

export function poolOf(points: Points, part: Part): Pool {
  return points[part] === undefined ? 'wear' : part;
}

export function left(points: Points, part: Part): number {
  return points[poolOf(points, part)] ?? 0;
}

export function pools(points: Points): readonly Pool[] {
  return Object.keys(points) as Pool[];
}

export function total(points: Points): number {
  return Object.values(points).reduce((sum, one) => sum + one, 0);
}
