// The mix of a champion.
import { describe, expect, test } from 'vitest';
import { aRace, tinyRows } from '../../../testing/championship-formula/builders.ts';
import { seededRandom } from '../../levels/random-generator.ts';
import { mixOf } from './card-game.ts';
import { forecast } from './forecast.ts';
import { outlookOf } from './outlook.ts';
import { soundMix } from './sound-mix.ts';

describe('the mix of a champion', () => {
  const board = tinyRows();

  test('is its best card alone on the road', () => {
    const race = aRace({ board, cars: [{ space: 'M2', speed: 80 }], round: 5 });
    const mix = mixOf(outlookOf(race, 0, board));
    const least = Math.min(...mix.map(({ plan }) => plan.alone));
    for (const { plan } of mix) expect(plan.alone).toBeCloseTo(least, 3);
  });

  test('is made of odds that add up, of cards that are not far from the best', () => {
    const cars = [{ space: 'M3' }, { space: 'L4' }, { space: 'R4' }, { space: 'M5' }];
    const mix = mixOf(outlookOf(aRace({ board, cars, round: 5 }), 0, board));
    expect(mix.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 6);
    const least = Math.min(...mix.map(({ plan }) => plan.alone));
    for (const { plan } of mix) expect(plan.alone).toBeLessThanOrEqual(least + 1.01);
  });

  test('is drawn from cards alone that are nearly the best against all cars around', () => {
    const spaces = ['L3', 'L4', 'R4', 'M5', 'L6', 'R6'];
    for (const own of [60, 80, 100]) {
      const cars = spaces.map((space, seat) => ({ space, speed: seat === 0 ? own : 100 }));
      const outlook = outlookOf(aRace({ board, cars, round: 5 }), 0, board);
      const { judged } = forecast(outlook, seededRandom(1, 0));
      const { mix } = soundMix(outlook, seededRandom(1, 0));
      const least = Math.min(...judged.map(({ turns }) => turns));
      expect(mix.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 6);
      for (const { plan } of mix) {
        const seen = judged.find(one => one.plan.speed === plan.speed);
        expect(seen?.turns).toBeLessThanOrEqual(least + 0.08);
      }
    }
  });
});
