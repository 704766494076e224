// Cars of a series that are built before their first race, by points for each category (TR-5, TR-6, TR-8).
import type { CarConstruction } from '../../../kit/seasonal.ts';
import { poolsOf } from '../../budget.ts';
import type { BookValues } from '../../values.ts';
import type { BuiltCar } from '../state.ts';
import { budgetOf, placesOf, pointsAt, pointsFaults } from './construction.ts';
import { KEPT_CAR } from './series-cars.ts';

type Spent = Readonly<Record<string, number>>;

/** Returns how the cars of a series are built whose longest race has so many laps (TR-5, TR-7). */
export function seriesConstruction(longest: number, values: BookValues): CarConstruction {
  const { total, readyMade } = budgetOf(values, longest);
  const categories = placesOf(values);
  const spentOn = (car: BuiltCar): Spent =>
    Object.fromEntries(categories.map(category => [category, pointsAt(car, category)]));
  return {
    total,
    categories,
    readyMade: readyMade.map(({ name, ...car }) => ({ name, points: spentOn(car) })),
    faults: points => pointsFaults(points, longest, values),
    build: points => ({ kept: { ...carOf(points, values) } }),
    pointsOf: ({ kept }) => {
      const { data } = KEPT_CAR.safeParse(kept);
      return data === undefined ? undefined : spentOn(data);
    },
  };
}

// A category that is not named has no points.
function carOf(points: Spent, values: BookValues): BuiltCar {
  const { qualifying = 0, pitCrew = 0, driver = 0 } = points;
  const pools = poolsOf(values).map(pool => [pool, points[pool] ?? 0]);
  return { points: Object.fromEntries(pools), fittings: { qualifying, pitCrew }, driver };
}
