// The taste of a driver: weights on the prices of the appraisal. Level is skill, taste is character; ones everywhere
// make the plain driver of a level.

import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { trackOf } from '../../rules/formula-de/table.ts';
import type { Category } from '../../rules/formula-de/trant/state.ts';

/** Points of the car that a driver has in mind, by category; where it names none, its sums decide. */
export type Leaning = Readonly<Partial<Record<Category, number>>>;

/** Weights on prices: 1 for the price of the appraisal, more to avoid the cost or seek the gain, 0 to ignore it. */
export interface Taste {
  /** Tire points spent: high saves tires, low brakes late and pays outside the corner. */
  readonly tires: number;
  /** Brake points spent: low brakes early and often, high keeps them. */
  readonly brakes: number;
  /** Engine points: the strain of the high gears and over-revving. */
  readonly engine: number;
  readonly contact: number;
  /** Risk of dangerous spaces and of the lane along a wall. */
  readonly danger: number;
  /** Worth of a slipstream on top of the spaces gained: high seeks the wake of other cars. */
  readonly slipstream: number;
  /** Worth of an end that blocks the way of a car behind. */
  readonly blocking: number;
  /** How soon the weather is expected to turn: high gambles on a change, 0 trusts the present sky. */
  readonly weather: number;
  /** Time lost in the pits: low stops gladly. */
  readonly pits: number;
  /** A change of gear: high keeps the lever where it is. */
  readonly rhythm: number;
  /**
   * Worth of being ahead of others beyond the rolls it saves: 0 counts its own rolls alone, as drivers do that do not
   * look ahead.
   */
  readonly headway: number;
  /** What is kept for the rest of the lap: high waits for a better moment. */
  readonly reserve: number;
  /** Driver points: low rolls again soon, high waits for a better moment. */
  readonly driver: number;
  /** What the repair points of the pit are worth to the other car of the team: 0 takes them as if alone. */
  readonly mate: number;
  /** Rolls that a tire or brake point of its car is worth to it beyond what it saves: high spreads more points there. */
  readonly tiresWanted: number;
  readonly brakesWanted: number;
  /** What it believes in when it builds a car from construction points; absent when it only works them out. */
  readonly leaning?: Leaning;
  /** Rolls that soft tires seem to save beyond what they do: high takes them sooner, and by habit on a dry track. */
  readonly softWanted: number;
  /** Weight on every point and risk in the first lap, in the last one, and on a wet track: low attacks there. */
  readonly firstLap: number;
  readonly lastLap: number;
  readonly wet: number;
}

export const PLAIN_TASTE: Taste = {
  tires: 1,
  brakes: 1,
  engine: 1,
  contact: 1,
  danger: 1,
  slipstream: 1,
  blocking: 1,
  weather: 1,
  pits: 1,
  rhythm: 1,
  headway: 0,
  reserve: 1,
  driver: 1,
  mate: 1,
  tiresWanted: 0,
  brakesWanted: 0,
  softWanted: 0,
  firstLap: 1,
  lastLap: 1,
  wet: 1,
};

/** Returns the taste in the present lap and on the present track, which have weights of their own. */
export function tasteInLap(
  taste: Taste,
  lap: number,
  race: Pick<FormulaDeRace, 'laps' | 'weather'>,
): Taste {
  const weight =
    (lap <= 1 ? taste.firstLap : 1) *
    (lap >= race.laps ? taste.lastLap : 1) *
    (trackOf(race) === 'wet' ? taste.wet : 1);
  if (weight === 1) return taste;
  const { tires, brakes, engine, contact, danger } = taste;
  return {
    ...taste,
    tires: tires * weight,
    brakes: brakes * weight,
    engine: engine * weight,
    contact: contact * weight,
    danger: danger * weight,
  };
}
