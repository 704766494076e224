// The fast model of one turn.
import { describe, expect, test } from 'vitest';
import { aRace, type CarSpec, tinyRows } from '../../../testing/championship-formula/builders.ts';
import { moversAround } from './around.ts';
import { type Mover, moverOf, oneTurn } from './one-turn.ts';
import { outlookOf } from './outlook.ts';

const board = tinyRows();

function movers(...cars: readonly CarSpec[]): readonly Mover[] {
  const race = aRace({ board, cars, round: 5 });
  return cars.map((_, seat) => moverOf(outlookOf(race, seat, board)));
}

describe('a turn that is imagined', () => {
  test('is that of the table for a car alone', () => {
    const [own] = movers({ space: 'M2', speed: 80 });
    if (own === undefined) throw new Error('no car');
    for (const plan of own.plans) {
      const [ended] = oneTurn([own], [plan.speed]);
      expect(plan.overhead + (ended?.turns ?? 0)).toBeCloseTo(plan.alone, 4);
    }
  });

  test('makes no card better than the best one alone, by a test that may fail before a corner that is too tight', () => {
    const spaces = ['M1', 'M2', 'M3', 'M4', 'M5'];
    const all = [80, 100, 120, 140].flatMap(speed => spaces.map(space => ({ space, speed })));
    for (const spec of all) {
      const [own] = movers(spec);
      const [best] = own?.plans ?? [];
      if (own === undefined || best === undefined) continue;
      for (const { speed, overhead } of own.plans) {
        const [ended] = oneTurn([own], [speed]);
        expect(overhead + (ended?.turns ?? 0)).toBeGreaterThan(best.alone - 0.5);
      }
    }
  });

  test('ends with every car on a space of its own, and none through a car that it may drive around', () => {
    const cars = movers(
      { space: 'L2', speed: 100 },
      { space: 'M2', speed: 100 },
      { space: 'R2', speed: 100 },
      { space: 'M1', speed: 100 },
    );
    const ended = oneTurn(cars, [100, 100, 100, 120]);
    const spaces = ended.map(one => ('space' in one ? one.space : -1));
    expect(new Set(spaces).size).toBe(4);
  });

  test('takes a car further that slips a fast one straight ahead (CFR-27 to CFR-32)', () => {
    const [front, behind] = [
      { space: 'L3', speed: 120 },
      { space: 'L2', speed: 120 },
    ];
    const slipped = oneTurn(movers(front, behind), [120, 120])[1];
    const apart = oneTurn(movers({ ...front, space: 'R3' }, behind), [120, 120])[1];
    const slower = oneTurn(movers({ ...front, speed: 100 }, behind), [120, 120])[1];
    expect(slipped?.distance).toBeGreaterThan(apart?.distance ?? 0);
    expect(slower?.distance).toBe(apart?.distance);
  });

  test('lets the car ahead take the better space, and in a row the faster one (CFR-73, CFR-74)', () => {
    const cars = movers({ space: 'L2', speed: 100 }, { space: 'M2', speed: 100 });
    const first = oneTurn(cars, [120, 100]);
    const second = oneTurn(cars, [100, 120]);
    expect(first[0]?.distance).toBeGreaterThan(first[1]?.distance ?? 0);
    expect(second[1]?.distance).toBeGreaterThan(second[0]?.distance ?? 0);
  });
});

describe('the cars around', () => {
  test('are those within reach ahead, and a few rows behind if they count, whatever the lap', () => {
    const cars = [
      { space: 'M4' },
      { space: 'M6', laps: 2 },
      { space: 'M3' },
      { space: 'L5', status: 'retired', retirement: 'engine', retiredAt: 1 },
    ] as const;
    const own = outlookOf(aRace({ board, cars, round: 5 }), 0, board);
    expect(moversAround(own, 0).map(({ seat }) => seat)).toEqual([1]);
    expect(moversAround(own, 3).map(({ seat }) => seat)).toEqual([2, 1]);
  });
});
