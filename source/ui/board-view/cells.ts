// A row under construction: one mark, tone and seat per column. Everything on the strip and the map is put into such
// cells, so that no row can become wider than it should be.
import type { Row, Run, Tone } from '../rows.ts';
import { graphemesOf } from '../theme/width.ts';

export const NOBODY = -1;

/** A row as columns; the second column of a wide character holds an empty mark. */
export interface Cells {
  readonly marks: string[];
  readonly tones: Tone[];
  readonly seats: number[];
}

export function blankCells(columns: number): Cells {
  const size = Math.max(0, columns);
  return {
    marks: new Array<string>(size).fill(' '),
    tones: new Array<Tone>(size).fill('plain'),
    seats: new Array<number>(size).fill(NOBODY),
  };
}

/** Puts a mark of one column; does nothing outside the row. */
export function putMark(
  cells: Cells,
  column: number,
  mark: string,
  tone: Tone,
  seat = NOBODY,
): void {
  if (column < 0 || column >= cells.marks.length) return;
  cells.marks[column] = mark;
  cells.tones[column] = tone;
  cells.seats[column] = seat;
}

/** Puts a text at `column`, cut at both ends of the row. */
export function putText(cells: Cells, column: number, text: string, tone: Tone): void {
  let at = column;
  for (const { text: mark, width } of graphemesOf(text)) {
    if (width === 0) continue;
    if (at >= 0 && at + width <= cells.marks.length) {
      putMark(cells, at, mark, tone);
      for (let more = 1; more < width; more++) putMark(cells, at + more, '', tone);
    }
    at += width;
  }
}

/** Returns the finished row; adjacent columns of the same tone and seat become one run. */
export function toRow(cells: Cells): Row {
  const row: Run[] = [];
  const { marks, tones, seats } = cells;
  let text = '';
  let tone: Tone = 'plain';
  let seat = NOBODY;
  for (const [column, mark] of marks.entries()) {
    const nextTone = tones[column] ?? 'plain';
    const nextSeat = seats[column] ?? NOBODY;
    if (text !== '' && (nextTone !== tone || nextSeat !== seat)) {
      row.push(runOf(text, tone, seat));
      text = '';
    }
    tone = nextTone;
    seat = nextSeat;
    text += mark;
  }
  if (text !== '') row.push(runOf(text, tone, seat));
  return row;
}

function runOf(text: string, tone: Tone, seat: number): Run {
  return seat === NOBODY ? { text, tone } : { text, tone, seat };
}
