// The way out of the pits without the extra space of soft tires, after stops that rule it out (BGA-O-58, BR-37).
import * as z from 'zod';
import type { PitStop } from '../../choices.ts';
import type { FieldGroup } from '../../field-group.ts';
import type { Car } from '../../state.ts';
import type { DraftCar } from '../../table.ts';
import type { Terms } from '../../terms.ts';

/** True of a car from such a stop until it leaves its pit; absent at any other time. */
export const plainExitGroup: FieldGroup<true> = {
  shape: z.literal(true),
  isIn: terms => terms.values.pits.stops.some(stop => leavesPlainly(stop, terms)),
};

function leavesPlainly(
  stop: PitStop['stop'],
  { orderOfPlay, values }: Pick<Terms, 'orderOfPlay' | 'values'>,
): boolean {
  return orderOfPlay.includes('softBonus') && !values.pits.bonusAfter.includes(stop);
}

/** Records on a car that waits after a stop whether it will leave without the extra space. */
export function noteExit(car: DraftCar, stop: PitStop['stop'], terms: Terms): void {
  if (leavesPlainly(stop, terms)) car.plainExit = true;
}

export function forgetExit(car: DraftCar): void {
  delete car.plainExit;
}

export function leavesWithoutBonus({ plainExit }: Pick<Car, 'plainExit'>): boolean {
  return plainExit === true;
}
