// The solved budget of a circuit, to be read: expected rolls by lap, place, lever and stock of points. The columns are plain
// numbers that a thread or a file can hand over.
import type { FormulaBoard } from '../circuit/formula-board.ts';
import { PURSE, readStock, type Stock } from './stock.ts';

/** Highest gear. */
export const GEARS = 6;

/** The states of a board: the number of the first one of each space, one more for each stop missing in its corner. */
export interface Slots {
  readonly first: Int32Array;
  readonly count: number;
}

/** The states of a board. */
export function slotsOf({ spaces, corners }: FormulaBoard): Slots {
  const first = new Int32Array(spaces.length);
  let count = 0;
  for (const { index, corner } of spaces) {
    first[index] = count;
    count += 1 + (corners[corner]?.stops ?? 0);
  }
  return { first, count };
}

/** Expected rolls before the gear is chosen. */
export class BudgetTable {
  readonly #slots: Slots;
  /** A lap each: by slot, lever and stock. */
  readonly columns: readonly Float32Array<ArrayBuffer>[];

  constructor(slots: Slots, columns: readonly Float32Array<ArrayBuffer>[]) {
    this.#slots = slots;
    this.columns = columns;
  }

  /** NaN where nothing was solved; between whole points on a straight line. */
  rollsAt(lap: number, space: number, missing: number, lever: number, stock: Stock): number {
    const slot = (this.#slots.first[space] ?? 0) + missing;
    const column = this.columns[lap];
    if (column === undefined) return Number.NaN;
    return readStock(column, (slot * GEARS + lever - 1) * PURSE, stock);
  }
}
