// Draws from a driver's own generator that are more than a whole number.
import type { RandomState } from '../../driver.ts';
import { drawBelow } from '../../levels/random-generator.ts';

export interface Drawn {
  readonly value: number;
  readonly random: RandomState;
}

/** Not a power of two: the low bits of a fresh generator hardly differ. */
const PARTS = 100_003;

/** Returns a number from 0 up to 1. */
export function drawShare(random: RandomState): Drawn {
  const { value, random: after } = drawBelow(random, PARTS);
  return { value: value / PARTS, random: after };
}

/** Uniform numbers of which a normal one is made. */
const UNIFORMS = 3;

/** Returns a number about 0 that is nearly normal, with a standard deviation of 1. */
export function drawError(random: RandomState): Drawn {
  let sum = 0;
  let after = random;
  for (let k = 0; k < UNIFORMS; k++) {
    const drawn = drawShare(after);
    sum += drawn.value - 0.5;
    after = drawn.random;
  }
  return { value: sum * Math.sqrt(12 / UNIFORMS), random: after };
}
