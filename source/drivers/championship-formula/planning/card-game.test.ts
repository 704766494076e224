// The mix of a champion.
import { describe, expect, test } from 'vitest';
import { aRace, tinyRows } from '../../../testing/championship-formula/builders.ts';
import { mixOf } from './card-game.ts';
import { outlookOf } from './outlook.ts';

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
});
