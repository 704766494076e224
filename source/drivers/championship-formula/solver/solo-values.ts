// The turns of a car alone as drivers ask for them: with chips at the price that suits their stock, for races of any length.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';
import { type Ends, endsOf } from './ends.ts';
import { type Node, type Road, roadOf } from './nodes.ts';
import { type SoloCar, testOffers } from './solo-numbers.ts';
import { SoloTable } from './solo-table.ts';

/** What a car has to spend; a red chip counts as the green ones that it may be changed into (CFR-100). */
export interface Stock {
  readonly wear: number;
  readonly chips: number;
}

/**
 * Prices of a chip in turns, one table each. What a stock of chips is worth follows from them: the price at which the stock
 * is just used up is the one whose turns, less the worth of the stock at that price, are the most.
 */
export const CHIP_PRICES = [0.3, 0.05, 0] as const;

/** Crossings of the line in a table: three laps from the grid. Longer races spread their stock over the laps. */
export const CROSSINGS_MOST = 4;

/** The most wear that a table knows: that of three laps on the best tires. */
export const WEAR_MOST = 24;

/** Solved tables of a board by the numbers of a book. */
export class BoardTables {
  readonly road: Road;
  readonly ends: Ends;
  readonly values: BookValues;
  readonly #tables = new Map<string, SoloTable>();
  readonly #cars = new Map<string, SoloValues>();

  constructor(board: RowBoard, values: BookValues) {
    this.road = roadOf(board, values);
    this.ends = endsOf(this.road);
    this.values = values;
  }

  /**
   * Returns the turns of a car, solved when they are first asked for.
   * @param dice false for a car that makes no tests
   */
  of(car: SoloCar, dice = true): SoloValues {
    const key = `${keyOf(car)} ${dice}`;
    const known = this.#cars.get(key);
    if (known !== undefined) return known;
    const solved = new SoloValues(this, car, dice);
    this.#cars.set(key, solved);
    return solved;
  }

  /** Returns the table of a car at a price of a chip, an index of `CHIP_PRICES`; -1 for a car that makes no tests. */
  table(car: SoloCar, price: number): SoloTable {
    const key = `${keyOf(car)} ${price}`;
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const solved = this.#newTable(car, price);
    this.#tables.set(key, solved);
    return solved;
  }

  /** Takes a table that was solved elsewhere. */
  adopt(car: SoloCar, price: number, solved: Float32Array<ArrayBuffer>): void {
    this.#tables.set(`${keyOf(car)} ${price}`, this.#newTable(car, price, solved));
    this.#cars.clear();
  }

  #newTable(car: SoloCar, price: number, solved?: Float32Array<ArrayBuffer>): SoloTable {
    const { road, ends, values } = this;
    const chipPrice = CHIP_PRICES[price];
    const tests = chipPrice === undefined ? [] : testOffers(chipPrice, values);
    const size = { crossings: CROSSINGS_MOST, wearMost: WEAR_MOST };
    return new SoloTable({ road, ends, car, ...size, tests }, solved);
  }
}

function keyOf(car: SoloCar): string {
  const { acceleration, deceleration, topSpeed, startSpeed, engineMarked, brakesMarked } = car;
  const figures = [acceleration, deceleration, topSpeed, startSpeed];
  return `${figures.join()} ${Number(engineMarked)}${Number(brakesMarked)}`;
}

/** The turns to the flag of one car. */
export class SoloValues {
  readonly car: SoloCar;
  readonly #tables: readonly SoloTable[];

  constructor(tables: BoardTables, car: SoloCar, dice: boolean) {
    this.car = car;
    this.#tables = (dice ? [...CHIP_PRICES.keys()] : [-1]).map(price => tables.table(car, price));
  }

  /**
   * Returns the turns still to come after the best move at a speed on an empty road, the move itself not counted.
   * @param freeOnly whether it may cost nothing in corners (CFR-59)
   * @param dread turns by which a driver dreads each wear, beside what it is worth
   */
  after(
    crossings: number,
    node: Node,
    steps: number,
    stock: Stock,
    freeOnly = false,
    dread = 0,
  ): number {
    return this.#spread(crossings, stock, (table, left, wear) =>
      table.turnsAfter(left, node, steps, wear, freeOnly, dread),
    );
  }

  /** Returns the turns still to come when a move has ended on a node. */
  from(crossings: number, node: Node, steps: number, stock: Stock): number {
    return this.#spread(crossings, stock, (table, left, wear) =>
      table.turnsFrom(left, node, steps, wear),
    );
  }

  // In a longer race the stock is spread over all laps alike, and the laps beyond the table take as long as those within.
  #spread(
    crossings: number,
    { wear, chips }: Stock,
    turns: (table: SoloTable, crossings: number, wear: number) => number,
  ): number {
    if (crossings <= CROSSINGS_MOST)
      return this.#priced(chips, t => between(wear, w => turns(t, crossings, w)));
    const share = CROSSINGS_MOST / crossings;
    const least = 1 / CROSSINGS_MOST;
    return this.#priced(chips * share, table => {
      const all = between(wear * share, w => turns(table, CROSSINGS_MOST, w));
      const one = between(wear * share * least, w => turns(table, 1, w));
      return all + ((crossings - CROSSINGS_MOST) * (all - one)) / (CROSSINGS_MOST - 1);
    });
  }

  #priced(chips: number, turns: (table: SoloTable) => number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const [at, table] of this.#tables.entries()) {
      const worth = turns(table) - (this.#tables.length > 1 ? (CHIP_PRICES[at] ?? 0) * chips : 0);
      if (worth > most) most = worth;
    }
    return most;
  }
}

// Turns by a stock of wear that need not be whole, nor within the tables.
function between(wear: number, turns: (wear: number) => number): number {
  const most = Math.min(wear, WEAR_MOST);
  const low = Math.floor(most);
  const share = most - low;
  return share === 0 ? turns(low) : turns(low) * (1 - share) + turns(low + 1) * share;
}

const boards = new WeakMap<RowBoard, Map<string, BoardTables>>();

/** Returns the tables of a board by the numbers of a book: the same object for the same two. */
export function boardTables(board: RowBoard, values: BookValues): BoardTables {
  const known = boards.get(board) ?? new Map<string, BoardTables>();
  boards.set(board, known);
  const id = numbersId(values);
  const tables = known.get(id) ?? new BoardTables(board, values);
  known.set(id, tables);
  return tables;
}

/** Forgets the tables of a board. */
export function forgetTables(board: RowBoard): void {
  boards.delete(board);
}

/** Returns a name for the numbers that decide about the tables: the same name means the same tables. */
export function numbersId({ payment, lines, rolls, skill, die }: BookValues): string {
  const { wearMost, rollsMost, mostTogether } = payment;
  const numbers = [wearMost, rollsMost, mostTogether, lines.red, lines.green];
  return [...numbers, rolls.test.green, skill.green, skill.greenMost, die.faces.length].join('-');
}
