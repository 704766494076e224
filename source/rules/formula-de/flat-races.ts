// Races as saves of version 1 hold them: every field of every chapter beside the others, and a value for "there is none".
import * as z from 'zod';

const flatCar = z.looseObject({
  place: z.number(),
  retirement: z.string(),
  retiredAt: z.number(),
});
const flatRace = z.looseObject({ cars: z.array(flatCar) });
type FlatCar = z.infer<typeof flatCar>;

/** A flat race with its fields in groups, those that say nothing left out; what is no flat race comes back as it is. */
export function groupedRace(value: unknown): unknown {
  const read = flatRace.safeParse(value);
  if (!read.success) return value;
  const { cars, ...race } = read.data;
  return { ...race, cars: cars.map(groupedCar) };
}

function groupedCar({ place, retirement, retiredAt, ...car }: FlatCar): object {
  return {
    ...car,
    ...(place > 0 ? { place } : {}),
    ...(retirement === 'none' ? {} : { retirement, retiredAt }),
  };
}
