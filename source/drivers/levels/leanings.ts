// What a driver believes in when it builds a car from construction points, beyond what it can work out (TR-6): the book is about who
// builds what.
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { pointsAt } from '../../rules/formula-de/trant/series/construction.ts';
import type { BuiltCar, Category } from '../../rules/formula-de/trant/state.ts';
import type { Decision } from '../../rules/kit/types.ts';
import type { RandomState } from '../driver.ts';
import { drawBelow } from './random-generator.ts';
import type { Leaning, Taste } from './taste.ts';

export const LEANINGS = {
  brakes: { brakes: 4, tires: 5 },
  pack: { body: 4 },
  engine: { engine: 7 },
  gearbox: { gearbox: 4 },
  handling: { handling: 3, tires: 5 },
  crew: { pitCrew: 2 },
  driver: { driver: 6, qualifying: 1 },
} as const satisfies Readonly<Record<string, Leaning>>;

const ALL: readonly Leaning[] = Object.values(LEANINGS);

/**
 * Returns the taste of a driver at a decision. A driver without a leaning draws one from its random numbers when it builds
 * its car, the same for every point that it moves, because it draws nothing else before.
 */
export function tasteAt(
  { step }: Pick<Decision<FormulaDeChoice>, 'step'>,
  taste: Taste,
  random: RandomState,
): Taste {
  if (step !== 'buildCar' || taste.leaning !== undefined) return taste;
  const leaning = ALL[drawBelow(random, ALL.length).value];
  return leaning === undefined ? taste : { ...taste, leaning };
}

/** Returns how many of the points in a leaning a car has. */
export function pointsWanted(built: BuiltCar, leaning: Leaning = {}): number {
  return Object.entries(leaning).reduce(
    (sum, [place, wanted]) => sum + Math.min(wanted, pointsAt(built, place as Category)),
    0,
  );
}
