// The road before a car in words: the corner it is in or the next one, how far it is and how fast it may be driven.
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { ChampionshipModel } from '../../../ui/race-panels/championship-formula/championship-model.ts';
import type { PlainWords } from '../../../ui/words/plain-words.ts';

/** Returns the corner that comes next on the lane of a car, or the one it is in; nothing for a car without a place. */
export function roadAhead(
  { table: { board } }: ChampionshipModel,
  { space, status }: Pick<Car, 'space' | 'status'>,
  plain: PlainWords,
): readonly string[] {
  if (space === '' || status !== 'racing') return [];
  let at = spaceOf(board, space);
  let spaces = 0;
  while (at.corner < 0 && spaces < board.spaces.length) {
    at = spaceAt(board, at.ahead);
    spaces += 1;
  }
  const corner = board.corners[at.corner];
  if (corner === undefined) return [];
  return [plain.limits(corner.name, spaces, limitsOf(board, at.corner))];
}

function limitsOf({ spaces }: RowBoard, corner: number): readonly number[] {
  const limits = spaces.flatMap(space =>
    space.corner === corner && space.limit > 0 ? [space.limit] : [],
  );
  return [Math.min(...limits), Math.max(...limits)];
}
