// What the high downforce wing costs in a lap, which a driver must know before the race: the laps of a car alone with it and
// without (TR-22).
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { lapNumbers } from './lap-numbers.ts';
import { DRY_HARD, type PenaltyCosts, TIMED_TRIAL } from './penalty-costs.ts';
import { solveTable } from './value-table.ts';

/** What points are worth in a race on average: a tire point for a space outside, a gearbox point to skip gears. */
const RACE: PenaltyCosts = { ...TIMED_TRIAL, outside: 0.35, fatal: 12 };

const known = new WeakMap<FormulaBoard, WeakMap<BookValues, number>>();

/** Returns the rolls that a lap takes longer with the high wing; negative where it saves some, 0 in a book without it. */
export function wingCost(board: FormulaBoard, values: BookValues): number {
  const { wing } = values;
  if (wing === undefined) return 0;
  const byValues = known.get(board) ?? new WeakMap<BookValues, number>();
  known.set(board, byValues);
  const before = byValues.get(values);
  if (before !== undefined) return before;
  const numbers = lapNumbers(values);
  const [usual, high] = [DRY_HARD, { ...DRY_HARD, wing }].map(
    grip => solveTable(board, numbers, RACE, 2, grip).lap,
  );
  const cost = (high ?? 0) - (usual ?? 0);
  byValues.set(values, cost);
  return cost;
}
