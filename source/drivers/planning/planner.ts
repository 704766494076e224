// CPU drivers that plan one play ahead and take what costs least, as far as their skill can tell.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { Driver, RandomState } from '../driver.ts';
import { drawBelow } from '../levels/random-generator.ts';
import { PLAIN_TASTE, type Taste } from '../levels/taste.ts';
import { type Judged, judge } from './plan.ts';
import { consideredBefore, type Preparing, turnsIn } from './preparing/habits.ts';

/** What distinguishes the levels of planning drivers. */
export interface Skill {
  readonly level: string;
  /** Greatest error in judging the cost of a gear, in rolls; small errors are likelier than great ones. */
  readonly misjudgement: number;
  /** Greatest error in judging what a stop saves, in rolls in the same way; none unless given. */
  readonly stops?: number;
  /** How the car is prepared; by plan unless given. */
  readonly preparing?: Preparing;
}

/**
 * Returns a planning driver of a skill and a taste. Gears and stops are misjudged: once the die has fallen, where the car
 * can go on the track is plain to see.
 */
export function planner(
  { level, misjudgement, stops = 0, preparing = 'byPlan' }: Skill,
  taste: Taste = PLAIN_TASTE,
): Driver<FormulaDeRace, FormulaDeChoice, FormulaBoard> {
  return {
    level,
    choose(view, decision, board, random) {
      const choices = consideredBefore(preparing, decision, view);
      const judged = judge(view, { ...decision, choices }, board, taste);
      const isStop = ({ choice }: Judged) => stops > 0 && turnsIn(choice, view, decision, board);
      const isGear = ({ choice }: Judged) => misjudgement > 0 && choice.kind === 'chooseGear';
      const mayStop = judged.some(isStop) && !judged.every(isStop);
      // The same stop is misjudged alike, wherever the lane is entered.
      const stop = mayStop ? drawError(random) : { share: 0, random };
      let best: Judged | undefined;
      let least = Number.POSITIVE_INFINITY;
      let after = stop.random;
      for (const one of judged) {
        let { cost } = one;
        if (isGear(one) && judged.length > 1) {
          const error = drawError(after);
          cost += error.share * misjudgement;
          after = error.random;
        }
        if (mayStop && isStop(one)) cost += stop.share * stops;
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
