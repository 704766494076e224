// The grid: who starts where, as distinct from who sits where.
import type { RaceSetup, Seat } from './types.ts';

/**
 * Returns the seats in grid order, pole first: the grid of the setup, or else the order of the seats.
 * @throws RangeError when a grid does not name every seat once.
 */
export function gridOf({ seats, grid }: Pick<RaceSetup, 'seats' | 'grid'>): readonly Seat[] {
  if (grid === undefined) return seats.map((_, seat) => seat);
  if (!isGrid(grid, seats.length)) {
    throw new RangeError(
      `a grid of ${seats.length} cars names the seats 0 to ${seats.length - 1} once each, not ${grid.join(', ')}`,
    );
  }
  return grid;
}

/** Reports whether a list names each of `seats` seats exactly once. */
export function isGrid(grid: readonly unknown[], seats: number): boolean {
  const named = new Set(grid);
  const isSeat = (seat: unknown) =>
    Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
  return grid.length === seats && named.size === seats && grid.every(isSeat);
}
