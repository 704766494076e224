// One pool of points that pays for everything: which pools there are, what pays from them and what the last point does.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../testing/formula-de/before-race.ts';
import {
  car,
  choices,
  fitTires,
  gear,
  gears,
  pay,
  play,
  type RaceSpec,
  race,
  to,
  toldOf,
  track,
} from '../../testing/formula-de/builders.ts';
import { emptyPoolBook, onePoolBook, WEAR } from '../../testing/formula-de/one-pool-book.ts';
import { PIT_LAP } from '../../testing/formula-de/pit-lap.ts';
import { poolsOf } from './budget.ts';
import { masters2005, masters2005Definition } from './masters/masters-2005.ts';

const BOARD = track('80 1R5 40');

function inFifth(wear: number, spec: Partial<RaceSpec> = {}) {
  return race({
    book: onePoolBook,
    board: BOARD,
    cars: [{ space: '0@20', gear: 5, points: { wear } }, { space: '0@2' }],
    toPlay: [0, 1],
    dice: [2],
    ...spec,
  });
}

/** A car in 4th that has rolled; the last space of the corner is 0@84. */
function beforeCorner(wear: number, at: string, roll: number, book = onePoolBook) {
  const cars = [
    { space: at, gear: 4, points: { wear } },
    { space: '0@2', gear: 1 },
  ];
  return play(race({ book, board: BOARD, cars, toPlay: [0], dice: [roll] }), gear(4));
}

describe('the pools of a book', () => {
  test('are those in which the points of its parts lie, always in the same order', () => {
    expect(poolsOf(onePoolBook.definition.values)).toEqual(['wear']);
    expect(poolsOf(masters2005Definition.values)).toEqual([
      'tires',
      'brakes',
      'gearbox',
      'body',
      'engine',
      'handling',
    ]);
  });

  test('are all that a car has at the start', () => {
    const { race: begun } = beforeRace(BOARD, 2, { preparation: 'ready' }, onePoolBook);
    for (const { points, configuration } of begun.cars) {
      expect(points).toEqual({ wear: WEAR });
      expect(configuration).toEqual({ wear: WEAR });
    }
  });
});

describe('one pool', () => {
  test('pays for gears skipped on the way down, one point for each (BGA-B-56)', () => {
    for (const [lever, points] of [
      [3, 1],
      [2, 2],
      [1, 3],
    ] as const) {
      const down = play(inFifth(10, { dice: [lever === 3 ? 4 : 2] }), gear(lever));
      expect(car(down, 0).points).toEqual({ wear: 10 - points });
    }
  });

  test('is not emptied of free will where its last point is the end', () => {
    expect(gears(inFifth(3))).toEqual([2, 3, 4, 5, 6]);
    expect(gears(inFifth(2))).toEqual([3, 4, 5, 6]);
    expect(gears(inFifth(1))).toEqual([4, 5, 6]);
    expect(gears(inFifth(1, { book: emptyPoolBook }))).toEqual([3, 4, 5, 6]);
  });

  test('tells what it has paid for, and that it was the one that paid', () => {
    const rolled = beforeCorner(10, '0@20', 9);
    const braked = play(rolled, { kind: 'move', to: '0@27', brakes: 2 });
    expect(toldOf(braked, 'pointsPaid', 0)).toEqual([
      { kind: 'pointsPaid', seat: 0, part: 'brakes', pool: 'wear', amount: 2, why: 'braking' },
    ]);
    expect(car(braked, 0).points).toEqual({ wear: 8 });
  });

  test('lets a car brake down to its last point, and to none where a book lets it go on without', () => {
    const most = (book: typeof onePoolBook) =>
      Math.max(...choices(beforeCorner(3, '0@20', 9, book), 'move').map(move => move.brakes));
    expect(most(onePoolBook)).toBe(2);
    expect(most(emptyPoolBook)).toBe(3);
  });

  test('pays for spaces beyond a corner, brakes and tires together (BGA-B-49)', () => {
    const over = play(beforeCorner(6, '0@79', 9), to('0@88', { brakes: 0 }));
    expect(choices(over, 'payOvershoot').map(mix => [mix.brakes, mix.tires])).toEqual([
      [0, 4],
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
    const paid = play(over, pay(1, 3));
    expect(car(paid, 0).points).toEqual({ wear: 2 });
    expect(car(paid, 0).condition).toBe('sound');
  });

  test.each([
    ['one-pool', onePoolBook, 4, 'retired'],
    ['one-pool', onePoolBook, 5, 'racing'],
    ['empty-pool', emptyPoolBook, 3, 'retired'],
    ['empty-pool', emptyPoolBook, 4, 'racing'],
  ] as const)(
    '%s: spaces beyond a corner that it can pay for, and that it cannot',
    (_id, book, wear, status) => {
      const there = play(beforeCorner(wear, '0@79', 9, book), to('0@88', { brakes: 0 }));
      const [unbraked] = choices(there, 'payOvershoot');
      const done = unbraked === undefined ? there : play(there, pay(0, unbraked.tires));
      expect(car(done, 0).status).toBe(status);
      if (status === 'racing') expect(car(done, 0).points).toEqual({ wear: wear - 4 });
    },
  );

  test.each([
    ['one-pool', onePoolBook, 1, 'retired', 0],
    ['one-pool', onePoolBook, 2, 'racing', 1],
    ['empty-pool', emptyPoolBook, 0, 'retired', 0],
    ['empty-pool', emptyPoolBook, 1, 'racing', 0],
  ] as const)('%s: a collision test lost', (_id, book, wear, status, left) => {
    const cars = [
      { space: '0@20', gear: 3, points: { wear } },
      { space: '0@27', gear: 1, points: { wear: 9 } },
    ];
    // The one in front passes its test, the mover fails.
    const dice = [6, 20, 4];
    const hit = play(race({ book, board: BOARD, cars, toPlay: [0], dice }), gear(3), to('0@26'));
    expect(car(hit, 0).status).toBe(status);
    expect(car(hit, 0).points).toEqual({ wear: left });
  });
});

describe('a pit stop', () => {
  const cars = [
    { space: 'P3', gear: 2, points: { wear: 3 }, pitPoints: 0 },
    { space: '0@20', gear: 2 },
  ];
  const inPit = () => {
    const begun = race({
      book: onePoolBook,
      board: PIT_LAP,
      cars,
      toPlay: [0, 1],
      dice: [4, 2, 2],
    });
    return play(begun, gear(2), to('B1'));
  };

  test('gives every point back that the pool has lost (BGA-B-68)', () => {
    expect(car(inPit(), 0).points).toEqual({ wear: 3 });
    const fitted = play(inPit(), fitTires('hard'));
    expect(car(fitted, 0).points).toEqual({ wear: WEAR });
  });

  test('leaves nothing for a repair', () => {
    const stops = choices(play(inPit(), fitTires('hard')), 'pitStop');
    expect(stops.map(({ stop, repairs }) => [stop, repairs])).toEqual([
      ['quick', []],
      ['long', []],
    ]);
  });
});

test('a configuration offers the spreads of the book, and no moves where all points lie in one place', () => {
  const asked = beforeRace(BOARD, 2, {}, onePoolBook);
  expect(choices(asked, 'configureCar')).toEqual([
    { kind: 'configureCar', points: { wear: WEAR }, pitPoints: 0 },
  ]);
  expect(choices(asked, 'movePoint')).toEqual([]);
  expect(choices(asked, 'keepCar')).toHaveLength(1);
});

describe('a save of another book', () => {
  const { race: whole } = beforeRace(BOARD, 2, { preparation: 'ready' }, onePoolBook);
  const [first, second] = whole.cars;
  const faults = (book: typeof onePoolBook, race: object) => book.faults(race, BOARD);

  test('is refused with a pool that the book does not have', () => {
    const cars = [{ ...first, points: { wear: 9, tires: 6 } }, second];
    expect(faults(onePoolBook, { ...whole, cars })).toEqual([
      'cars.0.points.tires: there is no such field',
    ]);
    const { race: masters } = beforeRace(BOARD, 1, { preparation: 'ready' });
    const mixed = masters.cars.map(one => ({ ...one, points: { ...one.points, wear: 1 } }));
    expect(faults(masters2005, { ...masters, cars: mixed })).toEqual([
      'cars.0.points.wear: there is no such field',
    ]);
  });

  test('is refused without a pool that the book has', () => {
    const cars = [first, { ...second, configuration: {} }];
    expect(faults(onePoolBook, { ...whole, cars })).toEqual([
      'cars.1.configuration.wear: it is missing',
    ]);
    const options = { ...whole.options, car: {} };
    expect(faults(onePoolBook, { ...whole, options })).toEqual(['options.car.wear: it is missing']);
  });

  test('is refused without the last point, where that is the end', () => {
    const now = inFifth(5).race;
    const cars = now.cars.map(one => ({ ...one, points: { wear: 0 } }));
    expect(faults(onePoolBook, { ...now, cars })).toContain(
      'cars.0.points.wear: a running car has at least one',
    );
  });

  test('is refused as a setup too', () => {
    expect(() => beforeRace(BOARD, 2, { car: { wear: 18 } }, masters2005)).toThrow(
      /^Masters 2005: car\.wear: there is no such field; tires: it is missing/,
    );
  });
});
