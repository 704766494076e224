// The levels of CPU drivers, weakest first.
import type { Driver } from './driver.ts';
import { planner } from './planner.ts';
import { randomDriver } from './random.ts';

/** Every level, weakest first. */
export const drivers: readonly Driver[] = [
  randomDriver,
  planner({ level: 'rookie', misjudgement: 1.6 }),
  planner({ level: 'club', misjudgement: 0.8 }),
];

/** The level of opponents nobody chose. */
export const DEFAULT_LEVEL = 'club';

/** The driver of a level, undefined when there is none. */
export function driverOf(level: string): Driver | undefined {
  return drivers.find(driver => driver.level === level);
}
