// The road as the printed text speaks of it: what is in front of a car, where a corner is over, where the line is.
import { spaceAt } from '../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';

/** Returns the spaces that a space leads to (CFR-4). */
export function stepsOf(board: RowBoard, { next }: RowSpace): readonly RowSpace[] {
  return next.map(({ to }) => spaceAt(board, to));
}

/** Reports whether a car on a space is in the middle of a corner: on its last space it no longer is (CFR-60). */
export function isInsideCorner(board: RowBoard, space: RowSpace): boolean {
  return space.corner >= 0 && stepsOf(board, space).some(({ corner }) => corner === space.corner);
}

/** Reports whether a space is the last one before the line (CFR-76). */
export function isOnLine({ ticks }: RowBoard, { endTick }: RowSpace): boolean {
  return endTick >= ticks;
}

/**
 * Returns the spaces directly in front of a space: the next one of its lane; every one that it leads to where the car leaves a corner
 * (CFR-142), or where the width of the road changes and nothing lines up (CR-82).
 */
export function inFrontOf(board: RowBoard, space: RowSpace): readonly RowSpace[] {
  const steps = stepsOf(board, space);
  const ahead = spaceAt(board, space.ahead);
  const leaves = space.corner >= 0 && steps.every(({ corner }) => corner !== space.corner);
  const changes = lanesAt(board, space.endTick - 1) !== lanesAt(board, ahead.tick);
  return leaves || changes ? steps : [ahead];
}

// The pit lane has no lane number.
function lanesAt({ spaces }: RowBoard, tick: number): number {
  const across = spaces.filter(one => one.lane >= 0 && one.tick <= tick && tick < one.endTick);
  return new Set(across.map(({ lane }) => lane)).size;
}
