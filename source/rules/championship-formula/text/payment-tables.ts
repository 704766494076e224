// What it costs to be too fast, as tables: of a corner, of the brakes (CFR-19 to CFR-24, CFR-44 to CFR-48).
import type { RuleTable } from '../../text/statement.ts';
import { SPEED_STEP } from '../car.ts';
import { excessPayments, isCoverable, NO_CREDIT } from '../chapters/corners/excess.ts';
import type { BookValues, PaymentLimits } from '../values.ts';

const HEAD = ['mph', 'price'];

export const brakingTable = ({ payment }: BookValues): RuleTable => ({
  title: 'Slower than the brakes allow',
  head: HEAD,
  rows: priceRows(payment, 'a test', 'a spin, and never by choice'),
});

export const cornerTable = ({ payment }: BookValues): RuleTable => ({
  title: 'Faster than the limit',
  head: HEAD,
  rows: priceRows(payment, 'a chance', 'out, in the gravel'),
});

/** Returns what either costs on soft tires (CFR-181, CFR-182). */
export const softTable = ({ softPayment }: BookValues): RuleTable => ({
  title: 'Beyond a limit or the brakes, on soft tires',
  head: HEAD,
  rows: priceRows(softPayment, 'a roll', 'as on hard ones'),
});

function priceRows(limits: PaymentLimits, roll: string, beyond: string): RuleTable['rows'] {
  const covered: (readonly string[])[] = [];
  let over = SPEED_STEP;
  for (; isCoverable(over, limits); over += SPEED_STEP) {
    covered.push([String(over), price(over, limits, roll)]);
  }
  return [...covered, [`${over} or more`, beyond]];
}

function price(over: number, limits: PaymentLimits, roll: string): string {
  return excessPayments(over, NO_CREDIT, limits.wearMost, limits)
    .map(paid => {
      const parts = [...(paid.wear > 0 ? [`${paid.wear} wear`] : []), ...(paid.roll ? [roll] : [])];
      return parts.join(' and ');
    })
    .join(', or ');
}
