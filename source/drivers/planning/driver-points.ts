// What a driver point is worth as long as it is kept: it rolls any of the driver's dice again (TR-149), and the best moment for
// it may still come.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Car } from '../../rules/formula-de/state.ts';
import { pointsToRollAgain } from '../../rules/formula-de/trant/driver-points.ts';
import { usualLap } from '../solver/solved-laps.ts';

/** Share of the throws that are worth another one, and the rolls that it then saves on average. */
const WORTH_ANOTHER = 0.27;
const SAVED = 0.8;

/** Worths of one point by the number of throws to come; computed as far as asked for. */
const worths = [0];

/**
 * Returns the rolls saved by a point that is spent at the best of `throws` throws to come, each as good as any other, by a
 * driver who does not know what the next one brings.
 */
export function worthOver(throws: number): number {
  const whole = Math.max(0, Math.floor(throws));
  while (worths.length <= whole) {
    const later = worths.at(-1) ?? 0;
    // What a throw saves falls off exponentially: this is the mean of what it saves beyond waiting.
    worths.push(later + WORTH_ANOTHER * SAVED * Math.exp(-later / SAVED));
  }
  return worths[whole] ?? 0;
}

/** Returns the rolls that points save over throws to come: each point has its share of the throws. */
export function worthOfPoints(points: number, throws: number): number {
  return points === 0 ? 0 : points * worthOver(throws / points);
}

/** Returns the rolls that the last driver point of a car will still save; 0 where it has none. */
export function driverPointPrice(car: Car, raceLaps: number, board: FormulaBoard): number {
  const points = car.driverPoints === undefined ? 0 : pointsToRollAgain(car.driverPoints);
  if (points === 0) return 0;
  const ahead = raceLaps + 1 - car.laps - spaceOf(board, car.space).lapTick / board.ticks;
  const throws = ahead * usualLap(board);
  return worthOfPoints(points, throws) - worthOfPoints(points - 1, throws);
}
