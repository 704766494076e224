// The dice of imagined races: drawn from a driver's own random numbers, even over the faces of each die, and the same for every
// choice compared, so that choices differ by what they lead to and not by how the dice fall.
import { type Dice, type Die, seededDice, throwDie } from '../../../rules/kit/dice.ts';
import type { Seat } from '../../../rules/kit/types.ts';

/** The multiples of their square roots, taken modulo 1, fill the square of any two of them evenly. */
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79];

/** The dice of one imagined rollout: every roll follows from the rollout's number and from what the driver drew. */
export class RolloutDice {
  readonly #drawn: number;
  readonly #number: number;

  /**
   *
   * @param drawn a whole number from the driver's random numbers
   * @param number the number of the rollout among those of one decision, from 0
   */
  constructor(drawn: number, number: number) {
    this.#drawn = drawn;
    this.#number = number;
  }

  /** Returns dice for whatever falls before the first gear die. */
  get dice(): Dice {
    return seededDice(mixed(this.#drawn, this.#number));
  }

  /**
   * Returns dice whose first throw is the one in store for a seat.
   * @param nth how many gear dice the seat has rolled in this rollout
   */
  diceFor(die: Die, seat: Seat, nth: number): Dice {
    const stream = seat + nth * PRIMES.length;
    const start = mixed(this.#drawn, stream + 1) / 2 ** 32;
    const step = Math.sqrt(PRIMES[(seat + 12 * nth) % PRIMES.length] ?? 2);
    const at = start + this.#number * step;
    const face = die.faces[Math.floor((at - Math.floor(at)) * die.faces.length)];
    for (let salt = 0; ; salt++) {
      const dice = seededDice(mixed(mixed(this.#drawn, this.#number), stream * 997 + salt));
      if (throwDie(dice, die).value === face) return dice;
    }
  }
}

// Hashes two integers to one from 0 to 2^32 - 1 that shows no pattern of either.
function mixed(a: number, b: number): number {
  let bits = Math.imul(a ^ (a >>> 16), 0x7feb352d) ^ Math.imul(b + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}
