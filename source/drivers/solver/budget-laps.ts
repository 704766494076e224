// The laps of a race alone, solved from the last one backwards: on every set of tires that a car may have, in each lap of
// the set, with the stops that it may make on the way.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Budget } from './budget-cells.ts';
import { BudgetTable, rollsIn, type Slots, slotsOf } from './budget-table.ts';
import type { LapColumns } from './lap-ends.ts';
import type { StopCosts } from './lap-moves.ts';
import type { LapNumbers } from './lap-numbers.ts';
import { LapSolver, type Penalties } from './lap-solver.ts';
import type { ExitPlace } from './stop-exits.ts';
import { distinctLaps, PLAIN_SET, type SetLap, type TireLap } from './tire-laps.ts';

/** Returns what stops cost in a lap on a set of a type by its number, from the rolls to the flag after each of them. */
export type StopsIn = (
  toCome: number,
  type: number,
  tires: TireLap,
  rollsAfter: RollsAfter,
) => StopCosts | undefined;

/** Returns the rolls to the flag from the place of a car after a stop, with a new set of a type by its number. */
export type RollsAfter = (type: number, place: ExitPlace, budget: Budget) => number;

export interface RaceOrder {
  /** Whole laps; races of this many are exact. */
  readonly laps: number;
  /** The laps of a set of each type; plain tires unless given. */
  readonly sets?: readonly (readonly SetLap[])[];
  /** Tick from which the way to the line is solved on new sets, from the grid and from the pits; none unless given. */
  readonly freshTick?: number;
  /** The stops; none unless given. */
  readonly stops?: StopsIn;
}

export class BudgetLaps {
  readonly #slots: Slots;
  readonly #numbers: LapNumbers;
  readonly #solver: LapSolver;
  readonly #order: Required<Omit<RaceOrder, 'stops'>>;
  readonly #stops: StopsIn | undefined;
  /** The laps of each set in each of its laps, by name and then by crossings to come. */
  readonly #whole = new Map<string, LapColumns[]>();
  /**
   * The ways from grid and pits to the line on new sets, by type and then by crossings to come; there is none of the last lap.
   */
  readonly #fresh: (LapColumns | undefined)[][];

  constructor(board: FormulaBoard, numbers: LapNumbers, penalties: Penalties, order: RaceOrder) {
    const { laps, sets = [PLAIN_SET], freshTick = board.ticks, stops } = order;
    this.#slots = slotsOf(board);
    this.#numbers = numbers;
    this.#solver = new LapSolver(board, numbers, penalties);
    this.#order = { laps, sets, freshTick };
    this.#stops = stops;
    this.#fresh = sets.map(() => [undefined]);
    for (let toCome = 0; toCome < laps; toCome++) this.#addLap(toCome);
    this.#addFresh(laps);
  }

  get table(): BudgetTable {
    const { laps, sets } = this.#order;
    const whole = distinctLaps(sets, laps).flatMap(({ lap }) => this.#whole.get(lap.name) ?? []);
    const fresh = this.#fresh.flatMap(columns => columns.slice(1));
    const columns = [...whole, ...fresh].flatMap(lap => lap?.rolls ?? []);
    return new BudgetTable(this.#slots, this.#numbers.cells, this.#order, columns);
  }

  /**
   * Returns the expected rolls when the die of 1st gear is about to be rolled, this roll included: the start from the
   * grid in a race of all laps.
   * @param type number of the type of tires
   */
  rollsFromStart(space: number, budget: Budget, type = 0): number {
    const { laps, sets } = this.#order;
    const [first] = sets[type] ?? [];
    const own = this.#fresh[type]?.[laps];
    if (first === undefined || own === undefined) return Number.NaN;
    const ahead = this.#aheadOf({ ...first, next: first }, laps);
    const order = { toCome: laps, tires: first.tires, ahead };
    const rolls = this.#solver.rollsInGear(order, [own, ...ahead], space, 1);
    return rolls[this.#numbers.cells.cellOf(budget)] ?? Number.NaN;
  }

  #addLap(toCome: number): void {
    if (toCome > 0) this.#addFresh(toCome);
    for (const { lap, laps, type } of distinctLaps(this.#order.sets, this.#order.laps)) {
      if (toCome >= laps) continue;
      const stop =
        toCome > 0 ? this.#stops?.(toCome, type, lap.tires, this.#rollsAfter) : undefined;
      const ahead = this.#aheadOf(lap, toCome);
      const { tires, next = lap } = lap;
      const columns = this.#solver.solve({ toCome, tires, later: next.tires, ahead, stop });
      const known = this.#whole.get(lap.name) ?? [];
      this.#whole.set(lap.name, [...known, columns]);
    }
  }

  // Its first lap begins with the next crossing of the line.
  #addFresh(toCome: number): void {
    const { sets, freshTick: fromTick } = this.#order;
    for (const [type, [first]] of sets.entries()) {
      if (first === undefined) continue;
      const ahead = this.#aheadOf({ ...first, next: first }, toCome);
      const columns = this.#solver.solve({ toCome, tires: first.tires, ahead, fromTick });
      this.#fresh[type]?.push(columns);
    }
  }

  #aheadOf(lap: SetLap, toCome: number): readonly LapColumns[] {
    const ahead: LapColumns[] = [];
    let after = lap;
    for (let left = toCome - 1; left >= 0; left--) {
      after = after.next ?? after;
      const columns = this.#whole.get(after.name)?.[left];
      if (columns === undefined) throw new RangeError(`lap ${left} on ${after.name} is not solved`);
      ahead.push(columns);
    }
    return ahead;
  }

  readonly #rollsAfter: RollsAfter = (type, place, budget) => {
    const { space, missing, lever, toCome, age } = place;
    const [first] = this.#order.sets[type] ?? [];
    const lap =
      age === 0 ? this.#fresh[type]?.[toCome] : this.#whole.get(first?.name ?? '')?.[toCome];
    if (lap === undefined) return Number.NaN;
    return rollsIn(lap.rolls, this.#slots, this.#numbers.cells, space, missing, lever, budget);
  };
}
