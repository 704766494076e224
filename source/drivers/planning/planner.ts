// CPU drivers that plan one play ahead and take what costs least, as far as their skill can tell.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { Driver, RandomState } from '../driver.ts';
import { tasteAt } from '../levels/leanings.ts';
import { drawBelow } from '../levels/random-generator.ts';
import { PLAIN_TASTE, type Taste } from '../levels/taste.ts';
import { stopHabit } from './pits/stop-habits.ts';
import { type Judged, judge } from './plan.ts';
import { consideredBefore, type Preparing, turnsIn } from './preparing/habits.ts';

export interface Skill {
  readonly level: string;
  /** Greatest error in judging the cost of a gear, in rolls; small errors are likelier than great ones. */
  readonly misjudgement: number;
  /** Greatest error of a plan in judging what a stop saves, in rolls, distributed like that of gears; none unless given. */
  readonly stops?: number;
  /** How the car is prepared, and what decides when it stops; by plan unless given. */
  readonly preparing?: Preparing;
}

/**
 * Returns a planning driver of a skill and a taste. Gears and stops are misjudged: once the die has fallen, where the car
 * can go on the track is plain to see.
 */
export function planner(
  skill: Skill,
  taste: Taste = PLAIN_TASTE,
): Driver<FormulaDeRace, FormulaDeChoice, FormulaBoard> {
  const { level, preparing = 'byPlan' } = skill;
  return {
    level,
    choose(view, decision, board, random) {
      const own = tasteAt(decision, taste, random);
      const choices = consideredBefore(preparing, decision, view, own);
      const asked = { ...decision, choices };
      const judged = judge(view, asked, board, own);
      const isStop = ({ choice }: Judged) => turnsIn(choice, view, decision, board);
      const felt = misjudged(judged, isStop, skill, random);
      const habit = stopHabit(preparing, view, asked, board, taste, felt.random);
      const best = leastOf(felt.judged);
      if (best === undefined) throw new RangeError(`${decision.step} offers no choice`);
      if (habit === undefined) return { choice: best.choice, random: felt.random };
      const usual = leastOf(felt.judged.filter(({ choice }) => habit.wants(choice)));
      const isKept = usual !== undefined && usual.cost < best.cost + habit.most;
      return { choice: (isKept ? usual : best).choice, random: habit.random };
    },
  };
}

function leastOf(judged: readonly Judged[]): Judged | undefined {
  return judged.reduce<Judged | undefined>(
    (least, one) => (least !== undefined && one.cost >= least.cost ? least : one),
    undefined,
  );
}

function misjudged(
  judged: readonly Judged[],
  isStop: (one: Judged) => boolean,
  { misjudgement, stops = 0 }: Skill,
  random: RandomState,
): { readonly judged: readonly Judged[]; readonly random: RandomState } {
  const mayStop = stops > 0 && judged.some(isStop) && !judged.every(isStop);
  // The same stop is misjudged alike, wherever the lane is entered.
  const stop = mayStop ? drawError(random) : { share: 0, random };
  let after = stop.random;
  const felt = judged.map(one => {
    let { cost } = one;
    if (misjudgement > 0 && one.choice.kind === 'chooseGear' && judged.length > 1) {
      const error = drawError(after);
      cost += error.share * misjudgement;
      after = error.random;
    }
    if (mayStop && isStop(one)) cost += stop.share * stops;
    return { ...one, cost };
  });
  return { judged: felt, random: after };
}

const STEPS = 1000;

// The sum of two draws, from -1 to 1, is most likely near 0.
function drawError(random: RandomState): { readonly share: number; readonly random: RandomState } {
  const first = drawBelow(random, STEPS + 1);
  const second = drawBelow(first.random, STEPS + 1);
  return { share: (first.value + second.value) / STEPS - 1, random: second.random };
}
