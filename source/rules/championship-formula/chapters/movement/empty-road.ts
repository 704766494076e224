// The fastest speed that the wear of a car allows on an empty road (CFR-148).
import { SPEED_STEP } from '../../car.ts';
import type { Car } from '../../state.ts';
import type { Ground } from '../../terms.ts';
import { emptyRoad, type Road } from './road.ts';
import { carLabel, expand, type Label } from './way-search.ts';

/**
 * Returns the fastest speed up to `most` at which some way needs no chance and no more wear than the car has; 0 without one.
 */
export function fastestByWear(car: Car, most: number, laps: number, ground: Ground): number {
  const road = emptyRoad(car, laps, ground);
  let speed = most;
  while (speed > 0 && !hasWay(road, speed)) speed -= SPEED_STEP;
  return speed;
}

function hasWay(road: Road, speed: number): boolean {
  let layer: readonly Label[] = [carLabel(road)];
  for (let spaces = speed / SPEED_STEP; spaces > 0; spaces--) layer = expand(road, layer, speed);
  return layer.some(label => !label.isFatal && label.rolls === 0);
}
