// What the points that tests take are worth to a driver, in rolls: little when there are many, nothing once the flag has
// fallen. Tires, brakes and gearbox are priced by the solved budget (race-values.ts).
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

/** What elimination costs on top of the rolls that the race would still have taken. */
export const RUIN = 17;

/** Laps, in fractions, that a car still has before it. */
export function lapsLeft(
  board: FormulaBoard,
  car: Pick<Car, 'laps' | 'space'>,
  raceLaps: number,
): number {
  return raceLaps + 1 - car.laps - spaceOf(board, car.space).lapTick / board.ticks;
}

/** What a lap takes out of a car nobody knows more about. */
const USUAL: Losses = { body: 0.2, engine: 0.25, handling: 0.12 };

/** Prices at one moment of a race. */
export class Prices {
  readonly #points: Points;
  readonly #values: Pick<BookValues, 'parts'>;
  readonly #laps: number;
  readonly #losses: Losses;
  readonly #worthOf: (part: TestedPart) => number;
  readonly #known = new Map<TestedPart, number>();

  /**
   * @param laps laps, in fractions, to the flag
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

  /** Price of one point of a part that a test takes. */
  tested(part: TestedPart): number {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    const price = this.paid(part) + this.#worthOf(part);
    this.#known.set(part, price);
    return price;
  }

  /** The same of a point that is paid, where what it would have saved is counted elsewhere. */
  paid(part: TestedPart): number {
    const { pool } = this.#values.parts[part];
    return this.#ruin(pool, pointsToRuin(this.#points, pool, this.#values));
  }

  /** What a point gained is worth to outlast the tests, when `gained` points of the pool have been gained already. */
  repair(pool: Pool, gained: number): number {
    return this.#ruin(pool, pointsToRuin(this.#points, pool, this.#values) + gained + 1);
  }

  // The race is lost outright with the last point; before that it is likelier to be lost later on.
  #ruin(pool: Pool, left: number): number {
    if (left <= 1) return RUIN;
    if (!Number.isFinite(left)) return 0;
    const lost = testedParts(pool, this.#values).reduce((sum, part) => sum + this.#losses[part], 0);
    const expected = lost * Math.max(0, this.#laps);
    return RUIN * (chanceOfLosing(left - 1, expected) - chanceOfLosing(left, expected));
  }
}
