// What random seasons are drawn by.
import { seedOf } from '../../season/seeds.ts';

/** Draws numbers and members of lists, the same ones for the same seed. */
export class Lot {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Returns an integer from 0 up to, not including, a bound. */
  below(bound: number): number {
    this.#drawn++;
    return (seedOf(this.#seed, 'lot', this.#drawn) >>> 0) % bound;
  }

  of<X>(list: readonly [X, ...X[]]): X {
    return list[this.below(list.length)] ?? list[0];
  }

  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }
}
