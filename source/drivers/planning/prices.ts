// What the points whose last one eliminates are worth to a driver, in rolls: little when there are many, nothing once the
// flag has fallen. Tires, brakes and gas are priced by the solved budget (race-values.ts).
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Car, Points } from '../../rules/formula-de/state.ts';
import { chanceOfLosing, type Losses, type VitalPart } from './losses.ts';

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
  readonly #laps: number;
  readonly #losses: Losses;

  /**
   * @param laps laps, in fractions, to the flag
   * @param losses vital points lost in a lap
   */
  constructor(points: Points, laps: number, losses = USUAL) {
    this.#points = points;
    this.#laps = laps;
    this.#losses = losses;
  }

  /** Price of one point of a part whose last point eliminates. */
  vital(part: VitalPart): number {
    return this.#vital(part, this.#points[part]);
  }

  /** What a point gained is worth, when `gained` points of the part have been gained already. */
  repair(part: VitalPart, gained: number): number {
    return this.#vital(part, this.#points[part] + gained + 1);
  }

  // The race is lost outright with the last point; before that it is likelier to be lost later on.
  #vital(part: VitalPart, left: number): number {
    if (left <= 1) return RUIN;
    const expected = this.#losses[part] * Math.max(0, this.#laps);
    return RUIN * (chanceOfLosing(left - 1, expected) - chanceOfLosing(left, expected));
  }
}
