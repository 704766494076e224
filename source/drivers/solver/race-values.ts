// What every place on a board is worth to a car alone in a race with the points it has left, read from the exactly
// solved budget and kept with the board and the numbers of the book. In races longer than those solved, points are
// spread evenly over the laps.

import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { pointsLeft, sharePool } from '../../rules/formula-de/budget.ts';
import { tireValues } from '../../rules/formula-de/chapters/car/tires.ts';
import { type Points, TIRE_TYPES } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { type Budget, type BudgetCells, OWN_CELLS } from './budget-cells.ts';
import { BudgetLaps, type Penalties } from './budget-laps.ts';
import { BudgetTable, countFrom, GEARS, slotsOf } from './budget-table.ts';
import { lapNumbers } from './lap-numbers.ts';

/** Whole laps that are solved, besides the way from the grid to the line: races of three laps are exact. */
const LAPS_SOLVED = 3;

/**
 * Rolls beyond those still to come: for being out, for turning round after a spin, for the engine point of three
 * skipped gears.
 */
export const PENALTIES: Penalties = { fatal: 12, spin: 0.5, engine: 0.6 };

/**
 * Returns the tires, brakes and gearbox of a car; at `rate` tire points for a space outside it has that many times
 * fewer tires.
 */
export function budgetOf(budget: Budget, rate = 1): Budget {
  if (rate === 1) return budget;
  const { tires, brakes, gearbox } = budget;
  return { tires: tires <= 1 ? tires : 1 + (tires - 1) / rate, brakes, gearbox };
}

/** Returns what a car can spend by a book. */
export function budgetFor(points: Points, values: BookValues, rate = 1): Budget {
  const tires = pointsLeft(points, 'tires', values);
  const brakes = pointsLeft(points, 'brakes', values);
  const gearbox = pointsLeft(points, 'gearbox', values);
  return budgetOf({ tires, brakes, gearbox }, budgetRate(values, rate));
}

/**
 * Returns the rate that counts for a budget: where the points of the tires also pay for brakes or gearbox, those are
 * the better buy.
 */
export function budgetRate(values: BookValues, rate: number): number {
  const shared = sharePool(values, 'tires', 'brakes') || sharePool(values, 'tires', 'gearbox');
  return shared ? 1 : rate;
}

/** The values of a board on a dry track, or on a wet one for tires that slide a given number of spaces. */
export class RaceValues {
  readonly #board: FormulaBoard;
  readonly #cells: BudgetCells;
  readonly #laps: BudgetTable;
  /** Required stops of the corner of each space. */
  readonly #required: Int8Array;
  readonly #startTick: number;
  /** A straight space just behind the line, where every lap begins. */
  readonly #line: number;

  constructor(board: FormulaBoard, cells: BudgetCells, laps: BudgetTable) {
    this.#board = board;
    this.#cells = cells;
    this.#required = Int8Array.from(board.spaces, ({ index }) => requiredOn(board, index));
    this.#startTick = startTickOf(board);
    this.#laps = laps;
    this.#line = board.spaces.findIndex(space => space.corner < 0);
  }

  /**
   * Returns the expected rolls to the flag before the gear is chosen, penalties included.
   * @param lever 1 to 6
   * @param stops stops made in the corner of the space
   * @param toCome crossings of the line still to come after the next one
   * @throws RangeError when the board has no such space
   */
  rollsLeft(space: number, lever: number, stops: number, toCome: number, budget: Budget): number {
    const required = this.#required[space] ?? requiredOn(this.#board, space);
    const missing = Math.max(0, required - stops);
    if (toCome < LAPS_SOLVED) return this.#laps.rollsAt(toCome, space, missing, lever, budget);
    const { lapTick } = spaceAt(this.#board, space);
    if (toCome === LAPS_SOLVED && lapTick >= this.#startTick) {
      return this.#laps.rollsAt(toCome, space, missing, lever, budget);
    }
    const top = LAPS_SOLVED - 1;
    const part = 1 - lapTick / this.#board.ticks;
    const within = this.#cells.share(budget, (top + part) / (toCome + part));
    const further =
      (toCome - top) * this.#lapRolls(this.#cells.share(budget, LAPS_SOLVED / (toCome + part)));
    return this.#laps.rollsAt(top, space, missing, lever, within) + further;
  }

  /** Returns the expected rolls over a number of laps, in fractions, from a flying start. */
  rollsOver(laps: number, budget: Budget): number {
    const whole = Math.floor(laps);
    const upTo = (count: number) =>
      count <= 0 ? 0 : this.rollsLeft(this.#line, 4, 0, count - 1, budget);
    const before = upTo(whole);
    return before + (upTo(whole + 1) - before) * (laps - whole);
  }

  // Returns the rolls of one lap in a race that goes on, where `budget` holds the points for the solved laps.
  #lapRolls(budget: Budget): number {
    const top = LAPS_SOLVED - 1;
    const all = this.#laps.rollsAt(top, this.#line, 0, 4, budget);
    const fewer = this.#cells.share(budget, top / LAPS_SOLVED);
    return all - this.#laps.rollsAt(top - 1, this.#line, 0, 4, fewer);
  }
}

/**
 * Returns the
 * @throws RangeError when the board has no such space
 */
function requiredOn(board: FormulaBoard, space: number): number {
  return board.corners[spaceAt(board, space).corner]?.stops ?? 0;
}

/** By the name of a book's numbers, then by the slide. */
const known = new WeakMap<FormulaBoard, Map<string, Map<number, RaceValues>>>();

/**
 * Returns the values of a board in a race by a book, solved once for each board and all books with the same numbers.
 * @param slide spaces of the compulsory slide; 0 on a dry track
 */
export function raceValues(board: FormulaBoard, book: BookValues, slide = 0): RaceValues {
  const bySlide = valuesOf(board, book);
  const before = bySlide.get(slide);
  if (before !== undefined) return before;
  const { cells } = lapNumbers(book);
  const laps = new BudgetTable(slotsOf(board), cells, solvedLaps(board, book, slide));
  const values = new RaceValues(board, cells, laps);
  bySlide.set(slide, values);
  return values;
}

/** Returns the laps of a board, solved anew; `adoptLaps` takes them elsewhere. */
export function solvedLaps(
  board: FormulaBoard,
  book: BookValues,
  slide: number,
): readonly Float32Array<ArrayBuffer>[] {
  const start = startTickOf(board);
  const numbers = lapNumbers(book);
  return new BudgetLaps(board, numbers, PENALTIES, LAPS_SOLVED, slide, start).table.columns;
}

/**
 * Takes laps that were solved elsewhere for the same board and the same numbers; columns of another shape are ignored.
 */
export function adoptLaps(
  board: FormulaBoard,
  book: BookValues,
  slide: number,
  laps: readonly Float32Array<ArrayBuffer>[],
): void {
  const slots = slotsOf(board);
  const { cells } = lapNumbers(book);
  const lengths = Array.from({ length: LAPS_SOLVED + 1 }, (_, lap) => {
    const count = lap < LAPS_SOLVED ? slots.count : countFrom(slots, startTickOf(board));
    return count * GEARS * cells.count;
  });
  if (laps.length !== lengths.length) return;
  if (laps.some((lap, i) => lap.length !== lengths[i])) return;
  const table = new BudgetTable(slots, cells, laps);
  valuesOf(board, book).set(slide, new RaceValues(board, cells, table));
}

/** Forgets every lap of a board that was solved or adopted; they are solved again on demand. */
export function forgetLaps(board: FormulaBoard): void {
  known.delete(board);
}

/** Returns the name of a board's laps among all that are kept: other numbers of a book make other laps. */
export function lapsName(board: FormulaBoard, book: BookValues, slide: number): string {
  return `${board.hash}-${lapNumbers(book).id}-${slide}`;
}

/** Returns the version of the solver; laps of another version are of no use. */
export function lapsVersion(): string {
  // `SOLVER` goes up when the solver itself answers differently.
  return fingerprint([SOLVER, LAPS_SOLVED, OWN_CELLS, PENALTIES]);
}

const SOLVER = 3;

/** Returns the slides that a race by a book may need: the dry track first, and nothing else where it stays dry. */
export function slidesOfRaces({ tires }: BookValues, isDryToTheEnd: boolean): readonly number[] {
  const wet = isDryToTheEnd ? [] : TIRE_TYPES.map(type => tireValues(type, tires).slide);
  return [...new Set([0, ...wet])];
}

function valuesOf(board: FormulaBoard, book: BookValues): Map<number, RaceValues> {
  const byNumbers = known.get(board) ?? new Map<string, Map<number, RaceValues>>();
  known.set(board, byNumbers);
  const { id } = lapNumbers(book);
  const bySlide = byNumbers.get(id) ?? new Map<number, RaceValues>();
  byNumbers.set(id, bySlide);
  return bySlide;
}

function startTickOf(board: FormulaBoard): number {
  return Math.min(...board.grid.map(index => spaceAt(board, index).lapTick));
}
