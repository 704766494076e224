// Budgets of tires, brakes and gearbox as cells of a block of numbers. Parts that share a pool share an axis of the block.
import { sharePool } from '../../rules/formula-de/budget.ts';
import { PARTS, type Part } from '../../rules/formula-de/state.ts';
import type { BookValues, Price } from '../../rules/formula-de/values.ts';

/** The parts whose points a car alone spends, and which therefore decide how many rolls it needs. */
export const SPENT_PARTS = ['brakes', 'tires', 'gearbox'] as const;
export type SpentPart = (typeof SPENT_PARTS)[number];

/** The same in the order of their axes: the brakes, which pay most often, outside, so that each of their points is one run. */
const AXES: readonly SpentPart[] = ['gearbox', 'tires', 'brakes'];

/** Points that a car alone can spend, by part; parts that share a pool have the same figure. */
export type Budget = Readonly<Record<SpentPart, number>>;

/** Points that a car has spent, by part; those of a shared pool are gone for each of its parts. */
export type Spent = Budget;

/** Most points of a pool of its own that are distinguished; a car with more drives as if it had this many. */
const MOST: Budget = { tires: 8, brakes: 4, gearbox: 3 };

/** Cells of a block in which each part has a pool of its own. */
export const OWN_CELLS = SPENT_PARTS.reduce((all, part) => all * (MOST[part] + 1), 1);

type BudgetValues = Pick<BookValues, 'parts' | 'configuration' | 'spin'>;

/** A pool in a block: the step from one point to the next, and how many numbers of points there are. */
export interface Axis {
  readonly stride: number;
  readonly size: number;
}

/**
 * A price of changing gear: the cells that can pay it, how far behind each lies what is left, and the points that no
 * axis has.
 */
export interface Shift {
  readonly cells: Int32Array;
  readonly back: number;
  readonly toll: number;
}

/** How a book charges the last points of a budget. */
export interface Paying {
  /** 1 where the last brake point cannot be paid by choice. */
  readonly brakesKept: number;
  /** 1 where the last tire point costs more than itself. */
  readonly tiresKept: number;
  /** Whether the last tire point makes a spin (M-10-4-1). */
  readonly lastSpins: boolean;
  /** Which tire points let one too many make a spin: none left, or any number of them (M-10-4-2, TR-66). */
  readonly spinsFrom: 'none' | 'any' | undefined;
  /** Tire points after a spin (BGA-A-38). */
  readonly tiresAfter: number;
}

const SPINS_FROM = { spin: 'none', spinOneShort: 'any', out: undefined } as const;

export class BudgetCells {
  /** Cells of a block: one for each budget. */
  readonly count: number;
  /** Cells of a block of cars that have spun: the tires of a car after that, and every number of the others. */
  readonly spun: number;
  /** Most brake points that are distinguished. */
  readonly brakesMost: number;
  readonly axes: Readonly<Record<SpentPart, Axis>>;
  readonly paying: Paying;
  readonly #values: BudgetValues;
  /** Numbers of points by which brakes and gearbox are read; 0 for a part on the axis of another that is read. */
  readonly #brakesRead: number;
  readonly #gearboxRead: number;
  readonly #tiresBrakes: boolean;
  readonly #tiresGearbox: boolean;
  readonly #brakesGearbox: boolean;

  constructor(values: BudgetValues) {
    this.#values = values;
    this.axes = {
      brakes: axisOf('brakes', values),
      tires: axisOf('tires', values),
      gearbox: axisOf('gearbox', values),
    };
    this.paying = payingBy(values);
    this.count = cellsBefore(AXES.length, values);
    this.spun = this.count / this.axes.tires.size;
    this.brakesMost = this.axes.brakes.size - 1;
    this.#tiresBrakes = sharePool(values, 'tires', 'brakes');
    this.#tiresGearbox = sharePool(values, 'tires', 'gearbox');
    this.#brakesGearbox = sharePool(values, 'brakes', 'gearbox');
    this.#brakesRead = this.#tiresBrakes ? 0 : this.axes.brakes.stride;
    const sharesGearbox = this.#tiresGearbox || this.#brakesGearbox;
    this.#gearboxRead = sharesGearbox ? 0 : this.axes.gearbox.stride;
  }

  /**
   * Returns what distinguishes these budgets from those of other books; nothing where each part has a pool of its own
   * and losing the tires spins.
   */
  get name(): readonly unknown[] {
    const { parts } = this.#values;
    const own = PARTS.every(part => parts[part].pool === part);
    const free = SPENT_PARTS.every(part => parts[part].last !== 'out');
    const { tiresAfter } = this.#values.spin;
    const after = tiresAfter === 0 ? [] : [tiresAfter];
    if (own && free && this.paying.lastSpins && this.paying.spinsFrom === 'none') return after;
    return [parts, this.count, ...after];
  }

  cellOf({ tires, brakes, gearbox }: Budget): number {
    return this.#cellAt(tires, brakes, gearbox);
  }

  /** Returns the budget of a cell; the parts of a shared pool have the same figure. */
  budgetOf(cell: number): Budget {
    const pointsOn = ({ stride, size }: Axis) =>
      stride === 0 ? 0 : Math.floor(cell / stride) % size;
    return {
      tires: pointsOn(this.axes.tires),
      brakes: pointsOn(this.axes.brakes),
      gearbox: pointsOn(this.axes.gearbox),
    };
  }

  /** Returns a budget with all the points of a full car in the pool of its tires. */
  refilled(budget: Budget, full: Budget): Budget {
    return {
      tires: full.tires,
      brakes: this.#tiresBrakes ? full.tires : budget.brakes,
      gearbox: this.#tiresGearbox ? full.tires : budget.gearbox,
    };
  }

  #cellAt(tires: number, brakes: number, gearbox: number): number {
    const t = Math.min(tires, this.axes.tires.size - 1);
    const b = Math.min(brakes, this.axes.brakes.size - 1);
    return (
      Math.min(gearbox, this.axes.gearbox.size - 1) * this.#gearboxRead +
      t * this.axes.tires.stride +
      b * this.#brakesRead
    );
  }

  /**
   * Returns the number that a block holds for a budget, NaN outside of all blocks. Between whole points it interpolates
   * linearly.
   */
  read(block: Float32Array, start: number, budget: Budget): number {
    const tires = Math.floor(budget.tires);
    const brakes = Math.floor(budget.brakes);
    const gearbox = Math.floor(budget.gearbox);
    const whole = block[start + this.#cellAt(tires, brakes, gearbox)] ?? Number.NaN;
    let rolls = whole;
    if (budget.tires > tires) {
      const more = block[start + this.#cellAt(tires + 1, brakes, gearbox)] ?? Number.NaN;
      rolls += (more - whole) * (budget.tires - tires);
    }
    if (budget.brakes > brakes) {
      const more = block[start + this.#cellAt(tires, brakes + 1, gearbox)] ?? Number.NaN;
      rolls += (more - whole) * (budget.brakes - brakes);
    }
    if (budget.gearbox > gearbox) {
      const more = block[start + this.#cellAt(tires, brakes, gearbox + 1)] ?? Number.NaN;
      rolls += (more - whole) * (budget.gearbox - gearbox);
    }
    return rolls;
  }

  left({ tires, brakes, gearbox }: Budget, spent: Spent): Budget {
    let worn = spent.tires;
    let braked = spent.brakes;
    let burnt = spent.gearbox;
    if (this.#tiresBrakes) {
      worn += spent.brakes;
      braked += spent.tires;
    }
    if (this.#tiresGearbox) {
      worn += spent.gearbox;
      burnt += spent.tires;
    }
    if (this.#brakesGearbox) {
      braked += spent.gearbox;
      burnt += spent.brakes;
    }
    return {
      tires: Math.max(0, tires - worn),
      brakes: Math.max(0, brakes - braked),
      gearbox: Math.max(0, gearbox - burnt),
    };
  }

  /**
   * Returns what a price takes of a budget: points of a part outside the budget count with the parts whose pool it
   * shares.
   */
  spent(price: Price): Spent {
    const spent = { tires: 0, brakes: 0, gearbox: 0 };
    for (const [part, amount] of Object.entries(price)) {
      const own = SPENT_PARTS.find(one => one === part);
      const payer = own ?? SPENT_PARTS.find(one => sharePool(this.#values, one, part as Part));
      if (payer !== undefined) spent[payer] += amount;
    }
    return spent;
  }

  /** Returns a share of a budget; of points whose last one is better kept, a share of the others. */
  share({ tires, brakes, gearbox }: Budget, share: number): Budget {
    const { tiresKept } = this.paying;
    const brakesKept = this.#tiresBrakes ? tiresKept : this.paying.brakesKept;
    const gearboxKept = this.#gearboxKept(tiresKept, brakesKept);
    return {
      tires: shareAbove(tiresKept, tires, share),
      brakes: shareAbove(brakesKept, brakes, share),
      gearbox: shareAbove(gearboxKept, gearbox, share),
    };
  }

  #gearboxKept(tiresKept: number, brakesKept: number): number {
    if (this.#tiresGearbox) return tiresKept;
    if (this.#brakesGearbox) return brakesKept;
    return this.#values.parts.gearbox.last === 'out' ? 1 : 0;
  }

  /** Returns what a price of changing gear does to every budget (M-13-T, R-27). */
  shift(price: Price): Shift {
    const charges = Object.entries(price).map(([part, amount]): Charge => {
      const axis = SPENT_PARTS.find(one => sharePool(this.#values, one, part as Part));
      const kept = this.#values.parts[part as Part].last === 'out' ? 1 : 0;
      return { ...(axis === undefined ? undefined : this.axes[axis]), amount, kept };
    });
    const paid = charges.filter(({ stride }) => stride !== undefined);
    const cells = Array.from({ length: this.count }, (_, cell) => cell);
    return {
      cells: Int32Array.from(cells.filter(cell => paid.every(one => canBear(cell, one, paid)))),
      back: paid.reduce((sum, { stride = 0, amount }) => sum + stride * amount, 0),
      toll: charges.reduce((sum, { stride, amount }) => sum + (stride ? 0 : amount), 0),
    };
  }
}

/** Points of one part in a price; without a stride no axis has them. */
interface Charge extends Partial<Axis> {
  readonly amount: number;
  readonly kept: number;
}

// Parts that share its axis are paid together with it.
function canBear(
  cell: number,
  { stride = 1, size = 1, kept }: Charge,
  all: readonly Charge[],
): boolean {
  const due = all.reduce((sum, other) => sum + (other.stride === stride ? other.amount : 0), 0);
  return Math.floor(cell / stride) % size >= due + kept;
}

// A pool for several of these parts is distinguished down to its last point.
function sizeOf(part: SpentPart, values: BudgetValues): number {
  const shared = SPENT_PARTS.some(other => other !== part && sharePool(values, part, other));
  return 1 + (shared ? values.configuration.total : MOST[part]);
}

// The axes of the parts before it lie inside.
function axisOf(part: SpentPart, values: BudgetValues): Axis {
  const at = AXES.findIndex(other => sharePool(values, part, other));
  return { stride: cellsBefore(at, values), size: sizeOf(part, values) };
}

function cellsBefore(count: number, values: BudgetValues): number {
  return AXES.slice(0, count)
    .filter(part => isFirst(part, values))
    .reduce((all, part) => all * sizeOf(part, values), 1);
}

function payingBy({ parts: { brakes, tires }, spin }: BudgetValues): Paying {
  return {
    brakesKept: brakes.last === 'out' ? 1 : 0,
    tiresKept: tires.last === 'nothing' ? 0 : 1,
    lastSpins: tires.last === 'spin',
    spinsFrom: SPINS_FROM[tires.oneTooMany],
    tiresAfter: spin.tiresAfter,
  };
}

// Reports whether no part before it is paid from the same pool.
function isFirst(part: SpentPart, values: BudgetValues): boolean {
  return AXES.find(other => sharePool(values, part, other)) === part;
}

function shareAbove(kept: number, points: number, share: number): number {
  return points <= kept ? points : kept + (points - kept) * share;
}
