// What the people of a race did that may be a record.

import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import type { RaceSheet } from '../../season/sheet/race-sheet.ts';
import type { Feat } from './kept-record.ts';

type Drivers = readonly { readonly name: string; readonly kind: 'human' | 'cpu' | 'remote' }[];

/**
 * Returns the races and the fastest laps of the people of a race; none of a race that is not over, that began in the middle, or
 * whose dice were known beforehand. A car that changed hands sets none: nobody drove all of it.
 */
export function raceFeats(
  { setup, from, handOvers = [] }: Pick<PlayedRace, 'setup' | 'from' | 'handOvers'>,
  { isOver, laps, lines }: RaceSheet,
  drivers: Drivers,
): readonly Feat[] {
  if (!isOver || from !== undefined || setup.dice !== undefined) return [];
  return lines.flatMap(({ seat, status, plays, fastestLap }): readonly Feat[] => {
    const { name, kind } = drivers[seat] ?? { name: '', kind: 'cpu' };
    if (kind !== 'human' || handOvers.some(one => one.seat === seat)) return [];
    const whole = status === 'finished' ? [{ kind: 'race', laps, name, plays } as const] : [];
    if (fastestLap === undefined) return whole;
    return [...whole, { kind: 'raceLap', laps: 1, name, plays: fastestLap }];
  });
}
