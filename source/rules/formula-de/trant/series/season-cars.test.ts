// Cars of a series that are built before their first race, by points for each category (TR-5 to TR-8, TRR-1).
import { describe, expect, test } from 'vitest';
import { games } from '../../../games.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { trant } from '../trant.ts';
import { budgetOf } from './construction.ts';

const built = games.of(trant).seasonal?.(trant)?.construction;
if (built === undefined) throw new Error('no cars are built');
const [short, long] = [built(2), built(3)];
const NONE = {
  tires: 0,
  brakes: 0,
  gearbox: 0,
  body: 0,
  engine: 0,
  handling: 0,
  qualifying: 0,
  pitCrew: 0,
  driver: 0,
};

describe('the construction points of a series', () => {
  test('are 20 where its longest race has two laps, and 24 where it has three (TR-5, TR-7)', () => {
    expect([short.total, long.total]).toEqual([20, 24]);
  });

  test('are of no race without a lap, and of no book that builds no cars (TR-5)', () => {
    expect(() => built(0)).toThrow('no car is built for 0 laps');
    expect(() => budgetOf(masters2005.definition.values, 3)).toThrow('the book builds no cars');
  });

  test('go to the eight categories of a car and to its driver (TR-6, TRR-1)', () => {
    expect(short.categories).toEqual(Object.keys(NONE));
  });

  test('are spread by ready-made cars, whose points are said by category', () => {
    const crew = { ...NONE, tires: 6, brakes: 3, gearbox: 2, body: 2, engine: 2, handling: 2 };
    expect(short.readyMade.find(({ name }) => name === 'crew')?.points).toEqual({
      ...crew,
      pitCrew: 3,
    });
    const { points } = long.readyMade.find(({ name }) => name === 'driver') ?? {};
    expect(points).toMatchObject({ qualifying: 1, pitCrew: 0, driver: 2 });
  });
});

describe('a car by points for each category', () => {
  test('has none in a category that is not named', () => {
    expect(short.build({}).kept).toEqual({
      points: { tires: 0, brakes: 0, gearbox: 0, body: 0, engine: 0, handling: 0 },
      fittings: { qualifying: 0, pitCrew: 0 },
      driver: 0,
    });
  });

  test('comes to its first race as it is built, and is read as it was written', () => {
    const spent = { ...NONE, tires: 6, body: 4, handling: 2, qualifying: 1, pitCrew: 3, driver: 4 };
    const car = short.build(spent);
    expect(car.kept).toEqual({
      points: { tires: 6, brakes: 0, gearbox: 0, body: 4, engine: 0, handling: 2 },
      fittings: { qualifying: 1, pitCrew: 3 },
      driver: 4,
    });
    expect(short.pointsOf(car)).toEqual(spent);
    expect(short.pointsOf({ kept: { tires: 6 } })).toBeUndefined();
  });

  test('may have all points of the budget, and not one more (TR-5)', () => {
    expect(short.faults({ tires: 6, pitCrew: 14 })).toEqual([]);
    expect(long.faults({ tires: 6, pitCrew: 14, driver: 4 })).toEqual([]);
    expect(short.faults({ tires: 6, pitCrew: 14, driver: 1 })).toEqual([
      'it has 21 construction points. 20 are the most, so take 1 away',
    ]);
  });

  test('has no more tires than six, no more qualifying than one, and no category of its own (TR-6)', () => {
    const among = 'tires, brakes, gearbox, body, engine, handling, qualifying, pitCrew, driver';
    expect(short.faults({ tires: 7, qualifying: 2, driver: -1, wings: 1 })).toEqual([
      'tires: 7 is too much. 6 is the most',
      'qualifying: 2 is too much. 1 is the most',
      'driver: -1 is below zero. Write 0 or more',
      `wings: there is no such category. Choose among ${among}`,
    ]);
  });
});
