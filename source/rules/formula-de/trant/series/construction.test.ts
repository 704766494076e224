// Car construction (TR-5 to TR-9, TR-20, TRR-1, TRR-2): what a car may be, and what is wrong with one that may not.
import { describe, expect, test } from 'vitest';
import {
  choices,
  play,
  question,
  type Situation,
  toldOf,
} from '../../../../testing/formula-de/builders.ts';
import { beginning } from '../../../../testing/formula-de/trant-start.ts';
import { ADJUSTMENTS_MAX } from '../../chapters/car/configuration.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { FormulaDeOptions, Points } from '../../state.ts';
import type { BuiltCar } from '../state.ts';
import { trant } from '../trant.ts';
import { builtBefore, builtOf, carFaults, costOf, standardCar } from './construction.ts';
import { builtFaults, constructionFaults } from './series-cars.ts';

const { values } = trant.definition;
const STANDARD: BuiltCar = {
  points: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 },
  fittings: { qualifying: 0, pitCrew: 0 },
  driver: 0,
};

/** The standard car with other figures. */
function built(points: Partial<Points> = {}, rest: Partial<BuiltCar> = {}): BuiltCar {
  return { ...STANDARD, ...rest, points: { ...STANDARD.points, ...points } };
}

function asked(laps: number): Situation {
  return beginning({ seats: 1, laps, options: { preparation: 'chosen' }, dice: [10, 20] });
}

function first({ race }: Pick<Situation, 'race'>) {
  const [car] = race.cars;
  if (car === undefined) throw new Error('no car');
  return car;
}

describe('the points of a car (TR-5, TR-6)', () => {
  test('are 24 for three laps and 20 for two', () => {
    expect(costOf(builtOf(first(beginning({ laps: 3 }))))).toBe(24);
    expect(costOf(builtOf(first(beginning({ laps: 2 }))))).toBe(20);
    for (const { lapsLeast, total, readyMade } of values.construction?.budgets ?? []) {
      for (const car of readyMade) {
        expect(costOf(car), `${car.name} for ${lapsLeast} laps`).toBe(total);
        expect(carFaults(car, lapsLeast, values), car.name).toEqual([]);
      }
    }
  });

  test('go to six parts, to qualifying, to a pit crew and to the driver (TRR-1)', () => {
    const now = asked(2);
    expect(question(now)).toMatchObject({ step: 'buildCar', rule: 'TR-5' });
    const places = new Set(choices(now, 'moveConstructionPoint').map(({ to }) => to));
    expect([...places].toSorted()).toEqual([
      'body',
      'brakes',
      'driver',
      'engine',
      'gearbox',
      'handling',
      'pitCrew',
      'qualifying',
    ]);
    const taken = play(now, { kind: 'moveConstructionPoint', from: 'tires', to: 'pitCrew' });
    expect(choices(taken, 'moveConstructionPoint').map(({ to }) => to)).toContain('tires');
  });

  test('are moved one at a time, to no more than six of tires and one of qualifying', () => {
    let now = asked(2);
    const move = (from: string, to: string) =>
      play(now, { kind: 'moveConstructionPoint', from, to });
    now = move('handling', 'qualifying');
    now = move('handling', 'driver');
    now = move('body', 'pitCrew');
    const offered = choices(now, 'moveConstructionPoint');
    expect(offered.some(({ to }) => to === 'qualifying' || to === 'tires')).toBe(false);
    expect(offered.some(({ from }) => from === 'handling')).toBe(false);
    now = play(now, { kind: 'keepCar' });
    expect(first(now)).toMatchObject({
      points: { handling: 0, body: 2 },
      configuration: { handling: 0, body: 2 },
      fittings: { qualifying: 1, pitCrew: 1 },
      driverPoints: { bought: 1, wonHalves: 0 },
    });
    const [told] = toldOf(now, 'carBuilt');
    expect(told).toMatchObject({ fittings: { qualifying: 1, pitCrew: 1 }, driver: 1 });
  });

  test('are never moved from a category to itself', () => {
    const moves = choices(asked(2), 'moveConstructionPoint');
    expect(moves.filter(({ from, to }) => from === to)).toEqual([]);
  });

  test('buy no driver points in a race without them (TR-6)', () => {
    const now = beginning({
      seats: 1,
      options: { preparation: 'chosen', driverPoints: 'off' },
      dice: [10, 20],
    });
    const places = choices(now, 'moveConstructionPoint').flatMap(({ from, to }) => [from, to]);
    expect(places).not.toContain('driver');
    expect(places).toContain('pitCrew');
    const [told] = toldOf(play(now, { kind: 'keepCar' }), 'carBuilt');
    expect(told).toMatchObject({ driver: 0 });
  });

  test('are moved as often as a driver may think again, and no more', () => {
    let now = asked(2);
    for (let moved = 0; moved < ADJUSTMENTS_MAX; moved++) {
      const [from, to] = moved % 2 === 0 ? ['tires', 'body'] : ['body', 'tires'];
      now = play(now, { kind: 'moveConstructionPoint', from, to });
    }
    expect(choices(now, 'moveConstructionPoint')).toEqual([]);
    expect(choices(now, 'keepCar')).toHaveLength(1);
  });

  test('are moved by one driver after the other, each asked until the car is kept', () => {
    const now = beginning({ seats: 2, options: { preparation: 'chosen' }, dice: [10, 20, 9, 19] });
    const seats = (then: Situation) =>
      then.book
        .decisions(then.race, then.board)
        .flatMap(({ step, seat }) => (step === 'buildCar' ? [seat] : []));
    const first = seats(now)[0] ?? -1;
    const moved = play(now, { kind: 'moveConstructionPoint', from: 'tires', to: 'body' });
    expect(seats(moved)).toEqual([first]);
    const second = play(moved, { kind: 'keepCar' });
    expect(seats(second)).toEqual([1 - first]);
    expect(seats(play(second, { kind: 'keepCar' }))).toEqual([]);
  });

  test('come without fittings where a setup gives those of the parts alone', () => {
    const { race } = beginning({ laps: 3, options: { car: STANDARD.points } });
    expect(first({ race }).fittings).toEqual({ qualifying: 0, pitCrew: 0 });
  });

  test('are none where a book builds no cars', () => {
    expect(standardCar(masters2005.definition.values, 3)).toBeUndefined();
  });

  test('may be those of a ready-made car', () => {
    const [, , ready] = values.construction?.budgets[1]?.readyMade ?? [];
    const now = play(asked(2), { kind: 'buildCar', points: ready?.points ?? {} });
    expect(first(now).points).toEqual(ready?.points);
  });
});

const long = built({ brakes: 4, engine: 4 }, { fittings: { qualifying: 1, pitCrew: 1 } });

describe('cars of a series (TR-8, TR-9, TR-153, TR-154)', () => {
  test('are raced as they were built, each with the driver points of its driver', () => {
    const cars = [built({ engine: 2 }, { driver: 1 }), { ...STANDARD, wonHalves: 3 }];
    const { race } = beginning({ seats: 2, options: { cars } });
    expect(race.cars.map(({ points }) => points.engine)).toEqual([2, 3]);
    expect(race.cars.map(({ driverPoints }) => driverPoints)).toEqual([
      { bought: 1, wonHalves: 0 },
      { bought: 0, wonHalves: 3 },
    ]);
  });

  test('that were built with 24 points give up a point of each of four parts before two laps (TR-7, TRR-2)', () => {
    const now = beginning({ seats: 1, laps: 2, options: { cars: [long] } });
    expect(question(now)).toMatchObject({ step: 'stripCar', rule: 'TR-7' });
    // Four of six parts; qualifying, crew and driver are exempt (TR-20).
    expect(choices(now, 'stripCar')).toHaveLength(15);
    const parts = ['tires', 'brakes', 'body', 'engine'] as const;
    const stripped = play(now, { kind: 'stripCar', parts });
    const left = { tires: 5, brakes: 3, gearbox: 3, body: 2, engine: 3, handling: 2 };
    expect(first(stripped)).toMatchObject({ points: left, configuration: left });
    expect(first(stripped).fittings).toEqual({ qualifying: 1, pitCrew: 1 });
    expect(first(now).configuration).toEqual(long.points);
    expect(costOf(long)).toBe(24);
    expect(toldOf(stripped, 'carStripped')).toEqual([{ kind: 'carStripped', seat: 0, parts }]);
  });

  test('give up none before three laps, and none that were built with 20', () => {
    expect(question(beginning({ laps: 3, seats: 1, options: { cars: [long] } })).step).toBe(
      'chooseDice',
    );
    expect(question(beginning({ seats: 1, options: { cars: [STANDARD] } })).step).toBe(
      'chooseDice',
    );
  });

  test('give up no more than they have cost too much: a point of one part for 21 (TR-7)', () => {
    const now = beginning({ seats: 1, options: { cars: [built({ body: 4 })] } });
    expect(choices(now, 'stripCar').map(({ parts }) => parts)).toEqual([
      ['tires'],
      ['brakes'],
      ['gearbox'],
      ['body'],
      ['engine'],
      ['handling'],
    ]);
  });

  test('that cost no more than the race allows are not told to give anything up (TR-7)', () => {
    const now = beginning({ seats: 1, options: { cars: [STANDARD] } });
    expect(toldOf(now, 'carStripped')).toEqual([]);
  });

  test('may give up the only point of a part (TR-7, TRR-2)', () => {
    const now = beginning({ seats: 1, options: { cars: [built({ brakes: 1, body: 6 })] } });
    expect(choices(now, 'stripCar').map(({ parts }) => parts)).toContainEqual(['brakes']);
  });

  test('cannot give up a point of a category that has none (TRR-2)', () => {
    const brakeless = built({ brakes: 0, body: 9 }, { fittings: { qualifying: 1, pitCrew: 0 } });
    const now = beginning({ seats: 1, options: { cars: [brakeless] } });
    expect(costOf(brakeless)).toBe(24);
    expect(choices(now, 'stripCar')).toHaveLength(5);
    expect(choices(now, 'stripCar').flatMap(({ parts }) => parts)).not.toContain('brakes');
  });
});

describe('cars that are built in their first race', () => {
  const asking = (options: Partial<FormulaDeOptions>, laps = 2) =>
    beginning({
      seats: 2,
      laps,
      options: { preparation: 'chosen', weather: 'sun', ...options },
      dice: [10, 20, 10, 20, 10, 20, 10, 20, 10, 20, 10, 20],
    });

  test('are asked about where a setup has none, and not where they were built before (TR-9, TR-20)', () => {
    const now = asking({ cars: [STANDARD, null] });
    expect(question(now)).toMatchObject({ step: 'buildCar', seat: 1 });
    const { step } = question(play(now, { kind: 'keepCar' }));
    expect(step).not.toBe('buildCar');
  });

  test('are built once for both cars of a team (TR-8)', () => {
    const now = asking({ cars: [null, { copyOf: 0 }] });
    const moved = play(now, { kind: 'moveConstructionPoint', from: 'handling', to: 'driver' });
    const kept = play(moved, { kind: 'keepCar' });
    expect(question(kept).step).not.toBe('buildCar');
    const [first, second] = kept.race.cars;
    expect(second).toMatchObject({
      points: first?.points,
      configuration: { handling: 1 },
      driverPoints: { bought: 1, wonHalves: 0 },
    });
    expect(toldOf(kept, 'carBuilt').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('have the points of the longest race of the series, of which two laps take four (TR-5, TR-7)', () => {
    const now = asking({ cars: [null, STANDARD], longest: 3 });
    expect(choices(now, 'buildCar').every(car => costOf(car) === 24)).toBe(true);
    expect(costOf(builtOf(first(now)))).toBe(24);
    const kept = play(now, { kind: 'keepCar' });
    expect(question(kept)).toMatchObject({ step: 'stripCar', seat: 0 });
  });

  test('are not built before it, be they null or a copy', () => {
    const cars = [STANDARD, null, { copyOf: 1 }];
    expect(cars.map((_, seat) => builtBefore({ cars }, seat))).toEqual([
      STANDARD,
      undefined,
      undefined,
    ]);
  });

  test('cannot copy a car that is not built in the race', () => {
    for (const other of [STANDARD, { copyOf: 1 }]) {
      expect(() => asking({ cars: [other, { copyOf: 0 }] })).toThrow(
        'no car is built in seat 0 that it could copy. Name a seat that is null',
      );
    }
  });
});

describe('a driver who replaces one that was hurt (TR-145, TRR-62)', () => {
  const replacement = { races: 1, wonHalves: 1 };

  test('has no bought points, and won ones only of its own', () => {
    const cars = [{ ...long, points: { ...long.points, body: 2 }, driver: 1, wonHalves: 4 }];
    const { race } = beginning({
      seats: 1,
      laps: 3,
      options: { cars: cars.map(car => ({ ...car, replacement })) },
    });
    expect(first({ race }).driverPoints).toEqual({ bought: 0, wonHalves: 1 });
  });

  test('drives the same car, which gives up as much for two laps (TR-7)', () => {
    const car = { ...long, points: { ...long.points, body: 1 }, driver: 2, replacement };
    expect(costOf(car)).toBe(24);
    const now = beginning({ seats: 1, laps: 2, options: { cars: [car] } });
    expect(choices(now, 'stripCar').every(({ parts }) => parts.length === 4)).toBe(true);
  });
});

describe('a car that cannot be is refused with one sentence', () => {
  const refused = (car: BuiltCar) => () =>
    beginning({ seats: 1, laps: 3, options: { cars: [car] } });

  test('a car of 25 points', () => {
    expect(refused(built({ body: 8 }))).toThrow(
      'Trant: cars.0: it has 25 construction points. 24 are the most, so take 1 away',
    );
  });

  test('a part below zero', () => {
    expect(refused(built({ engine: -1 }))).toThrow(
      'Trant: cars.0: engine: -1 is below zero. Write 0 or more',
    );
  });

  test('a crew on a category that does not exist', () => {
    const fittings = { qualifying: 0, pitCrew: 0, crewOnWings: 1 };
    expect(refused(built({}, { fittings }))).toThrow(
      'Trant: cars.0: crewOnWings: there is no such category. Choose among tires, brakes, gearbox, body, engine, handling, qualifying, pitCrew, driver',
    );
  });

  test('more tires or qualifying than a car may have', () => {
    expect(refused(built({ tires: 7 }))).toThrow('cars.0: tires: 7 is too much. 6 is the most');
    const fittings = { qualifying: 2, pitCrew: 0 };
    expect(refused(built({}, { fittings }))).toThrow('cars.0: qualifying: 2 is too much');
  });

  test('too few cars for the seats, and built cars in a book that builds none', () => {
    expect(() => beginning({ seats: 2, options: { cars: [STANDARD] } })).toThrow(
      'Trant: cars: there are 1 for 2 seats. Give one for each seat',
    );
  });

  test('a car of every seat that costs too much with its fittings', () => {
    const fittings = { qualifying: 1, pitCrew: 4 };
    expect(() => beginning({ laps: 3, options: { car: STANDARD.points, fittings } })).toThrow(
      'Trant: car: it has 25 construction points. 24 are the most, so take 1 away',
    );
  });

  test.each([0, -1, 1.5])('a longest race of %s laps', longest => {
    expect(() => beginning({ options: { longest } })).toThrow(
      `Trant: longest: ${longest} is no number of laps. Write 1 or more`,
    );
  });

  test.each([
    ['cars', { cars: [STANDARD] }],
    ['fittings', { fittings: STANDARD.fittings }],
    ['a longest race', { longest: 3 }],
  ])('%s in a book that builds none', (_what, said) => {
    const { values: others } = masters2005.definition;
    const car = STANDARD.points;
    expect(constructionFaults({ car, ...said }, 1, others)).toEqual([
      'cars: this book builds none',
    ]);
    expect(constructionFaults({ car }, 1, others)).toEqual([]);
    expect(builtFaults(beginning().race.cars, others)).toEqual([]);
  });

  test('in a race from outside too, where every kind of car may be', () => {
    const { race, board } = beginning({ seats: 1, laps: 3, options: { cars: [STANDARD] } });
    const options = { ...race.options, cars: [built({ body: 8 })] };
    expect(trant.faults({ ...race, options }, board)).toEqual([
      'options.cars.0: it has 25 construction points. 24 are the most, so take 1 away',
    ]);
    const mixed = [
      null,
      { copyOf: 0 },
      { ...STANDARD, wonHalves: 0, replacement: { races: 1 } },
      { ...STANDARD, replacement: { races: 2, wonHalves: 0 } },
      { ...STANDARD, replacement: { races: 'season' as const } },
    ];
    const series = beginning({ seats: mixed.length, options: { cars: mixed, longest: 1 } });
    expect(trant.faults(series.race, series.board)).toEqual([]);
    const one = (points: Points) => {
      const cars = race.cars.map(car => ({ ...car, points, configuration: points }));
      return trant.faults({ ...race, cars }, board);
    };
    expect(one(built({ body: 8 }).points)).toEqual([
      'cars.0: it has 25 construction points. 24 are the most, so take 1 away',
    ]);
    expect(one(built({ tires: 11 }).points)).toEqual([
      'cars.0: tires: 11 is too much. 6 is the most',
    ]);
  });
});
