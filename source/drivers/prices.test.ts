import { describe, expect, test } from 'vitest';
import { spaceOf } from '../circuit/board.ts';
import { straightBoard } from '../testing/tiny-circuits.ts';
import { lapsLeft, Prices, RUIN } from './prices.ts';

const points = { tires: 6, brakes: 3, gas: 3, body: 3, engine: 3, handling: 2 };

describe('the price of points', () => {
  test('tires and brakes are worth less the nearer the flag, and nothing behind it', () => {
    const prices = [3, 1, 0.1].map(laps => new Prices(points, laps).wear(2, 1));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(new Prices(points, 0).wear(3, 0)).toBe(0);
    expect(prices[2]).toBeLessThan(0.2);
  });

  test('the fewer are left, the more the next one is worth', () => {
    const few = { ...points, tires: 2, brakes: 1 };
    expect(new Prices(few, 2).wear(1, 0)).toBeGreaterThan(new Prices(points, 2).wear(1, 0));
  });

  test('no points cost nothing', () => {
    expect(new Prices(points, 3).wear(0, 0)).toBe(0);
  });

  test('the last point of a vital part is worth as much as the race', () => {
    const last = new Prices({ ...points, body: 1, engine: 2 }, 1);
    expect(last.vital('body')).toBe(RUIN);
    expect(last.vital('engine')).toBeLessThan(RUIN / 2);
  });

  test('laps left are counted in fractions from the grid to the flag', () => {
    const board = straightBoard();
    const near = spaceOf(board, board.spaces[board.grid[0] ?? 0]?.id ?? '');
    expect(lapsLeft(board, { laps: 0, space: near.id }, 3)).toBeGreaterThan(3);
    expect(lapsLeft(board, { laps: 3, space: near.id }, 3)).toBeLessThan(0.05);
  });
});
