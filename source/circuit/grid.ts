// The grid: which spaces behind the line hold the starting places, pole first.
import { type Formula, laneLetters } from './file/circuit.ts';
import type { Slot } from './file/notation.ts';

/**
 * The slots, pole first: as listed, else alternating on the two outer lanes, 1, 2, 4, 5, 7, 8, … spaces behind the line.
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

/** The `back`-th space behind the line of a lane in driving order from the line; undefined when the lane is shorter. */
export function backFromLine<FormulaSpace>(
  lane: readonly FormulaSpace[],
  back: number,
): FormulaSpace | undefined {
  return lane[lane.length - back];
}

/** Index of the lane of that letter, or -1. */
export function laneOf(formula: Formula, letter: string): number {
  return laneLetters(formula).indexOf(letter);
}
