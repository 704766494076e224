// The starting grid: which spaces behind the line are grid slots, pole first.
import { type Formula, laneLetters } from './file/circuit.ts';
import type { Slot } from './file/notation.ts';

/**
 * Returns the slots, pole first: the listed ones, or else slots in turn on the two outer lanes, 1, 2, 4, 5, 7, 8, …
 * spaces behind the line.
 */
export function gridSlots(formula: Formula): readonly Slot[] {
  const { at, pole, slots } = formula.grid;
  if (at !== undefined) return at;
  const other = pole === 'L' ? 'R' : 'L';
  return Array.from({ length: slots }, (_, slot) => ({
    lane: slot % 2 === 0 ? pole : other,
    back: 1 + slot + Math.floor(slot / 2),
  }));
}

/**
 * Returns the `back`-th space behind the line of a lane that is in driving order, undefined when the lane is shorter.
 */
export function backFromLine<FormulaSpace>(
  lane: readonly FormulaSpace[],
  back: number,
): FormulaSpace | undefined {
  return lane[lane.length - back];
}

/** Returns the index of the lane with a letter, or -1. */
export function laneOf(formula: Formula, letter: string): number {
  return laneLetters(formula).indexOf(letter);
}
