import { expect, test } from 'vitest';
import { meanOf, shareOf } from './estimate.ts';

test('a mean stands in the middle of 1.96 standard errors', () => {
  // 1, 2, 3, 4: standard deviation 1.29, standard error 0.645.
  const { value, low, high } = meanOf(10, 30, 4) ?? { value: 0, low: 0, high: 0 };
  expect(value).toBe(2.5);
  expect(high - value).toBeCloseTo(1.265, 3);
  expect(value - low).toBeCloseTo(1.265, 3);
});

test('a share never leaves 0 to 1, and is uncertain even when it is whole', () => {
  expect(shareOf(10, 10)).toMatchObject({ value: 1, high: 1 });
  expect(shareOf(10, 10)?.low).toBeCloseTo(0.722, 3);
  expect(shareOf(0, 10)).toMatchObject({ value: 0, low: 0 });
});

test('nothing is said of nothing', () => {
  expect(meanOf(0, 0, 0)).toBeUndefined();
  expect(shareOf(0, 0)).toBeUndefined();
});
