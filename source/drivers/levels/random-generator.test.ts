import { describe, expect, test } from 'vitest';
import { drawBelow, seededRandom } from './random-generator.ts';

describe("a driver's own generator", () => {
  test('is the same for the same seed and seat, another for every other', () => {
    expect(seededRandom(7, 2)).toEqual(seededRandom(7, 2));
    const all = [0, 1, 2, 3].flatMap(seed =>
      [0, 1, 2].map(seat => seededRandom(seed, seat).join()),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('is four integers, as a save keeps it', () => {
    for (const part of seededRandom(-12, 9)) expect(Number.isInteger(part)).toBe(true);
    expect(seededRandom(5, 0)).toHaveLength(4);
  });

  test('draws every number below the limit, and none other', () => {
    let random = seededRandom(1, 0);
    const seen = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const drawn = drawBelow(random, 6);
      random = drawn.random;
      seen.add(drawn.value);
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
