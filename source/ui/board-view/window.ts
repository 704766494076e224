// The stretch of track that a strip shows: which tick is in which column. Ticks count on past the line here; a tick of the
// lap is the remainder by the ticks of a lap.
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { modulo, spanOf } from './lap.ts';

/** Columns per tick: 1 on screens of up to 149 columns, 2 from 150 on. */
export type Scale = 1 | 2;

export interface StripWindow {
  readonly board: FormulaBoard;
  readonly scale: Scale;
  /** Columns of track, without the margin in front. */
  readonly columns: number;
  /** Tick of the first column; may be negative. */
  readonly firstTick: number;
  /** Number of ticks that begin within the columns. */
  readonly ticks: number;
}

/** Columns in front of the track that hold the lane letters. */
export const MARGIN = 3;

export const TICKS_BEHIND = 13;

export function windowFrom(
  board: FormulaBoard,
  firstTick: number,
  scale: Scale,
  columns: number,
): StripWindow {
  return { board, scale, columns, firstTick, ticks: Math.ceil(columns / scale) };
}

/** Returns the column where a tick begins; outside the window it is negative or too large. */
export function columnOf(window: StripWindow, tick: number): number {
  return (tick - window.firstTick) * window.scale;
}

export interface Place {
  readonly space: FormulaSpace;
  /** Column where it begins, and where the next one of its lane begins; either may be outside the window. */
  readonly from: number;
  readonly to: number;
}

/** Returns every appearance of a space in a window: none, one, or several where a lap is shorter than the window. */
export function placesOf(window: StripWindow, space: FormulaSpace): Place[] {
  const places: Place[] = [];
  const { board, firstTick, ticks } = window;
  const span = spanOf(board, space);
  const earliest = firstTick - span + 1;
  let tick = earliest + modulo(space.tick - earliest, board.ticks);
  for (; tick < firstTick + ticks; tick += board.ticks) {
    const from = columnOf(window, tick);
    places.push({ space, from, to: from + span * window.scale });
  }
  return places;
}

/** Returns the column of a space's mark, kept inside the window as long as any part of the space is. */
export function markColumn(window: StripWindow, place: Place): number {
  const middle = Math.floor((place.to - place.from) / 2);
  const inside = place.from + Math.min(window.scale === 1 ? 1 : middle, place.to - place.from - 1);
  return Math.max(0, Math.min(window.columns - 1, inside));
}
