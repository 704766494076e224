// One lap of a car alone with its points as a budget, solved exactly: expected rolls to the flag from every place, with
// every lever and every budget of tires, brakes and gearbox, on a set of tires in one of its laps. One backward pass over
// the ticks is enough, because every move leads to a higher tick. What is left out: engine tests, super starts and stalls
// after a spin.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { BudgetCells, Shift } from './budget-cells.ts';
import { countFrom, GEARS, type Slots, slotsOf } from './budget-table.ts';
import { type EndsOrder, type LapColumns, LapEnds } from './lap-ends.ts';
import type { FaceOdds, LapNumbers } from './lap-numbers.ts';
import { placeOf, type Reach, reachOf, startOf } from './reach.ts';
import { usualLap } from './solved-laps.ts';
import { addFace, addRaised, relaxThrow } from './throw-means.ts';
import { PLAIN_LAP, type TireLap } from './tire-laps.ts';

/**
 * Costs that no point pays, in rolls: the end of the race on top of the rolls still to come, a spin, an engine point.
 */
export interface Penalties {
  readonly fatal: number;
  readonly spin: number;
  readonly engine: number;
}

/** Engine points that a car is taken to have beside the one that it may spend on a roll (TR-106). */
const SPARE_ENGINE = 2;

/** How often a roll that leads back to its own place is reckoned with: each time about half of the error is left. */
const ROUNDS_IN_PLACE = 16;

/** What a stop at the end of the lap costs a car that turns into the pit lane. */
export interface StopCosts {
  /** Rolls to the flag from the pit, by budget. */
  readonly byBudget: Float64Array;
  /**
   * Returns the rolls from the first space of the lane to the pit, once a move has gone so many movement points beyond
   * that space; infinite where no move of that gear may come there.
   */
  way(beyond: number, gear: number): number;
}

/** A lap to solve. */
export interface LapOrder extends EndsOrder {
  /** The laps that follow, already solved: after one crossing of the line, after two, … */
  readonly ahead: readonly LapColumns[];
  /** Tick from which the lap is solved: none of it is left out unless given. */
  readonly fromTick?: number;
  /** The stop that may end the lap; absent where the pits are shut. */
  readonly stop?: StopCosts | undefined;
}

/** Solves laps of one board by the numbers of a book, one at a time. */
export class LapSolver {
  readonly #reach: Reach;
  readonly #numbers: LapNumbers;
  readonly #penalties: Penalties;
  readonly #usualLap: number;
  readonly #slots: Slots;
  readonly #ends: LapEnds;
  readonly #cells: BudgetCells;
  /** Shifts that skip 0, 1, 2, … gears on the way down; more are forbidden. */
  readonly #shifts: readonly Shift[];
  readonly #byGear: readonly Float64Array[];
  /** The cheapest cost of each length, in the end with brakes that shorten it, and the mean of a throw. */
  readonly #byLength: Float64Array;
  readonly #mean: Float64Array;
  /** The lengths that the throws of each gear ask for, in rising order. */
  readonly #lengths: readonly (readonly number[])[];
  /** The costs of ends that one space more may lead to. */
  readonly #longer: Float64Array;
  /** The lap at hand: its number, tires, stop and columns. */
  #toCome = 0;
  #tires: TireLap = PLAIN_LAP;
  #later: TireLap = PLAIN_LAP;
  #stop: StopCosts | undefined;
  #own: LapColumns | undefined;

  constructor(board: FormulaBoard, numbers: LapNumbers, penalties: Penalties) {
    this.#reach = reachOf(board, numbers);
    this.#numbers = numbers;
    this.#penalties = penalties;
    this.#cells = numbers.cells;
    const { count } = numbers.cells;
    this.#shifts = [{}, ...numbers.overRevving].map(price => numbers.cells.shift(price));
    this.#byGear = Array.from({ length: GEARS }, () => new Float64Array(count));
    this.#byLength = new Float64Array((numbers.longest + 1) * count);
    this.#mean = new Float64Array(count);
    this.#lengths = numbers.gears.map(lengthsOf);
    this.#longer = new Float64Array(count);
    this.#usualLap = usualLap(board);
    this.#slots = slotsOf(board);
    this.#ends = new LapEnds(this.#reach, numbers, this.#slots);
  }

  /** Returns the columns of a lap. */
  solve(order: LapOrder): LapColumns {
    const { ahead, fromTick = Number.NEGATIVE_INFINITY } = order;
    const spaces = this.#slots.order.filter(({ lapTick }) => lapTick >= fromTick);
    const count = countFrom(this.#slots, fromTick);
    const cells = this.#cells.count;
    const own: LapColumns = {
      rolls: new Float32Array(count * GEARS * cells).fill(Number.NaN),
      spins: new Float32Array(count * this.#cells.spun),
      stops: new Float32Array(order.tires.slide > 0 ? (count - spaces.length) * GEARS * cells : 0),
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
  ): Float64Array {
    this.#turnTo(order, laps);
    this.#rollGear(space, this.#ends.required(space), gear);
    return Float64Array.from(this.#byGear[gear - 1] ?? [], rolls => 1 + rolls);
  }

  #turnTo(order: LapOrder, laps: readonly LapColumns[]): void {
    const { toCome, tires, later = tires, stop } = order;
    this.#toCome = toCome;
    this.#tires = tires;
    this.#later = later;
    this.#stop = stop;
    [this.#own] = laps;
    this.#ends.turnTo(order, laps);
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
      cells.spunCells(spins, slot * cells.spun, first, 1 + this.#penalties.spin);
    }
  }

  // Computes the expected rolls with a lever from those after each gear.
  #shiftTo(costs: Float32Array, slot: number, lever: number): void {
    const cells = this.#cells;
    const at = (slot * GEARS + lever - 1) * cells.count;
    costs.fill(Number.POSITIVE_INFINITY, at, at + cells.count);
    for (let gear = 1; gear <= Math.min(GEARS, lever + 1); gear++) {
      const after = this.#byGear[gear - 1];
      const shift = this.#shifts[Math.max(0, lever - gear - 1)];
      if (after === undefined || shift === undefined) continue;
      // Points that are no part of the budget count as rolls.
      cells.relaxShifted(costs, at, after, shift, 1 + shift.toll * this.#penalties.engine);
    }
  }

  // Computes the expected rolls after the best throw of a gear, by budget, into the table of the gears.
  #rollGear(space: number, missing: number, gear: number): void {
    const into = this.#byGear[gear - 1];
    const [only, ...others] = this.#numbers.gears[gear - 1] ?? [];
    if (into === undefined || only === undefined) return;
    this.#fillLengths(space, missing, gear);
    if (others.length === 0 && only.boosted === undefined) this.#average(only, into);
    else this.#bestThrow([only, ...others], this.#boostPrice(space), into);
  }

  // Computes the cheapest cost of each length that a gear may ask for.
  #fillLengths(space: number, missing: number, gear: number): void {
    const lengths = this.#lengths[gear - 1] ?? [];
    const fatal = this.#fatal(space);
    const { bonus, worn } = this.#tires;
    const longest = (lengths.at(-1) ?? 0) + (bonus ? 1 : 0);
    const shortest = Math.max(1, (lengths[0] ?? 1) - this.#cells.brakesMost - worn);
    for (let length = shortest; length <= longest; length++) {
      this.#endsOf(space, missing, gear, length, fatal);
      this.#turnIn(space, missing, gear, length);
    }
    if (bonus) this.#lengthen(space, missing, gear, shortest, longest);
    if (worn > 0) this.#shorten(shortest, longest, worn);
    this.#cells.settle(this.#byLength, shortest, longest);
  }

  // Each length may be made one longer, whatever brakes have made of it (M-8-2-1).
  #lengthen(space: number, missing: number, gear: number, shortest: number, longest: number): void {
    const { count } = this.#cells;
    const byLength = this.#byLength;
    for (let length = shortest; length < longest; length++) {
      const place = placeOf(this.#reach, space, missing, length + 1);
      const ended = !this.#later.bonus && this.#ends.endsBeyond(place);
      if (ended) this.#ends.relaxEnds(this.#longer, place, missing, gear, true);
      const costs = ended ? this.#longer : byLength.subarray((length + 1) * count);
      for (let cell = 0; cell < count; cell++) {
        const longer = costs[cell] ?? 0;
        const at = length * count + cell;
        if (longer < (byLength[at] ?? 0)) byLength[at] = longer;
      }
    }
  }

  // Each length is shorter than was rolled, but no move is nothing (TR-114).
  #shorten(shortest: number, longest: number, by: number): void {
    const { count } = this.#cells;
    for (let length = longest; length > shortest; length--) {
      const from = Math.max(shortest, length - by) * count;
      this.#byLength.copyWithin(length * count, from, from + count);
    }
  }

  // Computes what a length costs that leads into the pit lane.
  #turnIn(space: number, missing: number, gear: number, length: number): void {
    if (this.#stop === undefined) return;
    const toLane = this.#reach.toLane[startOf(this.#reach, space, missing)] ?? 0;
    if (toLane === 0 || length < toLane) return;
    const way = this.#stop.way(length - toLane, gear);
    const { byBudget } = this.#stop;
    const at = length * this.#cells.count;
    for (let cell = 0; cell < byBudget.length; cell++) {
      const cost = way + (byBudget[cell] ?? 0);
      if (cost < (this.#byLength[at + cell] ?? 0)) this.#byLength[at + cell] = cost;
    }
  }

  #average({ faces, odds }: FaceOdds, mean: Float64Array): void {
    const { count } = this.#cells;
    mean.fill(0);
    for (let i = 0; i < faces.length; i++) {
      addFace(mean, this.#byLength, (faces[i] ?? 0) * count, odds[i] ?? 0);
    }
  }

  #bestThrow(throws: readonly FaceOdds[], price: number, into: Float64Array): void {
    const { count } = this.#cells;
    const settled = this.#byLength;
    into.fill(Number.POSITIVE_INFINITY);
    for (const { faces, odds, boosted = faces } of throws) {
      this.#mean.fill(0);
      for (let i = 0; i < faces.length; i++) {
        const at = (faces[i] ?? 0) * count;
        const raised = (boosted[i] ?? 0) * count;
        if (raised === at) addFace(this.#mean, settled, at, odds[i] ?? 0);
        else addRaised(this.#mean, settled, at, raised, price, odds[i] ?? 0);
      }
      relaxThrow(into, this.#mean);
    }
  }

  // Computes the cheapest end of a move of a length, by budget, or the way out of the race.
  #endsOf(space: number, missing: number, gear: number, length: number, fatal: number): void {
    const { count } = this.#cells;
    const place = placeOf(this.#reach, space, missing, length);
    const costs = this.#ends.costsOf(place, missing, gear);
    const at = length * count;
    for (let cell = 0; cell < count; cell++) {
      const cost = costs[cell] ?? fatal;
      this.#byLength[at + cell] = cost < fatal ? cost : fatal;
    }
  }
}

function lengthsOf(throws: readonly FaceOdds[]): readonly number[] {
  const all = throws.flatMap(({ faces, boosted = [] }) => [...faces, ...boosted]);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

// Poisson's law.
function chanceOfExactly(count: number, expected: number): number {
  let chance = Math.exp(-expected);
  for (let made = 1; made <= count; made++) chance *= expected / made;
  return chance;
}
