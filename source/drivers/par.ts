// Par: the expected rolls of an optimal timed lap alone, the yardstick of a board and of its drivers.
import { type Board, spaceOf } from '../circuit/board.ts';
import { trialStart } from '../rules/formula-de/chapters/timed-trials.ts';
import { type Reach, reachOf } from './reach.ts';
import { SolvedLaps } from './solved-laps.ts';
import { TIMED_TRIAL } from './tolls.ts';

const known = new WeakMap<Board, number>();

/**
 * Expected rolls of an optimal timed lap (M-1-1): hard tires on a dry track, no brakes, free down-shifts but for 6th to
 * 1st, the first roll in 1st gear, one roll more for each space overshot, fatal corner exits only where nothing avoids
 * them; such an exit counts as the rest of a usual lap.
 */
export function parOf(board: Board): number {
  const before = known.get(board);
  if (before !== undefined) return before;
  const reach = reachOf(board);
  const cost = trialCost(reach, TIMED_TRIAL.fatal);
  // Where a fatal exit cannot be avoided, a second price tells how much of the cost is that price.
  const par =
    cost < TIMED_TRIAL.fatal / 1000 ? cost : 2 * cost - trialCost(reach, 2 * TIMED_TRIAL.fatal);
  known.set(board, par);
  return par;
}

function trialCost(reach: Reach, fatal: number): number {
  const { board } = reach;
  const start = spaceOf(board, trialStart(board));
  const required = board.corners[start.corner]?.stops ?? 0;
  // The line is crossed twice: right after the start, and at the end.
  const solved = new SolvedLaps(reach, { ...TIMED_TRIAL, fatal }, 2);
  return 1 + solved.costInGear(1, start.index, required, 1);
}
