// What an end takes out of a car: tires and brakes in a race, rolls in a timed trial.

import { pointsLeft } from '../rules/formula-de/budget.ts';
import { type Bill, billOf as billFor } from '../rules/formula-de/chapters/blocking.ts';
import type { Car } from '../rules/formula-de/state.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { End } from './roads.ts';

/**
 * The points due for an end, those spent on the way included; undefined when they cannot be paid. In a timed trial tires are
 * rolls (M-1-1-12).
 * @param brakesGone brake points that the change of gear or the entry of a corner has already taken
 */
export function billOf(car: Car, end: End, values: BookValues, brakesGone = 0): Bill | undefined {
  const brakes = pointsLeft(car.points, 'brakes', values) - brakesGone - end.brakes;
  const bill = billFor(car, end.passage.due, end.missing, brakes, values);
  return bill === undefined ? undefined : { ...bill, brakes: end.brakes + bill.brakes };
}
