// Raising the speed inside a corner, and how far a spun car slows down (CFR-36, CFR-59, CFR-60, CFR-148, CFR-151, CFR-152,
// CR-18, CR-24, CR-35).
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import { rowTrack, tinyRows } from '../../../../testing/championship-formula/builders.ts';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import { fastestWithin, isInsideCorner, type Runner, runsFree } from './raise-in-corner.ts';

const BOARD = tinyRows();
const SPEEDS = Array.from({ length: 11 }, (_, i) => (i + 1) * 20);

/** The speeds at which a car runs free from where it stands. */
function free(car: Runner, board = BOARD): readonly number[] {
  return SPEEDS.filter(speed => runsFree(car, speed, board, VALUES));
}

test('the last space of a corner counts as outside, in each lane (CFR-60, CR-24)', () => {
  const inside = (id: string) => isInsideCorner(spaceOf(BOARD, id), BOARD);
  for (const id of ['L10', 'R10', 'R12', 'L20', 'L21', 'R22', 'R23'])
    expect(inside(id), id).toBe(true);
  for (const id of ['L11', 'R13', 'L22', 'R24', 'L19', 'L23']) expect(inside(id), id).toBe(false);
});

describe('a run without payment', () => {
  test('keeps within the limit of every corner space on it (CFR-59)', () => {
    expect(free({ space: 'L20' })).toEqual([20, 40]);
    expect(free({ space: 'L21' })).toEqual([20, 40, 60]);
    expect(free({ space: 'R22' })).toEqual([20, 40, 60, 80]);
  });

  test('may use what has been paid in the corner (CFR-40, CR-18)', () => {
    const paid = (over: number) => ({ corner: 1, over, wear: over / 20, roll: false });
    expect(free({ space: 'L20', credit: paid(40) })).toEqual([20, 40, 60, 80]);
    expect(free({ space: 'R23', credit: paid(20) }).at(-1)).toBe(100);
  });

  test('of another corner counts too: what was paid is not for it (CFR-40, CFR-59)', () => {
    const paid = { corner: 0, over: 40, wear: 2, roll: false };
    expect(free({ space: 'L18', credit: paid })).toEqual([20, 40, 60, 80]);
  });

  test('on a straight is free at any speed that does not reach a corner', () => {
    expect(free({ space: 'M1' }).at(-1)).toBe(160);
    expect(free({ space: 'L23' })).toEqual(SPEEDS);
  });

  test('takes whichever path is free (CR-24)', () => {
    // By the right lane of Loop, whose limits are 80.
    expect(free({ space: 'L18' })).toEqual([20, 40, 60, 80]);
    expect(free({ space: 'L19' })).toEqual([20, 40, 60, 80]);
  });
});

describe('a racing line', () => {
  test('that the car is on raises the limits to its end (CFR-52)', () => {
    const line = { corner: 0, line: 0, step: 1, over: 20 };
    expect(free({ space: 'M10', line }).includes(100)).toBe(true);
    expect(free({ space: 'M10' }).includes(100)).toBe(false);
  });

  test('that is left early is paid for what was entered without it (CFR-54)', () => {
    const board = rowTrack(
      'straight: 9 x3',
      'corner: Bend, lanes: {L: 100 100 100 100, R: 60 60< 40}, red: [L1 R1 R2 R3]',
      'straight: 12 x2',
      'corner: Loop, lanes: {L: 80 80, R: 80 80}',
      'straight: 12 x3',
    );
    const line = { corner: 0, line: 0, step: 1, over: 20 };
    const paid = { corner: 0, over: 20, wear: 1, roll: false };
    // The end of the line has a limit of 40, so 80 is free only on the left lane.
    expect(free({ space: 'R10', line }, board).includes(80)).toBe(false);
    expect(free({ space: 'R10', line, credit: paid }, board).includes(80)).toBe(true);
  });
});

describe('a spun car', () => {
  test('slows down as far as the corner in which it spun requires (CFR-148, CR-35)', () => {
    expect(fastestWithin({ space: 'L20', spunIn: 1 }, 80, BOARD, VALUES)).toBe(40);
    expect(fastestWithin({ space: 'L21', spunIn: 1 }, 80, BOARD, VALUES)).toBe(60);
    expect(fastestWithin({ space: 'R22', spunIn: 1 }, 80, BOARD, VALUES)).toBe(80);
  });

  test('is not slowed by any other corner (CR-35)', () => {
    expect(fastestWithin({ space: 'L19', spunIn: -1 }, 80, BOARD, VALUES)).toBe(80);
    expect(fastestWithin({ space: 'L20', spunIn: -1 }, 80, BOARD, VALUES)).toBe(80);
  });

  test('may use another line ahead in the same corner (CFR-151)', () => {
    expect(fastestWithin({ space: 'R9', spunIn: 0 }, 100, BOARD, VALUES)).toBe(100);
  });
});
