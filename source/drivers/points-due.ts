// What an end takes out of a car: tires and brakes in a race, rolls in a timed trial.

import { pointsLeft } from '../rules/formula-de/budget.ts';
import {
  pointsDue as endPointsDue,
  type PointsDue,
} from '../rules/formula-de/chapters/blocking.ts';
import type { Car } from '../rules/formula-de/state.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { End } from './legal-ends.ts';

/**
 * The points due for an end, those spent on the way included; undefined when they cannot be paid. In a timed trial tires are
 * rolls (M-1-1-12).
 * @param brakesGone brake points that the change of gear or the entry of a corner has already taken
 */
export function pointsDue(
  car: Car,
  end: End,
  values: BookValues,
  brakesGone = 0,
): PointsDue | undefined {
  const brakes = pointsLeft(car.points, 'brakes', values) - brakesGone - end.brakes;
  const bill = endPointsDue(car, end.passage.due, end.missing, brakes, values);
  return bill === undefined ? undefined : { ...bill, brakes: end.brakes + bill.brakes };
}
