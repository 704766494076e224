// Races as saves of version 1 hold them: every field of every chapter beside the others, and a value for "there is none".
import * as z from 'zod';

const flatCar = z.looseObject({
  place: z.number(),
  retirement: z.string(),
  retiredAt: z.number(),
  rolls: z.number(),
  penaltyRolls: z.number(),
  misplacements: z.number(),
  adjustments: z.number(),
  box: z.number(),
  pitPoints: z.number(),
  pit: z.string(),
  tires: z.string(),
  fittedFor: z.number(),
  inertiaGear: z.number(),
  prolongs: z.boolean(),
});
const flatRace = z.looseObject({
  options: z.looseObject({ preparation: z.string() }),
  cars: z.array(flatCar),
  sky: z.string(),
  skyHold: z.string(),
  trackState: z.string(),
  weatherRolls: z.array(z.number()),
});
type FlatRace = z.infer<typeof flatRace>;
type FlatCar = z.infer<typeof flatCar>;

/** A flat race with its fields in groups, those that say nothing left out; what is no flat race comes back as it is. */
export function groupedRace(value: unknown): unknown {
  const read = flatRace.safeParse(withGearbox(value));
  if (!read.success) return value;
  const { cars, sky, skyHold, trackState: track, weatherRolls: rollers, ...race } = read.data;
  const hold = skyHold === 'none' ? {} : { hold: skyHold };
  const weather = { sky, ...hold, track, rollers };
  const pits = cars.map(({ box, pitPoints: points }) => (box < 0 ? { points } : { box, points }));
  return { ...race, weather, pits, cars: cars.map((car, seat) => groupedCar(car, seat, race)) };
}

/** Returns options, answers or events of version 1, in which the gearbox is called gas as in the Masters booklet. */
export function withGearbox(value: unknown): unknown {
  if (value === 'gas') return 'gearbox';
  if (Array.isArray(value)) return value.map(withGearbox);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name === 'gas' ? 'gearbox' : name,
    withGearbox(one),
  ]);
  return Object.fromEntries(entries);
}

// Version 1 knows races alone: what a timed trial counts is never kept.
function groupedCar(flat: FlatCar, seat: number, { options }: Pick<FlatRace, 'options'>): object {
  const { place, retirement, retiredAt, adjustments, inertiaGear, prolongs, ...other } = flat;
  const { rolls: _rolls, penaltyRolls: _penalties, misplacements: _misplacements, ...more } = other;
  const { box: _box, pitPoints: _points, pit, tires: type, fittedFor, ...car } = more;
  const coasts = car['status'] === 'racing' && inertiaGear > 0;
  return {
    ...car,
    ...(place > 0 ? { place } : {}),
    ...(retirement === 'none' ? {} : { retirement, retiredAt }),
    ...(options.preparation === 'chosen' ? { adjustments } : {}),
    set: { type, fittedFor },
    pits: pit === 'none' ? { pit: seat } : { pit: seat, stop: pit },
    ...(coasts ? { inertia: { gear: inertiaGear, prolongs } } : {}),
  };
}
