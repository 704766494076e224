// What a simulation races: cars, laps, rules and sky. The seed of a race says the rest.
import type { GivenOptions } from '../race/option-flags.ts';
import type { PointsTable } from './counts.ts';
import type { SimulatedSetup } from './simulated-race.ts';

/** Common to all races of a simulation. */
export interface SimulationPlan {
  /** Id of the rule book. */
  readonly rules: string;
  readonly laps: number;
  /** Levels of the drivers; from seed to seed each starts one grid place further back, the last one from pole. */
  readonly cars: readonly string[];
  /** What the flags ask for; the book fills in the rest. */
  readonly options: GivenOptions;
  readonly points: PointsTable;
}

/** The race of a seed: always the same, whatever other seeds are raced. */
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
