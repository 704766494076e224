// Collisions in the BGA books where their rules leave something open: who is a neighbour, and who rolls when.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  play,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { rolledOn } from '../../../testing/formula-de/rolled.ts';
import { bgaAdvanced } from './advanced.ts';
import { bgaBasic } from './basic.ts';

const BOOKS = [bgaBasic, bgaAdvanced];
const STRAIGHT = track('80 1R5 15');
const TWENTIES = Array<number>(12).fill(20);

test('a spun car plays by the gear in which it spun (BGA-A-11, BR-24)', () => {
  const round = race({
    book: bgaAdvanced,
    board: STRAIGHT,
    cars: [
      { space: '0@30', gear: 3 },
      { space: '2@30', gear: 4, condition: 'spun' },
    ],
    dice: [1],
  });
  expect(toldOf(round, 'roundBegan')).toMatchObject([{ order: [1, 0] }]);
});

describe.each(BOOKS)('a car of $name that has stopped', book => {
  const { pool } = book.definition.values.parts.body;
  // In the basic game one too many puts a car out, in the advanced one the last point.
  const fragile = book === bgaBasic ? 0 : 1;

  /** Car 0 stops on 1@45.5 among others. */
  const among = (
    others: readonly Partial<CarSpec>[],
    black: readonly number[] = [],
    own: Partial<CarSpec> = {},
    from = '1@40.5',
  ): Situation =>
    play(
      rolledOn(STRAIGHT, {
        book,
        from,
        roll: 5,
        own,
        others: others.map(one => ({ space: '0@60', gear: 1, ...one })),
        black: [...black, ...TWENTIES],
      }),
      to('1@45.5'),
    );
  const rollers = (done: Situation) => toldOf(done, 'testMade').map(({ seat }) => seat);

  test('touches the cars beside it and straight ahead, never one behind (BR-8, BGA-B-58, BGA-A-51)', () => {
    for (const space of ['1@46.5', '0@45', '0@46', '2@45', '2@46']) {
      expect([space, rollers(among([{ space }]))]).toEqual([space, [1, 0]]);
    }
    for (const space of ['0@44', '2@44', '0@47', '2@47', '1@47.5']) {
      expect([space, rollers(among([{ space }]))]).toEqual([space, []]);
    }
    expect(rollers(among([{ space: '1@44.5' }], [], {}, '0@41'))).toEqual([]);
  });

  test('rolls once for each neighbour, after each of them has rolled once (BR-6)', () => {
    const done = among([{ space: '0@46' }, { space: '2@45' }]);
    expect(rollers(done)).toEqual([1, 2, 0, 0]);
  });

  test('sees its neighbours roll in the order of play (BR-69)', () => {
    const done = among([{ space: '2@45' }, { space: '0@45' }, { space: '1@46.5' }]);
    expect(rollers(done)).toEqual([3, 1, 2, 0, 0, 0]);
    const against = toldOf(done, 'testMade').map(({ other }) => other);
    expect(against).toEqual([0, 0, 0, 3, 1, 2]);
  });

  test('loses a point for one that goes out, and rolls once for the other (BR-7)', () => {
    const points = { [pool]: fragile };
    const done = among([{ space: '0@46', points }, { space: '2@45' }], [1]);
    expect(car(done, 1).status).toBe('retired');
    expect(rollers(done)).toEqual([1, 2, 0]);
    const full = book.definition.usualCar.car[pool] ?? 0;
    expect(car(done, 0).points[pool]).toBe(full - 1);
  });

  test('rolls no more once it is out (BR-69)', () => {
    const others = [{ space: '0@46' }, { space: '2@45' }];
    const done = among(others, [20, 20, 1], { points: { [pool]: fragile } });
    expect(rollers(done)).toEqual([1, 2, 0]);
    expect(car(done, 0)).toMatchObject({ status: 'retired', retirement: 'collision' });
  });
});

describe.each(BOOKS)('a collision by $name', book => {
  const { normal } = book.definition.values.collision;

  test('is no more likely against a car that is stalled (BR-59, BGA-B-59, BGA-A-52)', () => {
    const stalled = {
      condition: 'stalled',
      gear: 1,
      start: 'firstGear',
      aggravates: true,
    } as const;
    const done = play(
      rolledOn(STRAIGHT, {
        book,
        from: '0@40',
        roll: 5,
        others: [{ space: '0@46', ...stalled }],
        black: TWENTIES,
      }),
      to('0@45'),
    );
    expect(toldOf(done, 'testMade').map(({ upTo }) => upTo)).toEqual([normal.dry, normal.dry]);
  });

  test('touches no car that is off the board (BGA-V-45)', () => {
    const gone = { condition: 'wreck', retirement: 'overshoot', onBoard: false } as const;
    const done = play(
      rolledOn(STRAIGHT, {
        book,
        from: '0@40',
        roll: 5,
        others: [{ space: '0@46', gear: 1, ...gone }],
        black: TWENTIES,
      }),
      to('0@45'),
    );
    expect(toldOf(done, 'testMade')).toEqual([]);
  });
});

test('in the rain a collision is no more likely against a car that has spun (BR-59, BGA-O-33)', () => {
  const done = play(
    rolledOn(STRAIGHT, {
      book: bgaAdvanced,
      from: '0@40',
      roll: 5,
      others: [{ space: '0@46', gear: 3, condition: 'spun' }],
      black: TWENTIES,
      options: { weather: 'rain' },
      sky: 'rain',
      trackState: 'wet',
    }),
    to('0@45'),
  );
  expect(toldOf(done, 'testMade').map(({ upTo }) => upTo)).toEqual([2, 2]);
});

describe.each(BOOKS)('a round of $name', book => {
  test('has of level cars the higher gear first, then the one that came earlier, stalled or not (BGA-V-2, BGA-B-30, BGA-B-31)', () => {
    const stalled = { condition: 'stalled', start: 'firstGear' } as const;
    const round = race({
      book,
      board: STRAIGHT,
      cars: [
        { space: '0@60', gear: 1, arrival: 2 },
        { space: '2@60', gear: 1, arrival: 1, ...stalled },
        { space: '0@30', gear: 3, arrival: 3 },
        { space: '2@30', gear: 4, arrival: 4 },
      ],
      dice: [1],
    });
    expect(toldOf(round, 'roundBegan')).toMatchObject([{ order: [1, 0, 3, 2] }]);
  });

  test('has every car once, those a lap down or more in the order of the race (BR-44, BGA-B-27, BGA-A-8)', () => {
    const round = race({
      book,
      board: STRAIGHT,
      cars: [
        { space: '0@70', laps: 1 },
        { space: '0@20', laps: 3 },
        { space: '0@60', laps: 2 },
        { space: '0@30', laps: 1 },
      ],
    });
    expect(toldOf(round, 'roundBegan')).toMatchObject([{ order: [1, 2, 0, 3] }]);
    expect(toldOf(round, 'playSkipped')).toEqual([]);
  });
});
