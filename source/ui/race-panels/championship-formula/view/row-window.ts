// The part of a board in rows that the picture shows: where its spaces stand in columns, and on which of five lines. The
// lanes of a stretch two spaces wide stand between those of one three wide, as steps between them go.
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
    return [{ space, from, to: columnOf(window, tick + span), line: lineOf(board, space) }];
  });
  return boxes.toSorted((one, other) => one.from - other.from || one.line - other.line);
}

const lines = new WeakMap<RowBoard, readonly number[]>();

function lineOf(board: RowBoard, space: RowSpace): number {
  const known = lines.get(board) ?? board.spaces.map(one => newLine(board, one));
  lines.set(board, known);
  return known[space.index] ?? 0;
}

function newLine(board: RowBoard, space: RowSpace): number {
  const middle = (space.tick + space.endTick) / 2;
  const abreast = board.spaces
    .filter(one => one.lane >= 0 && covers(board, one, middle))
    .map(one => one.lane)
    .toSorted((one, other) => one - other);
  // One space abreast stands in the middle, two on the second and fourth line, three on every other one.
  return 3 - abreast.length + 2 * abreast.indexOf(space.lane);
}

function covers(board: RowBoard, { tick, endTick }: RowSpace, at: number): boolean {
  return [at, at + board.ticks].some(one => tick <= one && one < endTick);
}
