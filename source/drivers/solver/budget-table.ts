// The solved budget of a circuit, to be read: expected rolls by lap, place, lever and budget of points. The columns are plain
// numbers that a thread or a file can hand over.
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { Budget, BudgetCells } from './budget-cells.ts';

/** Highest gear. */
export const GEARS = 6;

/**
 * The states of a board. They are numbered from the end of the lap backwards, as they are solved: a lap that is solved from
 * some tick on is the beginning of a whole one.
 */
export interface Slots {
  /** The spaces, those at the end of the lap first. */
  readonly order: readonly FormulaSpace[];
  /** Number of the first state of each space, by its index; there is one more for each stop missing in its corner. */
  readonly first: Int32Array;
  readonly count: number;
}

/** The states of a board. */
export function slotsOf({ spaces, corners }: FormulaBoard): Slots {
  const order = spaces.toSorted((a, b) => b.lapTick - a.lapTick || a.index - b.index);
  const first = new Int32Array(spaces.length);
  let count = 0;
  for (const { index, corner } of order) {
    first[index] = count;
    count += 1 + (corners[corner]?.stops ?? 0);
  }
  return { order, first, count };
}

/** How many states lie at a tick of the lap or beyond. */
export function countFrom({ order, first, count }: Slots, lapTick: number): number {
  const before = order.find(space => space.lapTick < lapTick);
  return before === undefined ? count : (first[before.index] ?? count);
}

/** Expected rolls before the gear is chosen. */
export class BudgetTable {
  readonly #slots: Slots;
  readonly #cells: BudgetCells;
  /** A lap each: by slot, lever and budget. One that was solved in part is shorter. */
  readonly columns: readonly Float32Array<ArrayBuffer>[];

  constructor(slots: Slots, cells: BudgetCells, columns: readonly Float32Array<ArrayBuffer>[]) {
    this.#slots = slots;
    this.#cells = cells;
    this.columns = columns;
  }

  /** NaN where nothing was solved; between whole points on a straight line. */
  rollsAt(lap: number, space: number, missing: number, lever: number, budget: Budget): number {
    const slot = (this.#slots.first[space] ?? 0) + missing;
    const column = this.columns[lap];
    if (column === undefined) return Number.NaN;
    return this.#cells.read(column, (slot * GEARS + lever - 1) * this.#cells.count, budget);
  }
}
