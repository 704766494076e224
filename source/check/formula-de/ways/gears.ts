// What gears that are skipped on the way down cost before the roll (BGA-A-47, BGA-A-48, BR-21), from the table of the book.
import type { Car, Part } from '../../../rules/formula-de/state.ts';
import { left } from '../points-by-pool.ts';
import { endsOf, textOf } from './ends.ts';
import type { Roll } from './movement.ts';
import type { Judged } from './play-end.ts';

type Ends = ReadonlyMap<string, Judged>;

/** The parts that pay a point each for gears skipped: the first for one, the second too for two, all for three. */
export const PAID_FOR_GEARS: readonly Part[] = ['gearbox', 'brakes', 'engine'];

function carAfterGears(car: Car, skipped: number): Car {
  const points = { ...car.points };
  for (const part of PAID_FOR_GEARS.slice(0, skipped)) {
    if (part in points) points[part as keyof typeof points] = left(points, part) - 1;
  }
  return { ...car, points };
}

/** Returns the ends of a play whose price for gears is paid first; the last engine point ends the race before the roll (BR-21). */
export function endsAfterGears(rolled: (car: Car) => Roll, car: Car, skipped: number): Ends {
  const paid = carAfterGears(car, skipped);
  const ends = [...endsOf(rolled(paid)).values()];
  if (skipped === PAID_FOR_GEARS.length && left(paid.points, 'engine') === 0) {
    const gone = ends
      .slice(0, 1)
      .map(judged => ({ ...judged, end: { ...judged.end, outcome: 'overRevving' as const } }));
    return new Map(gone.map(judged => [textOf(judged.end), judged]));
  }
  const priceOf = (part: Part) => (PAID_FOR_GEARS.indexOf(part) < skipped ? 1 : 0);
  const all = ends.map(({ end, movement, choices }) => ({
    movement,
    choices,
    end: {
      ...end,
      gearbox: end.gearbox + priceOf('gearbox'),
      brakes: end.brakes + priceOf('brakes'),
      engine: end.engine + priceOf('engine'),
    },
  }));
  return new Map(all.map(judged => [textOf(judged.end), judged]));
}
