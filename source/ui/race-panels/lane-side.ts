// Which side of the road a space lies on, as a driver would say it.
import { type Board, type Corner, cornerOf, type Space } from '../../circuit/board.ts';

export const SIDES = ['inside', 'outside', 'left', 'middle', 'right'] as const;
/** Inside and outside of a corner whose two outer lanes differ in length, else left and right. */
export type Side = (typeof SIDES)[number];

const known = new WeakMap<Corner, 'left' | 'right' | 'neither'>();

/**
 * Returns the side of a space on the track, seen from the corner that it is in, else from the next one.
 * @param corner that one; absent on a board without corners
 */
export function sideOf(board: Board, { lane }: Pick<Space, 'lane'>, corner?: Corner): Side {
  const last = board.lanes.length - 1;
  if (lane > 0 && lane < last) return 'middle';
  const hand = lane === 0 ? 'left' : 'right';
  const inside = corner === undefined ? 'neither' : insideOf(board, corner);
  if (inside === 'neither') return hand;
  return inside === hand ? 'inside' : 'outside';
}

/** Returns the corner of a space, or the next one ahead; undefined on a board without corners. */
export function cornerFrom<C extends Corner>(
  board: Pick<Board, 'spaces'> & { readonly corners: readonly C[] },
  space: Space,
): C | undefined {
  const ahead = board.corners.find(({ fromTick }) => fromTick > space.tick) ?? board.corners[0];
  return cornerOf(board, space) ?? ahead;
}

// The inside is the shorter way round.
function insideOf(board: Board, corner: Corner): 'left' | 'right' | 'neither' {
  const before = known.get(corner);
  if (before !== undefined) return before;
  const spacesIn = (lane: number) =>
    board.spaces.filter(space => space.corner === corner.index && space.lane === lane).length;
  const more = spacesIn(0) - spacesIn(board.lanes.length - 1);
  const found = more === 0 ? 'neither' : more < 0 ? 'left' : 'right';
  known.set(corner, found);
  return found;
}
