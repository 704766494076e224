// How an excess may be paid: tables of the printed text (CFR-19 to CFR-24, CFR-44 to CFR-48, CFR-181, CFR-182).
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { Account, Price } from './account.ts';

const STEP = 20;
/** Wear and a roll cover three steps together; the fourth is the gravel, or a spin. */
const STEPS_MOST = 3;
const WEAR_MOST = 2;
const SOFT_WEAR_MOST = 3;

/** What has been paid already out of a table, and what is at hand. */
interface Purse {
  readonly paid: Price;
  readonly wear: number;
  readonly wearMost: number;
}

/** Returns the most wear that one corner, or the brakes in one move, may take of a car. */
export function wearMostOf({ tire }: Pick<Car, 'tire'>): number {
  return tire === 'soft' ? SOFT_WEAR_MOST : WEAR_MOST;
}

/** Returns every way to pay for steps of 20 mph; none where they cannot be paid. */
export function pricesOf(over: number, { paid, wear, wearMost }: Purse): readonly Price[] {
  const steps = over / STEP;
  return [0, 1]
    .map(rolls => ({ wear: steps - rolls, rolls }))
    .filter(
      price =>
        price.wear >= 0 &&
        price.wear <= wear &&
        price.wear + paid.wear <= wearMost &&
        price.rolls + paid.rolls <= 1 &&
        steps + paid.wear + paid.rolls <= STEPS_MOST,
    );
}

/**
 * Returns every way to pay an excess of a corner on top of what is paid there; none where it leads into the gravel. Whoever
 * has spun in the corner pays nothing in it (CFR-152).
 */
export function cornerPrices(
  account: Account,
  over: number,
  hand: Omit<Purse, 'paid'>,
): readonly Price[] {
  const more = Math.max(0, over - account.covered);
  if (more === 0) return [{ wear: 0, rolls: 0 }];
  if (account.spunIn >= 0 && account.spunIn === account.corner) return [];
  return pricesOf(more, { ...hand, paid: account.paid });
}
