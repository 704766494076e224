import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../circuit/board.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { straightBoard } from '../../testing/circuits/tiny-circuits.ts';
import { lapsLeft, Prices, RUIN } from './prices.ts';

const { values } = masters2005Definition;
const points = { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 };

describe('the price of vital points', () => {
  test('the last point of a vital part is worth as much as the race', () => {
    const last = new Prices({ ...points, body: 1, engine: 2 }, values, 1);
    expect(last.tested('body')).toBe(RUIN);
    expect(last.tested('engine')).toBeLessThan(RUIN / 2);
  });

  test('laps left are counted in fractions from the grid to the flag', () => {
    const board = straightBoard();
    const near = spaceOf(board, board.spaces[board.grid[0] ?? 0]?.id ?? '');
    expect(lapsLeft(board, { laps: 0, space: near.id }, 3)).toBeGreaterThan(3);
    expect(lapsLeft(board, { laps: 3, space: near.id }, 3)).toBeLessThan(0.05);
  });
});
