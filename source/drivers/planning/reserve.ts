// What it is worth to save something for the rest of the lap when every lap refills it.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { reserveOf } from '../../rules/formula-de/groups.ts';
import type { Car } from '../../rules/formula-de/state.ts';
import { usualLap } from '../solver/solved-laps.ts';

/** Rolls that the best moment of a lap would save, as races of champions who keep their nitro for longer or shorter have shown. */
const AT_BEST = 0.8;

/**
 * Returns the rolls that a car can expect to save until the lap ends by what it keeps: the best of the moments still to
 * come, each as good as any other, where a driver that waits for a better one may wait in vain.
 */
export function reserveWorth(car: Car, board: FormulaBoard): number {
  const left = reserveOf(car);
  if (left === 0) return 0;
  const ahead = car.laps === 0 ? board.ticks : board.ticks - spaceOf(board, car.space).lapTick;
  const rolls = Math.floor((usualLap(board) * ahead) / board.ticks);
  let worth = 0;
  for (let roll = 0; roll < rolls; roll++) worth = (1 + worth * worth) / 2;
  return left * AT_BEST * worth;
}
