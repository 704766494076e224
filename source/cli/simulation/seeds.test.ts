import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSeeds, minus, type SeedRanges, union } from './seeds.ts';

const listed = (ranges: SeedRanges) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const anyRanges = fc
  .uniqueArray(fc.integer({ min: -20, max: 20 }))
  .map(seeds => seeds.reduce<SeedRanges>((ranges, seed) => union(ranges, [[seed, seed]]), []));

test('ranges that touch are one', () => {
  expect(union([[1, 500]], [[501, 1000]])).toEqual([[1, 1000]]);
  expect(union([[7, 9]], [[1, 3]])).toEqual([
    [1, 3],
    [7, 9],
  ]);
});

test('what is left of a range has a hole where seeds are taken', () => {
  expect(minus([[1, 10]], [[4, 6]])).toEqual([
    [1, 3],
    [7, 10],
  ]);
});

test('union, difference and count are those of sets', () => {
  fc.assert(
    fc.property(anyRanges, anyRanges, (a, b) => {
      const [first, second] = [new Set(listed(a)), new Set(listed(b))];
      expect(new Set(listed(union(a, b)))).toEqual(new Set([...first, ...second]));
      expect(listed(minus(a, b))).toEqual([...first].filter(seed => !second.has(seed)));
      expect(countSeeds(a)).toBe(first.size);
    }),
    { numRuns: 50 },
  );
});
