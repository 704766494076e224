// The start of a board in rows: the grid behind the line, and the pit lane beside the front straight.
import type { RowSpace, StartingGrid } from './row-board.ts';

const PLACES = 12;
/** Up to this many cars stand one in a row (known, from the summary sheet). */
const ZIGZAG_PLACES = 6;

/**
 * Returns the grid: the foremost spaces behind the line, back into the last corner where the straight is short.
 * @param greyLane the lane of the grey side.
 */
export function startingGrid(spaces: readonly RowSpace[], greyLane: number): StartingGrid {
  const fromLine = spaces.toSorted(
    (a, b) => b.endTick - a.endTick || nearGrey(a, greyLane) - nearGrey(b, greyLane),
  );
  const otherLane = 2 - greyLane;
  const six = Array.from({ length: ZIGZAG_PLACES }, (_, place) => {
    const side = place % 2 === 0 ? greyLane : otherLane;
    return fromLine.filter(space => space.lane === side)[place]?.index ?? -1;
  });
  return { six, twelve: fromLine.slice(0, PLACES).map(space => space.index) };
}

export function nearGrey(space: Pick<RowSpace, 'lane'>, greyLane: number): number {
  return Math.abs(space.lane - greyLane);
}
