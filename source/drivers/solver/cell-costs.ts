// The loops that spend budgets. They are the innermost work of the solver, hence plain arrays and loops.
import type { Axis, BudgetCells, Paying, Shift } from './budget-cells.ts';

export class CellCosts {
  readonly #count: number;
  readonly #tires: Axis;
  readonly #brakes: Axis;
  readonly #paying: Paying;

  constructor({ count, axes, paying }: BudgetCells) {
    this.#count = count;
    this.#tires = axes.tires;
    this.#brakes = axes.brakes;
    this.#paying = paying;
  }

  /**
   * Lowers each cell of `into` to the cost in block `from` after `paid` tire points. The last point makes a spin, and
   * at zero or with any number left a loss of one too many is another, where the book says so (M-10-4-1, M-10-4-2); where the last one is the end it
   * pays for nothing. Without a block the race is over and costs nothing more.
   */
  relax(
    into: Float32Array,
    at: number,
    from: Float32Array | undefined,
    start: number,
    spun: Float32Array | undefined,
    spunStart: number,
    paid: number,
  ): void {
    if (paid === 0) {
      this.#relaxFree(into, at, from, start);
      return;
    }
    const { stride, size } = this.#tires;
    const block = stride * size;
    const left = paid * stride;
    // The last tire point stays where it does not pay like the others.
    const safe = left + this.#paying.tiresKept * stride;
    for (let row = 0; row < this.#count; row += block) {
      for (let cell = safe; cell < block; cell++) {
        const cost = from === undefined ? 0 : (from[start + row + cell - left] ?? 0);
        if (cost < (into[at + row + cell] ?? 0)) into[at + row + cell] = cost;
      }
    }
    this.#relaxSpun(into, at, spun, spunStart, paid);
  }

  #relaxFree(into: Float32Array, at: number, from: Float32Array | undefined, start: number): void {
    if (from === undefined) {
      into.fill(0, at, at + this.#count);
      return;
    }
    const count = this.#count;
    for (let cell = 0; cell < count; cell++) {
      const cost = from[start + cell] ?? 0;
      if (cost < (into[at + cell] ?? 0)) into[at + cell] = cost;
    }
  }

  /** Lowers each cell to the least cost in `blocks` blocks of a column, where nothing is paid. */
  relaxLeast(into: Float32Array, from: Float32Array, starts: Int32Array, blocks: number): void {
    const count = this.#count;
    let block = 0;
    // Three at a time, because reading and writing each cell for every block takes longer.
    for (; block + 2 < blocks; block += 3) {
      const one = starts[block] ?? 0;
      const two = starts[block + 1] ?? 0;
      const three = starts[block + 2] ?? 0;
      for (let cell = 0; cell < count; cell++) {
        let least = into[cell] ?? 0;
        const first = from[one + cell] ?? 0;
        const second = from[two + cell] ?? 0;
        const third = from[three + cell] ?? 0;
        if (first < least) least = first;
        if (second < least) least = second;
        if (third < least) least = third;
        into[cell] = least;
      }
    }
    for (; block < blocks; block++) this.#relaxFree(into, 0, from, starts[block] ?? 0);
  }

  #relaxSpun(
    into: Float32Array,
    at: number,
    spun: Float32Array | undefined,
    spunStart: number,
    paid: number,
  ): void {
    const { stride, size } = this.#tires;
    const { lastSpins, spinsFrom } = this.#paying;
    const onLast = lastSpins && paid < size;
    const onTooMany = spinsFrom === 'any' ? paid <= size : spinsFrom && paid === 1;
    for (let row = 0; row < this.#count; row += stride * size) {
      for (let rest = 0; rest < stride; rest++) {
        const cost = spun === undefined ? 0 : (spun[spunStart + row / size + rest] ?? 0);
        const last = at + row + paid * stride + rest;
        if (onLast && cost < (into[last] ?? 0)) into[last] = cost;
        const oneShort = last - stride;
        if (onTooMany && cost < (into[oneShort] ?? 0)) into[oneShort] = cost;
      }
    }
  }

  /** Lowers each cell to the cost in block `from` after `spent` brake points. */
  relaxBraked(
    into: Float32Array,
    at: number,
    from: Float32Array,
    start: number,
    spent: number,
  ): void {
    const { stride, size } = this.#brakes;
    const block = stride * size;
    const back = spent * stride;
    const least = spent === 0 ? 0 : back + this.#paying.brakesKept * stride;
    for (let row = 0; row < this.#count; row += block) {
      for (let cell = row + least; cell < row + block; cell++) {
        const cost = from[start + cell - back] ?? 0;
        if (cost < (into[at + cell] ?? 0)) into[at + cell] = cost;
      }
    }
  }

  /** Sets each cell to the least cost of three gears to which changing is free, plus `penalty` rolls. */
  leastOf(
    into: Float32Array,
    at: number,
    one: Float32Array,
    two: Float32Array,
    three: Float32Array,
    penalty: number,
  ): void {
    const count = this.#count;
    for (let cell = 0; cell < count; cell++) {
      into[at + cell] = penalty + Math.min(one[cell] ?? 0, two[cell] ?? 0, three[cell] ?? 0);
    }
  }

  /** Lowers each cell to the cost of a gear after paying for the change to it, plus `penalty` rolls. */
  relaxShifted(
    into: Float32Array,
    at: number,
    after: Float32Array,
    { cells, back }: Shift,
    penalty: number,
  ): void {
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] ?? 0;
      const cost = penalty + (after[cell - back] ?? 0);
      if (cost < (into[at + cell] ?? 0)) into[at + cell] = cost;
    }
  }

  /** Copies the costs of cars that have spun after 1st gear, plus `penalty` rolls. */
  spunCells(into: Float32Array, at: number, firstGear: Float32Array, penalty: number): void {
    const { stride, size } = this.#tires;
    // BGA-A-38
    const tires = this.#paying.tiresAfter * stride;
    for (let row = 0; row < this.#count; row += stride * size) {
      for (let rest = 0; rest < stride; rest++) {
        into[at + row / size + rest] = penalty + (firstGear[row + tires + rest] ?? 0);
      }
    }
  }
}
