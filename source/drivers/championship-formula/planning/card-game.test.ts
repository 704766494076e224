// Regret matching, and the mix of a champion.
import { describe, expect, test } from 'vitest';
import { aRace, tinyRows } from '../../../testing/championship-formula/builders.ts';
import { bestReplyGain, equilibrium, mixOf } from './card-game.ts';
import { outlookOf } from './outlook.ts';

/** The gains of both players of a game in which one wins what the other loses. */
function zeroSum(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    rows.map(row => [row[column] ?? 0, -(row[column] ?? 0)]),
  ).flat();
}

describe('regret matching', () => {
  test('plays matching pennies evenly', () => {
    const [[heads = 0] = []] = equilibrium(
      [2, 2],
      zeroSum([
        [1, -1],
        [-1, 1],
      ]),
    );
    expect(heads).toBeCloseTo(0.5, 1);
  });

  test('plays a game of unequal stakes by its odds', () => {
    const [[first = 0] = []] = equilibrium(
      [2, 2],
      zeroSum([
        [3, -1],
        [-2, 1],
      ]),
    );
    expect(first).toBeCloseTo(3 / 7, 1);
  });

  test('keeps to a card that is better whatever the others play', () => {
    const [[, better = 0] = []] = equilibrium(
      [2, 2],
      zeroSum([
        [0, 0],
        [1, 2],
      ]),
    );
    expect(better).toBeGreaterThan(0.95);
  });
});

test('a best reply gains what a mix leaves to it, and nothing against an equilibrium', () => {
  const pennies = zeroSum([
    [1, -1],
    [-1, 1],
  ]);
  const mixes = [
    [0, 1],
    [1, 0],
  ];
  expect(bestReplyGain([2, 2], pennies, mixes)).toBe(2);
  expect(bestReplyGain([2, 2], pennies, equilibrium([2, 2], pennies))).toBeLessThan(0.02);
});

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
