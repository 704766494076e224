// Where a car continues after a stop, with the odds of each place.
import { spaceAt } from '../../circuit/board.ts';
import { crossesLine, type FormulaBoard } from '../../circuit/formula-board.ts';
import { isBeyondLine } from '../../rules/formula-de/chapters/car/pits.ts';
import type { PitStop } from '../../rules/formula-de/choices.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';

/** The gear from which every gear up to 4th is free: a car may leave its pit in any of them. */
const EXIT_LEVER = 3;

export interface ExitPlace {
  readonly space: number;
  readonly lever: number;
  /** Stops missing in the corner of the space. */
  readonly missing: number;
  /** Crossings of the line still to come after the next one. */
  readonly toCome: number;
  /** Lap of the set that was fitted: 0 where it is for the lap that begins with the next crossing of the line. */
  readonly age: number;
}

/** Returns the place of a car that waits in a pit: its next play begins there. */
export function waitingPlace(board: FormulaBoard, box: number, toCome: number): ExitPlace {
  const age = isBeyondLine(board, spaceAt(board, box).id) ? 1 : 0;
  return { space: box, lever: EXIT_LEVER, missing: 0, toCome, age };
}

/**
 * Returns the rolls to the flag after a kind of stop: a long one waits, a quick one that succeeds moves the car so many
 * spaces at once (M-19-3-3).
 * @param toCome crossings of the line still to come after the next one, in the pit
 * @param rollsFrom the rolls to the flag from a place
 */
export function rollsAfterStop(
  stop: PitStop['stop'],
  box: number,
  toCome: number,
  board: FormulaBoard,
  { pits, blackDie }: BookValues,
  rollsFrom: (place: ExitPlace) => number,
): number {
  const waiting = rollsFrom(waitingPlace(board, box, toCome));
  if (stop === 'long') return waiting;
  const faces = blackDie.faces.length;
  let sum = (faces - pits.quickStopUpTo) * waiting;
  for (let roll = 1; roll <= pits.quickStopUpTo; roll++) {
    const spaces = Math.ceil(roll / pits.quickExitDivisor);
    sum += rollsFrom(quickPlace(board, box, toCome, spaces, pits.exitGear));
  }
  return sum / faces;
}

function quickPlace(
  board: FormulaBoard,
  box: number,
  toCome: number,
  spaces: number,
  lever: number,
): ExitPlace {
  let { age } = waitingPlace(board, box, toCome);
  let at = spaceAt(board, box);
  let left = toCome;
  for (let made = 0; made < spaces; made++) {
    const next = spaceAt(board, at.ahead);
    if (crossesLine(at, next)) {
      left -= 1;
      age += 1;
    }
    at = next;
  }
  // It has made a stop where it stands.
  const missing = Math.max(0, (board.corners[at.corner]?.stops ?? 0) - 1);
  return { space: at.index, lever, missing, toCome: left, age };
}
