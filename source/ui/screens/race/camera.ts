// Where the strip looks: the tick at its centre, and when it must move along.
import { type Board, spaceOf } from '../../../circuit/board.ts';
import { MARGIN, type Scale, TICKS_BEHIND } from '../../board-view/window.ts';
import type { Size } from '../../messages.ts';

/** From this number of columns on a tick takes two columns. */
export const WIDE_COLUMNS = 150;

export function scaleFor(size: Size): Scale {
  return size.columns >= WIDE_COLUMNS ? 2 : 1;
}

function ticksShown(size: Size): number {
  return Math.floor((size.columns - MARGIN) / scaleFor(size));
}

/** Returns the scroll in ticks with which a picture shows a space; the present one if it does already. */
export function scrolledTo(
  board: Board,
  sight: Sight,
  centre: number,
  scroll: number,
  space: string,
): number {
  if (inSight(board, sight, centre + scroll, [space])) return scroll;
  const off = spaceOf(board, space).tick - centre;
  const ahead = ((off % board.ticks) + board.ticks) % board.ticks;
  const near = ahead > board.ticks / 2 ? ahead - board.ticks : ahead;
  return near - Math.floor(sight.shown / 2) + sight.behind;
}

export interface Sight {
  /** Ticks behind the car on which it is centred. */
  readonly behind: number;
  /** Ticks in all. */
  readonly shown: number;
}

export function stripSight(size: Size): Sight {
  return { behind: TICKS_BEHIND, shown: ticksShown(size) };
}

/** Reports whether all the spaces are in the strip's window, with a little room before its edges. */
export function inWindow(
  board: Board,
  size: Size,
  centre: number,
  spaces: readonly string[],
): boolean {
  return inSight(board, stripSight(size), centre, spaces);
}

/** Reports whether a picture shows all the spaces, with a little room before its edges. */
export function inSight(
  board: Board,
  { behind, shown }: Sight,
  centre: number,
  spaces: readonly string[],
): boolean {
  const room = 2;
  const first = centre - behind + room;
  const width = shown - 3 * room;
  return spaces.every(id => {
    const ahead = spaceOf(board, id).tick - first;
    const off = ((ahead % board.ticks) + board.ticks) % board.ticks;
    return off < width;
  });
}
