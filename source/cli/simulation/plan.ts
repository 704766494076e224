// The plan of a simulation: cars, laps, rules and weather. The seed of a race determines the rest.
import type { GivenOptions } from '../race/option-flags.ts';
import type { PointsTable } from './counts.ts';
import type { SimulatedSetup } from './play-out.ts';

/** The common setup of all races in a simulation. */
export interface SimulationPlan {
  /** Id of the rule book. */
  readonly rules: string;
  readonly laps: number;
  /** Levels of the drivers; with each seed they start one grid place further back, and the last one moves to pole. */
  readonly cars: readonly string[];
  /** The options given by flags; the book fills in the others. */
  readonly options: GivenOptions;
  readonly points: PointsTable;
}

/** Returns the race of a seed, which does not depend on the other seeds raced. */
export function setupOf(plan: SimulationPlan, seed: number): SimulatedSetup {
  const { rules, laps, cars, options } = plan;
  return {
    book: rules,
    seed,
    laps,
    levels: cars.map((_, slot) => carAt(cars, slot - seed)),
    options,
  };
}

function carAt(cars: readonly string[], index: number): string {
  return cars[((index % cars.length) + cars.length) % cars.length] ?? '';
}
