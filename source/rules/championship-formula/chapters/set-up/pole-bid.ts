// The pole bid: chips in a closed hand for a place on the grid (CFR-108 to CFR-111, CFR-178, CFR-179).
import type { Seat } from '../../../kit/types.ts';
import type { Chips } from '../../car.ts';
import type { BookValues } from '../../values.ts';

/** Chips in a hand; a red one counts as the green ones that it is changed into (CR-28). */
export interface Bid {
  readonly wear: number;
  readonly skill: number;
}

export const NO_BID: Bid = { wear: 0, skill: 0 };

type Numbers = Pick<BookValues, 'bid' | 'skill'>;

/** Returns the worth of a bid in wear (CFR-109). */
export function worthOf({ wear, skill }: Bid, { bid }: Pick<BookValues, 'bid'>): number {
  return wear + skill / bid.skillForWear;
}

/** Returns two bids together, as after the second one of a knock-out (CFR-179). */
export function bothBids(one: Bid, other: Bid): Bid {
  return { wear: one.wear + other.wear, skill: one.skill + other.skill };
}

/** Returns the most skill that the chips of a car allow a bid, red ones changed (CFR-100, CR-28). */
export function skillToBid({ green, red }: Chips, { skill }: Numbers): number {
  return green + red * skill.exchange;
}

/**
 * Returns the chips left after a bid, which is spent whether it wins or not (CR-29). Red chips are changed only as far as
 * green ones run short.
 * @throws RangeError when the car has fewer
 */
export function chipsAfter(chips: Chips, bid: Bid, values: Numbers): Chips {
  if (bid.wear > chips.wear || bid.skill > skillToBid(chips, values)) {
    throw new RangeError('the bid is larger than the chips that there are');
  }
  const changed = Math.ceil(Math.max(0, bid.skill - chips.green) / values.skill.exchange);
  return {
    wear: chips.wear - bid.wear,
    green: chips.green + changed * values.skill.exchange - bid.skill,
    red: chips.red - changed,
  };
}

/** Returns the seats by the worth of their bids, highest first; equal ones stand together and roll (CFR-108, CFR-110). */
export function byWorth(
  bids: readonly Bid[],
  seats: readonly Seat[],
  values: Numbers,
): readonly (readonly Seat[])[] {
  const worth = (seat: Seat) => worthOf(bids[seat] ?? NO_BID, values);
  const groups = Map.groupBy(seats, worth);
  return [...groups].toSorted(([one], [other]) => other - one).map(([, tied]) => tied);
}

/** Returns how many of `count` drivers bid again in a knock-out: the upper half, rounded up (CFR-178, CFR-179). */
export function secondBidders(count: number): number {
  return Math.ceil(count / 2);
}
