// Turns by stocks of wear and chips, and for races of any length.
import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../../rules/championship-formula/championship-values.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { soloCar } from './solo-numbers.ts';
import { boardTables } from './solo-values.ts';

const board = deriveRows(shippedCircuit('otterbrook'));
const MIDDLE = soloCar({ acceleration: 60, deceleration: 60, topSpeed: 160, startSpeed: 60 });
const tables = (laps: number) => boardTables(board, VALUES, laps);
const pole = tables(3).road.nodeOf(board.starting.six[0] ?? 0, -1, 0);

describe('the turns of a car', () => {
  test('never rise with a chip more, and chips beyond all tests are worth nothing', () => {
    const turns = (chips: number) => tables(3).of(MIDDLE).from(4, pole, 3, { wear: 15, chips });
    for (let chips = 1; chips <= 20; chips++) {
      expect(turns(chips)).toBeLessThanOrEqual(turns(chips - 1) + 0.0001);
    }
    expect(turns(60)).toBeCloseTo(turns(100), 4);
    expect(turns(6)).toBeLessThan(turns(0));
  });

  test('are those of a car that makes no tests where it throws no dice', () => {
    const without = tables(3).of(MIDDLE, false).from(4, pole, 3, { wear: 15, chips: 30 });
    expect(without).toBe(tables(3).of(MIDDLE, false).from(4, pole, 3, { wear: 15, chips: 0 }));
    expect(without).toBeGreaterThan(tables(3).of(MIDDLE).from(4, pole, 3, { wear: 15, chips: 30 }));
  });

  test('of a longer race grow lap by lap, with the stock spread over the laps', () => {
    const turns = (laps: number) => {
      const stock = { wear: 7 * laps, chips: 2 * laps };
      return boardTables(board, VALUES, laps)
        .of(MIDDLE)
        .from(laps + 1, pole, 3, stock);
    };
    const lap = turns(4) - turns(3);
    expect(lap).toBeGreaterThan(3);
    expect(turns(9) - turns(8)).toBeCloseTo(turns(8) - turns(7), 0);
    expect(Math.abs(turns(6) - turns(5) - lap)).toBeLessThan(1);
  });

  test('are solved again for a car that had to make room', () => {
    const own = boardTables(board, VALUES, 1);
    const turns = () => own.of(MIDDLE).from(2, pole, 3, { wear: 5, chips: 1 });
    const before = turns();
    for (let step = 1; step <= 30; step++) {
      own.of(soloCar({ acceleration: 20, deceleration: 20, topSpeed: 20 * step, startSpeed: 20 }));
    }
    expect(turns()).toBe(before);
  });
});
