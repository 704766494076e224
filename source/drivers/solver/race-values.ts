// What every place on a board is worth to a car alone in a race, on the set it has and with the points it has left, read
// from the exactly solved laps and kept with the board and the numbers of the book. In races longer than those solved,
// every further lap takes as long as one with the stops it needs; without stops, points are spread evenly over the laps.

import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { pointsLeft } from '../../rules/formula-de/budget.ts';
import { isBeyondLine } from '../../rules/formula-de/chapters/car/pits.ts';
import type { Car, Points, TireType, TrackState } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { type Budget, type BudgetCells, OWN_CELLS } from './budget-cells.ts';
import { BudgetLaps, type RaceOrder } from './budget-laps.ts';
import { BudgetTable, type Solved, slotsOf } from './budget-table.ts';
import { lapNumbers } from './lap-numbers.ts';
import type { Penalties } from './lap-solver.ts';
import { hasStops, stopNumbers, stopsOn, usualBox, usualBudget } from './stop-costs.ts';
import { lapsOfSet, typesOf } from './tire-laps.ts';

/** Most whole laps that are solved, besides the way from the grid to the line: races of three laps are exact. */
export const LAPS_SOLVED = 3;

/**
 * Rolls beyond those still to come: for being out, for turning round after a spin, for the engine point of three
 * skipped gears.
 */
export const PENALTIES: Penalties = { fatal: 12, spin: 0.5, engine: 0.6 };

export function budgetFor(points: Points, values: BookValues): Budget {
  const tires = pointsLeft(points, 'tires', values);
  const brakes = pointsLeft(points, 'brakes', values);
  const gearbox = pointsLeft(points, 'gearbox', values);
  return { tires, brakes, gearbox };
}

export interface SetNow {
  /** Its type; undefined in a book without types. */
  readonly type: TireType | undefined;
  /** Lap of the set; 0 as long as it waits for the line, where its first lap begins. */
  readonly age: number;
}

export const NEW_HARD: SetNow = { type: 'hard', age: 1 };

/** Returns the set of a car once it has crossed the line `laps` times. */
export function setAt({ set }: Pick<Car, 'set'>, laps: number): SetNow {
  if (set === undefined) return { type: undefined, age: 1 };
  return { type: set.type, age: Math.max(0, laps - set.fittedFor + 1) };
}

/** The values of a board on a dry or a wet track that stays as it is. */
export class RaceValues {
  readonly #board: FormulaBoard;
  readonly #cells: BudgetCells;
  readonly #table: BudgetTable;
  readonly #types: readonly (TireType | undefined)[];
  /** Whether the solved laps reckon with stops, which bring the points back that laps take. */
  readonly #hasStops: boolean;
  /** Required stops of the corner of each space. */
  readonly #required: Int8Array;
  /** A straight space just behind the line, where every lap begins. */
  readonly #line: number;
  /** Rolls of one more lap of a long race with stops. */
  readonly #lapWithStops: number;

  /** @param laps whole laps that are solved */
  constructor(board: FormulaBoard, values: BookValues, table: BudgetTable, laps: number) {
    this.#board = board;
    this.#cells = lapNumbers(values).cells;
    this.#required = Int8Array.from(board.spaces, ({ index }) => requiredOn(board, index));
    this.#table = table;
    this.#types = typesOf(values);
    this.#hasStops = hasStops(board, values);
    this.#line = board.spaces.findIndex(space => space.corner < 0);
    this.#lapWithStops = this.#hasStops ? this.#lapOfLongRace(laps, usualBudget(values)) : 0;
  }

  get columns(): readonly Float32Array<ArrayBuffer>[] {
    return this.#table.columns;
  }

  /**
   * Returns the expected rolls to the flag before the gear is chosen, penalties and stops included.
   * @param lever 1 to 6
   * @param stops stops made in the corner of the space
   * @param toCome crossings of the line still to come after the next one
   * @throws RangeError when the board has no such space
   */
  rollsLeft(
    space: number,
    lever: number,
    stops: number,
    toCome: number,
    budget: Budget,
    set = NEW_HARD,
  ): number {
    const required = this.#required[space] ?? requiredOn(this.#board, space);
    const missing = Math.max(0, required - stops);
    const type = Math.max(0, this.#types.indexOf(set.type));
    const { lapTick } = spaceAt(this.#board, space);
    const isFresh = set.age === 0 && toCome > 0 && this.#table.isFresh(lapTick);
    const age = isFresh ? 0 : Math.max(1, set.age);
    const top = this.#table.lapsOf(type, age) - 1;
    const at = (lap: number, points: Budget) =>
      this.#table.rollsAt(lap, space, missing, lever, points, type, age);
    if (toCome <= top) return at(toCome, budget);
    if (this.#hasStops) return at(top, budget) + (toCome - top) * this.#lapWithStops;
    // Without stops the points are spread over the laps.
    const part = 1 - lapTick / this.#board.ticks;
    const within = this.#cells.share(budget, (top + part) / (toCome + part));
    const further = this.#cells.share(budget, (top + 1) / (toCome + part));
    return at(top, within) + (toCome - top) * this.#lapRolls(further, type, Math.max(1, age));
  }

  /** Returns the expected rolls over a number of laps, in fractions, from a flying start. */
  rollsOver(laps: number, budget: Budget, set = NEW_HARD): number {
    const whole = Math.floor(laps);
    const upTo = (count: number) =>
      count <= 0 ? 0 : this.rollsLeft(this.#line, 4, 0, count - 1, budget, set);
    const before = upTo(whole);
    return before + (upTo(whole + 1) - before) * (laps - whole);
  }

  /** Returns the rolls that the extra space of a new set saves in a lap, with the points of a budget. */
  bonusInLap(type: TireType, budget: Budget): number {
    const inLap = (age: number) => this.rollsLeft(this.#line, 4, 0, 0, budget, { type, age });
    return inLap(2) - inLap(1);
  }

  // Returns the rolls of one lap in a race that continues, where `budget` holds the points for the solved laps.
  #lapRolls(budget: Budget, type: number, age: number): number {
    const laps = this.#table.lapsOf(type, age);
    const rollsAt = (lap: number, points: Budget) =>
      this.#table.rollsAt(lap, this.#line, 0, 4, points, type, age);
    if (laps < 2) return rollsAt(0, budget);
    const fewer = this.#cells.share(budget, (laps - 1) / laps);
    return rollsAt(laps - 1, budget) - rollsAt(laps - 2, fewer);
  }

  #lapOfLongRace(laps: number, budget: Budget): number {
    const rolls = (lap: number) =>
      Math.min(
        ...this.#types.map((_, type) =>
          this.#table.rollsAt(lap, this.#line, 0, 4, budget, type, 1),
        ),
      );
    return laps < 2 ? rolls(0) : rolls(laps - 1) - rolls(laps - 2);
  }
}

/**
 * Returns the required stops of the corner of a space.
 * @throws RangeError when the board has no such space
 */
function requiredOn(board: FormulaBoard, space: number): number {
  return board.corners[spaceAt(board, space).corner]?.stops ?? 0;
}

/** By the name of a book's numbers, then by the state of the track and the laps that are solved. */
const known = new WeakMap<FormulaBoard, Map<string, Map<string, RaceValues>>>();

/**
 * Returns the values of a board in a race by a book, solved once for each board and all books with the same numbers.
 * @param track state of the track from here to the flag
 * @param raced laps of the race: of a short one no more are solved than it has
 */
export function raceValues(
  board: FormulaBoard,
  book: BookValues,
  track: TrackState = 'dry',
  raced = LAPS_SOLVED,
): RaceValues {
  const laps = lapsToSolve(book, raced);
  const bySolved = valuesOf(board, book);
  const before = bySolved.get(`${track} ${laps}`);
  if (before !== undefined) return before;
  const table = tableOf(board, book, track, laps, solvedLaps(board, book, track, laps));
  const values = new RaceValues(board, book, table, laps);
  bySolved.set(`${track} ${laps}`, values);
  return values;
}

/**
 * Returns how many whole laps are solved for a race of `raced` laps. Where tires have no laps, the way from the grid to the
 * line is the end of one more lap.
 */
export function lapsToSolve({ tires }: Pick<BookValues, 'tires'>, raced: number): number {
  return Math.min(LAPS_SOLVED, tires === undefined ? raced + 1 : raced);
}

/** Returns laps of a board, solved again each time; `adoptLaps` takes them elsewhere. */
export function solvedLaps(
  board: FormulaBoard,
  book: BookValues,
  track: TrackState,
  laps = LAPS_SOLVED,
): readonly Float32Array<ArrayBuffer>[] {
  const order = raceOrder(board, book, track, laps);
  return new BudgetLaps(board, lapNumbers(book), PENALTIES, order).table.columns;
}

/**
 * Returns what is solved of a board: whole laps on every set that the book has, and the stops.
 * @param box number of the pit of the car
 */
export function raceOrder(
  board: FormulaBoard,
  book: BookValues,
  track: TrackState,
  laps = LAPS_SOLVED,
  box = usualBox(board),
): RaceOrder & Solved {
  const sets = typesOf(book).map(type => lapsOfSet(type, track, book));
  const stops = stopsOn(board, book, sets.length, box);
  const order = { laps, sets, freshTick: freshTickOf(board, stops !== undefined) };
  return stops === undefined ? order : { ...order, stops };
}

function tableOf(
  board: FormulaBoard,
  book: BookValues,
  track: TrackState,
  laps: number,
  columns: readonly Float32Array<ArrayBuffer>[],
): BudgetTable {
  const { cells } = lapNumbers(book);
  return new BudgetTable(slotsOf(board), cells, raceOrder(board, book, track, laps), columns);
}

/**
 * Takes laps that were solved elsewhere for the same board and the same numbers; columns of another shape are ignored.
 */
export function adoptLaps(
  board: FormulaBoard,
  book: BookValues,
  track: TrackState,
  columns: readonly Float32Array<ArrayBuffer>[],
  laps = LAPS_SOLVED,
): void {
  const { cells } = lapNumbers(book);
  const lengths = BudgetTable.lengths(slotsOf(board), cells, raceOrder(board, book, track, laps));
  if (columns.length !== lengths.length) return;
  if (columns.some((column, i) => column.length !== lengths[i])) return;
  const table = tableOf(board, book, track, laps, columns);
  valuesOf(board, book).set(`${track} ${laps}`, new RaceValues(board, book, table, laps));
}

/** Returns the laps of a board that were solved or adopted, undefined before that. */
export function knownLaps(
  board: FormulaBoard,
  book: BookValues,
  track: TrackState,
  laps = LAPS_SOLVED,
): readonly Float32Array<ArrayBuffer>[] | undefined {
  return valuesOf(board, book).get(`${track} ${laps}`)?.columns;
}

/** Forgets every lap of a board that was solved or adopted; they are solved again on demand. */
export function forgetLaps(board: FormulaBoard): void {
  known.delete(board);
}

/** Returns the name of a board's laps among all that are kept: other numbers of a book make other laps. */
export function lapsName(
  board: FormulaBoard,
  book: BookValues,
  track: TrackState,
  laps = LAPS_SOLVED,
): string {
  return `${board.hash}-${raceName(board, book)}-${track}-${laps}`;
}

/** Returns the version of the solver; laps of another version are of no use. */
export function lapsVersion(): string {
  // `SOLVER` goes up when the results of the solver change.
  return fingerprint([SOLVER, LAPS_SOLVED, OWN_CELLS, PENALTIES]);
}

const SOLVER = 6;

/** Returns the tracks that a race by a book may need: the dry one first, and nothing else where it stays dry. */
export function tracksOfRaces(
  { tires }: BookValues,
  isDryToTheEnd: boolean,
): readonly TrackState[] {
  return isDryToTheEnd || tires === undefined ? ['dry'] : ['dry', 'wet'];
}

const names = new WeakMap<FormulaBoard, WeakMap<BookValues, string>>();

/** Returns the name of the numbers by which races on a board are solved: those of a lap, of tires and of stops. */
export function raceName(board: FormulaBoard, book: BookValues): string {
  const byBook = names.get(board) ?? new WeakMap<BookValues, string>();
  names.set(board, byBook);
  const before = byBook.get(book);
  if (before !== undefined) return before;
  const { tires, bonusTrack, slide, penalty } = book;
  const worn = penalty?.wornTires;
  const stops = hasStops(board, book) ? stopNumbers(book) : [];
  const name = fingerprint([lapNumbers(book).id, tires, bonusTrack, slide.track, worn, stops]);
  byBook.set(book, name);
  return name;
}

function valuesOf(board: FormulaBoard, book: BookValues): Map<string, RaceValues> {
  const byNumbers = known.get(board) ?? new Map<string, Map<string, RaceValues>>();
  known.set(board, byNumbers);
  const name = raceName(board, book);
  const bySolved = byNumbers.get(name) ?? new Map<string, RaceValues>();
  byNumbers.set(name, bySolved);
  return bySolved;
}

// New sets begin their first lap with the line: those of the grid, and those of pits before the line.
function freshTickOf(board: FormulaBoard, hasPits: boolean): number {
  const boxes = hasPits ? (board.pit?.boxes ?? []).map(({ space }) => space) : [];
  const places = [...board.grid, ...boxes].map(index => spaceAt(board, index));
  const before = places.filter(({ id }) => !isBeyondLine(board, id));
  return Math.min(board.ticks, ...before.map(({ lapTick }) => lapTick));
}
