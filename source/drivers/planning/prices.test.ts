import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../circuit/board.ts';
import { bgaBasicDefinition } from '../../rules/formula-de/bga/basic.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { straightBoard } from '../../testing/circuits/tiny-circuits.ts';
import { lossesPerLap } from './losses.ts';
import { lapsLeft, Prices, RUIN } from './prices.ts';

const { values } = masters2005Definition;
const points = { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 };

describe('the price of vital points', () => {
  test('the last point of a vital part is worth as much as the race', () => {
    const last = new Prices({ ...points, body: 1, engine: 2 }, values, 1);
    expect(last.tested('body')).toBe(RUIN);
    expect(last.tested('engine')).toBeLessThan(RUIN / 2);
  });

  test('points of one pool are missed by the tests, the more the fewer are left (BGA-B-59, BR-2)', () => {
    const { values: basic } = bgaBasicDefinition;
    const board = straightBoard();
    const losses = lossesPerLap(board, 9, 0, basic);
    expect(losses.body).toBeCloseTo(4 * lossesPerLap(board, 9, 0, values).body, 9);
    const lost = { body: 1, engine: 0.1, handling: 0 };
    const spent = (wear: number, amount: number) =>
      new Prices({ wear }, basic, 1, lost).drained('wear', amount, 0);
    expect(spent(18, 2)).toBeLessThan(0.01);
    expect(spent(3, 2)).toBeGreaterThan(1);
    expect(spent(3, 0)).toBe(0);
    expect(new Prices(points, values, 1).drained('tires', 2, 0)).toBe(0);
  });

  test('laps left are counted in fractions from the grid to the flag', () => {
    const board = straightBoard();
    const near = spaceOf(board, board.spaces[board.grid[0] ?? 0]?.id ?? '');
    expect(lapsLeft(board, { laps: 0, space: near.id }, 3)).toBeGreaterThan(3);
    expect(lapsLeft(board, { laps: 3, space: near.id }, 3)).toBeLessThan(0.05);
  });
});
