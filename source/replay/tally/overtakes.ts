// Overtakes, from the order of the cars at the beginning of each round.
import type { Seat } from '../../rules/kit/types.ts';
import type { RoundTally } from './tally.ts';

export interface Overtake {
  readonly by: Seat;
  readonly of: Seat;
  readonly round: number;
  /** True in a round that `by` began on the last lap of several. */
  readonly isLate: boolean;
}

/**
 * Returns the overtakes of a race: of two cars on the track when a round begins, the one behind is in front when it ends. What
 * happens in the first round of a race, in the pits and by retirement does not count.
 * @param rounds the rounds in order, and the end of the last one
 * @param began rounds that were over before the first of them
 */
export function overtakesIn(
  rounds: readonly RoundTally[],
  began: number,
  laps: number,
): readonly Overtake[] {
  return rounds.slice(1).flatMap((after, index) => {
    const before = rounds[index];
    const round = began + index + 1;
    if (before === undefined || round < 2) return [];
    return changedBetween(before.order, after.order, before.aside).map(({ by, of }) => ({
      by,
      of,
      round,
      isLate: laps > 1 && (before.laps[by] ?? 0) >= laps,
    }));
  });
}

/**
 * Returns which cars are in front of others that were ahead of them in the order before.
 * @param aside cars that were in the pits meanwhile, which overtake nobody and are overtaken by nobody
 */
export function changedBetween(
  before: readonly Seat[],
  after: readonly Seat[],
  aside: ReadonlySet<Seat>,
): readonly Pick<Overtake, 'by' | 'of'>[] {
  const place = new Map(after.map((seat, index) => [seat, index]));
  const seats = before.filter(seat => place.has(seat) && !aside.has(seat));
  return seats.flatMap((of, index) =>
    seats
      .slice(index + 1)
      .filter(by => (place.get(by) ?? 0) < (place.get(of) ?? 0))
      .map(by => ({ by, of })),
  );
}
