// The finish: which cars have reached the flag (CFR-76, CR-41).
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Car, KnownRace } from '../../state.ts';
import { spaceOfCar } from '../../table.ts';
import type { Ground } from '../../terms.ts';

/**
 * Reports whether a car stands beyond the line after the last lap, or on the last space before it, with its nose across
 * (CFR-76).
 */
export function hasReachedFlag(
  car: Pick<Car, 'space' | 'laps'>,
  { laps }: Pick<KnownRace, 'laps'>,
  ground: Ground,
): boolean {
  return isAtFlag(car.laps, spaceOfCar(car, ground), laps, ground.board);
}

/** Reports whether a car on a space, with the line crossed so often, has reached the flag of a race (CFR-76, CR-41). */
export function isAtFlag(
  crossings: number,
  { endTick }: Pick<RowSpace, 'endTick'>,
  laps: number,
  { ticks }: Pick<RowBoard, 'ticks'>,
): boolean {
  return crossings > laps || (crossings === laps && endTick >= ticks);
}
