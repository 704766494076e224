import { describe, expect, test } from 'vitest';
import { spaceOf } from '../circuit/board.ts';
import { track } from '../testing/builders.ts';
import { cornersBoard } from '../testing/tiny-circuits.ts';
import { raceValues, valueTable } from './value-table.ts';

describe('the value table of a race', () => {
  const board = track('30 1L4 12 2R3/5/7 25');
  const table = valueTable(board);
  const index = (id: string) => spaceOf(board, id).index;

  test('is solved once for each board', () => {
    expect(valueTable(board)).toBe(table);
    expect(raceValues(board).bare).toBe(raceValues(board).bare);
  });

  test('crossing the line in 6th is worth more than in 1st when another lap follows', () => {
    const first = index('L1');
    expect(table.rollsLeft(first, 6, 0, 1)).toBeLessThan(table.rollsLeft(first, 1, 0, 1) - 1);
  });

  test('every lap more adds about the same, solved or not', () => {
    const middle = index('M20');
    const added = [1, 2, 3, 4, 5].map(
      laps => table.rollsLeft(middle, 4, 0, laps) - table.rollsLeft(middle, 4, 0, laps - 1),
    );
    for (const rolls of added) expect(Math.abs(rolls - table.lap)).toBeLessThan(0.5);
    expect(added.at(-1)).toBeCloseTo(table.lap, 9);
  });

  test('a car without gas, which cannot skip gears, is no better off anywhere', () => {
    for (const space of board.spaces) {
      for (let gear = 1; gear <= 6; gear++) {
        const dry = table.rollsLeft(space.index, gear, 0, 1, 0);
        expect(dry).toBeGreaterThanOrEqual(table.rollsLeft(space.index, gear, 0, 1, 3) - 1e-9);
      }
    }
  });

  test('more gas than the table knows counts as the most it knows', () => {
    const place = index('L28');
    expect(table.rollsLeft(place, 6, 0, 1, 17)).toBe(table.rollsLeft(place, 6, 0, 1));
  });

  test('a car with nothing to spend has farther to go, in corners with a stop missing most of all', () => {
    const { plenty, bare } = raceValues(board);
    const corner = board.spaces.find(space => space.corner === 1)?.index ?? -1;
    expect(bare.lap).toBeGreaterThan(plenty.lap);
    expect(bare.rollsLeft(corner, 4, 0)).toBeGreaterThan(plenty.rollsLeft(corner, 4, 0));
  });

  test('a stop made in a corner is worth something', () => {
    const inside = board.spaces.filter(space => space.corner === 1);
    for (const { index: at } of inside) {
      expect(table.rollsLeft(at, 3, 1)).toBeLessThan(table.rollsLeft(at, 3, 0));
    }
  });

  test('knows the pit lane too, and no space beyond the board', () => {
    const pits = cornersBoard();
    const rolls = (id: string) => valueTable(pits).rollsLeft(spaceOf(pits, id).index, 3, 0, 1);
    expect(rolls('P1')).toBeGreaterThan(rolls('P11'));
    expect(rolls('B5')).toBeGreaterThan(0);
    expect(() => valueTable(pits).rollsLeft(pits.spaces.length, 1, 0)).toThrow(RangeError);
  });
});
