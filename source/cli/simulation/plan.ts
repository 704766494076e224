// The plan of a simulation: cars, laps, rules and weather. The seed of a race determines the rest.
import type { GivenOptions } from '../race/option-flags.ts';
import type { PointsTable } from './counts.ts';
import type { SimulatedSetup } from './play-out.ts';

export interface SimulationPlan {
  readonly rules: string;
  readonly laps: number;
  /** Levels of the drivers; with each seed they start one grid place further back, and the last one moves to pole. */
  readonly cars: readonly string[];
  /** The options given by flags; the book fills in the others. */
  readonly options: GivenOptions;
  /** Points by which each car is weaker, in the order of `cars`; absent when all are alike. */
  readonly handicaps?: readonly number[];
  readonly points: PointsTable;
}

/** Returns the race of a seed, which does not depend on the other seeds raced. */
export function setupOf(plan: SimulationPlan, seed: number): SimulatedSetup {
  const { rules, laps, cars, options, handicaps } = plan;
  return {
    book: rules,
    seed,
    laps,
    levels: moved(cars, seed),
    options,
    ...(handicaps === undefined ? {} : { handicaps: moved(handicaps, seed) }),
  };
}

// Moves each car so many places further back, the last ones to the front.
function moved<X>(cars: readonly X[], places: number): readonly X[] {
  const from = ((-places % cars.length) + cars.length) % cars.length;
  return [...cars.slice(from), ...cars.slice(0, from)];
}
