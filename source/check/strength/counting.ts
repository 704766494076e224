// Counting spaces with a finger on the board: where so many steps lead in a car's own lane, and what they cost there.
import { spaceAt } from '../../circuit/board.ts';
import { crossesLine, type FormulaBoard } from '../../circuit/formula-board.ts';

export interface Standpoint {
  /** Index of its space. */
  readonly space: number;
  /** Stops made in the corner of that space. */
  readonly stops: number;
  /** Crossings of the line up to the flag. */
  readonly toCome: number;
}

export interface Counted extends Standpoint {
  /** Steps that were counted: as many as asked for, or those as far as the flag. */
  readonly steps: number;
  /** Spaces outside corners that were left a stop short (M-9-1). */
  readonly beyond: number;
  /** Whether a corner was left two or more stops short, which puts a car out (M-10-1). */
  readonly isOut: boolean;
}

/** Returns where so many steps lead straight on in the lane; nothing is counted beyond the flag. */
export function counted(board: FormulaBoard, from: Standpoint, steps: number): Counted {
  let { space, stops, toCome } = from;
  let beyond = 0;
  let isOut = false;
  for (let step = 1; step <= steps; step++) {
    const here = spaceAt(board, space);
    const next = spaceAt(board, here.ahead);
    const missing = (board.corners[here.corner]?.stops ?? 0) - stops;
    const leaves = here.corner >= 0 && next.corner !== here.corner;
    if (beyond > 0 || (leaves && missing > 0)) beyond += 1;
    isOut ||= leaves && missing > 1;
    if (next.corner !== here.corner) stops = 0;
    if (crossesLine(here, next)) toCome -= 1;
    space = next.index;
    if (toCome <= 0) return { space, stops, toCome, steps: step, beyond, isOut };
  }
  const required = board.corners[spaceAt(board, space).corner]?.stops ?? 0;
  // A stop beyond a corner that was overshot does not count.
  const made = beyond > 0 ? stops : Math.min(required, stops + 1);
  return { space, stops: made, toCome, steps, beyond, isOut };
}
