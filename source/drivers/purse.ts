// What an end takes out of a car: tires and brakes in a race, rolls in a timed trial.
import { blockingPrice } from '../rules/formula-de/chapters/blocking.ts';
import { tiresCanPay } from '../rules/formula-de/chapters/tires.ts';
import type { Car } from '../rules/formula-de/state.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { End } from './roads.ts';

/** Points due for an end. In a timed trial `tires` are rolls (M-1-1-12). */
export interface Bill {
  readonly tires: number;
  readonly brakes: number;
  readonly spins: boolean;
}

/**
 * The points due for an end; undefined when they cannot be paid.
 * @param brakesGone brake points that the change of gear or the entry of a corner has already taken
 */
export function billOf(car: Car, end: End, values: BookValues, brakesGone = 0): Bill | undefined {
  const { due } = end.passage;
  const { tires } = car.points;
  const brakes = car.points.brakes - brakesGone;
  const kind = values.tires[car.tires];
  if (!tiresCanPay(tires, due, kind)) return undefined;
  const blocked = blockingPrice(end.missing, values.blocking);
  if (blocked === undefined || end.brakes + blocked.brakes > brakes) return undefined;
  const left = Math.max(0, tires - due);
  if (!tiresCanPay(left, blocked.tires, kind)) return undefined;
  const all = due + blocked.tires;
  return { tires: all, brakes: end.brakes + blocked.brakes, spins: all > 0 && all >= tires };
}
