import { describe, expect, test } from 'vitest';
import { type Dice, type Die, scriptedDice, seededDice, throwDie } from './dice.ts';

function throwMany(seed: number, die: Die, count: number): number[] {
  let dice: Dice = seededDice(seed);
  return Array.from({ length: count }, () => {
    const thrown = throwDie(dice, die);
    dice = thrown.dice;
    return thrown.value;
  });
}

/** Returns the chi-square statistic of throws of a die whose faces are all different. */
function chiSquare(throws: readonly number[], die: Die): number {
  const expected = throws.length / die.faces.length;
  return die.faces.reduce((sum, face) => {
    const seen = throws.filter(value => value === face).length;
    return sum + (seen - expected) ** 2 / expected;
  }, 0);
}

const range = (from: number, to: number): Die => ({
  name: `from${from}to${to}`,
  faces: Array.from({ length: to - from + 1 }, (_, index) => from + index),
});

describe('seeded dice', () => {
  // The limits are the 0.9999 quantiles of chi-square with one degree of freedom fewer than there are faces.
  test.each([
    [range(1, 2), 15.14],
    [range(1, 6), 25.74],
    [range(7, 12), 25.74],
    [range(1, 20), 50.8],
    [range(21, 30), 33.72],
  ])('100 000 throws of %o are even', (die, limit) => {
    for (const seed of [1, 2, 3])
      expect(chiSquare(throwMany(seed, die, 100_000), die)).toBeLessThan(limit);
  });

  test('one throw says nothing about the next: pairs are even too', () => {
    const throws = throwMany(4, range(1, 6), 100_001);
    const pairs = throws.slice(1).map((value, index) => value * 10 + (throws[index] ?? 0));
    const faces = [1, 2, 3, 4, 5, 6].flatMap(a => [1, 2, 3, 4, 5, 6].map(b => a * 10 + b));
    expect(chiSquare(pairs, { name: 'pair', faces })).toBeLessThan(77);
  });

  test('first throws of neighbouring seeds are even', () => {
    const die = range(1, 20);
    const firsts = Array.from(
      { length: 20_000 },
      (_, seed) => throwDie(seededDice(seed), die).value,
    );
    expect(chiSquare(firsts, die)).toBeLessThan(50.8);
  });

  test('a face that stands twice on the die falls twice as often', () => {
    const throws = throwMany(5, { name: 'gear1', faces: [1, 1, 2] }, 30_000);
    const ones = throws.filter(value => value === 1).length;
    expect(Math.abs(ones - 20_000)).toBeLessThan(4 * Math.sqrt((30_000 * 2) / 9));
  });

  test('the same seed gives the same throws, another seed others', () => {
    const die = range(1, 20);
    expect(throwMany(6, die, 50)).toEqual(throwMany(6, die, 50));
    expect(throwMany(6, die, 50)).not.toEqual(throwMany(7, die, 50));
  });

  test('the state is integers, and a throw leaves the dice it was given alone', () => {
    const dice = seededDice(8);
    const before = JSON.stringify(dice);
    const thrown = throwDie(dice, range(1, 6));
    expect(JSON.stringify(dice)).toBe(before);
    expect(thrown.dice).not.toEqual(dice);
    if (thrown.dice.kind !== 'seeded') throw new Error('seeded dice stay seeded');
    expect(thrown.dice.state).toHaveLength(4);
    expect(thrown.dice.state.every(Number.isInteger)).toBe(true);
  });
});

describe('scripted dice', () => {
  test('fall in order and count what has fallen', () => {
    const first = throwDie(scriptedDice([3, 1]), range(1, 6));
    expect(first).toEqual({ value: 3, dice: { kind: 'scripted', faces: [1], used: 1 } });
  });
});
