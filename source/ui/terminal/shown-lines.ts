// Remembers what the terminal shows, so that of a changed line only its changed cells are written. Ink writes the rest of
// a line from its first change on, with everything that stands behind it.
import { cellsOf, difference, type StyledCell } from './styled-cells.ts';

const ESC = '\u001b';
/** The move up to the first line with which each frame begins that changes some lines. */
const UP = new RegExp(`^${ESC}\\[(\\d+)A`);
const NEXT_LINE = `${ESC}[E`;
/** A line that is written from a column on, after everything behind it was erased. */
const FROM_COLUMN = new RegExp(`^${ESC}\\[(\\d*)G(?:${ESC}\\[(\\d+)G)?${ESC}\\[K`);
/** Private modes, such as the beginning and the end of a frame, leave the lines as they are. */
const ASIDE = new RegExp(`^(?:${ESC}\\[\\?\\d+[hl])*$`);
/** The codes that erase the lines before a frame is written whole. */
const ERASED = new RegExp(`^(?:${ESC}\\[2K|${ESC}\\[1?A|${ESC}\\[1?G)*`);

/** A line as it is known; undefined for one that was never seen whole. */
type KnownLine = readonly StyledCell[] | undefined;

export interface ShownLines {
  /** Returns a frame of Ink in which changed lines are written cell by cell; anything else is returned as it is. */
  readonly shortened: (frame: string) => string;
}

export function openShownLines(): ShownLines {
  let lines: readonly KnownLine[] = [];
  return {
    shortened(frame) {
      const changed = changedFrame(frame, lines);
      if (changed !== undefined) {
        lines = changed.lines;
        return changed.text;
      }
      if (!ASIDE.test(frame)) lines = wholeFrame(frame);
      return frame;
    },
  };
}

function wholeFrame(frame: string): readonly KnownLine[] {
  const text = frame.replace(ERASED, '');
  const lines = text.split('\n').map(cellsOf);
  return text === '' || lines.includes(undefined) ? [] : lines;
}

interface Changed {
  readonly text: string;
  readonly lines: readonly KnownLine[];
}

// Returns undefined unless the frame changes some lines of exactly as many as are known.
function changedFrame(frame: string, known: readonly KnownLine[]): Changed | undefined {
  const up = UP.exec(frame);
  if (up === null || Number(up[1]) !== known.length - 1) return undefined;
  const lines = [...known];
  let text = up[0];
  let rest = frame.slice(up[0].length);
  for (let row = 0; row < known.length && rest !== ''; row++) {
    if (rest.startsWith(NEXT_LINE)) {
      text += NEXT_LINE;
      rest = rest.slice(NEXT_LINE.length);
      continue;
    }
    const end = rest.indexOf('\n');
    const written = end < 0 ? rest : rest.slice(0, end);
    const before = known[row];
    const after = lineAfter(written, before);
    lines[row] = after;
    const isKnown = before !== undefined && after !== undefined;
    text += (isKnown ? difference(before, after) : written) + (end < 0 ? '' : '\n');
    rest = end < 0 ? '' : rest.slice(end + 1);
  }
  return rest === '' ? { text, lines } : undefined;
}

function lineAfter(written: string, before: KnownLine): KnownLine {
  const from = FROM_COLUMN.exec(written);
  if (from === null) return undefined;
  const column = Number(from[2] ?? (from[1] || 1)) - 1;
  const tail = cellsOf(written.slice(from[0].length));
  if (tail === undefined || column === 0) return tail;
  return before === undefined ? undefined : [...before.slice(0, column), ...tail];
}
