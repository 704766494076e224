// Checks a whole number given with a flag.
import { wrongUse } from './problem.ts';

/**
 * Returns the number if it is whole and within the bounds, both included.
 * @throws Problem that names the flag and the bounds
 */
export function wholeNumber(flag: string, value: number, from: number, to: number): number {
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  throw wrongUse(`--${flag} takes a whole number from ${from} to ${to}.`);
}
