// The texts of a decision on the page of decisions and in reports.
import type { Weighed } from '../../../drivers/review.ts';
import type { Choice } from '../../../rules/kit/types.ts';
import type { Account } from '../../../season/story/accounts.ts';
import { type ChancePoint, chanceOf } from '../../../season/story/chances.ts';
import { isRuinous, tenths } from '../../../season/story/telling.ts';
import type { Words } from '../../words/words.ts';

export function whereText(
  { answered }: Weighed,
  account: Account | undefined,
  { lookBack: { at, before } }: Words,
): string {
  const where = account?.wheres.get(answered);
  if (where === undefined) return '';
  return where.isIn ? at(where.corner) : before(where.corner);
}

/** Returns what a decision cost; empty for one that cost nothing worth a figure. */
export function lossText(loss: number, { lookBack }: Words): string {
  if (isRuinous(loss)) return lookBack.ruin;
  return tenths(loss) === 0 ? '' : `-${lookBack.loss(tenths(loss))}`;
}

/** Returns what was best; empty where the choice was as good. */
export function bestText({ loss, best }: Weighed, nameOf: (choice: Choice) => string): string {
  return tenths(loss) === 0 ? '' : nameOf(best);
}

/** Returns the last of the moments that is not after a decision. */
export function pointBefore(
  { round }: Weighed,
  points: readonly ChancePoint[],
): ChancePoint | undefined {
  return points.findLast(one => one.round <= round);
}

/** Returns the chance at that moment in percent; empty where it is not known. */
export function chanceText(
  decision: Weighed,
  points: readonly ChancePoint[],
  { lookBack }: Words,
): string {
  const point = pointBefore(decision, points);
  const chance = point && chanceOf(point, decision.seat);
  return chance === undefined ? '' : lookBack.percent(Math.round(100 * chance.share));
}
