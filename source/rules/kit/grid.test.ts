import { expect, test } from 'vitest';
import { gridOf } from './grid.ts';

const seats = [{ name: 'Ada' }, { name: 'Bert' }, { name: 'Cleo' }];

test('without a grid everybody starts as they sit', () => {
  expect(gridOf({ seats })).toEqual([0, 1, 2]);
});

test('a grid says who starts where, pole first', () => {
  expect(gridOf({ seats, grid: [2, 0, 1] })).toEqual([2, 0, 1]);
});

test.each([[[0, 1]], [[0, 1, 1]], [[0, 1, 3]], [[0, 1, 2, 3]], [[-1, 0, 1]], [[0.5, 1, 2]]])(
  'a grid names every seat once: %j does not',
  grid => {
    expect(() => gridOf({ seats, grid })).toThrow(
      `a grid of 3 cars names the seats 0 to 2 once each, not ${grid.join(', ')}`,
    );
  },
);
