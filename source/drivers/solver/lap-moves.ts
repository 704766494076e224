// What the moves of a lap are worth by length, while it is solved: the cheapest end of each length, the way into the pits,
// the extra space of new tires, the space that worn ones take, and brakes, which shorten a move.
import { TableMemory } from '../../rules/kit/table-memory.ts';
import { ALONE } from './alike-ends.ts';
import { type AlikeMoves, alikeMoves } from './alike-moves.ts';
import { GEARS } from './budget-table.ts';
import { CellCosts } from './cell-costs.ts';
import type { EndsOrder, LapEnds } from './lap-ends.ts';
import type { FaceOdds, LapNumbers } from './lap-numbers.ts';
import { placeOf, type Reach, startOf } from './reach.ts';
import { relaxRow } from './throw-means.ts';
import { PLAIN_LAP, type TireLap } from './tire-laps.ts';

export interface StopCosts {
  /** Rolls to the flag from the pit, by budget. */
  readonly byBudget: Float32Array;
  /**
   * Returns the rolls from the first space of the lane to the pit for a move that ends `beyond` movement points past that
   * space; infinite where no move of that gear may come there.
   */
  way(beyond: number, gear: number): number;
}

export interface MovesOrder extends EndsOrder {
  /** The stop that may end the lap; absent where the pits are shut. */
  readonly stop?: StopCosts | undefined;
}

/** Costs by budget. */
type Row = Float32Array;

/**
 * Rows after which all are forgotten. Places that are alike lie within a move of each other, so that few rows are worked
 * out twice, and those that are kept stay close at hand for the processor.
 */
const ROWS_MAX = 4096;

export class LapMoves {
  readonly #reach: Reach;
  readonly #numbers: LapNumbers;
  readonly #ends: LapEnds;
  readonly #costs: CellCosts;
  readonly #alike: AlikeMoves;
  /** The lengths that the throws of each gear ask for, in rising order. */
  readonly #lengths: readonly (readonly number[])[];
  /** The rows of places that are alike, by their number and gear: of whole moves, and of those that brakes may shorten. */
  readonly #whole: (Row | undefined)[] = [];
  readonly #braked: (Row | undefined)[] = [];
  readonly #rows: Row[] = [];
  #used = 0;
  readonly #memory = new TableMemory();
  /** Rows of places unlike any other: of each length, of a length at hand, and of one a space longer. */
  readonly #alone: readonly Row[];
  readonly #other: Row;
  readonly #further: Row;
  readonly #longer: Row;
  readonly #byLength: Row[];
  #tires: TireLap = PLAIN_LAP;
  #later: TireLap = PLAIN_LAP;
  #stop: StopCosts | undefined;
  #start = 0;
  #toLane = 0;
  #missing = 0;
  #gear = 1;
  #isLike = false;

  constructor(reach: Reach, numbers: LapNumbers, ends: LapEnds) {
    const { count, brakesMost } = numbers.cells;
    const row = () => new Float32Array(count);
    this.#reach = reach;
    this.#numbers = numbers;
    this.#ends = ends;
    this.#costs = new CellCosts(numbers.cells);
    this.#alike = alikeMoves(reach, brakesMost);
    this.#lengths = numbers.gears.map(lengthsOf);
    this.#alone = Array.from({ length: numbers.longest + 1 }, row);
    this.#byLength = [...this.#alone];
    this.#other = row();
    this.#further = row();
    this.#longer = row();
  }

  /** Turns to a lap; its ends must have been turned to it before. */
  turnTo({ tires, later = tires, stop }: MovesOrder): void {
    this.#tires = tires;
    this.#later = later;
    this.#stop = stop;
    this.#forgetRows();
  }

  #forgetRows(): void {
    this.#whole.fill(undefined);
    this.#braked.fill(undefined);
    this.#used = 0;
  }

  /**
   * Returns the costs of the moves of a gear by length, and in each by budget; infinite where no move ends. Only the
   * lengths that its throws ask for are there.
   */
  byLength(space: number, missing: number, gear: number): readonly Row[] {
    if (this.#used > ROWS_MAX) this.#forgetRows();
    this.#start = placeOf(this.#reach, space, missing, 0);
    this.#toLane = this.#reach.toLane[startOf(this.#reach, space, missing)] ?? 0;
    this.#missing = missing;
    this.#gear = gear;
    // Places distinguish missing stops only up to the number from which leaving is fatal; their ends in the same corner
    // distinguish more.
    this.#isLike = missing < this.#reach.kinds;
    const { bonus, worn } = this.#tires;
    const numbers = bonus ? this.#alike.lengthened : this.#alike.braked;
    let before = Number.NaN;
    for (const length of this.#lengths[gear - 1] ?? []) {
      const shorter = length === before + 1 ? this.#byLength[before] : undefined;
      // Worn tires shorten every move but the shortest.
      const number = this.#isLike && worn === 0 ? (numbers[this.#start + length] ?? ALONE) : ALONE;
      this.#byLength[length] = this.#move(length, number, shorter);
      before = length;
    }
    return this.#byLength;
  }

  #move(length: number, number: number, shorter: Row | undefined): Row {
    const key = number * GEARS + this.#gear - 1;
    const known = number === ALONE ? undefined : this.#braked[key];
    if (known !== undefined) return known;
    const row = number === ALONE ? (this.#alone[length] ?? this.#other) : this.#newRow();
    if (number !== ALONE) this.#braked[key] = row;
    const { brakesMost } = this.#numbers.cells;
    this.#settleLength(row, length);
    if (shorter !== undefined) {
      this.#costs.relaxBraked(row, 0, shorter, 0, 1);
      return row;
    }
    for (let spent = 1; spent <= brakesMost && spent < length; spent++) {
      this.#settleLength(this.#further, length - spent);
      this.#costs.relaxBraked(row, 0, this.#further, 0, spent);
    }
    return row;
  }

  // Computes the costs of a length before brakes, on the tires of the lap. No move has a length of 0 (TR-114).
  #settleLength(into: Row, rolled: number): void {
    const { bonus, worn } = this.#tires;
    const length = Math.max(1, rolled - worn);
    into.set(this.#wholeMove(length));
    if (!bonus) return;
    // It may be made one longer, whatever brakes have made of it (M-8-2-1).
    const longer = this.#start + length + 1;
    if (this.#later.bonus || !this.#ends.endsBeyond(longer)) {
      relaxRow(into, this.#wholeMove(length + 1));
      return;
    }
    this.#ends.relaxEnds(this.#longer, longer, this.#missing, this.#gear, true);
    this.#turnIn(this.#longer, length + 1);
    relaxRow(into, this.#longer);
  }

  #wholeMove(length: number): Row {
    const place = this.#start + length;
    const number = this.#isLike ? (this.#alike.whole[place] ?? ALONE) : ALONE;
    const key = number * GEARS + this.#gear - 1;
    const known = number === ALONE ? undefined : this.#whole[key];
    if (known !== undefined) return known;
    const row = number === ALONE ? this.#other : this.#newRow();
    if (number !== ALONE) this.#whole[key] = row;
    this.#ends.relaxEnds(row, place, this.#missing, this.#gear);
    this.#turnIn(row, length);
    return row;
  }

  // Computes the costs of a length that leads into the pit lane.
  #turnIn(into: Row, length: number): void {
    if (this.#stop === undefined || this.#toLane === 0 || length < this.#toLane) return;
    const way = this.#stop.way(length - this.#toLane, this.#gear);
    const { byBudget } = this.#stop;
    for (let cell = 0; cell < byBudget.length; cell++) {
      const cost = way + (byBudget[cell] ?? 0);
      if (cost < (into[cell] ?? 0)) into[cell] = cost;
    }
  }

  #newRow(): Row {
    const row = this.#rows[this.#used] ?? this.#memory.take(this.#numbers.cells.count);
    this.#rows[this.#used] = row;
    this.#used += 1;
    return row;
  }
}

function lengthsOf(throws: readonly FaceOdds[]): readonly number[] {
  const all = throws.flatMap(({ faces, boosted = [] }) => [...faces, ...boosted]);
  return [...new Set(all)].toSorted((a, b) => a - b);
}
