// What the points that tests take are worth to a driver, in rolls: little when there are many, nothing at the flag.
// Tires, brakes and gearbox are priced by the solved budget (race-values.ts).
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Car, Points, Pool } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import {
  chanceOfLosing,
  type Losses,
  pointsToRuin,
  type TestedPart,
  testedParts,
} from './losses.ts';

/** Rolls that elimination costs on top of those that the race would still have taken. */
export const RUIN = 17;

/** Returns the laps that a car still has to drive, in fractions. */
export function lapsLeft(
  board: FormulaBoard,
  car: Pick<Car, 'laps' | 'space'>,
  raceLaps: number,
): number {
  return raceLaps + 1 - car.laps - spaceOf(board, car.space).lapTick / board.ticks;
}

/** Points lost in a lap by a car about which nothing more is known. */
const USUAL: Losses = { body: 0.2, engine: 0.25, handling: 0.12 };

export class Prices {
  readonly #points: Points;
  readonly #values: Pick<BookValues, 'parts'>;
  readonly #laps: number;
  readonly #losses: Losses;
  readonly #worthOf: (part: TestedPart) => number;
  readonly #known = new Map<TestedPart, number>();

  /**
   *
   * @param laps laps to the flag, in fractions
   * @param losses points lost in a lap by tests
   * @param worthOf rolls that a point of a part saves as long as it is not lost
   */
  constructor(
    points: Points,
    values: Pick<BookValues, 'parts'>,
    laps: number,
    losses = USUAL,
    worthOf: (part: TestedPart) => number = () => 0,
  ) {
    this.#points = points;
    this.#values = values;
    this.#laps = laps;
    this.#losses = losses;
    this.#worthOf = worthOf;
  }

  tested(part: TestedPart): number {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    const price = this.paid(part) + this.#worthOf(part);
    this.#known.set(part, price);
    return price;
  }

  /**
   * Returns the price of one point of a part that is paid, where the rolls it would have saved are counted elsewhere.
   */
  paid(part: TestedPart): number {
    const { pool } = this.#values.parts[part];
    return this.#ruin(pool, pointsToRuin(this.#points, pool, this.#values));
  }

  /** Returns what one more point of a pool is worth for outlasting the tests, after `gained` others. */
  repair(pool: Pool, gained: number): number {
    return this.#ruin(pool, pointsToRuin(this.#points, pool, this.#values) + gained + 1);
  }

  /**
   * Returns what points that driving takes are worth for outlasting the tests; nothing where tests take no points of the
   * pool.
   * @param soon points that tests take before the next play, on top of those of the laps to come
   */
  drained(pool: Pool, amount: number, soon: number): number {
    const tested = testedParts(pool, this.#values);
    const left = pointsToRuin(this.#points, pool, this.#values);
    if (amount === 0 || tested.length === 0 || !Number.isFinite(left)) return 0;
    const expected = this.#expected(pool) + soon;
    return RUIN * (chanceOfLosing(left - amount, expected) - chanceOfLosing(left, expected));
  }

  // Losing the last point ends the race at once; losing one before that makes the end likelier.
  #ruin(pool: Pool, left: number): number {
    if (left <= 1) return RUIN;
    if (!Number.isFinite(left)) return 0;
    const expected = this.#expected(pool);
    return RUIN * (chanceOfLosing(left - 1, expected) - chanceOfLosing(left, expected));
  }

  #expected(pool: Pool): number {
    const lost = testedParts(pool, this.#values).reduce((sum, part) => sum + this.#losses[part], 0);
    return lost * Math.max(0, this.#laps);
  }
}
