// The budget of a car with one pool of points for everything: one axis, spent exactly, and worth no less than any split.
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { standing, stopsAfter } from '../../rules/formula-de/chapters/movement/corners.ts';
import { legalWays, type Terrain } from '../../rules/formula-de/chapters/movement/driving-code.ts';
import { PARTS } from '../../rules/formula-de/state.ts';
import type { BookValues, PartValues, Price } from '../../rules/formula-de/values.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { emptyPoolBook, onePoolBook, WEAR } from '../../testing/formula-de/one-pool-book.ts';
import type { Budget } from './budget-cells.ts';
import { BudgetLaps } from './budget-laps.ts';
import { lapNumbers } from './lap-numbers.ts';
import { usualLap } from './solved-laps.ts';

const PENALTIES = { fatal: 12, spin: 0.5, engine: 0.6 };
const ONE_POOL = onePoolBook.definition.values;
const EMPTY_POOL = emptyPoolBook.definition.values;

function budget(wear: number): Budget {
  return { tires: wear, brakes: wear, gearbox: wear };
}

interface State {
  readonly space: number;
  readonly stops: number;
  readonly lap: number;
  readonly lever: number;
  readonly wear: number;
}

/**
 * Expected rolls of one lap, found by trying everything with the rules' own search; every point comes from one pool.
 */
class BruteForce {
  readonly #board: FormulaBoard;
  readonly #values: BookValues;
  readonly #terrain: Terrain;
  /** Points that must stay in the pool. */
  readonly #least: number;
  readonly #known = new Map<string, number>();

  constructor(board: FormulaBoard, values: BookValues) {
    this.#board = board;
    this.#values = values;
    this.#least = values.parts.tires.last === 'out' ? 1 : 0;
    this.#terrain = {
      board,
      occupied: new Set(),
      dangerous: new Set(),
      pit: undefined,
      raceLaps: 0,
      fatalMissing: values.overshoot.fatalMissing,
      rateAt: () => 1,
      onceAt: () => 0,
      locksLane: true,
      skippingIsFatal: false,
      marksExcuse: true,
    };
  }

  rolls(at: State): number {
    const key = JSON.stringify(at);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = Number.POSITIVE_INFINITY;
    for (let gear = 1; gear <= Math.min(6, at.lever + 1); gear++) {
      const skipped = at.lever - gear - 1;
      const price: Price | undefined =
        skipped <= 0 ? {} : this.#values.gearbox.overRevving[skipped - 1];
      if (price === undefined) continue;
      const paid = Object.values(price).reduce((sum, one) => sum + one, 0);
      if (paid > 0 && at.wear - paid < this.#least) continue;
      best = Math.min(best, 1 + this.#inGear({ ...at, wear: at.wear - paid, lever: gear }));
    }
    this.#known.set(key, best);
    return best;
  }

  #inGear(at: State): number {
    const faces = this.#values.gearDice[at.lever - 1]?.faces ?? [];
    return faces.reduce((all, face) => all + this.#face(at, face), 0) / faces.length;
  }

  #face(at: State, face: number): number {
    const left = 1 - spaceAt(this.#board, at.space).tick / this.#board.ticks;
    let best = PENALTIES.fatal + left * usualLap(this.#board);
    for (let brakes = 0; brakes < face; brakes++) {
      if (brakes > 0 && at.wear - brakes < this.#least) break;
      const length = face - brakes;
      const ways = legalWays(this.#terrain, at.space, standing(at.stops, at.lap), length);
      for (const { to, passage } of [...ways.ended, ...(ways.byLength[length] ?? [])]) {
        const wear = at.wear - brakes - passage.due;
        if (passage.end === 'fatal' || (passage.due > 0 && wear < this.#least)) continue;
        if (passage.end === 'finished') {
          best = Math.min(best, 0);
          continue;
        }
        const stops = stopsAfter(this.#board, spaceAt(this.#board, to), passage, this.#values);
        best = Math.min(best, this.rolls({ ...at, space: to, stops, wear }));
      }
    }
    return best;
  }
}

describe('the budget of one pool', () => {
  test('has a cell for each number of points, and for none', () => {
    expect(lapNumbers(ONE_POOL).cells.count).toBe(WEAR + 1);
    expect(lapNumbers(ONE_POOL).id).not.toBe(lapNumbers(EMPTY_POOL).id);
  });

  test.each([
    ['one corner', track('9 1R3 9'), ONE_POOL],
    ['one corner, to the last point', track('9 1R3 9'), EMPTY_POOL],
    ['two lanes', track('9 2L4/5 6 1R3/2 8', 2), ONE_POOL],
    ['two lanes, to the last point', track('9 2L4/5 6 1R3/2 8', 2), EMPTY_POOL],
  ])('is spent as trying everything spends it: %s', (_name, board, values) => {
    const laps = new BudgetLaps(board, lapNumbers(values), PENALTIES, { laps: 1 }).table;
    const brute = new BruteForce(board, values);
    const first = board.spaces.findIndex(space => space.corner < 0 && space.tick < 4);
    for (const lever of [1, 4, 6]) {
      for (const wear of [0, 1, 2, 6]) {
        const wanted = brute.rolls({ space: first, stops: 0, lap: 0, lever, wear });
        expect(laps.rollsAt(0, first, 0, lever, budget(wear))).toBeCloseTo(wanted, 4);
      }
    }
  });

  test('is never less worth than any split of the same points', () => {
    const board = track('20 1R3/4/5 12 2L8/7/6 15');
    const gearbox = { overRevving: [{ gearbox: 1 }, { gearbox: 1, brakes: 1 }], mayBeFatal: false };
    const part = (pool: PartValues['pool']): PartValues => ({
      pool,
      last: 'out',
      oneTooMany: 'out',
    });
    const parts = Object.fromEntries(PARTS.map(name => [name, part(name)]));
    const own = { ...ONE_POOL, gearbox, parts: parts as unknown as BookValues['parts'] };
    const together = new BudgetLaps(board, lapNumbers({ ...ONE_POOL, gearbox }), PENALTIES, {
      laps: 2,
    }).table;
    const apart = new BudgetLaps(board, lapNumbers(own), PENALTIES, { laps: 2 }).table;
    for (const lever of [1, 4, 6]) {
      for (let brakes = 0; brakes <= 4; brakes++) {
        for (let gearbox = 0; gearbox <= 3; gearbox++) {
          for (let tires = 0; tires + brakes + gearbox <= 9; tires++) {
            const one = together.rollsAt(1, 0, 0, lever, budget(tires + brakes + gearbox));
            const split = apart.rollsAt(1, 0, 0, lever, { tires, brakes, gearbox });
            expect(one).toBeLessThanOrEqual(split + 1e-5);
          }
        }
      }
    }
  });

  test('a point more is never a loss, and worth less and less of the road', () => {
    const board = track('20 1R3/4/5 12 2L8/7/6 15');
    const laps = new BudgetLaps(board, lapNumbers(ONE_POOL), PENALTIES, { laps: 2 }).table;
    const rolls = Array.from({ length: WEAR + 1 }, (_, wear) =>
      laps.rollsAt(1, 0, 0, 4, budget(wear)),
    );
    for (let wear = 2; wear <= WEAR; wear++) {
      expect(rolls[wear]).toBeLessThanOrEqual((rolls[wear - 1] ?? 0) + 1e-5);
    }
    const saved = (from: number, upTo: number) => (rolls[from] ?? 0) - (rolls[upTo] ?? 0);
    expect(saved(1, 5)).toBeGreaterThan(saved(WEAR - 4, WEAR));
  });

  test('pays for what other parts of a price take as well, which elsewhere stands for rolls', () => {
    const { cells } = lapNumbers(ONE_POOL);
    const three = cells.shift({ gearbox: 1, brakes: 1, engine: 1 });
    expect([three.back, three.toll]).toEqual([3, 0]);
    expect([...three.cells]).toEqual(Array.from({ length: 15 }, (_, i) => i + 4));
    expect(cells.spent({ gearbox: 1, brakes: 1, engine: 1 })).toEqual({
      tires: 0,
      brakes: 2,
      gearbox: 1,
    });
    const left = cells.left(budget(10), { tires: 1, brakes: 2, gearbox: 1 });
    expect(left).toEqual(budget(6));
  });
});
