// The cars of a series in the setup of a race: built before, copies, or to be built in it (TR-7 to TR-9, TRR-62).
import * as z from 'zod';
import type { Car, FormulaDeOptions } from '../../state.ts';
import type { BookValues } from '../../values.ts';
import type { BuiltCar, CarInSeries, SeriesCar } from '../state.ts';
import { builtBefore, builtOf, carFaults, NO_FITTINGS } from './construction.ts';

const count = z.int().min(0);

const built = z.strictObject({
  points: z.record(z.string(), z.int()),
  fittings: z.strictObject({ qualifying: z.int(), pitCrew: z.int() }),
  driver: z.int(),
  wonHalves: count.exactOptional(),
});

/** The shape of a car between two races, with what a replacement of its driver has won, in halves. */
export const KEPT_CAR = built.extend({ replacementHalves: count.exactOptional() });
export type KeptCar = z.infer<typeof KEPT_CAR>;

const seriesCar = built.extend({
  replacement: z
    .strictObject({
      races: z.union([z.int().min(1), z.literal('season')]),
      wonHalves: count.exactOptional(),
    })
    .exactOptional(),
});

export const SERIES_CARS = z.array(
  z.union([seriesCar, z.strictObject({ copyOf: count }), z.null()]),
);

/**
 * Returns a car as it was built for the series: what its driver has bought stays in it while a replacement without points of
 * its own drives (TR-7, TR-20, TRR-62).
 */
export function designOf(car: Car, options: Pick<FormulaDeOptions, 'cars'>): BuiltCar {
  const built = builtOf(car);
  return { ...built, driver: builtBefore(options, car.seat)?.driver ?? built.driver };
}

/**
 * Returns what is wrong with the cars that a setup gives: too many or too few, one that cannot be built, or a copy of none
 * that is built in this race (TR-5, TR-8, TR-9).
 */
export function constructionFaults(
  { car, fittings, cars, longest }: ConstructionSaid,
  seats: number,
  values: BookValues,
): readonly string[] {
  if (values.construction === undefined) {
    const isSilent = fittings === undefined && cars === undefined && longest === undefined;
    return isSilent ? [] : ['cars: this book builds none'];
  }
  const laps = Math.max(...values.construction.budgets.map(({ lapsLeast }) => lapsLeast));
  const common: SeriesCar = { points: car, fittings: fittings ?? NO_FITTINGS, driver: 0 };
  const few = cars !== undefined && cars.length !== seats;
  const isLength = longest === undefined || (Number.isInteger(longest) && longest > 0);
  return [
    ...carFaults(common, laps, values).map(fault => `car: ${fault}`),
    ...(isLength ? [] : [`longest: ${longest} is no number of laps. Write 1 or more`]),
    ...(few ? [`cars: there are ${cars.length} for ${seats} seats. Give one for each seat`] : []),
    ...(cars ?? []).flatMap((one, seat) =>
      faultsOfOne(one, cars ?? [], laps, values).map(fault => `cars.${seat}: ${fault}`),
    ),
  ];
}

/**
 * Returns what is wrong with the cars of a race from outside as they are built: a car that no budget pays for, or beyond a limit
 * (TR-5, TR-6).
 */
export function builtFaults(cars: readonly Car[], values: BookValues): readonly string[] {
  const { construction } = values;
  if (construction === undefined) return [];
  const laps = Math.max(...construction.budgets.map(({ lapsLeast }) => lapsLeast));
  return cars.flatMap((car, index) =>
    carFaults(builtOf(car), laps, values).map(fault => `cars.${index}: ${fault}`),
  );
}

type ConstructionSaid = Pick<FormulaDeOptions, 'car' | 'fittings' | 'cars' | 'longest'>;

function faultsOfOne(
  one: CarInSeries,
  cars: readonly CarInSeries[],
  laps: number,
  values: BookValues,
): readonly string[] {
  if (one === null) return [];
  if (!('copyOf' in one)) return carFaults(one, laps, values);
  return cars[one.copyOf] === null
    ? []
    : [`no car is built in seat ${one.copyOf} that it could copy. Name a seat that is null`];
}
