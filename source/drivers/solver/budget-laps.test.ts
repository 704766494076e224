import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { bgaAdvanced } from '../../rules/formula-de/bga/advanced.ts';
import { standing, stopsAfter } from '../../rules/formula-de/chapters/movement/corners.ts';
import {
  legalWays,
  type Terrain,
  type Way,
} from '../../rules/formula-de/chapters/movement/driving-code.ts';
import { gearThrows } from '../../rules/formula-de/gear-throws.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { TIRE_TYPES } from '../../rules/formula-de/state.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { anotherBook } from '../../testing/formula-de/another-book.ts';
import { track } from '../../testing/formula-de/builders.ts';
import type { Budget } from './budget-cells.ts';
import { BudgetLaps } from './budget-laps.ts';
import { lapNumbers } from './lap-numbers.ts';
import { usualLap } from './solved-laps.ts';
import { lapsOfSet, PLAIN_SET, type SetLap } from './tire-laps.ts';

const PENALTIES = { fatal: 12, spin: 0.5, engine: 0.6 };
const MASTERS = masters2005Definition.values;
const NUMBERS = lapNumbers(MASTERS);
const BGA = bgaAdvanced.definition.values;
const TRANT = trant.definition.values;
const ELSEWHERE = anotherBook.definition.values;

/** Returns the laps of the tires that slide so far on a wet track. */
function sliding(values: BookValues, slide: number): readonly (readonly SetLap[])[] {
  if (slide === 0) return [PLAIN_SET];
  const type = TIRE_TYPES.find(one => values.tires?.[one].slide === slide);
  return [lapsOfSet(type, 'wet', values)];
}

interface State extends Budget {
  readonly space: number;
  readonly stops: number;
  readonly lap: number;
  readonly lever: number;
}

/** Expected rolls of one lap, found by trying everything with the rules' own search; slow and simple. */
class BruteForce {
  readonly #board: FormulaBoard;
  readonly #terrain: Terrain;
  readonly #known = new Map<string, number>();
  readonly #guessed = new Map<string, number>();

  readonly #values: BookValues;
  /** Spaces of the compulsory slide. */
  readonly #due: number;

  constructor(board: FormulaBoard, values: BookValues, due = 0) {
    this.#due = due;
    this.#board = board;
    this.#values = values;
    this.#terrain = {
      board,
      occupied: new Set(),
      dangerous: new Set(),
      pit: undefined,
      raceLaps: 0,
      fatalMissing: values.overshoot.fatalMissing,
      rateAt: () => 1,
      onceAt: () => 0,
      locksLane: values.overshoot.locksLane,
      skippingIsFatal: values.overshoot.skippingIsFatal,
      marksExcuse: true,
    };
  }

  rolls(at: State): number {
    const key = JSON.stringify(at);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const guess = this.#guessed.get(key);
    if (guess !== undefined) return guess;
    if (spaceAt(this.#board, at.space).nextCost === 1) {
      const least = this.#leastOver(at);
      this.#known.set(key, least);
      return least;
    }
    // A roll that buys no space leads back to where it began (TRR-25).
    let best = 1e6;
    for (let gain = 1; gain > 1e-6; ) {
      this.#guessed.set(key, best);
      const better = this.#leastOver(at);
      gain = best - better;
      best = better;
    }
    this.#guessed.delete(key);
    this.#known.set(key, best);
    return best;
  }

  #leastOver(at: State): number {
    let best = Number.POSITIVE_INFINITY;
    for (let gear = 1; gear <= Math.min(6, at.lever + 1); gear++) {
      const skipped = at.lever - gear - 1;
      const price = skipped <= 0 ? {} : this.#values.gearbox.overRevving[skipped - 1];
      if (price === undefined) continue;
      const tires = at.tires - (price.tires ?? 0);
      const brakes = at.brakes - (price.brakes ?? 0);
      const gearbox = at.gearbox - (price.gearbox ?? 0);
      if (Math.min(tires, brakes, gearbox) < 0) continue;
      const penalty = ((price.engine ?? 0) + (price.body ?? 0)) * PENALTIES.engine;
      best = Math.min(
        best,
        1 + penalty + this.#inGear({ ...at, tires, brakes, gearbox, lever: gear }),
      );
    }
    return best;
  }

  #inGear(at: State): number {
    const throws = gearThrows(this.#values, at.lever).map(({ faces, boosted }) => {
      const costs = faces.map((face, i) => {
        const raised = boosted?.[i] ?? face;
        const boost = raised > face ? this.#face(at, raised) + this.#engine(at.space) : Infinity;
        return Math.min(this.#face(at, face), boost);
      });
      return costs.reduce((all, cost) => all + cost, 0) / faces.length;
    });
    return Math.min(...throws);
  }

  // The chance that the rolls to come take two engine points and no more: then one fewer would end the race.
  #engine(space: number): number {
    const left = 1 - spaceAt(this.#board, space).tick / this.#board.ticks;
    const expected = 0.05 * left * usualLap(this.#board);
    return PENALTIES.fatal * ((Math.exp(-expected) * expected ** 2) / 2);
  }

  #face(at: State, face: number): number {
    const key = `${face} ${JSON.stringify(at)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const best = this.#leastFace(at, face);
    if (spaceAt(this.#board, at.space).nextCost === 1) this.#known.set(key, best);
    return best;
  }

  #leastFace(at: State, face: number): number {
    let best = this.#fatal(at.space);
    for (let brakes = 0; brakes <= Math.min(at.brakes, face - 1); brakes++) {
      const from = standing(at.stops, at.lap);
      const length = face - brakes;
      const ways = legalWays(this.#terrain, at.space, from, length);
      const moved = [...ways.ended, ...(ways.byLength[length] ?? [])];
      const ends = moved.flatMap(end => this.#slid(end, at.brakes - brakes));
      // Whoever slides out of the race has come as far as its stop.
      const isStop = ({ passage }: Way) => passage.overshot === 0 && !this.#values.penalty;
      const stops = moved.filter(end => isStop(end) && this.#slides(end));
      best = Math.min(best, ...stops.map(({ to }) => this.#fatal(to)));
      for (const { to, passage, braked } of ends) {
        const due = passage.due;
        const { last, oneTooMany } = this.#values.parts.tires;
        const spinsOneShort = at.tires === 0 || oneTooMany === 'spinOneShort';
        const pays = due <= at.tires || (due === at.tires + 1 && spinsOneShort);
        if (passage.end === 'fatal' || !pays) continue;
        if (passage.end === 'finished') {
          best = Math.min(best, 0);
          continue;
        }
        const spins = due > at.tires || (due > 0 && due === at.tires && last === 'spin');
        const next = {
          ...at,
          space: to,
          stops: stopsAfter(this.#board, spaceAt(this.#board, to), passage, this.#values),
          tires: spins ? this.#values.spin.tiresAfter : at.tires - due,
          brakes: at.brakes - brakes - braked,
        };
        const rolls = spins
          ? 1 + PENALTIES.spin + this.#inGear({ ...next, lever: 1 })
          : this.rolls(next);
        best = Math.min(best, rolls);
      }
    }
    return best;
  }

  #fatal(space: number): number {
    const left = 1 - spaceAt(this.#board, space).tick / this.#board.ticks;
    return PENALTIES.fatal + left * usualLap(this.#board);
  }

  #slides({ to, passage }: Pick<Way, 'to' | 'passage'>): boolean {
    if (this.#due === 0 || passage.end !== 'moving') return false;
    const { leastMissing, overshooting } = this.#values.slide;
    if (this.#values.penalty !== undefined) return spaceAt(this.#board, to).corner >= 0;
    if (passage.overshot > 0) return overshooting;
    const { corner } = spaceAt(this.#board, to);
    const missing = (this.#board.corners[corner]?.stops ?? 0) - passage.stops;
    return corner >= 0 && missing >= leastMissing;
  }

  // Returns the ends of the slide that a move makes, shortened by brakes (R-15, BR-32, BR-33).
  #slid({ to, passage }: Pick<Way, 'to' | 'passage'>, brakes: number): readonly SlidEnd[] {
    if (!this.#slides({ to, passage })) return [{ to, passage, braked: 0 }];
    const ways = legalWays(this.#terrain, to, passage, this.#due);
    const skids = this.#values.penalty !== undefined;
    const moved = ways.byLength.flatMap((layer, length) =>
      skids && length < this.#due ? [] : layer.map(way => ({ ...way, braked: this.#due - length })),
    );
    const ended = ways.ended.map(way => ({ ...way, braked: 0 }));
    return [...ended, ...moved].filter(({ braked }) => braked <= brakes);
  }
}

/** An end of a move and its slide, with the brakes spent on that. */
interface SlidEnd extends Pick<Way, 'to' | 'passage'> {
  readonly braked: number;
}

describe('the budget of a car alone', () => {
  test.each([
    ['one corner', track('9 1R3 9'), { tires: 3, brakes: 1, gearbox: 1 }],
    [
      'corners with doors side by side',
      track('8 1L2/3/4 2 2R6/5/4 7'),
      { tires: 2, brakes: 2, gearbox: 0 },
    ],
    ['two lanes, no points', track('9 2L4/5 6 1R3/2 8', 2), { tires: 0, brakes: 0, gearbox: 0 }],
    [
      'two lanes, gearbox and brakes',
      track('9 2L4/5 6 1R3/2 8', 2),
      { tires: 1, brakes: 2, gearbox: 2 },
    ],
  ])('is spent as trying everything spends it: %s', (_name, board, budget) => {
    const laps = new BudgetLaps(board, NUMBERS, PENALTIES, { laps: 1 }).table;
    const brute = new BruteForce(board, MASTERS);
    for (const lever of [1, 4, 6]) {
      const first = board.spaces.findIndex(space => space.corner < 0 && space.tick < 4);
      const wanted = brute.rolls({ ...budget, space: first, stops: 0, lap: 0, lever });
      expect(laps.rollsAt(0, first, 0, lever, budget)).toBeCloseTo(wanted, 4);
    }
  });

  test.each([
    ['one corner', track('9 1R3 9'), { tires: 3, brakes: 1, gearbox: 1 }],
    ['a corner of three stops', track('6 3L3 5 1R2 9'), { tires: 3, brakes: 2, gearbox: 0 }],
    ['two lanes', track('8 2L4/5 6 3R3/2 9', 2), { tires: 2, brakes: 2, gearbox: 0 }],
  ])('is spent by the numbers of the book that is raced: %s', (_name, board, budget) => {
    const elsewhere = new BudgetLaps(board, lapNumbers(ELSEWHERE), PENALTIES, { laps: 1 }).table;
    const masters = new BudgetLaps(board, NUMBERS, PENALTIES, { laps: 1 }).table;
    const brute = new BruteForce(board, ELSEWHERE);
    for (const lever of [1, 4, 6]) {
      const first = board.spaces.findIndex(space => space.corner < 0 && space.tick < 4);
      const wanted = brute.rolls({ ...budget, space: first, stops: 0, lap: 0, lever });
      const rolls = elsewhere.rollsAt(0, first, 0, lever, budget);
      expect(rolls).toBeCloseTo(wanted, 4);
      expect(rolls).not.toBeCloseTo(masters.rollsAt(0, first, 0, lever, budget), 1);
    }
  });

  test.each([
    ['a corner of two stops', track('6 2L3 3 1R2 7'), { tires: 2, brakes: 1, gearbox: 0 }],
    ['a doubled straight', track('6 1L2 2x2 1R2 6'), { tires: 1, brakes: 0, gearbox: 0 }],
  ])(
    'is spent with the better of two throws, and engine points where they save more: %s (TR-47, TR-106)',
    (_name, board, budget) => {
      const laps = new BudgetLaps(board, lapNumbers(TRANT), PENALTIES, { laps: 1 }).table;
      const brute = new BruteForce(board, TRANT);
      const { chart: _chart, ...oneDie } = TRANT;
      const without = new BudgetLaps(board, lapNumbers(oneDie), PENALTIES, { laps: 1 }).table;
      const first = board.spaces.findIndex(space => space.corner < 0 && space.tick < 4);
      const saved = [1, 4, 6].map(lever => {
        const wanted = brute.rolls({ ...budget, space: first, stops: 0, lap: 0, lever });
        const rolls = laps.rollsAt(0, first, 0, lever, budget);
        expect(rolls).toBeCloseTo(wanted, 4);
        return without.rollsAt(0, first, 0, lever, budget) - rolls;
      });
      expect(Math.min(...saved)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...saved)).toBeGreaterThan(0.01);
    },
  );

  test.each([
    ['one corner', track('9 1R3 9'), { tires: 5, brakes: 1, gearbox: 1 }, 3],
    [
      'a corner right behind another',
      track('8 1R3 2 1L3 14'),
      { tires: 6, brakes: 1, gearbox: 0 },
      3,
    ],
    ['a corner of two stops next', track('8 1R3 3 2L4 12'), { tires: 6, brakes: 2, gearbox: 0 }, 1],
    ['two lanes', track('9 1L4/5 6 1R3/2 8', 2), { tires: 4, brakes: 2, gearbox: 0 }, 3],
  ])(
    'in rain it pays for the skid of whoever leaves a corner too early, down to the last point: %s (BR-33)',
    (_name, board, budget, slide) => {
      const laps = new BudgetLaps(board, lapNumbers(BGA), PENALTIES, {
        laps: 1,
        sets: sliding(BGA, slide),
      }).table;
      const wet = new BruteForce(board, BGA, slide);
      const spared = { ...BGA, slide: { ...BGA.slide, overshooting: false } };
      const without = new BudgetLaps(board, lapNumbers(spared), PENALTIES, {
        laps: 1,
        sets: sliding(spared, slide),
      }).table;
      const first = board.spaces.findIndex(space => space.corner < 0 && space.tick < 4);
      const apart = [1, 4, 6].map(lever => {
        const rolls = laps.rollsAt(0, first, 0, lever, budget);
        expect(rolls).toBeCloseTo(
          wet.rolls({ ...budget, space: first, stops: 0, lap: 0, lever }),
          4,
        );
        return Math.abs(rolls - without.rollsAt(0, first, 0, lever, budget));
      });
      expect(Math.max(...apart)).toBeGreaterThan(1e-4);
    },
  );

  test.each([
    ['one corner', track('7 1R3 8'), { tires: 2, brakes: 1, gearbox: 0 }, 1],
    ['a corner of two stops', track('6 2L4 7'), { tires: 2, brakes: 0, gearbox: 0 }, 3],
  ])(
    'in rain every move that ends in a corner goes on, and brakes take nothing back: %s (TR-117, TRR-21, TRR-23)',
    (_name, board, budget, slide) => {
      const laps = new BudgetLaps(board, lapNumbers(TRANT), PENALTIES, {
        laps: 1,
        sets: sliding(TRANT, slide),
      }).table;
      const brute = new BruteForce(board, TRANT, slide);
      const first = board.spaces.findIndex(space => space.corner < 0 && space.tick < 4);
      const wanted = brute.rolls({ ...budget, space: first, stops: 0, lap: 0, lever: 3 });
      expect(laps.rollsAt(0, first, 0, 3, budget)).toBeCloseTo(wanted, 4);
    },
  );

  test('a point more is never a loss', () => {
    const board = track('20 1R3/4/5 12 2L8/7/6 15');
    const laps = new BudgetLaps(board, NUMBERS, PENALTIES, { laps: 2 }).table;
    const rolls = (budget: Budget) => laps.rollsAt(1, 0, 0, 4, budget);
    const few = { tires: 3, brakes: 1, gearbox: 1 };
    for (const part of ['tires', 'brakes', 'gearbox'] as const) {
      expect(rolls({ ...few, [part]: few[part] + 1 })).toBeLessThanOrEqual(rolls(few) + 1e-5);
    }
  });

  test('on a wet track the slide takes rolls, and fewer with tires that slide less (M-8-3-2)', () => {
    const board = track('20 1R3/4/5 12 2L8/7/6 15');
    const budget = { tires: 6, brakes: 3, gearbox: 3 };
    const rolls = [0, 1, 3].map(slide =>
      new BudgetLaps(board, NUMBERS, PENALTIES, {
        laps: 1,
        sets: sliding(MASTERS, slide),
      }).table.rollsAt(0, 0, 0, 4, budget),
    );
    expect(rolls).toEqual([...rolls].sort((a, b) => a - b));
    expect(rolls[2]).toBeGreaterThan((rolls[0] ?? 0) + 0.1);
  });
});
