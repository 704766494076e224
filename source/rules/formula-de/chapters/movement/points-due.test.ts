// The bill at the end of a movement: tires for an overshoot, brakes and tires for what cars make impossible (M-12-T, M-10-3, R-33,
// BGA-A-43, TR-81 to TR-83, TRR-31, TRR-35), and whom a car that cannot pay it hits (R-35, TRR-36).
import { describe, expect, test } from 'vitest';
import { type CarSpec, car, race, track } from '../../../../testing/formula-de/builders.ts';
import { bgaAdvanced } from '../../bga/advanced.ts';
import { bgaBasic } from '../../bga/basic.ts';
import type { FormulaDeBook } from '../../book.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { Points } from '../../state.ts';
import { trant } from '../../trant/trant.ts';
import { blockerOf, blockingRate, pointsDue } from './blocking.ts';

/** What a movement has cost: tire points for its overshoot, missing spaces, brakes spent on the way. */
interface Ended {
  readonly due?: number;
  readonly missing?: number;
  readonly spent?: number;
  readonly rate?: number;
}

/** Returns the bill of a car with these points on hard tires; undefined when it cannot pay. */
function bill(book: FormulaDeBook, points: Points, ended: Ended) {
  const { due = 0, missing = 0, spent = 0, rate = 1 } = ended;
  const { values } = book.terms({});
  return pointsDue(
    { points, set: { type: 'hard', fittedFor: 1 } },
    due,
    missing,
    values,
    spent,
    rate,
  );
}

const nothing = { tires: 0, brakes: 0, spins: false };

describe('a move that neither overshoots nor is blocked', () => {
  test('costs nothing but its brakes, which must be there (M-11-0-1, TR-70)', () => {
    const points = { tires: 2, brakes: 3 };
    expect(bill(trant, points, {})).toEqual(nothing);
    expect(bill(trant, points, { spent: 1 })).toEqual({ ...nothing, brakes: 1 });
    expect(bill(trant, points, { spent: 3 })).toEqual({ ...nothing, brakes: 3 });
    expect(bill(trant, points, { spent: 4 })).toBeUndefined();
  });
});

describe('an overshoot (M-10-3, TR-62)', () => {
  test('is paid in tires beside the brakes of the move', () => {
    const points = { tires: 2, brakes: 3 };
    expect(bill(trant, points, { due: 1 })).toEqual({ ...nothing, tires: 1 });
    const both = { tires: 2, brakes: 2, spins: false };
    expect(bill(trant, points, { due: 2, spent: 2 })).toEqual(both);
    expect(bill(trant, points, { due: 2, spent: 4 })).toBeUndefined();
  });

  test('beyond what tires can bear is no bill at all (TR-68)', () => {
    expect(bill(trant, { tires: 2, brakes: 3 }, { due: 5 })).toBeUndefined();
  });

  test('is paid from the same points as the brakes where a book has one pool (BGA-B-40, BGA-B-49)', () => {
    const both = { tires: 3, brakes: 2, spins: false };
    expect(bill(bgaBasic, { wear: 5 }, { due: 3, spent: 2 })).toEqual(both);
    expect(bill(bgaBasic, { wear: 5 }, { due: 3, spent: 3 })).toBeUndefined();
  });
});

describe('missing spaces', () => {
  test('beyond three take tires, the last of which spins the car (M-12-T, R-33)', () => {
    expect(bill(masters2005, { tires: 3, brakes: 3 }, { missing: 5 })).toEqual({
      tires: 2,
      brakes: 3,
      spins: false,
    });
    expect(bill(masters2005, { tires: 2, brakes: 3 }, { missing: 5 })).toMatchObject({
      spins: true,
    });
  });

  test('never spin a car where they are no penalty of a corner (BGA-A-43, TRR-32)', () => {
    const last = { tires: 2, brakes: 3, spins: false };
    expect(bill(bgaAdvanced, { tires: 2, brakes: 3 }, { missing: 5 })).toEqual(last);
  });

  test('take brakes for those that tires cannot pay (BGA-A-43, TR-83)', () => {
    const mixed = { tires: 1, brakes: 4, spins: false };
    expect(bill(bgaAdvanced, { tires: 1, brakes: 5 }, { missing: 5 })).toEqual(mixed);
    expect(bill(trant, { tires: 1, brakes: 5 }, { missing: 5 })).toEqual(mixed);
  });

  test('take whole prices of tires only (TR-115, TRR-31)', () => {
    const mixed = { tires: 2, brakes: 4, spins: false };
    expect(bill(trant, { tires: 3, brakes: 5 }, { missing: 5, rate: 2 })).toEqual(mixed);
  });

  test('take the tires that an overshoot has left (TR-62, TR-83)', () => {
    const mixed = { tires: 3, brakes: 4, spins: false };
    expect(bill(trant, { tires: 3, brakes: 5 }, { due: 2, missing: 5 })).toEqual(mixed);
    expect(bill(trant, { tires: 3, brakes: 3 }, { due: 2, missing: 5 })).toBeUndefined();
  });

  test('take brakes alone once an overshoot has spun the car (TR-66, TR-83)', () => {
    const spun = { tires: 3, brakes: 4, spins: true };
    expect(bill(trant, { tires: 2, brakes: 4 }, { due: 3, missing: 4 })).toEqual(spun);
  });
});

describe('tires for a missing space', () => {
  const rate = (book: FormulaDeBook) => {
    const cars: readonly CarSpec[] = [{ space: '0@10', tires: 'rain' }];
    const now = race({ book, board: track('60 1R5 35'), cars });
    return blockingRate(now.race, car(now, 0), book.terms({}).values);
  };

  test('are one whatever the set (M-12-0-2), or two of a wet set in the dry (TR-115, TRR-31)', () => {
    expect(rate(masters2005)).toBe(1);
    expect(rate(trant)).toBe(2);
  });
});

describe('a car that cannot pay', () => {
  /** Returns the seat that car 0 hits. */
  const hit = (book: FormulaDeBook, spaces: readonly string[]) => {
    const board = track('60 1R5 35');
    const now = race({ book, board, cars: spaces.map(space => ({ space })), round: 4 });
    const { values } = book.terms({});
    return blockerOf(now.race, { board, values }, car(now, 0))?.seat;
  };

  test('hits the one straight ahead in its lane (TR-85, TRR-36)', () => {
    expect(hit(trant, ['1@10.5', '0@11', '1@11.5', '2@11'])).toBe(2);
  });

  test('hits the nearest one ahead where there is none, across the line too (TR-85, TRR-36)', () => {
    expect(hit(trant, ['1@10.5', '0@30', '2@14', '1@5.5'])).toBe(2);
    expect(hit(trant, ['1@98.5', '0@30', '2@2', '1@97.5'])).toBe(2);
  });

  test('hits only one in its way where the book says so (R-35)', () => {
    // Car 1 is level with it, two lanes away.
    expect(hit(masters2005, ['0@10', '2@10', '1@10.5'])).toBe(2);
    expect(hit(trant, ['0@10', '2@10', '1@10.5'])).toBe(1);
    expect(hit(masters2005, ['0@10', '2@10', '1@20.5'])).toBeUndefined();
  });
});
