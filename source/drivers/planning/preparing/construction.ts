// What construction points buy besides parts, in rolls over the race (TR-5, TR-6): the driver who builds a car weighs it by
// taste.

import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { BuiltCar, Category } from '../../../rules/formula-de/trant/state.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { View } from '../../../rules/kit/types.ts';
import { pointsWanted } from '../../levels/leanings.ts';
import type { Taste } from '../../levels/taste.ts';
import { usualLap } from '../../solver/solved-laps.ts';
import { worthOfPoints } from '../driver-points.ts';

/** Rolls that the better of two grid rolls saves among nine others: about a place and a half. */
const GRID_CHOICE = 0.25;
const OTHERS = 9;

/** Rolls of a movement point, of which a crew saves some at every stop, and how many stops a race sees. */
const MOVEMENT_POINT = 0.06;
const STOPS = 0.4;

/** Rolls that the first brake points are worth among nine others on top of the lap alone: they pay first for swerving (TR-82). */
const FOR_SWERVING = [0.4, 0.3, 0.2];

/** Rolls that a point of tires or brakes is worth more to a driver that spends it gladly, for each whole weight below 1. */
const SPENT_GLADLY = 0.3;

/** Returns the rolls that a car saves by how it is built, beyond its laps and tests, in a race among `others` cars. */
export function extrasWorth(
  { points, fittings, driver }: BuiltCar,
  others: number,
  laps: number,
  board: FormulaBoard,
  { construction }: BookValues,
  taste: Taste,
): number {
  const budget = construction?.budgets.find(({ lapsLeast }) => laps >= lapsLeast);
  const gain = fittings.pitCrew * (budget?.crewGain ?? 0);
  const crew = gain * MOVEMENT_POINT * STOPS * Math.max(0, 2 - taste.pits);
  const grid = fittings.qualifying * GRID_CHOICE * (others / OTHERS) * (1 + taste.headway);
  const again = worthOfPoints(driver, laps * usualLap(board));
  const { tires = 0, brakes = 0 } = points;
  const swerving = FOR_SWERVING.slice(0, brakes).reduce((sum, worth) => sum + worth, 0);
  const glad = SPENT_GLADLY * ((1 - taste.tires) * tires + (1 - taste.brakes) * brakes);
  return crew + grid + again + glad + (swerving * others) / OTHERS;
}

/** Rolls that each point of the car that a driver has in mind seems to save beyond what it does. */
const BELIEF = 0.4;

/**
 * Returns the rolls that a car seems to save by what its driver believes in. It counts in a series alone, whose one car meets every
 * circuit (TR-9): in a single race the sums of its circuit decide.
 */
export function believed(
  built: BuiltCar,
  { options }: View<FormulaDeRace>,
  { leaning }: Taste,
): number {
  if (options.cars === undefined) return 0;
  return BELIEF * pointsWanted(built, leaning);
}

export function rebuilt(built: BuiltCar, from: Category, to: Category): BuiltCar {
  const change = (place: Category) => (place === to ? 1 : 0) - (place === from ? 1 : 0);
  const { points, fittings, driver } = built;
  const moved = Object.entries(points).map(([pool, amount]) => [
    pool,
    amount + change(pool as Category),
  ]);
  return {
    points: Object.fromEntries(moved),
    fittings: {
      qualifying: fittings.qualifying + change('qualifying'),
      pitCrew: fittings.pitCrew + change('pitCrew'),
    },
    driver: driver + change('driver'),
  };
}
