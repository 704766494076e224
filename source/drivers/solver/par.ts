// Par: the expected rolls of an optimal timed lap alone, by which boards and their drivers are measured.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { firstBook } from '../../rules/books.ts';
import { trialStart } from '../../rules/formula-de/chapters/trials/timed-trials.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { type LapNumbers, lapNumbers } from './lap-numbers.ts';
import { type PenaltyCosts, TIMED_TRIAL, trialCosts } from './penalty-costs.ts';
import { SolvedLaps } from './solved-laps.ts';

// Returns the rolls saved on average where points that make up no whole roll cost nothing in the end (TRR-7).
function roundedDown(pointsATurn: number): number {
  return (pointsATurn - 1) / (2 * pointsATurn);
}

/** Par by the name of a book's numbers and how its trials are scored. */
const known = new WeakMap<FormulaBoard, Map<string, number>>();

/**
 * Returns the expected rolls of an optimal timed lap (M-1-1): hard tires on a dry track, no brakes, free down-shifts as
 * far as the book has any, the first roll in 1st gear, one more roll for each space overshot, fatal corner exits only
 * where nothing avoids them; such an exit counts as the rest of a usual lap. Where so many points count as a roll, each
 * costs its share of it and brakes help; where the lap begins at speed, its first roll is made in the best gear (TR-31, TR-33).
 * @param book the numbers of a book; boards are measured by those of the first
 */
export function parOf(board: FormulaBoard, book: BookValues = firstBook.terms({}).values): number {
  const byNumbers = known.get(board) ?? new Map<string, number>();
  known.set(board, byNumbers);
  const numbers = lapNumbers(book);
  const { flyingStart, pointsATurn } = book.trials;
  const key = [numbers.id, flyingStart, pointsATurn].join(' ').trim();
  const before = byNumbers.get(key);
  if (before !== undefined) return before;
  const costs = trialCosts(book);
  const lap = flyingStart === true ? flyingLap : trialCost;
  const cost = lap(board, numbers, costs);
  // Where a fatal exit cannot be avoided, a second price shows how much of the cost is that price.
  const rolls =
    cost < TIMED_TRIAL.fatal / 1000
      ? cost
      : 2 * cost - lap(board, numbers, { ...costs, fatal: 2 * costs.fatal });
  const par = rolls - roundedDown(pointsATurn ?? 1);
  byNumbers.set(key, par);
  return par;
}

// The first roll counts once it crosses the line (TR-33, TR-35), so the best start is the one from which it leads farthest.
function flyingLap(board: FormulaBoard, numbers: LapNumbers, costs: PenaltyCosts): number {
  const solved = new SolvedLaps(board, numbers, costs, 2);
  const last = Math.max(...board.spaces.map(({ lapTick }) => lapTick));
  const starts = board.spaces.filter(
    ({ kind, lapTick }) => kind === 'track' && lapTick >= last - 1,
  );
  const laps = starts.flatMap(({ index }) =>
    numbers.gears.map((_, gear) => solved.costInGear(1, index, 0, gear + 1)),
  );
  return 1 + Math.min(...laps);
}

function trialCost(board: FormulaBoard, numbers: LapNumbers, costs: PenaltyCosts): number {
  const start = spaceOf(board, trialStart(board));
  const required = board.corners[start.corner]?.stops ?? 0;
  // The line is crossed twice: right after the start, and at the end.
  const solved = new SolvedLaps(board, numbers, costs, 2);
  return 1 + solved.costInGear(1, start.index, required, 1);
}
