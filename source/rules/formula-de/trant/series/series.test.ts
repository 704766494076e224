// What goes on from race to race (TR-8, TR-9, TR-145, TR-152 to TR-154, TRR-58, TRR-62).
import { describe, expect, test } from 'vitest';
import { beginning } from '../../../../testing/formula-de/trant-start.ts';
import { games } from '../../../games.ts';
import type { Carried, SeatOfSeason } from '../../../kit/seasonal.ts';
import type { Standing } from '../../../kit/types.ts';
import type { Car } from '../../state.ts';
import type { BuiltCar, CarInSeries } from '../state.ts';
import { trant } from '../trant.ts';

const seasonal = games.of(trant).seasonal?.(trant);
if (seasonal === undefined) throw new Error('nothing goes on');
const { options, after } = seasonal;

const BUILT: BuiltCar = {
  points: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 2, handling: 2 },
  fittings: { qualifying: 0, pitCrew: 0 },
  driver: 1,
};

const KEPT = { kept: { ...BUILT } };

/** What seat 0 has after a race that began with its car, in some place or out. */
function afterRace(
  cars: readonly CarInSeries[],
  place: number | 'out',
  car: Partial<Car> = {},
  settled?: BuiltCar,
  driverPoints: 'on' | 'off' = 'on',
): Carried | undefined {
  const { race } = beginning({ seats: cars.length, options: { cars, driverPoints } });
  const standing: Standing = {
    seat: 0,
    place: place === 'out' ? cars.length : place,
    status: place === 'out' ? 'retired' : 'finished',
  };
  const now = { ...race, cars: race.cars.map(one => (one.seat === 0 ? { ...one, ...car } : one)) };
  return after(now, standing, settled);
}

/** The same for a race whose only car was built before. */
const raced = (
  before: Partial<Exclude<CarInSeries, null>>,
  place: number | 'out',
  car: Partial<Car> = {},
) => afterRace([{ ...BUILT, ...before }], place, car);

describe('driver points that are won (TR-152)', () => {
  test('are one for the first three places, and a half for everybody else who finishes', () => {
    expect([1, 2, 3, 4, 9].map(place => raced({}, place)?.kept['wonHalves'])).toEqual([
      2, 2, 2, 1, 1,
    ]);
    expect(raced({}, 'out')).toStrictEqual({ kept: BUILT });
  });

  test('are kept in halves until they are spent; bought ones are back in every race (TR-153, TR-154, TRR-58)', () => {
    expect(raced({ wonHalves: 3 }, 4)?.kept).toEqual({ ...BUILT, wonHalves: 4 });
    const spent = { driverPoints: { bought: 0, wonHalves: 1 } };
    const now = raced({ wonHalves: 3 }, 4, spent);
    expect(now?.kept).toEqual({ ...BUILT, wonHalves: 2 });
    const [next] = carsFor([now && { carried: now }]);
    expect(next).toEqual({ ...BUILT, wonHalves: 2 });
  });

  test('wait through a race without driver points, with those won in it (TR-153)', () => {
    const without = (car: CarInSeries) => afterRace([car], 4, {}, undefined, 'off')?.kept;
    expect(without(BUILT)).toEqual({ ...BUILT, wonHalves: 1 });
    expect(without({ ...BUILT, wonHalves: 3 })).toEqual({ ...BUILT, wonHalves: 4 });
    const replacement = { races: 2, wonHalves: 1 };
    expect(without({ ...BUILT, wonHalves: 4, replacement })).toEqual({
      ...BUILT,
      wonHalves: 4,
      replacementHalves: 2,
    });
  });

  test('are told in whole ones and halves, those of the replacement while it drives (TR-152, TRR-62)', () => {
    const won = (carried: Carried) => seasonal.pointsWon?.(carried);
    const kept = { ...BUILT, wonHalves: 3, replacementHalves: 1 };
    expect(won({ kept })).toBe(1.5);
    expect(won({ kept, away: 1 })).toBe(0.5);
    expect([KEPT, { ...KEPT, away: 1 }, { kept: {} }].map(won)).toEqual([0, 0, 0]);
  });
});

function carsFor(seats: readonly (SeatOfSeason | undefined)[], longest = 2) {
  return options(
    seats.map(seat => seat ?? {}),
    longest,
  )['cars'] as readonly CarInSeries[];
}

describe('the car of a series', () => {
  test('is the one that was built in its first race (TR-9)', () => {
    expect(afterRace([null], 'out', {}, BUILT)?.kept).toEqual(BUILT);
    expect(carsFor([KEPT].map(carried => ({ carried })))).toEqual([BUILT]);
  });

  test('is the standard one of a driver who builds none', () => {
    const standard = { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 };
    expect(afterRace([null], 'out')?.kept).toMatchObject({ points: standard, driver: 0 });
  });

  test('is a copy of its team mate\u2019s, whose winnings stay with him (TR-8)', () => {
    const red = { team: 'red' };
    expect(carsFor([red, { team: 'blue' }, red])).toEqual([null, null, { copyOf: 0 }]);
    const ofTeam = { kept: { ...BUILT, wonHalves: 3 } };
    expect(carsFor([{ team: 'red', ofTeam }])).toEqual([BUILT]);
  });

  test('copies none of a mate that needs none built, nor one of somebody else without a team (TR-8)', () => {
    expect(carsFor([{ team: 'red', carried: KEPT }, { team: 'red' }])).toEqual([BUILT, null]);
    expect(carsFor([undefined, undefined])).toEqual([null, null]);
  });

  test('is built anew where what was kept is none or too dear', () => {
    const dear = { ...BUILT, driver: 9 };
    for (const kept of [{}, { points: 'many' }, dear]) {
      expect(carsFor([{ carried: { kept } }])).toEqual([null]);
    }
  });

  test('is of no other race', () => {
    const { race } = beginning({ seats: 1 });
    expect(after(race, { seat: 0, place: 1, status: 'finished' }, undefined)).toBeUndefined();
  });
});

describe('a driver who is hurt (TR-145, TRR-62)', () => {
  test('misses no race, the next one, or the rest of the season', () => {
    const away = (['bruised', 'injured', 'severe', 'killed'] as const).map(
      injury => raced({}, 'out', { injury })?.away,
    );
    expect(away).toEqual([undefined, 1, 'season', 'season']);
  });

  test('is replaced by one without driver points, and finds the own ones again', () => {
    const hurt = raced({ wonHalves: 2 }, 'out', { injury: 'injured' });
    const [next] = carsFor([hurt && { carried: hurt }]);
    expect(next).toStrictEqual({ ...BUILT, wonHalves: 2, replacement: { races: 1 } });
    const back = afterRace([next ?? null], 1);
    expect(back).toEqual({ kept: { ...BUILT, wonHalves: 2 } });
  });

  test('leaves the points that the replacement wins to that one, as long as it drives', () => {
    const now = raced({ wonHalves: 2, replacement: { races: 'season' } }, 1);
    expect(now?.away).toBe('season');
    const [next] = carsFor([now && { carried: now }]);
    expect(next).toMatchObject({ wonHalves: 2, replacement: { races: 'season', wonHalves: 2 } });
    const injured = raced({ replacement: { races: 'season', wonHalves: 2 } }, 'out', {
      injury: 'injured',
    });
    expect(injured).toStrictEqual({ kept: BUILT, away: 'season' });
  });

  test('leaves half a point that the replacement wins to it, and none that it does not win (TR-152)', () => {
    const replacement = { races: 2 };
    expect(raced({ replacement }, 4)).toStrictEqual({
      kept: { ...BUILT, replacementHalves: 1 },
      away: 1,
    });
    expect(raced({ replacement }, 'out')).toStrictEqual({ kept: BUILT, away: 1 });
  });
});

describe('a timed trial of a series (TR-145, TRR-9, TRR-62, TRR-64)', () => {
  const { afterTrial } = seasonal;

  /** What a car has after its lap alone. */
  function afterLap(
    one: CarInSeries,
    car: Partial<Car> = {},
    settled?: BuiltCar,
    driverPoints: 'on' | 'off' = 'on',
  ) {
    const { race } = beginning({ seats: 1, options: { cars: [one], driverPoints } });
    const now = { ...race, cars: race.cars.map(own => ({ ...own, ...car })) };
    return afterTrial?.(now, settled);
  }

  test('builds the car of the series, which is whole again for the race (TRR-9)', () => {
    expect(afterLap(null, {}, BUILT)).toEqual({ kept: BUILT });
    const points = { ...BUILT.points, body: 0 };
    expect(afterLap(BUILT, { points, configuration: points })).toEqual({ kept: BUILT });
  });

  test('takes the won driver points that are spent in it, and no bought ones (TR-153, TR-154)', () => {
    const spent = { driverPoints: { bought: 0, wonHalves: 1 } };
    expect(afterLap({ ...BUILT, wonHalves: 3 }, spent)?.kept).toEqual({ ...BUILT, wonHalves: 1 });
  });

  test('costs a driver who is hurt in it the race, in which nobody has the seat (TR-145)', () => {
    expect(afterLap(BUILT, { injury: 'bruised' })).toEqual({ kept: BUILT });
    expect(afterLap(BUILT, { injury: 'injured' })).toStrictEqual({ kept: BUILT, misses: true });
    for (const injury of ['severe', 'killed'] as const) {
      expect(afterLap(BUILT, { injury })).toEqual({ kept: BUILT, away: 'season', misses: true });
    }
  });

  test('is driven by the replacement, who may be hurt too (TRR-62)', () => {
    const replaced = { ...BUILT, wonHalves: 2, replacement: { races: 2, wonHalves: 1 } };
    const kept = { ...BUILT, wonHalves: 2 };
    expect(afterLap(replaced)).toEqual({ kept: { ...kept, replacementHalves: 1 }, away: 2 });
    expect(afterLap(replaced, { injury: 'killed' })).toEqual({ kept, away: 1, misses: true });
    const empty = { ...BUILT, replacement: { races: 2 } };
    expect(afterLap(empty)).toStrictEqual({ kept: BUILT, away: 2 });
  });

  test('leaves the won driver points as they were where none are spent in trials (TR-153)', () => {
    const without = (car: CarInSeries) => afterLap(car, {}, undefined, 'off');
    expect(without(BUILT)).toStrictEqual({ kept: BUILT });
    expect(without({ ...BUILT, wonHalves: 1 })).toEqual({ kept: { ...BUILT, wonHalves: 1 } });
    const replaced = { ...BUILT, wonHalves: 2, replacement: { races: 2, wonHalves: 1 } };
    const kept = { ...BUILT, wonHalves: 2, replacementHalves: 1 };
    expect(without(replaced)).toEqual({ kept, away: 2 });
  });

  test('leaves nothing to a car of no series', () => {
    const { race } = beginning({ seats: 1 });
    expect(afterTrial?.(race, undefined)).toBeUndefined();
  });
});
