// The part of a board in rows that the picture shows: where its spaces stand in columns, and on which of five lines. Every
// lane has a line of its own, with a line between it and the next; where the road is two spaces wide that of the middle lane
// stays empty.
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';

export const ROW_TICKS = 12;
export const MARGIN = 2;
export const LANE_LINES = 5;

export interface RowWindow {
  readonly board: RowBoard;
  readonly rowColumns: number;
  readonly columns: number;
  /** Tick of the first column; may be negative. */
  readonly firstTick: number;
}

export interface Box {
  readonly space: RowSpace;
  /** Columns of its first edge and of the edge behind it; either may lie outside the window. */
  readonly from: number;
  readonly to: number;
  /** Its line, from 0. */
  readonly line: number;
}

/** Returns the line of a lane, from 0. */
export function lineOf({ lane }: { readonly lane: number }): number {
  return 2 * lane;
}

/** Returns the column of a tick; outside the window it is negative or too large. */
export function columnOf({ firstTick, rowColumns }: RowWindow, tick: number): number {
  return Math.round(((tick - firstTick) * rowColumns) / ROW_TICKS);
}

/** Returns a tick of the lap counted on past the line in a window: the first such tick from `least` on. */
export function runOn({ board }: RowWindow, tick: number, least: number): number {
  const off = (tick - least) % board.ticks;
  return least + (off < 0 ? off + board.ticks : off);
}

export function boxesOf(window: RowWindow): readonly Box[] {
  const { board, firstTick, columns } = window;
  const boxes = board.spaces.flatMap((space): Box[] => {
    if (space.lane < 0) return [];
    const span = space.endTick - space.tick;
    const tick = runOn(window, space.tick, firstTick - span + 1);
    const from = columnOf(window, tick);
    if (from >= columns) return [];
    return [{ space, from, to: columnOf(window, tick + span), line: lineOf(space) }];
  });
  return boxes.toSorted((one, other) => one.from - other.from || one.line - other.line);
}
