// The finish: which cars have reached the flag (CFR-76, CR-41).
import type { Car, KnownRace } from '../state.ts';
import { spaceOfCar } from '../table.ts';
import type { Ground } from '../terms.ts';

/**
 * Reports whether a car stands beyond the line after the last lap, or on the last space before it, with its nose across
 * (CFR-76).
 */
export function hasReachedFlag(
  car: Pick<Car, 'space' | 'laps'>,
  { laps }: Pick<KnownRace, 'laps'>,
  ground: Ground,
): boolean {
  if (car.laps > laps) return true;
  return car.laps === laps && spaceOfCar(car, ground).endTick >= ground.board.ticks;
}
