// Where a car keeps the points of a part, told from its points alone: a part without a stock of its own lives on the common one.
import type { Part, Points, Pool } from '../../rules/formula-de/state.ts';

/** The stock that pays for a part. */
export function stockOf(points: Points, part: Part): Pool {
  return points[part] === undefined ? 'wear' : part;
}

/** What is left for a part. */
export function left(points: Points, part: Part): number {
  return points[stockOf(points, part)] ?? 0;
}

/** The stocks of a car. */
export function stocks(points: Points): readonly Pool[] {
  return Object.keys(points) as Pool[];
}

/** Every point of a car. */
export function total(points: Points): number {
  return Object.values(points).reduce((sum, one) => sum + one, 0);
}
