// CPU drivers that plan one play ahead and take what costs least, as far as their skill can tell.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { Driver, RandomState } from '../driver.ts';
import { drawBelow } from '../levels/random-generator.ts';
import { PLAIN_TASTE, type Taste } from '../levels/taste.ts';
import { type Judged, judge } from './plan.ts';

/** What distinguishes the levels of planning drivers. */
export interface Skill {
  readonly level: string;
  /** Greatest error in judging the cost of a gear, in rolls; small errors are likelier than great ones. */
  readonly misjudgement: number;
}

/**
 * Returns a planning driver of a skill and a taste. Only gears are misjudged: once the die has fallen, where the car
 * can go is plain to see.
 */
export function planner(
  { level, misjudgement }: Skill,
  taste: Taste = PLAIN_TASTE,
): Driver<FormulaDeRace, FormulaDeChoice, FormulaBoard> {
  return {
    level,
    choose(view, decision, board, random) {
      const judged = judge(view, decision, board, taste);
      let best: Judged | undefined;
      let least = Number.POSITIVE_INFINITY;
      let after = random;
      for (const one of judged) {
        let { cost } = one;
        if (one.choice.kind === 'chooseGear' && misjudgement > 0 && judged.length > 1) {
          const error = drawError(after);
          cost += error.share * misjudgement;
          after = error.random;
        }
        if (best !== undefined && cost >= least) continue;
        best = one;
        least = cost;
      }
      if (best === undefined) throw new RangeError(`${decision.step} offers no choice`);
      return { choice: best.choice, random: after };
    },
  };
}

const STEPS = 1000;

// The sum of two draws, from -1 to 1, is most likely near 0.
function drawError(random: RandomState): { readonly share: number; readonly random: RandomState } {
  const first = drawBelow(random, STEPS + 1);
  const second = drawBelow(first.random, STEPS + 1);
  return { share: (first.value + second.value) / STEPS - 1, random: second.random };
}
