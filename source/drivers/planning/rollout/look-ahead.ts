// A driver that looks ahead: it values being in front, and on the run to the flag it adds to the price of each choice
// the places that this will cost, in rollouts with dice of its own. How far it thinks is counted in work, never in
// time: the same random numbers give the same answer.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { carsOnBoard } from '../../../rules/formula-de/chapters/movement/occupancy.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeRace, StepName } from '../../../rules/formula-de/state.ts';
import type { Decision, View } from '../../../rules/kit/types.ts';
import type { Driver, RandomState } from '../../driver.ts';
import { tasteAt } from '../../levels/leanings.ts';
import { drawBelow } from '../../levels/random-generator.ts';
import { PLAIN_TASTE, type Taste } from '../../levels/taste.ts';
import { judge } from '../plan.ts';
import { consideredBefore } from '../preparing/habits.ts';
import { isRunIn, RunIn } from '../run-in.ts';
import { bookInForce } from '../terms-in-force.ts';
import { type Foresight, rolloutValues } from './rollout-values.ts';

export const FORESIGHT: Foresight = { work: 3000, choices: 6 };

/** The steps whose choices are looked into: those of the road. */
const STEPS: ReadonlySet<string> = new Set<StepName>([
  'announceGear',
  'setGears',
  'chooseDice',
  'boostEngine',
  'moveCar',
  'slide',
  'slipstream',
]);

/** Returns a driver with foresight and a taste that misjudges nothing. */
export function lookAhead(
  level: string,
  foresight: Foresight = FORESIGHT,
  taste: Taste = PLAIN_TASTE,
): Driver<FormulaDeRace, FormulaDeChoice, FormulaBoard> {
  const weights = racing(taste, foresight);
  return {
    level,
    choose(view, decision, board, random) {
      const own = tasteAt(decision, weights, random);
      const asked = { ...decision, choices: consideredBefore('byPlan', decision, view, own) };
      const judged = judge(view, asked, board, own).toSorted((a, b) => a.cost - b.cost);
      const [first] = judged;
      if (first === undefined) throw new RangeError(`${decision.step} offers no choice`);
      const runIn = runInFrom(view, decision, board, weights);
      if (judged.length < 2 || runIn === undefined) return { choice: first.choice, random };
      const drawn = drawSeed(random);
      const best = rolloutValues(judged, runIn, drawn.seed, foresight).reduce((least, one) =>
        one.cost + one.places < least.cost + least.places ? one : least,
      );
      return { choice: best.choice, random: drawn.random };
    },
  };
}

/** Returns a taste together with the worth of being in front, which only drivers know that look ahead. */
export function racing(taste: Taste, { work }: Foresight = FORESIGHT): Taste {
  return work > 0 ? { ...taste, headway: 1 } : taste;
}

/** Returns the run to the flag from a decision; undefined when it has not begun, without rivals, or off the road. */
export function runInFrom(
  view: View<FormulaDeRace>,
  { seat, step }: Decision<FormulaDeChoice>,
  board: FormulaBoard,
  taste: Taste,
): RunIn | undefined {
  if (!STEPS.has(step) || !isRunIn(view, seat, board)) return undefined;
  if (carsOnBoard(view, seat).length === 0) return undefined;
  return new RunIn(bookInForce(view), view, seat, board, taste);
}

const DRAW = 4096;

function drawSeed(random: RandomState): { readonly seed: number; readonly random: RandomState } {
  const high = drawBelow(random, DRAW);
  const low = drawBelow(high.random, DRAW);
  return { seed: high.value * DRAW + low.value, random: low.random };
}
