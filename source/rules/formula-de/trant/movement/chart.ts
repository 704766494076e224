// The movement chart and the dice that it is read with (TR-47, TR-48). The chart itself is lost: this one is derived.
import type { Die } from '../../../kit/dice.ts';
import { evenDie } from '../../shared-numbers.ts';
import type { ChartValues } from '../values.ts';

/**
 * Movement points by gear, for rolls 1 to 20 (derived). Each row spreads the faces of the Formula Dé gear die evenly over the
 * rolls; a 10 in 4th is 10, as the book's own example of a tire change has it (TR-131).
 */
const ROWS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
  [2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  [4, 4, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8],
  [7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12],
  [11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 20],
  [21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 29, 30, 30, 30],
];

export const D20: Die = evenDie('d20', 1, 20);
const D10: Die = evenDie('d10', 1, 10);

/** The chart, and the two throws between which a driver chooses on each move (TR-47, TRR-16). */
export const CHART: ChartValues = {
  rows: ROWS,
  throws: { d20: [D20], twoD10: [D10, D10] },
  // TR-106
  boost: 5,
  // TR-103
  strainingRoll: 16,
};

/** The chart's row of each gear as a die that is read with one d20. */
export const CHART_DICE: readonly Die[] = ROWS.map((faces, index) => ({
  name: `gear${index + 1}`,
  faces,
}));
