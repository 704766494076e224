// One lap of a car alone with its points as a budget, solved exactly: expected rolls to the flag from every place, with
// every lever and every budget of tires, brakes and gearbox, on a set of tires in one of its laps. One backward pass over
// the ticks is enough, because every move leads to a higher tick. What is left out: engine tests, super starts and stalls
// after a spin.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { TableMemory } from '../../rules/kit/table-memory.ts';
import type { BudgetCells, Shift } from './budget-cells.ts';
import { countFrom, GEARS, type Slots, slotsOf } from './budget-table.ts';
import { CellCosts } from './cell-costs.ts';
import { type LapColumns, LapEnds } from './lap-ends.ts';
import { LapMoves, type MovesOrder } from './lap-moves.ts';
import type { FaceOdds, LapNumbers } from './lap-numbers.ts';
import { type Reach, reachOf } from './reach.ts';
import { usualLap } from './solved-laps.ts';
import { addFace, addRaised, relaxRow, type ThrowPair, throwPairs } from './throw-means.ts';

/**
 * Costs that no point pays, in rolls: the end of the race on top of the rolls still to come, a spin, an engine point.
 */
export interface Penalties {
  readonly fatal: number;
  readonly spin: number;
  readonly engine: number;
}

/** Engine points that a car is assumed to have beside the one that it may spend on a roll (TR-106). */
const SPARE_ENGINE = 2;

/** How often the value of a roll that leads back to its own place is improved: each time about half of the error is left. */
const ROUNDS_IN_PLACE = 16;

export interface LapOrder extends MovesOrder {
  /** The laps that follow, already solved: after one crossing of the line, after two, … */
  readonly ahead: readonly LapColumns[];
  /** Tick from which the lap is solved: none of it is left out unless given. */
  readonly fromTick?: number;
}

export class LapSolver {
  readonly #reach: Reach;
  readonly #numbers: LapNumbers;
  readonly #penalties: Penalties;
  readonly #usualLap: number;
  readonly #slots: Slots;
  readonly #ends: LapEnds;
  readonly #moves: LapMoves;
  readonly #cells: BudgetCells;
  readonly #costs: CellCosts;
  /** Shifts that skip gears on the way down, by the number of gears from 1; more are forbidden. */
  readonly #shifts: readonly (Shift | undefined)[];
  readonly #byGear: readonly Float32Array[];
  readonly #pairs: readonly (readonly ThrowPair[])[];
  readonly #mean: Float32Array;
  readonly #otherMean: Float32Array;
  /** Of the columns that are kept, and of those that only the solver reads. */
  readonly #kept = new TableMemory();
  readonly #passing = new TableMemory();
  #toCome = 0;
  #own: LapColumns | undefined;

  constructor(board: FormulaBoard, numbers: LapNumbers, penalties: Penalties) {
    this.#reach = reachOf(board, numbers);
    this.#numbers = numbers;
    this.#penalties = penalties;
    this.#cells = numbers.cells;
    this.#costs = new CellCosts(numbers.cells);
    const { count } = numbers.cells;
    this.#shifts = [undefined, ...numbers.overRevving.map(price => numbers.cells.shift(price))];
    this.#byGear = Array.from({ length: GEARS }, () => new Float32Array(count));
    this.#pairs = numbers.gears.map(throwPairs);
    this.#mean = new Float32Array(count);
    this.#otherMean = new Float32Array(count);
    this.#usualLap = usualLap(board);
    this.#slots = slotsOf(board);
    this.#ends = new LapEnds(this.#reach, numbers, this.#slots);
    this.#moves = new LapMoves(this.#reach, numbers, this.#ends);
  }

  solve(order: LapOrder): LapColumns {
    const { ahead, fromTick = Number.NEGATIVE_INFINITY } = order;
    const spaces = this.#slots.order.filter(({ lapTick }) => lapTick >= fromTick);
    const count = countFrom(this.#slots, fromTick);
    const cells = this.#cells.count;
    const own: LapColumns = {
      rolls: this.#kept.take(count * GEARS * cells).fill(Number.NaN),
      spins: this.#passing.take(count * this.#cells.spun),
      stops: this.#passing.take(
        order.tires.slide > 0 ? (count - spaces.length) * GEARS * cells : 0,
      ),
    };
    this.#turnTo(order, [own, ...ahead]);
    for (const { index } of spaces) {
      const stops = this.#ends.required(index);
      for (let missing = 0; missing <= stops; missing++) this.#solve(index, missing);
      for (let missing = 1; missing <= stops; missing++) {
        this.#ends.slide(index, missing, this.#fatal(index));
      }
    }
    return own;
  }

  /**
   * Returns the expected rolls with the die of a gear about to be rolled, this roll included, by budget.
   * @param laps the columns of the lap of the start, and of those that follow
   */
  rollsInGear(
    order: LapOrder,
    laps: readonly LapColumns[],
    space: number,
    gear: number,
  ): Float32Array {
    this.#turnTo(order, laps);
    this.#rollGear(space, this.#ends.required(space), gear);
    return Float32Array.from(this.#byGear[gear - 1] ?? [], rolls => 1 + rolls);
  }

  #turnTo(order: LapOrder, laps: readonly LapColumns[]): void {
    this.#toCome = order.toCome;
    [this.#own] = laps;
    this.#ends.turnTo(order, laps);
    this.#moves.turnTo(order);
  }

  #fatal(space: number): number {
    const { board } = this.#reach;
    const left = this.#toCome + 1 - spaceAt(board, space).lapTick / board.ticks;
    return this.#penalties.fatal + left * this.#usualLap;
  }

  // An engine point is worth the race if the rolls to come take all those beside it (TR-103, TRR-19).
  #boostPrice(space: number): number {
    const { strain } = this.#numbers;
    if (strain === 0) return 0;
    const { board } = this.#reach;
    const left = this.#toCome + 1 - spaceAt(board, space).lapTick / board.ticks;
    return this.#penalties.fatal * chanceOfExactly(SPARE_ENGINE, strain * left * this.#usualLap);
  }

  #solve(space: number, missing: number): void {
    const own = this.#own;
    const cells = this.#cells;
    if (own === undefined) return;
    const { rolls: costs, spins } = own;
    for (let gear = 1; gear <= GEARS; gear++) this.#rollGear(space, missing, gear);
    const slot = this.#ends.slotOf(space, missing);
    // A roll of one point in 1st buys no space where it costs two, and leads back to where it began (TRR-25).
    if (spaceAt(this.#reach.board, space).nextCost > 1) {
      for (let round = 0; round < ROUNDS_IN_PLACE; round++) {
        this.#shiftTo(costs, slot, 1);
        this.#rollGear(space, missing, 1);
      }
    }
    for (let lever = 1; lever <= GEARS; lever++) this.#shiftTo(costs, slot, lever);
    const first = this.#byGear[0];
    if (first !== undefined) {
      this.#costs.spunCells(spins, slot * cells.spun, first, 1 + this.#penalties.spin);
    }
  }

  // Computes the expected rolls with a lever from those after each gear: its neighbours are free, gears are skipped on the way
  // down at a price.
  #shiftTo(costs: Float32Array, slot: number, lever: number): void {
    const at = (slot * GEARS + lever - 1) * this.#cells.count;
    const same = this.#byGear[lever - 1];
    if (same === undefined) return;
    const lower = this.#byGear[lever - 2] ?? same;
    const higher = this.#byGear[lever] ?? same;
    this.#costs.leastOf(costs, at, lower, same, higher, 1);
    for (let skipped = 1; skipped < lever - 1; skipped++) {
      const after = this.#byGear[lever - 2 - skipped];
      const shift = this.#shifts[skipped];
      if (after === undefined || shift === undefined) continue;
      // Points that are no part of the budget count as rolls.
      this.#costs.relaxShifted(costs, at, after, shift, 1 + shift.toll * this.#penalties.engine);
    }
  }

  // Computes the expected rolls after the best throw of a gear, by budget, into the table of the gears.
  #rollGear(space: number, missing: number, gear: number): void {
    const into = this.#byGear[gear - 1];
    const [only, ...others] = this.#numbers.gears[gear - 1] ?? [];
    if (into === undefined || only === undefined) return;
    const rows = this.#moves.byLength(space, missing, gear);
    const fatal = this.#fatal(space);
    if (others.length === 0 && only.boosted === undefined) {
      this.#average(only, rows, fatal, into);
    } else {
      this.#bestThrow(gear, rows, this.#boostPrice(space), fatal, into);
    }
  }

  #average(
    { faces, odds }: FaceOdds,
    rows: readonly Float32Array[],
    fatal: number,
    mean: Float32Array,
  ): void {
    mean.fill(0);
    for (let i = 0; i < faces.length; i++) {
      const row = rows[faces[i] ?? 0];
      if (row !== undefined) addFace(mean, row, fatal, odds[i] ?? 0);
    }
  }

  #bestThrow(
    gear: number,
    rows: readonly Float32Array[],
    price: number,
    fatal: number,
    into: Float32Array,
  ): void {
    into.fill(Number.POSITIVE_INFINITY);
    const [mean, otherMean] = [this.#mean, this.#otherMean];
    for (const { faces, raised, odds, otherOdds, isPair } of this.#pairs[gear - 1] ?? []) {
      mean.fill(0);
      otherMean.fill(0);
      for (let i = 0; i < faces.length; i++) {
        const row = rows[faces[i] ?? 0];
        const up = rows[raised[i] ?? 0];
        if (row === undefined || up === undefined) continue;
        addRaised(mean, otherMean, row, up, price, fatal, odds[i] ?? 0, otherOdds[i] ?? 0);
      }
      relaxRow(into, mean);
      if (isPair) relaxRow(into, otherMean);
    }
  }
}

// Poisson's law.
function chanceOfExactly(count: number, expected: number): number {
  let chance = Math.exp(-expected);
  for (let made = 1; made <= count; made++) chance *= expected / made;
  return chance;
}
