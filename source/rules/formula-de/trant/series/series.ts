// What carries over from race to race in a series: the car, driver points that were won, and injuries (TR-7 to TR-9, TR-145,
// TR-152 to TR-154, TRR-58, TRR-62). A driver who is hurt keeps the seat in the standings: whoever drives for the team in
// the meantime scores for that seat, and the same person may play on. What goes is what belongs to the driver alone, the
// driver points, and the replacement has those that it wins itself. The points that the driver has won wait until the
// return. The second car of a team is a copy with all that was bought, driver points too: within one budget and with the
// same parts fewer of them would serve nobody (TR-8).
import type { Carried, Seasonal, SeatOfSeason } from '../../../kit/seasonal.ts';
import type { Standing } from '../../../kit/types.ts';
import type { FormulaDeRace } from '../../state.ts';
import { carOf } from '../../table.ts';
import type { BookValues } from '../../values.ts';
import { lastingInjury } from '../damage/injuries.ts';
import type {
  BuiltCar,
  CarInSeries,
  Injury,
  LastingInjury,
  Replacement,
  SeriesCar,
} from '../state.ts';
import { builtBefore, carFaults, NO_FITTINGS } from './construction.ts';
import { seriesConstruction } from './season-cars.ts';
import { KEPT_CAR, type KeptCar } from './series-cars.ts';

/** Races that a driver misses by the condition (tables.md B2). */
const MISSED: Readonly<Record<LastingInjury, Replacement['races']>> = {
  injured: 1,
  severe: 'season',
  killed: 'season',
};

/** Points are won in halves (TR-152). */
const HALVES = 2;

/** Driver points for finishing, in halves, and the additional ones for the first places (TR-152). */
const FOR_FINISHING = 1;
const FOR_PLACE = { last: 3, halves: 1 };

/** Returns what carries over from race to race by the numbers of a book that builds cars. */
export function trantSeries(values: BookValues): Seasonal {
  return {
    options: (seats, longest) => ({ cars: carsOf(seats, longest, values), longest }),
    construction: longest => seriesConstruction(longest, values),
    after: (race: FormulaDeRace, standing, settled) => carriedAfter(race, standing, settled),
    pointsWon: ({ kept, away }) => {
      const { data } = KEPT_CAR.safeParse(kept);
      return ((away === undefined ? data?.wonHalves : data?.replacementHalves) ?? 0) / HALVES;
    },
    afterTrial: (trial: FormulaDeRace, settled) => carriedAfterTrial(trial, settled),
  };
}

// The first car of a team without one is built, and the second copies it; one that comes later copies what the team has (TR-8).
function carsOf(
  seats: readonly SeatOfSeason[],
  longest: number,
  values: BookValues,
): readonly CarInSeries[] {
  const isBuilt = (seat: SeatOfSeason) => keptIn(seat.carried ?? seat.ofTeam, longest, values);
  return seats.map((seat, at): CarInSeries => {
    const own = keptIn(seat.carried, longest, values);
    if (own !== undefined) return carOfKept(own, seat.carried?.away);
    const mate = keptIn(seat.ofTeam, longest, values);
    if (mate !== undefined) return designIn(mate);
    if (seat.team === undefined) return null;
    const first = seats.findIndex(one => one.team === seat.team && isBuilt(one) === undefined);
    return first === at ? null : { copyOf: first };
  });
}

// What cannot be read, or built, counts as no car.
function keptIn(
  carried: Carried | undefined,
  longest: number,
  values: BookValues,
): KeptCar | undefined {
  const { success, data } = KEPT_CAR.safeParse(carried?.kept);
  if (!success) return undefined;
  return carFaults(designIn(data), longest, values).length === 0 ? data : undefined;
}

function designIn({ points, fittings, driver }: KeptCar): BuiltCar {
  return { points, fittings, driver };
}

function carOfKept(kept: KeptCar, races: Carried['away']): SeriesCar {
  const { replacementHalves, ...own } = kept;
  if (races === undefined) return own;
  const halves = replacementHalves === undefined ? {} : { wonHalves: replacementHalves };
  return { ...own, replacement: { races, ...halves } };
}

function carriedAfter(
  race: FormulaDeRace,
  standing: Standing,
  settled: unknown,
): Carried | undefined {
  const { options } = race;
  if (options.cars === undefined) return undefined;
  const { seat } = standing;
  const before = builtBefore(options, seat);
  const { injury, driverPoints } = carOf(race, seat);
  const { replacement } = before ?? {};
  const misses = racesMissed(injury);
  const left = driverPoints?.wonHalves ?? (replacement ?? before)?.wonHalves ?? 0;
  const halves = left + wonHalves(standing);
  const kept = designAfter(race, seat, settled);
  if (replacement === undefined) {
    const own = { ...kept, ...(halves > 0 ? { wonHalves: halves } : {}) };
    return { kept: own, ...(misses === undefined ? {} : { away: misses }) };
  }
  const own = { ...kept, ...(before?.wonHalves ? { wonHalves: before.wonHalves } : {}) };
  const away = racesLeft(replacement.races);
  if (away === undefined) return { kept: own };
  // A replacement who is hurt is replaced by another driver.
  const next = misses === undefined && halves > 0 ? { replacementHalves: halves } : {};
  return { kept: { ...own, ...next }, away };
}

// The car is whole again for the race, with all that was bought; points that were won and spent are gone (TRR-9, TR-153). A
// driver who is hurt misses that race without a replacement, and has one from the next race on (TR-145, TRR-62).
function carriedAfterTrial(race: FormulaDeRace, settled: unknown): Carried | undefined {
  if (race.options.cars === undefined) return undefined;
  const before = builtBefore(race.options, 0);
  const { injury, driverPoints } = carOf(race, 0);
  const { replacement } = before ?? {};
  const misses = racesMissed(injury);
  const left = driverPoints?.wonHalves ?? (replacement ?? before)?.wonHalves ?? 0;
  const design = designAfter(race, 0, settled);
  const own = replacement === undefined ? left : (before?.wonHalves ?? 0);
  const kept = { ...design, ...(own > 0 ? { wonHalves: own } : {}) };
  if (misses === undefined) {
    const others = replacement !== undefined && left > 0 ? { replacementHalves: left } : {};
    const away = replacement === undefined ? {} : { away: replacement.races };
    return { kept: { ...kept, ...others }, ...away };
  }
  const away = racesLeft(replacement?.races ?? misses);
  return { kept, ...(away === undefined ? {} : { away }), misses: true };
}

function racesMissed(injury: Injury | undefined): Replacement['races'] | undefined {
  const lasting = lastingInjury(injury);
  return lasting && MISSED[lasting];
}

function designAfter(race: FormulaDeRace, seat: number, settled: unknown): BuiltCar {
  const design =
    builtBefore(race.options, seat) ?? (settled as BuiltCar | undefined) ?? standardOf(race);
  return { points: design.points, fittings: design.fittings, driver: design.driver };
}

function wonHalves({ status, place }: Standing): number {
  if (status !== 'finished') return 0;
  return FOR_FINISHING + (place <= FOR_PLACE.last ? FOR_PLACE.halves : 0);
}

function racesLeft(races: Replacement['races']): Carried['away'] {
  if (races === 'season') return 'season';
  return races > 1 ? races - 1 : undefined;
}

function standardOf({ options: { car, fittings = NO_FITTINGS } }: FormulaDeRace): BuiltCar {
  return { points: car, fittings, driver: 0 };
}
