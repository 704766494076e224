// The slipstream: which cars give how many spaces (CFR-27 to CFR-34, CFR-141 to CFR-143, CR-13 to CR-16, CR-53).
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { KnownRace, Turn } from '../../state.ts';
import type { Ground } from '../../terms.ts';
import { widthAt } from './road-width.ts';

export interface Slip {
  readonly of: Seat;
  /** The most spaces that it gives. */
  readonly spaces: number;
}

/**
 * Returns the slips that a seat may take in its move, of which it may choose one: of each car that stood directly in front when
 * the turn began, outside corners, and was not slower (CFR-27 to CFR-30, CFR-142). How many spaces depends on the speed with
 * which that car began its own move (CFR-31); one that has yet to move gives none (CR-67).
 */
export function slipsOffered(
  { turn }: Pick<KnownRace, 'turn'>,
  seat: Seat,
  { board, values }: Pick<Ground, 'board' | 'values'>,
): readonly Slip[] {
  return carsInFront(turn, seat, board).flatMap(of => {
    if (turn.slipped.includes(of)) return [];
    const spaces = values.slips.find(slip => (turn.began[of] ?? 0) >= slip.from)?.spaces;
    return spaces === undefined ? [] : [{ of, spaces }];
  });
}

/**
 * Returns the cars behind which a seat stood when the turn began as a slip asks for it: directly behind, the other one
 * outside corners and not slower (CFR-27 to CFR-29, CFR-142).
 */
export function carsInFront(
  { from, before }: Pick<Turn, 'from' | 'before'>,
  seat: Seat,
  board: RowBoard,
): readonly Seat[] {
  const own = before[seat] ?? 0;
  const here = from[seat] ?? '';
  if (own === 0 || here === '') return [];
  return inFront(spaceOf(board, here), board).flatMap(front => {
    const of = from.indexOf(front.id);
    return of < 0 || front.corner >= 0 || (before[of] ?? 0) < own ? [] : [of];
  });
}

// The next space of the lane; where nothing lines up, at the exit of a corner and where the width changes, every space that it
// leads to (CFR-142, CR-13, CR-82).
function inFront(space: RowSpace, board: RowBoard): readonly RowSpace[] {
  if (space.ahead < 0) return [];
  const ahead = spaceAt(board, space.ahead);
  if (space.corner < 0 && widthAt(board, ahead) === widthAt(board, space)) return [ahead];
  return space.next.map(({ to }) => spaceAt(board, to));
}
