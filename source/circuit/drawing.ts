// Drawn corners: one row per lane and a mark where a space begins; the column is the tick counted from the door.
import type { Mark } from './marks.ts';

/** A fault of a drawing at a row and column of its text, both counted from 0. */
interface DrawingFault {
  readonly row: number;
  readonly column: number;
  readonly message: string;
  readonly mend: string;
}

/** The first column of the drawing itself, behind the letter of the lane and a blank. */
export const FIRST_COLUMN = 2;
const MARKS = ['-', '\\', '/', 'X', 'l', 'r'];

export function drawingFaults(rows: readonly string[], letters: readonly string[]): DrawingFault[] {
  if (rows.length !== letters.length) {
    return [
      {
        row: 0,
        column: 0,
        message: `the drawing has ${rows.length} rows, the board has ${letters.length} lanes`,
        mend: `draw one row for each of ${letters.join(', ')}`,
      },
    ];
  }
  const width = spanOf(rows);
  return rows.flatMap((row, lane) => rowFaults(row, lane, letters, width));
}

/** Returns the rows whose first space does not begin at the door or, in every second lane, half a space behind it. */
export function unstaggeredRows(rows: readonly string[]): number[] {
  return rows.flatMap((row, lane) =>
    row.slice(FIRST_COLUMN).search(/\S/) === lane % 2 ? [] : [lane],
  );
}

/** Returns where the spaces of a drawn corner begin, lane by lane; the drawing must be faultless. */
export function drawnMarks(rows: readonly string[], fromTick: number): Mark[][] {
  return rows.map(row =>
    [...row.slice(FIRST_COLUMN)].flatMap((mark, column) =>
      mark === ' ' ? [] : [{ tick: fromTick + column, ...arrows(mark) }],
    ),
  );
}

/** Returns the ticks of a drawn corner, two for each space of its longest lane. */
export function spanOf(rows: readonly string[]): number {
  return 2 * Math.max(1, ...rows.map(row => row.slice(FIRST_COLUMN).replace(/\s/g, '').length));
}

function rowFaults(
  row: string,
  lane: number,
  letters: readonly string[],
  width: number,
): DrawingFault[] {
  const letter = letters[lane] ?? '';
  if (row[0] !== letter || (row[1] ?? ' ') !== ' ') {
    const message = `row ${lane + 1} of the drawing does not begin with ${letter} and a blank`;
    return [{ row: lane, column: 0, message, mend: `begin it with '${letter} '` }];
  }
  const marks = [...row.slice(FIRST_COLUMN)];
  const faults: DrawingFault[] = [];
  if (marks.length === 0) {
    const message = `lane ${letter} has no space in the corner`;
    faults.push({ row: lane, column: 0, message, mend: 'draw at least one mark' });
  }
  const widest = width + (lane % 2);
  if (marks.length > widest) {
    faults.push({
      row: lane,
      column: FIRST_COLUMN + widest,
      message: `lane ${letter} is drawn up to column ${marks.length}, the corner has ${widest} columns (two for each space of its longest lane)`,
      mend: 'draw the marks closer together or add spaces to the longest lane',
    });
  }
  marks.forEach((mark, column) => {
    const fault = markFault(mark, lane, letters, column + 1);
    if (fault !== undefined) faults.push({ row: lane, column: FIRST_COLUMN + column, ...fault });
  });
  return faults;
}

function markFault(mark: string, lane: number, letters: readonly string[], column: number) {
  const where = `lane ${letters[lane] ?? ''} column ${column}`;
  if (mark === ' ') return undefined;
  if (!MARKS.includes(mark)) {
    return { message: `${where}: unknown mark '${mark}'`, mend: `use one of ${MARKS.join(' ')}` };
  }
  const { left, right } = arrows(mark);
  if ((left && lane === 0) || (right && lane === letters.length - 1)) {
    const mend = 'use - or an arrow to the other side';
    return { message: `${where}: the arrow '${mark}' leads off the track`, mend };
  }
  return undefined;
}

function arrows(mark: string) {
  return {
    onward: mark !== 'l' && mark !== 'r',
    left: mark === '/' || mark === 'X' || mark === 'l',
    right: mark === '\\' || mark === 'X' || mark === 'r',
  };
}
