import { describe, expect, test } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { rivalsOnRoad } from './rivals-on-road.ts';
import { between, Traffic } from './traffic.ts';
import type { TrafficTable } from './traffic-table.ts';

const { values } = masters2005.definition;

const TABLE: TrafficTable = {
  races: 1,
  laps: [0, 1],
  certainty: [2, 1],
  gaps: [-10, 0, 10],
  lead: [
    [-0.4, 0, 0.4],
    [-0.2, 0, 0.2],
  ],
  perGear: [0.1, 0],
};

const rival = { seat: 1, progress: 100, rounds: 5, gear: 4 };

describe('traffic', () => {
  test('a car in front of another one is worth more than one behind it, and near the flag more so', () => {
    const far = new Traffic([rival], 5, 1, TABLE);
    expect(far.lead(110, 4)).toBeCloseTo(0.2, 9);
    expect(far.lead(90, 4)).toBeCloseTo(-0.2, 9);
    expect(new Traffic([rival], 5, 0, TABLE).lead(110, 4)).toBeCloseTo(0.4, 9);
  });

  test('a lead that cannot grow any more is worth no more', () => {
    const traffic = new Traffic([rival], 5, 1, TABLE);
    expect(traffic.lead(200, 4)).toBe(traffic.lead(110, 4));
  });

  test('a car counts most against whom it is open who finishes first', () => {
    const beaten = { ...rival, seat: 2, progress: 60, rounds: 20 };
    const traffic = new Traffic([rival, beaten], 5, 1, TABLE);
    expect(traffic.lead(90, 4)).toBeCloseTo(-0.2, 3);
  });

  test('a higher gear than that of a rival is worth more near the flag', () => {
    const near = new Traffic([rival], 5, 0, TABLE);
    expect(near.lead(100, 5) - near.lead(100, 4)).toBeCloseTo(0.1, 9);
  });

  test('a lead is worth nothing to a car that is alone', () => {
    expect(new Traffic([], 5, 1, TABLE).lead(110, 4)).toBe(0);
  });
});

describe('the fitted table', () => {
  const gained = (lapsLeft: number, ticks: number) => {
    const traffic = new Traffic([rival], 5, lapsLeft);
    return traffic.lead(100 + ticks, 4) - traffic.lead(100 - ticks, 4);
  };

  test('makes it dearer to be far behind a car than far in front of it, whatever is left to drive', () => {
    for (const lapsLeft of [0.1, 0.6, 1.5, 2.8]) expect(gained(lapsLeft, 40)).toBeGreaterThan(0.1);
  });

  test('makes a space in front of a car worth most on the way to the flag', () => {
    expect(gained(0.1, 2)).toBeGreaterThan(0.3);
    expect(gained(1.5, 2)).toBeLessThan(0.15);
  });
});

describe('the rivals on the road', () => {
  const board = track('60 1R3 60');
  const cars = [
    { space: '0@20', gear: 4 },
    { space: '0@10', gear: 4 },
  ];

  test('a car that has yet to play needs a round less (M-6-2-2)', () => {
    const rounds = (toPlay: readonly number[]) => {
      const now = race({ board, cars, toPlay });
      return rivalsOnRoad(now.book.view(now.race, 0), 0, now.board, values)[0]?.rounds ?? 0;
    };
    expect(rounds([0]) - rounds([0, 1])).toBeCloseTo(1, 6);
  });

  test('are those that race on the track, not those that are out or at the flag', () => {
    const out = race({ board, cars: [...cars, { space: '0@30', status: 'retired' }], toPlay: [0] });
    const rivals = rivalsOnRoad(out.book.view(out.race, 0), 0, out.board, values);
    expect(rivals.map(({ seat }) => seat)).toEqual([1]);
  });
});

test('between knots a table is read along a straight line, beyond them it stays', () => {
  expect([-1, 0, 0.5, 1, 3].map(x => between([0, 1, 2], [5, 7, 6], x))).toEqual([5, 5, 6, 7, 6]);
});
