// How few spaces lead from one space of a straight to another, by which the driving code judges ways on an empty board
//
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';

const FAR = 127;

export interface RunLengths {
  /**
   * Returns the fewest spaces from one space to another on the same straight; more than any move when there is no way.
   * @param wall whether the run may enter the lane along a wall: a run that does not enter it may be longer
   */
  shortest(from: number, to: number, wall: boolean): number;
}

/** Reports whether the driving code judges runs over a space: in corners and pits only the arrows count. */
export function isStraight(space: FormulaSpace): boolean {
  return space.kind === 'track' && space.corner < 0;
}

/** Returns the shortest runs of a board, up to `longest` spaces. */
export function runLengths(board: FormulaBoard, longest: number): RunLengths {
  const count = board.spaces.length;
  const walled = board.spaces.some(space => space.wall);
  const anyRun = measure(board, longest, true);
  const plainRun = walled ? measure(board, longest, false) : anyRun;
  return {
    shortest: (from, to, wall) => (wall ? anyRun : plainRun)[from * count + to] ?? FAR,
  };
}

function measure(board: FormulaBoard, longest: number, throughWall: boolean): Int8Array {
  const count = board.spaces.length;
  const lengths = new Int8Array(count * count).fill(FAR);
  for (const start of board.spaces) {
    if (!isStraight(start)) continue;
    lengths[start.index * count + start.index] = 0;
    let layer = [start.index];
    for (let length = 1; length <= longest; length++) {
      const next: number[] = [];
      for (const from of layer) {
        for (const to of waysOnStraight(board, from, throughWall)) {
          const place = start.index * count + to;
          if (lengths[place] !== FAR) continue;
          lengths[place] = length;
          next.push(to);
        }
      }
      layer = next;
    }
  }
  return lengths;
}

function waysOnStraight(
  board: FormulaBoard,
  index: number,
  throughWall: boolean,
): readonly number[] {
  const from = spaceAt(board, index);
  const ways: number[] = [];
  for (const { to, changesLane } of from.next) {
    const space = spaceAt(board, to);
    if (!isStraight(space)) continue;
    if (!throughWall && space.wall && !from.wall && changesLane) continue;
    ways.push(to);
  }
  return ways;
}
