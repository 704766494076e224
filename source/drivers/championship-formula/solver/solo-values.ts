// The turns of a car alone as drivers ask for them: with chips at the price that suits their stock, for races of any length.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';
import { type Ends, endsOf } from './ends.ts';
import { type Node, type Road, roadOf } from './nodes.ts';
import { failedSteps, type SoloCar, testOffers } from './solo-numbers.ts';
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

/** Laps of the longest race that one table covers. Longer ones spread their stock over the laps. */
export const LAPS_MOST = 3;

/** The most wear that a card gives for a lap (table A2). */
export const WEAR_A_LAP = 8;

/** The cars whose tables are held at a time, some megabytes each: those of a full grid, and as many damaged ones. */
const CARS_MOST = 24;

export class BoardTables {
  readonly road: Road;
  readonly ends: Ends;
  readonly values: BookValues;
  /** Crossings of the line in a table, and the most wear. */
  readonly crossings: number;
  readonly wearMost: number;
  readonly #tables = new Map<string, SoloTable>();
  readonly #cars = new Map<string, SoloValues>();

  constructor(board: RowBoard, values: BookValues, laps: number) {
    const { road, ends } = groundWork(board, values);
    this.road = road;
    this.ends = ends;
    this.values = values;
    this.crossings = laps + 1;
    this.wearMost = laps * WEAR_A_LAP;
  }

  /**
   * Returns the turns of a car, solved when they are first asked for.
   * @param dice false for a car that makes no tests
   */
  of(car: SoloCar, dice = true): SoloValues {
    const key = `${keyOf(car)} ${dice}`;
    const known = this.#cars.get(key) ?? new SoloValues(this, car, dice);
    this.#cars.delete(key);
    this.#cars.set(key, known);
    this.#makeRoom();
    return known;
  }

  // Drops the cars that were asked for least recently.
  #makeRoom(): void {
    for (const [key, { car }] of this.#cars) {
      if (this.#cars.size <= CARS_MOST) return;
      this.#cars.delete(key);
      for (const price of [-1, ...CHIP_PRICES.keys()]) {
        this.#tables.delete(`${keyOf(car)} ${price}`);
      }
    }
  }

  /** Returns the table of a car at a price of a chip, an index of `CHIP_PRICES`; -1 for a car that makes no tests. */
  table(car: SoloCar, price: number): SoloTable {
    const known = this.known(car, price);
    if (known !== undefined) return known;
    const solved = this.#newTable(car, price);
    this.#tables.set(`${keyOf(car)} ${price}`, solved);
    return solved;
  }

  /** Returns a table that was solved or adopted, undefined before that. */
  known(car: SoloCar, price: number): SoloTable | undefined {
    return this.#tables.get(`${keyOf(car)} ${price}`);
  }

  adopt(car: SoloCar, price: number, solved: Float32Array<ArrayBuffer>): void {
    this.#tables.set(`${keyOf(car)} ${price}`, this.#newTable(car, price, solved));
    this.#cars.clear();
  }

  #newTable(car: SoloCar, price: number, solved?: Float32Array<ArrayBuffer>): SoloTable {
    const { road, ends, values, crossings, wearMost } = this;
    const chipPrice = CHIP_PRICES[price];
    const tests = chipPrice === undefined ? [] : testOffers(chipPrice, values);
    const size = { crossings, wearMost, failedSteps: failedSteps(values) };
    return new SoloTable({ road, ends, car, ...size, tests }, solved);
  }
}

function keyOf(car: SoloCar): string {
  const { acceleration, deceleration, topSpeed, spunSpeed, engineMarked, brakesMarked } = car;
  const figures = [acceleration, deceleration, topSpeed, spunSpeed];
  return `${figures.join()} ${Number(engineMarked)}${Number(brakesMarked)}`;
}

export class SoloValues {
  readonly car: SoloCar;
  readonly #board: BoardTables;
  readonly #dice: boolean;
  #solved: readonly SoloTable[] | undefined;

  constructor(tables: BoardTables, car: SoloCar, dice: boolean) {
    this.car = car;
    this.#board = tables;
    this.#dice = dice;
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
    const { crossings: most, wearMost } = this.#board;
    const by = (table: SoloTable, left: number, stock: number) =>
      between(Math.min(stock, wearMost), whole => turns(table, left, whole));
    if (crossings <= most) return this.#priced(chips, table => by(table, crossings, wear));
    const share = most / crossings;
    return this.#priced(chips * share, table => {
      const all = by(table, most, wear * share);
      const one = by(table, 1, (wear * share) / most);
      return all + ((crossings - most) * (all - one)) / (most - 1);
    });
  }

  #tables(): readonly SoloTable[] {
    this.#solved ??= (this.#dice ? [...CHIP_PRICES.keys()] : [-1]).map(price =>
      this.#board.table(this.car, price),
    );
    return this.#solved;
  }

  #priced(chips: number, turns: (table: SoloTable) => number): number {
    let most = Number.NEGATIVE_INFINITY;
    let at = 0;
    for (const table of this.#tables()) {
      const worth = turns(table) - (this.#dice ? (CHIP_PRICES[at] ?? 0) * chips : 0);
      if (worth > most) most = worth;
      at += 1;
    }
    return most;
  }
}

// Turns by a stock of wear that need not be whole, nor within the tables.
function between(wear: number, turns: (wear: number) => number): number {
  const low = Math.floor(wear);
  const share = wear - low;
  return share === 0 ? turns(low) : turns(low) * (1 - share) + turns(low + 1) * share;
}

interface GroundWork {
  readonly road: Road;
  readonly ends: Ends;
}

const boards = new WeakMap<RowBoard, Map<string, BoardTables | GroundWork>>();

/** Returns the tables of a board by the numbers of a book for a race of `laps` laps: the same object for the same three. */
export function boardTables(board: RowBoard, values: BookValues, laps: number): BoardTables {
  const known = boards.get(board) ?? new Map<string, BoardTables | GroundWork>();
  boards.set(board, known);
  const whole = Math.min(laps, LAPS_MOST);
  const id = `${numbersId(values)} ${whole}`;
  const found = known.get(id);
  if (found instanceof BoardTables) return found;
  const tables = new BoardTables(board, values, whole);
  known.set(id, tables);
  return tables;
}

// Where moves end is the same for races of any length.
function groundWork(board: RowBoard, values: BookValues): GroundWork {
  const known = boards.get(board);
  const id = numbersId(values);
  const found = known?.get(id);
  if (found !== undefined) return found;
  const road = roadOf(board, values);
  const made = { road, ends: endsOf(road) };
  known?.set(id, made);
  return made;
}

export function forgetTables(board: RowBoard): void {
  boards.delete(board);
}

/** Returns an id for the numbers on which the tables depend: the same id means the same tables. */
export function numbersId({ payment, lines, rolls, skill, die, tests }: BookValues): string {
  const { wearMost, rollsMost, mostTogether } = payment;
  const numbers = [wearMost, rollsMost, mostTogether, lines.red, lines.green];
  const odds = [rolls.test.green, skill.green, skill.greenMost, die.faces.length];
  return [...numbers, ...odds, failedSteps({ tests })].join('-');
}
