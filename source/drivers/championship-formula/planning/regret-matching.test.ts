// Regret matching.
import { describe, expect, test } from 'vitest';
import { bestReplyGain, equilibrium } from './regret-matching.ts';

/** The gains of both players of a game in which one wins what the other loses. */
function zeroSum(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    rows.map(row => [row[column] ?? 0, -(row[column] ?? 0)]),
  ).flat();
}

/** Every play of games of such sizes, the cards of the first player changing fastest. */
function playsOf(sizes: readonly number[]): readonly (readonly number[])[] {
  return sizes.reduce<readonly (readonly number[])[]>(
    (plays, size) =>
      Array.from({ length: size }, (_, card) => plays.map(play => [...play, card])).flat(),
    [[]],
  );
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

  test('follows each of three players from the one before it', () => {
    const sizes = [2, 2, 2];
    const gains = playsOf(sizes).map(([first, second, third]) => [
      first ?? 0,
      Number(second === first),
      Number(third === second),
    ]);
    for (const [, later = 0] of equilibrium(sizes, gains)) expect(later).toBeGreaterThan(0.95);
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

test('a best reply is found against the mixes of two others', () => {
  const sizes = [2, 3, 2];
  const gains = playsOf(sizes).map(([first = 0, second = 0, third = 0]) => [
    first * (second + 10 * third),
    0,
    0,
  ]);
  const mixes = [
    [0.5, 0.5],
    [0, 0.5, 0.5],
    [0.8, 0.2],
  ];
  expect(bestReplyGain(sizes, gains, mixes)).toBeCloseTo((1.5 + 2) / 2, 6);
});
