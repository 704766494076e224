// Cards judged against what the cars around are likely to play: the turns after each, by the mean over turns imagined.
import type { RandomState } from '../../driver.ts';
import { drawShare } from '../levels/random-draws.ts';
import { type Likely, likelyPlans, moversAround } from './around.ts';
import { type Mover, moverOf, oneTurn, type Plan } from './one-turn.ts';
import type { Outlook } from './outlook.ts';

/** Turns that are imagined for one card, and the cards that are considered for each rival. */
const IMAGINED = 8;
const CARDS = 5;
/** Cards that are worse by more turns than this on an empty road are not considered. */
const WORSE = 1.5;

export interface PlanJudged {
  readonly plan: Plan;
  readonly turns: number;
}

export interface Forecast {
  readonly judged: readonly PlanJudged[];
  readonly random: RandomState;
}

/**
 * Returns what each card of a driver leads to among the cars around it.
 * @param worse cards that are worse by so many turns on an empty road are left out
 */
export function forecast(outlook: Outlook, random: RandomState, worse = WORSE): Forecast {
  const own = moverOf(outlook);
  const rivals = moversAround(outlook, 0);
  const likely = rivals.map(rival => likelyPlans(rival, CARDS));
  const movers = [own, ...rivals];
  const worst = (own.plans[0]?.alone ?? 0) + worse;
  const candidates = own.plans.filter(({ alone }) => alone <= worst);
  const sums = candidates.map(() => 0);
  const count = rivals.length === 0 ? 1 : IMAGINED;
  let after = random;
  for (let turn = 0; turn < count; turn++) {
    const drawn = drawCards(likely, after);
    after = drawn.random;
    for (const [at, { speed }] of candidates.entries()) {
      sums[at] = (sums[at] ?? 0) + turnsOf(movers, [speed, ...drawn.speeds]);
    }
  }
  const judged = candidates.map((plan, at) => {
    return { plan, turns: plan.overhead + (sums[at] ?? 0) / count };
  });
  return { judged, random: after };
}

function turnsOf(movers: readonly Mover[], speeds: readonly number[]): number {
  return oneTurn(movers, speeds)[0]?.turns ?? 0;
}

interface DrawnCards {
  readonly speeds: readonly number[];
  readonly random: RandomState;
}

function drawCards(likely: readonly (readonly Likely[])[], random: RandomState): DrawnCards {
  let after = random;
  const speeds = likely.map(plans => {
    const drawn = drawShare(after);
    after = drawn.random;
    return drawPlan(plans, drawn.value)?.speed ?? 0;
  });
  return { speeds, random: after };
}

/** Returns the card at a share, from 0 to 1, of the summed odds. */
export function drawPlan(plans: readonly Likely[], share: number): Plan | undefined {
  let rest = share;
  for (const { plan, odds } of plans) {
    rest -= odds;
    if (rest < 0) return plan;
  }
  return plans.at(-1)?.plan;
}
