// What cars are built of: budgets, limits and ready-made cars (TR-5, TR-6, TR-127). Costs and limits are those of Trant's own
// pages and of leagues that played by them; the standard cars are derived, the others are the house's own.
import { spread } from '../shared-numbers.ts';
import type { CarBudget, ConstructionValues, WingValues } from './values.ts';

type Ready = CarBudget['readyMade'][number];

// A ready-made car: points of tires, brakes, gearbox, body, engine and handling, then qualifying, pit crew and driver points.
function ready(
  name: string,
  parts: readonly number[],
  [qualifying = 0, pitCrew = 0, driver = 0]: readonly number[] = [],
): Ready {
  const { points } = spread(name, parts, 0);
  return { name, points, fittings: { qualifying, pitCrew }, driver };
}

const OF_24: readonly Ready[] = [
  ready('balanced', [6, 4, 3, 3, 4, 2], [1, 1]),
  ready('brakes', [6, 6, 3, 3, 3, 3]),
  ready('pack', [6, 4, 2, 6, 3, 3]),
  ready('engine', [6, 4, 3, 3, 6, 2]),
  ready('gearbox', [6, 4, 5, 3, 3, 2], [1]),
  ready('crew', [6, 3, 3, 3, 3, 2], [0, 4]),
  ready('driver', [6, 4, 3, 3, 3, 2], [1, 0, 2]),
];

const OF_20: readonly Ready[] = [
  ready('balanced', [6, 3, 3, 3, 3, 2]),
  ready('brakes', [6, 5, 2, 3, 2, 2]),
  ready('pack', [5, 4, 2, 5, 2, 2]),
  ready('engine', [6, 3, 2, 2, 5, 2]),
  ready('gearbox', [6, 3, 5, 2, 2, 2]),
  ready('crew', [6, 3, 2, 2, 2, 2], [0, 3]),
  ready('driver', [6, 3, 2, 3, 2, 2], [1, 0, 1]),
];

/** A point of any category costs one construction point; tires and qualifying have a limit. */
export const CONSTRUCTION: ConstructionValues = {
  // TR-5, TR-127
  budgets: [
    { lapsLeast: 3, total: 24, readyMade: OF_24, crewGain: 2 },
    { lapsLeast: 1, total: 20, readyMade: OF_20, crewGain: 3 },
  ],
  most: { tires: 6, qualifying: 1 },
};

/** The high downforce wing: its figures in 4th are Trant's, in 5th and 6th those of a league that had the same list (TR-22). */
export const HIGH_WING: WingValues = { shorter: 1, most: { 4: 11, 5: 18, 6: 26 } };
