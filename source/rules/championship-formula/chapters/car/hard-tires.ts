// What hard tires give at the line (CFR-183, CFR-184, CFR-191, CR-47, CR-85, CR-89).
import type { Car } from '../../state.ts';
import type { Terms } from '../../terms.ts';
import { currentFigures } from './figures.ts';

/**
 * Returns the wear that a car gets when it next crosses the line: nothing at the start and at the finish, after a stop, and where it
 * crosses once more.
 * @param laps of the race
 */
export function wearAtLine(
  car: Car,
  laps: number,
  terms: Pick<Terms, 'hasPits' | 'values'>,
): number {
  const { tire, pitted, putBack, laps: crossings } = car;
  const counts = crossings > 0 && crossings < laps && pitted === undefined && putBack === undefined;
  return counts && tire === 'hard' ? currentFigures(car, terms).hardTireBonus : 0;
}
