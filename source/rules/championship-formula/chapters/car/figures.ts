// What a car can do at the moment: its cards, less its damage, and how it may pay (CFR-84, CFR-105, CFR-181).
import { BrokenRace } from '../../../kit/errors.ts';
import type { CarFigures } from '../../car.ts';
import type { Car } from '../../state.ts';
import type { Terms } from '../../terms.ts';
import type { BookValues, PaymentLimits } from '../../values.ts';
import { damagedFigures } from '../damage/damage.ts';
import { figuresOf } from './car-set-up.ts';

/**
 * Returns the figures of a car with its damage taken off.
 * @throws BrokenRace before the cars are revealed
 */
export function currentFigures(
  { cards, damage, seat }: Pick<Car, 'cards' | 'damage' | 'seat'>,
  { hasPits, values }: Pick<Terms, 'hasPits' | 'values'>,
): CarFigures {
  if (cards === undefined) throw new BrokenRace(`the car of seat ${seat} is not set up`);
  return damagedFigures(figuresOf(cards, hasPits, values), damage);
}

/** Returns how a car may pay for an excess: on soft tires by a third wear too (CFR-181, CFR-182, CR-48). */
export function paymentLimits(
  { tire }: Pick<Car, 'tire'>,
  { payment, softPayment }: Pick<BookValues, 'payment' | 'softPayment'>,
): PaymentLimits {
  return tire === 'soft' ? softPayment : payment;
}
