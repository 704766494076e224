import { expect, test } from 'vitest';
import { stopsOf } from './complexes.ts';

function stops(...degrees: readonly number[]): number {
  const bends = degrees.map(turnDegrees => ({ from: 0, to: 100, turnDegrees, apexKmh: 80 }));
  return stopsOf({ bends, from: 0, to: 100 });
}

test.each([
  [90, 1],
  [149, 1],
  [160, 1],
  [170, 2],
  [-170, 2],
  [180, 2],
  [200, 2],
  [219, 2],
  [350, 3],
])('a bend of %i degrees on its own takes the stops of printed boards: %i', (degrees, expected) => {
  expect(stops(degrees)).toBe(expected);
});

test('bends to both sides count by their turning and a little for each change', () => {
  expect(stops(80, -80)).toBe(1);
  expect(stops(90, -90)).toBe(2);
  expect(stops(100, -100, 100)).toBe(3);
});
