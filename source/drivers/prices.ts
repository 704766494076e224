// What the points of a car are worth to its driver, in rolls: little when there are many, nothing once the flag has fallen.
import { type Board, spaceOf } from '../circuit/board.ts';
import type { Car, Part, Points } from '../rules/formula-de/state.ts';
import { chanceOfLosing, type Losses, type VitalPart } from './losses.ts';
import { PLAIN_TASTE, type Taste } from './taste.ts';

/** What elimination costs on top of the rolls that the race would still have taken. */
export const RUIN = 10;

/**
 * What one more point of tires or brakes saves a car alone that has so many for each lap still to go: `gain` rolls divided
 * by those points and `reserve`; by the spaces of the slide. Fitted to exactly solved laps on seven circuits.
 */
const WEAR = [
  { gain: 0.8, reserve: 0.3 },
  { gain: 1.3, reserve: 0.6 },
  { gain: 2, reserve: 1.5 },
  { gain: 3, reserve: 2.5 },
];

/** Laps, in fractions, that a car still has before it. */
export function lapsLeft(board: Board, car: Pick<Car, 'laps' | 'space'>, raceLaps: number): number {
  return raceLaps + 1 - car.laps - spaceOf(board, car.space).tick / board.ticks;
}

/** What the race makes of the points of a car. */
export interface Wearing {
  /** Tire points that one space outside takes. */
  readonly rate: number;
  /** Spaces of the compulsory slide; 0 on a dry track. */
  readonly slide: number;
  /** Vital points lost in a lap. */
  readonly losses: Losses;
}

const PLAIN: Wearing = {
  rate: 1,
  slide: 0,
  losses: { body: 0.2, engine: 0.25, handling: 0.12 },
};

/** Prices at one moment of a race. */
export class Prices {
  readonly #points: Points;
  readonly #laps: number;
  readonly #rate: number;
  readonly #losses: Losses;
  readonly #taste: Taste;
  readonly #gain: number;
  readonly #reserve: number;

  constructor(points: Points, laps: number, { rate, slide, losses } = PLAIN, taste = PLAIN_TASTE) {
    this.#points = points;
    this.#laps = laps;
    this.#rate = rate;
    this.#losses = losses;
    this.#taste = taste;
    const { gain, reserve } = WEAR[Math.min(slide, WEAR.length - 1)] ?? { gain: 0, reserve: 1 };
    this.#gain = gain * laps;
    this.#reserve = reserve * laps + 1e-9;
  }

  /** Spaces that tires and brakes can still pay for without a spin. */
  get pool(): number {
    return Math.max(0, this.#points.tires - 1) / this.#rate + this.#points.brakes;
  }

  /** Price of tires and brakes spent together, in rolls; a spin is priced elsewhere. */
  wear(tires: number, brakes: number): number {
    const uses = tires / this.#rate + brakes;
    if (uses === 0) return 0;
    const price = this.#stock(this.pool, uses);
    // Brakes also help against blocking, and the last ones are the last resort.
    const kept = this.#points.brakes - brakes;
    const lastResort = brakes > 0 && kept <= 0 ? 0.2 * Math.min(1, this.#laps) : 0;
    const { tires: tireWeight, brakes: brakeWeight } = this.#taste;
    const tireShare = tires / this.#rate / uses;
    const weight = tireWeight * tireShare + brakeWeight * (1 - tireShare);
    return price * weight + (brakes * 0.05 + lastResort) * brakeWeight;
  }

  /** What all tires and brakes together will save until the flag. */
  worth(): number {
    return this.#stock(this.pool, this.pool);
  }

  /** Price of one point of a part whose last point eliminates. */
  vital(part: VitalPart): number {
    return this.#vital(part, this.#points[part]);
  }

  /** What a point gained is worth, when `gained` points of the part have been gained already. */
  repair(part: Exclude<Part, 'tires' | 'gas'>, gained: number): number {
    if (part !== 'brakes') return this.#vital(part, this.#points[part] + gained + 1);
    return this.#stock(this.pool + gained + 1, 1) + 0.05;
  }

  // The race is lost outright with the last point; before that it is likelier to be lost later on.
  #vital(part: VitalPart, left: number): number {
    if (left <= 1) return RUIN;
    const expected = this.#losses[part] * Math.max(0, this.#laps);
    return RUIN * (chanceOfLosing(left - 1, expected) - chanceOfLosing(left, expected));
  }

  // The price of so many uses, the first from a pool of `left`.
  #stock(left: number, uses: number): number {
    let price = 0;
    for (let used = 0; used < uses; used++) {
      const share = Math.min(1, uses - used);
      price += (share * this.#gain) / (Math.max(0, left - used - 0.5) + this.#reserve);
    }
    return price;
  }
}
