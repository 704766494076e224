// Payments for going beyond a limit, of a corner or of the brakes: a step of speed for each wear and for a roll
// (CFR-19 to CFR-24, CFR-44 to CFR-48).
import { SPEED_STEP } from '../../car.ts';
import type { PaymentLimits } from '../../values.ts';

export interface ExcessPayment {
  readonly wear: number;
  /** Whether a roll covers a step: a chance in a corner, a test of the brakes. */
  readonly roll: boolean;
}

/** What has been paid for an excess already (CR-17). */
export interface Credit {
  /** The excess paid, in mph. */
  readonly over: number;
  readonly wear: number;
  readonly roll: boolean;
  /**
   * The lowest limit for which it was paid or that it has covered since, in mph, a line counted; absent for brakes, and where
   * an older edition left it out.
   */
  readonly limit?: number;
}

export const NO_CREDIT: Credit = { over: 0, wear: 0, roll: false };

/** Reports whether an excess can be covered at all; from here on a corner is left and no driver may slow down so (CFR-24, CFR-47). */
export function isCoverable(over: number, { mostTogether }: PaymentLimits): boolean {
  return over / SPEED_STEP <= mostTogether;
}

/**
 * Returns every way to pay for an excess beyond what is paid, most wear first; none where it cannot be paid. An excess
 * that is paid already costs nothing (CFR-40, CFR-42).
 * @param over in mph
 * @param wear chips that there are
 */
export function excessPayments(
  over: number,
  credit: Credit,
  wear: number,
  limits: PaymentLimits,
): readonly ExcessPayment[] {
  const { wearMost, rollsMost } = limits;
  const steps = Math.max(0, over - credit.over) / SPEED_STEP;
  if (steps === 0) return [{ wear: 0, roll: false }];
  const wearLeft = Math.min(wear, wearMost - credit.wear);
  const rollsLeft = credit.roll ? 0 : rollsMost;
  // What is paid already covers a step for each wear and the roll, so that this is what `isCoverable` asks.
  if (credit.wear + Number(credit.roll) + steps > limits.mostTogether) return [];
  return [0, 1]
    .filter(rolls => rolls <= rollsLeft && steps - rolls <= wearLeft)
    .map(rolls => ({ wear: steps - rolls, roll: rolls > 0 }));
}

/** Returns the credit after a payment for going beyond a limit (CFR-40, CR-17). */
export function creditAfter(
  over: number,
  credit: Credit,
  paid: ExcessPayment,
  limit: number,
): Credit {
  return {
    over: Math.max(over, credit.over),
    wear: credit.wear + paid.wear,
    roll: credit.roll || paid.roll,
    limit: Math.min(limit, credit.limit ?? limit),
  };
}

/**
 * Returns what counts as paid after a turn that slowed down inside a corner: as if it had been entered with the new speed, so that what
 * was paid for more is wasted, and may be paid again (CFR-139, CR-64, CR-80).
 * @param from the speed before, in mph
 * @param to the new speed
 */
export function creditSlowed(credit: Credit, from: number, to: number): Credit {
  const limit = credit.limit ?? from - credit.over;
  const over = Math.min(credit.over, Math.max(0, to - limit));
  const wear = Math.min(credit.wear, over / SPEED_STEP);
  return { ...credit, over, wear, roll: credit.roll && wear < over / SPEED_STEP };
}
