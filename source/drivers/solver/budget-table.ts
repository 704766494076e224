// The solved budget of a circuit, for reading: expected rolls by lap, place, lever and budget of points. Its columns
// are plain numbers, which a thread or a file can pass on.
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { Budget, BudgetCells } from './budget-cells.ts';
import { distinctLaps, type SetLap } from './tire-laps.ts';

type Column = Float32Array<ArrayBuffer>;

export const GEARS = 6;

/**
 * The states of a board, numbered from the end of the lap backwards, in the order in which they are solved: a lap
 * solved from some tick on is the beginning of a whole one.
 */
export interface Slots {
  /** The spaces, those at the end of the lap first. */
  readonly order: readonly FormulaSpace[];
  /**
   * Number of the first state of each space, by its index; there is one more state for each stop missing in its corner.
   */
  readonly first: Int32Array;
  readonly count: number;
}

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

/** Returns the number of states at a tick of the lap or beyond. */
export function countFrom({ order, first, count }: Slots, lapTick: number): number {
  const before = order.find(space => space.lapTick < lapTick);
  return before === undefined ? count : (first[before.index] ?? count);
}

export interface Solved {
  readonly laps: number;
  readonly sets: readonly (readonly SetLap[])[];
  readonly freshTick: number;
}

/** Expected rolls before the gear is chosen. */
export class BudgetTable {
  readonly #slots: Slots;
  readonly #cells: BudgetCells;
  readonly #solved: Solved;
  /**
   * A column for each lap of each set, by slot, lever and budget: first the whole laps, then the ways to the line on new
   * sets, which are shorter.
   */
  readonly columns: readonly Column[];
  /** The columns of each type by lap of the set, 0 on the way to the line, and by crossings to come. */
  readonly #bySet: readonly (readonly (readonly (Column | undefined)[])[])[];

  constructor(slots: Slots, cells: BudgetCells, solved: Solved, columns: readonly Column[]) {
    this.#slots = slots;
    this.#cells = cells;
    this.#solved = solved;
    this.columns = columns;
    this.#bySet = bySet(solved, columns);
  }

  static lengths(slots: Slots, cells: BudgetCells, solved: Solved): readonly number[] {
    const { laps, sets, freshTick } = solved;
    const size = GEARS * cells.count;
    const whole = distinctLaps(sets, laps).flatMap(set =>
      Array.from({ length: set.laps }, () => slots.count * size),
    );
    const beyond = countFrom(slots, freshTick) * size;
    return [...whole, ...Array.from({ length: sets.length * laps }, () => beyond)];
  }

  /**
   * Returns in how many laps before the flag a set is solved.
   * @param age lap of the set; 0 on the way to the line
   */
  lapsOf(type: number, age: number): number {
    return this.#columnsOf(type, age).length;
  }

  /**
   * Returns the expected rolls, NaN where nothing is solved; between whole points it interpolates linearly.
   * @param type number of the type of tires
   * @param age lap of the set; 0 on the way to the line
   */
  rollsAt(
    toCome: number,
    space: number,
    missing: number,
    lever: number,
    budget: Budget,
    type = 0,
    age = 1,
  ): number {
    const column = this.#columnsOf(type, age)[toCome];
    if (column === undefined) return Number.NaN;
    return rollsIn(column, this.#slots, this.#cells, space, missing, lever, budget);
  }

  isFresh(lapTick: number): boolean {
    return lapTick >= this.#solved.freshTick;
  }

  #columnsOf(type: number, age: number): readonly (Column | undefined)[] {
    const ages = this.#bySet[type] ?? [];
    return ages[Math.min(age, ages.length - 1)] ?? [];
  }
}

export function rollsIn(
  column: Float32Array,
  { first }: Slots,
  cells: BudgetCells,
  space: number,
  missing: number,
  lever: number,
  budget: Budget,
): number {
  const slot = (first[space] ?? 0) + missing;
  return cells.read(column, (slot * GEARS + lever - 1) * cells.count, budget);
}

function bySet(
  { laps, sets }: Solved,
  columns: readonly Column[],
): readonly (readonly (readonly (Column | undefined)[])[])[] {
  const byName = new Map<string, readonly Column[]>();
  let at = 0;
  for (const set of distinctLaps(sets, laps)) {
    byName.set(set.lap.name, columns.slice(at, at + set.laps));
    at += set.laps;
  }
  return sets.map((chain, type) => {
    const from = at + type * laps;
    const fresh = [undefined, ...columns.slice(from, from + laps)];
    return [fresh, ...chain.map(({ name }) => byName.get(name) ?? [])];
  });
}
