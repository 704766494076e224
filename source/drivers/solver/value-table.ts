// What every place on a board is worth in a timed trial: expected rolls to the finish, kept with the board and the
// numbers of the book.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { type LapNumbers, lapNumbers } from './lap-numbers.ts';
import { DRY_HARD, type Grip, type PenaltyCosts, trialCosts } from './penalty-costs.ts';
import { SolvedLaps, stateOf } from './solved-laps.ts';

export interface ValueTable {
  /**
   * Returns the expected rolls to the finish from a space, before the gear is chosen, penalties included.
   * @param gear lever, 1 to 6
   * @param stops stops made in the corner of the space
   * @param lapsToCome crossings of the line still to come after the next one; 0 unless given
   * @param gearbox gearbox points left; as many as the table knows unless given
   * @throws RangeError when the board has no such space
   */
  rollsLeft(
    space: number,
    gear: number,
    stops: number,
    lapsToCome?: number,
    gearbox?: number,
  ): number;
  /** Rolls of one more lap. */
  readonly lap: number;
}

const trials = new WeakMap<FormulaBoard, Map<string, ValueTable>>();

/**
 * Returns the values of a board in a timed trial by a book (M-1-0-1), solved once for each kind of tires.
 * @param rate rolls that a space outside costs
 */
export function trialValues(
  board: FormulaBoard,
  book: BookValues,
  grip: Grip,
  rate: number,
): ValueTable {
  const byGrip = trials.get(board) ?? new Map<string, ValueTable>();
  trials.set(board, byGrip);
  const numbers = lapNumbers(book);
  const costs = trialCosts(book);
  const key = `${numbers.id} ${grip.slide} ${grip.bonus} ${rate} ${costs.outside}`;
  const before = byGrip.get(key);
  if (before !== undefined) return before;
  const table = solveTable(board, numbers, { ...costs, outside: rate * costs.outside }, 2, grip);
  byGrip.set(key, table);
  return table;
}

/**
 * Returns the solved table of `laps` laps, at least 2, by the prices of `penalties`; of hard tires on a dry track
 * unless given.
 */
export function solveTable(
  board: FormulaBoard,
  numbers: LapNumbers,
  penalties: PenaltyCosts,
  laps: number,
  grip: Grip = DRY_HARD,
): ValueTable {
  const solved = new SolvedLaps(board, numbers, penalties, laps, grip);
  const first = board.spaces.findIndex(space => space.corner < 0);
  const flying = stateOf(first, 0, 4, penalties.gearbox);
  const lap = solved.costAt(laps - 1, flying) - solved.costAt(laps - 2, flying);
  return {
    lap,
    rollsLeft(space, gear, stops, lapsToCome = 0, gearbox = penalties.gearbox) {
      const { corner } = spaceAt(board, space);
      const missing = Math.max(0, (board.corners[corner]?.stops ?? 0) - stops);
      const state = stateOf(space, missing, gear, Math.min(gearbox, penalties.gearbox));
      const solvedLaps = Math.min(lapsToCome, laps - 1);
      return solved.costAt(solvedLaps, state) + (lapsToCome - solvedLaps) * lap;
    },
  };
}
