import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaSpace } from '../../circuit/formula-board.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import type { TireType, TrackState } from '../../rules/formula-de/state.ts';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { BudgetLaps } from './budget-laps.ts';
import { lapNumbers } from './lap-numbers.ts';
import {
  adoptLaps,
  forgetLaps,
  lapsVersion,
  PENALTIES,
  raceValues,
  solvedLaps,
} from './race-values.ts';

const { values: book } = masters2005Definition;

describe('the values of a race', () => {
  const board = track('30 1L4 12 2R3/5/7 25');
  const values = raceValues(board, book);
  const index = (id: string) => spaceOf(board, id).index;
  const ready = { tires: 6, brakes: 3, gearbox: 3 };
  const bare = { tires: 1, brakes: 0, gearbox: 0 };

  test('are solved once for each board', () => {
    expect(raceValues(board, book)).toBe(values);
    expect(raceValues(board, book, 'wet')).not.toBe(values);
  });

  test('of a race of two laps are those of the last two of a longer one, from the grid to the flag', () => {
    const short = raceValues(board, book, 'dry', 2);
    expect(short).not.toBe(values);
    for (const age of [1, 2]) {
      const set = { type: 'soft' as const, age };
      for (const { index: space } of board.spaces) {
        const rolls = (of: typeof values) => of.rollsLeft(space, 3, 0, 2 - age, ready, set);
        expect(rolls(short)).toBe(rolls(values));
      }
    }
    const fresh = { type: 'soft' as const, age: 0 };
    for (const space of board.grid) {
      const rolls = (of: typeof values) => of.rollsLeft(space, 1, 0, 2, ready, fresh);
      expect(rolls(short)).toBe(rolls(values));
    }
  });

  test('of a race of two laps take two thirds of the room at most', () => {
    const bytes = (laps: number) =>
      solvedLaps(board, book, 'dry', laps).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes(2) / bytes(3)).toBeLessThan(2 / 3);
  });

  test('of a race of one lap are those of the last lap of a longer one', () => {
    const short = raceValues(board, book, 'dry', 1);
    expect(short.rollsOver(1, ready)).toBe(values.rollsOver(1, ready));
    expect(short.rollsOver(0.5, bare)).toBe(values.rollsOver(0.5, bare));
  });

  test('crossing the line in 6th is worth more than in 1st when another lap follows', () => {
    const rolls = (lever: number) => values.rollsLeft(index('L1'), lever, 0, 1, ready);
    expect(rolls(6)).toBeLessThan(rolls(1) - 1);
  });

  test('without points to spend every lap more adds about the same, solved or not', () => {
    const rolls = (laps: number) => values.rollsLeft(index('M20'), 4, 0, laps, bare);
    const added = [1, 2, 3, 4, 5, 9].map(laps => rolls(laps) - rolls(laps - 1));
    for (const one of added) expect(Math.abs(one - (added[0] ?? 0))).toBeLessThan(0.3);
  });

  test('the more laps share the points, the longer each takes', () => {
    const rolls = (laps: number) => values.rollsLeft(index('M20'), 4, 0, laps, ready);
    const added = [1, 2, 3, 6, 12].map(laps => (rolls(laps) - rolls(0)) / laps);
    expect(added).toEqual([...added].sort((a, b) => a - b));
  });

  test('longer races than are solved come within three hundredths of what solving them would give', () => {
    const exact = new BudgetLaps(board, lapNumbers(book), PENALTIES, { laps: 7 }).table;
    const start = index('M20');
    for (const toCome of [3, 4, 5, 6]) {
      const wanted = exact.rollsAt(toCome, start, 0, 4, ready);
      const rolls = values.rollsLeft(start, 4, 0, toCome, ready);
      expect(Math.abs(rolls / wanted - 1)).toBeLessThan(0.03);
    }
  });

  test('a distance is worth more than none and less than a longer one', () => {
    const rolls = [0, 0.5, 1, 2.5, 3, 5].map(laps => values.rollsOver(laps, ready));
    expect(rolls[0]).toBe(0);
    expect(rolls).toEqual([...rolls].sort((a, b) => a - b));
  });

  test('a car without gearbox, which cannot skip gears, is no better off anywhere', () => {
    for (const space of board.spaces) {
      for (let lever = 1; lever <= 6; lever++) {
        const rolls = (gearbox: number) =>
          values.rollsLeft(space.index, lever, 0, 1, { ...ready, gearbox });
        expect(rolls(0)).toBeGreaterThanOrEqual(rolls(3) - 1e-5);
      }
    }
  });

  test('more points than are told apart count as the most that are', () => {
    const rolls = (points: number) =>
      values.rollsLeft(index('L28'), 6, 0, 1, { tires: points, brakes: points, gearbox: points });
    expect(rolls(17)).toBe(rolls(9));
  });

  test('a car with nothing to spend has farther to go, in corners with a stop missing most of all', () => {
    const corner = board.spaces.find(space => space.corner === 1)?.index ?? -1;
    const gap = (space: number) =>
      values.rollsLeft(space, 4, 0, 0, bare) - values.rollsLeft(space, 4, 0, 0, ready);
    expect(gap(corner)).toBeGreaterThan(gap(index('L20')) - 0.5);
    expect(gap(index('L20'))).toBeGreaterThan(0.1);
  });

  test('a tire and a brake are worth the more the more laps they can still be spent in', () => {
    for (const part of ['tires', 'brakes'] as const) {
      const worth = [0, 1, 2, 6].map(laps => {
        const rolls = (points: number) =>
          values.rollsLeft(index('L20'), 4, 0, laps, { ...ready, [part]: points });
        return rolls(2) - rolls(3);
      });
      expect(worth).toEqual([...worth].sort((a, b) => a - b));
      expect(worth[0]).toBeGreaterThan(0);
    }
  });

  test('tires that pay two points for a space are worth less, and a single point of them buys nothing (R-23)', () => {
    const rolls = (type: TireType, age: number, tires: number) =>
      values.rollsLeft(index('L20'), 4, 0, 0, { ...ready, tires }, { type, age });
    expect(rolls('rain', 1, 4)).toBeGreaterThan(rolls('hard', 1, 4) + 0.05);
    expect(rolls('rain', 3, 4)).toBeGreaterThan(rolls('rain', 1, 4));
    const spaces = board.spaces.map(space => space.index);
    const apart = spaces.map(space => {
      const left = (tires: number) => ({ tires, brakes: 0, gearbox: 0 });
      const [one, none] = [1, 0].map(tires =>
        values.rollsLeft(space, 6, 0, 0, left(tires), { type: 'rain', age: 1 }),
      );
      expect(one).toBe(none);
      return (one ?? 0) - values.rollsLeft(space, 6, 0, 0, left(1), { type: 'hard', age: 1 });
    });
    expect(Math.max(...apart)).toBeGreaterThan(0.3);
  });

  test('a stop made in a corner is worth something', () => {
    for (const { index: at } of board.spaces.filter(space => space.corner === 1)) {
      expect(values.rollsLeft(at, 3, 1, 0, ready)).toBeLessThan(
        values.rollsLeft(at, 3, 0, 0, ready),
      );
    }
  });

  test('know the pit lane too, and no space beyond the board', () => {
    const pits = cornersBoard();
    const rolls = (id: string) =>
      raceValues(pits, book).rollsLeft(spaceOf(pits, id).index, 3, 0, 1, ready);
    expect(rolls('P1')).toBeGreaterThan(rolls('P11'));
    expect(rolls('B5')).toBeGreaterThan(0);
    expect(() => raceValues(pits, book).rollsLeft(pits.spaces.length, 1, 0, 0, ready)).toThrow(
      RangeError,
    );
  });
});

describe('laps that are kept', () => {
  const board = track('20 1L3/4/5 14 2R7/8/9 11');

  test('are taken over as they are; of another shape they are left', () => {
    const laps = solvedLaps(board, book, 'dry').map(lap => lap.fill(7));
    adoptLaps(board, book, 'dry', laps);
    adoptLaps(board, book, 'wet', laps.slice(1));
    const rolls = (of: TrackState) =>
      raceValues(board, book, of).rollsLeft(0, 3, 0, 1, { tires: 6, brakes: 3, gearbox: 3 });
    expect(rolls('dry')).toBe(7);
    expect(rolls('wet')).not.toBe(7);
  });

  test('take no room for what lies before the grid in the lap that leads from it to the line', () => {
    const lengths = solvedLaps(board, book, 'dry').map(lap => lap.length);
    const [whole = 0, fromGrid = 0] = [lengths[0], lengths.at(-1)];
    const grid = board.grid.map(space => board.spaces[space]?.lapTick ?? 0);
    const states = ({ corner }: FormulaSpace) => 1 + (board.corners[corner]?.stops ?? 0);
    const count = (spaces: readonly FormulaSpace[]) =>
      spaces.reduce((sum, one) => sum + states(one), 0);
    const beyond = board.spaces.filter(space => space.lapTick >= Math.min(...grid));
    expect(fromGrid / whole).toBe(count(beyond) / count(board.spaces));
    expect(fromGrid / whole).toBeLessThan(0.5);
  });

  test('are solved again once they are forgotten', () => {
    const forgotten = raceValues(board, book);
    forgetLaps(board);
    expect(raceValues(board, book)).not.toBe(forgotten);
  });

  // Laps on players' disks are used as long as the version stays the same: when the numbers change on purpose, raise
  // the number of the solver and write both down anew.
  test('are the same as long as their version is', () => {
    const bytes = solvedLaps(board, book, 'wet').map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    );
    const check = bytes.reduce((sum, lap) => crc32(lap, sum), 0).toString(16);
    expect({ version: lapsVersion(), check }).toEqual({
      version: 'd2d67c13e10f8f31',
      check: '42fcde1c',
    });
  });
});
