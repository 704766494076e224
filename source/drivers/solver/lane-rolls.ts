// How many rolls a car needs along the lane to its own pit. What lies beyond the pit is lost, so only the way counts
//
import type { BookValues } from '../../rules/formula-de/values.ts';

const HIGHEST_GEAR = 6;
const known = new WeakMap<BookValues, Map<number, number>>();

/**
 * Returns the expected rolls to a pit `steps` spaces ahead with the lever in a gear, when no gear is skipped on the way
 * down; in a book that says so only by gears that can reach it, or else the highest.
 * @param bonus whether the set lets each move be a space longer, on the way to a pit too (M-8-2-1)
 */
export function laneRolls(values: BookValues, steps: number, lever: number, bonus = false): number {
  if (steps <= 0) return 0;
  const table = known.get(values) ?? new Map<number, number>();
  known.set(values, table);
  const key = (bonus ? -1 : 1) * (steps * (HIGHEST_GEAR + 1) + lever);
  const longer = bonus ? 1 : 0;
  const before = table.get(key);
  if (before !== undefined) return before;
  let best = Number.POSITIVE_INFINITY;
  for (const gear of gearsFor(values, steps, lever)) {
    const faces = values.gearDice[gear - 1]?.faces ?? [];
    const further = faces.reduce(
      (sum, face) => sum + laneRolls(values, steps - face - longer, gear, bonus),
      0,
    );
    best = Math.min(best, 1 + further / faces.length);
  }
  table.set(key, best);
  return best;
}

function gearsFor(values: BookValues, steps: number, lever: number): readonly number[] {
  // A car comes to its pit in a gear that costs nothing there, or goes down to it (TR-122).
  const most = Math.min(
    HIGHEST_GEAR,
    Math.max(lever - 1, values.pits.entry?.gearMost ?? HIGHEST_GEAR),
  );
  const gears = [lever - 1, lever, lever + 1].filter(gear => gear >= 1 && gear <= most);
  if (!values.pits.gearMustReach) return gears;
  const reaching = gears.filter(
    gear => Math.max(...(values.gearDice[gear - 1]?.faces ?? [])) >= steps,
  );
  return reaching.length > 0 ? reaching : gears.slice(-1);
}
