// The lanes of a road as backmarkers see them (TR-135, TR-137, TR-138).
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { spaceId, track } from '../../../../testing/formula-de/builders.ts';
import { closesRoad, isInside, offCentre } from './centre-lane.ts';

const RIGHT = track('20 1R5/4/3 30 1R4 30');
const at = (board: FormulaBoard, name: string) => spaceOf(board, spaceId(board, name));
const lanesOf = ({ lanes }: FormulaBoard) => lanes.map((_, lane) => lane);

describe('the centre lane (TR-135)', () => {
  test.each([
    [2, [0, 0]],
    [3, [1, 0, 1]],
    [4, [1, 0, 0, 1]],
  ])('of %i lanes is the one in the middle, or either of two', (lanes, off) => {
    const board = track('20 1R5 40', lanes);
    expect(lanesOf(board).map(lane => offCentre(board, lane))).toEqual(off);
  });
});

describe('the inside of the next corner (TR-137)', () => {
  const insides = (board: FormulaBoard, name: string) =>
    lanesOf(board).filter(lane => isInside(board, at(board, name), lane));

  test('lies on the side with fewer spaces through it', () => {
    expect(insides(RIGHT, '1@4.5')).toEqual([2]);
    expect(insides(track('20 1L3/4/5 40'), '1@4.5')).toEqual([0]);
    expect(insides(track('20 1L3/5/5 40'), '1@4.5')).toEqual([0]);
    expect(insides(track('20 1R5/5/3 40'), '1@4.5')).toEqual([2]);
  });

  test('is that of its own corner for a space inside one', () => {
    expect(insides(RIGHT, '0@20')).toEqual([2]);
  });

  test('is on neither side of a corner with as many spaces in each lane', () => {
    expect(insides(RIGHT, '1@30.5')).toEqual([]);
  });

  test('of the first corner counts behind the last one, across the line', () => {
    expect(insides(RIGHT, '1@70.5')).toEqual([2]);
  });

  test('takes in none of two lanes in the middle', () => {
    expect(insides(track('20 1L3/4/5/6 40', 4), '0@4')).toEqual([0]);
    expect(insides(track('20 1R6/5/4/3 40', 4), '0@4')).toEqual([3]);
  });
});

describe('a space closes the road (TR-138)', () => {
  const BOARD = track('20 1R5 40');
  const PITS = track('60 1R5 40 PR14/6<14,13>2,3');
  const closes = (name: string, taken: readonly string[], board = BOARD) =>
    closesRoad(board, new Set(taken.map(one => at(board, one).index)), at(board, name));

  test('between two others level with it', () => {
    expect(closes('1@40.5', ['0@40', '2@40'])).toBe(true);
    expect(closes('1@40.5', ['0@41', '2@41'])).toBe(true);
    expect(closes('0@40', ['1@40.5', '2@40'])).toBe(true);
  });

  test('not where a lane is left, or one of the others is a space farther away', () => {
    expect(closes('1@40.5', ['0@40'])).toBe(false);
    expect(closes('1@40.5', [])).toBe(false);
    expect(closes('1@40.5', ['0@40', '2@42'])).toBe(false);
    expect(closes('1@40.5', ['0@40', '2@39'])).toBe(false);
  });

  test('not where the others have closed it without', () => {
    expect(closes('1@42.5', ['0@40', '1@40.5', '2@40'])).toBe(false);
  });

  test('with others who close it farther on or farther back, and not where they do so within 16 spaces', () => {
    const beside = ['1@45.5', '2@45'];
    const shut = (x: number, middle: number) => [...beside, `0@${x}`, `1@${middle}`, `2@${x}`];
    expect(closes('0@45', beside)).toBe(true);
    expect(closes('0@45', shut(28, 28.5))).toBe(true);
    expect(closes('0@45', shut(29, 29.5))).toBe(false);
    expect(closes('0@45', shut(61, 61.5))).toBe(false);
    expect(closes('0@45', shut(62, 61.5))).toBe(true);
  });

  test('on the first spaces of the lap, and on the last ones', () => {
    const last = BOARD.ticks / 2;
    for (const x of [0, 1, last - 2, last - 1]) {
      expect(closes(`1@${x + 0.5}`, [`0@${x}`, `2@${x}`])).toBe(true);
      expect(closes(`1@${x + 0.5}`, [`0@${x}`])).toBe(false);
    }
  });

  test('also where the arrows of a corner lead no way by it', () => {
    expect(closes('1@22.5', ['0@22', '2@22'])).toBe(true);
    expect(closes('1@22.5', ['0@22', '2@23'])).toBe(true);
  });

  test('although a way leads by in the pit lane', () => {
    expect(closes('1@94.5', ['0@94', '2@94'], PITS)).toBe(true);
  });
});
