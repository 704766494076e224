// What the points of a car are worth to its driver, in rolls: little when there are many, nothing once the flag has fallen.
import { type Board, spaceOf } from '../circuit/board.ts';
import type { Car, Part, Points } from '../rules/formula-de/state.ts';

/** What elimination costs on top of the rolls that the race would still have taken. */
export const RUIN = 10;

/** Points of tires and brakes for which a driver finds a good use in one lap, and what a use gains. */
const WEAR = { perLap: 3, gain: 0.35 };

/** Share of ruin that the loss of a vital point amounts to, by points left before it; more points: the last figure. */
const VITAL_SHARES = [1, 1, 0.3, 0.1, 0.05];

/** Laps, in fractions, that a car still has before it. */
export function lapsLeft(board: Board, car: Pick<Car, 'laps' | 'space'>, raceLaps: number): number {
  return raceLaps + 1 - car.laps - spaceOf(board, car.space).tick / board.ticks;
}

/** Prices at one moment of a race. */
export class Prices {
  readonly #points: Points;
  readonly #laps: number;

  constructor(points: Points, laps: number) {
    this.#points = points;
    this.#laps = laps;
  }

  /** Price of tires and brakes spent together, in rolls; a spin is priced elsewhere. */
  wear(tires: number, brakes: number): number {
    let pool = Math.max(0, this.#points.tires - 1) + this.#points.brakes;
    let price = 0;
    for (let i = 0; i < tires + brakes; i++) {
      price += this.#stock(pool, WEAR);
      pool = Math.max(0, pool - 1);
    }
    // Brakes also help against blocking, and the last ones are the last resort.
    const kept = this.#points.brakes - brakes;
    return price + brakes * 0.05 + (brakes > 0 && kept <= 0 ? 0.2 * Math.min(1, this.#laps) : 0);
  }

  /** Price of one point of a part whose last point eliminates. */
  vital(part: Extract<Part, 'body' | 'engine' | 'handling'>): number {
    const left = this.#points[part];
    const share = VITAL_SHARES[Math.min(left, VITAL_SHARES.length - 1)] ?? 0;
    return RUIN * share * (left <= 1 ? 1 : Math.min(1, this.#laps / 2));
  }

  #stock(left: number, use: typeof WEAR): number {
    const demand = use.perLap * this.#laps;
    return (use.gain * demand) / (demand + Math.max(0, left - 1) + 1e-9);
  }
}
