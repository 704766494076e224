// Par: the expected rolls of an optimal timed lap alone, by which boards and their drivers are measured.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { firstBook } from '../../rules/books.ts';
import { trialStart } from '../../rules/formula-de/chapters/trials/timed-trials.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { type LapNumbers, lapNumbers } from './lap-numbers.ts';
import { TIMED_TRIAL } from './penalty-costs.ts';
import { SolvedLaps } from './solved-laps.ts';

/** Par by the name of a book's numbers. */
const known = new WeakMap<FormulaBoard, Map<string, number>>();

/**
 * Returns the expected rolls of an optimal timed lap (M-1-1): hard tires on a dry track, no brakes, free down-shifts as
 * far as the book has any, the first roll in 1st gear, one more roll for each space overshot, fatal corner exits only
 * where nothing avoids them; such an exit counts as the rest of a usual lap.
 * @param book the numbers of a book; boards are measured by those of the first
 */
export function parOf(board: FormulaBoard, book: BookValues = firstBook.terms({}).values): number {
  const byNumbers = known.get(board) ?? new Map<string, number>();
  known.set(board, byNumbers);
  const numbers = lapNumbers(book);
  const before = byNumbers.get(numbers.id);
  if (before !== undefined) return before;
  const cost = trialCost(board, numbers, TIMED_TRIAL.fatal);
  // Where a fatal exit cannot be avoided, a second price shows how much of the cost is that price.
  const par =
    cost < TIMED_TRIAL.fatal / 1000
      ? cost
      : 2 * cost - trialCost(board, numbers, 2 * TIMED_TRIAL.fatal);
  byNumbers.set(numbers.id, par);
  return par;
}

function trialCost(board: FormulaBoard, numbers: LapNumbers, fatal: number): number {
  const start = spaceOf(board, trialStart(board));
  const required = board.corners[start.corner]?.stops ?? 0;
  // The line is crossed twice: right after the start, and at the end.
  const solved = new SolvedLaps(board, numbers, { ...TIMED_TRIAL, fatal }, 2);
  return 1 + solved.costInGear(1, start.index, required, 1);
}
