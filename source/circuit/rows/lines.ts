// Which corners of a derived lap have a red line, and where it runs. Known: arrows are printed on some corners only;
// which ones, and that every second may do, is ours. Green lines are an author's alone.
import type { DrawnLine } from './drawn-lap.ts';
import { insideLimit } from './limits.ts';
import type { Part } from './parts.ts';

const DEGREES_MIN = 60;
const DEGREES_MAX = 150;
const INSIDE_SPACES_MIN = 2;
const LIMIT_MIN = 60;

/** What decides whether a corner has a line. */
export interface LineCase {
  readonly parts: readonly Part[];
  /** Spaces by lane, from left to right. */
  readonly spaces: readonly number[];
  /** Rows of the straight behind it. */
  readonly rowsAfter: number;
}

/** Reports whether a corner can have a derived line at all: one bend on two lanes. */
export function takesLine(parts: readonly Part[], lanes: number): boolean {
  return parts.length === 1 && parts[0]?.side !== undefined && lanes === 2;
}

/** Reports whether a corner has a line if it is due for one: neither a kink nor a hairpin, with room on the inside. */
function mayHaveLine({ parts, spaces }: LineCase): boolean {
  const [part] = parts;
  return (
    part !== undefined &&
    takesLine(parts, spaces.length) &&
    part.turnDegrees >= DEGREES_MIN &&
    part.turnDegrees <= DEGREES_MAX &&
    Math.min(...spaces) >= INSIDE_SPACES_MIN &&
    insideLimit(part.mph) >= LIMIT_MIN
  );
}

/** Returns the indices of the corners with a line: every second that may, from the one before the longest straight. */
export function cornersWithLine(corners: readonly LineCase[]): Set<number> {
  const able = corners.flatMap((corner, index) => (mayHaveLine(corner) ? [index] : []));
  const rows = corners.map(corner => corner.rowsAfter);
  const longest = rows.indexOf(Math.max(...rows));
  const first = Math.max(
    able.findLastIndex(index => index <= longest),
    0,
  );
  const inOrder = able.map((_, k) => able[(first + k) % able.length] ?? 0);
  return new Set(inOrder.filter((_, k) => k % 2 === 0));
}

/** Returns the line of a corner: the first space of the outside lane, then the inside lane to its end. */
export function redLine(part: Part, spaces: readonly number[]): DrawnLine {
  const inside = part.side === 'R' ? spaces.length - 1 : 0;
  const outside = spaces.length - 1 - inside;
  const along = Array.from({ length: spaces[inside] ?? 0 }, (_, number) => ({
    lane: inside,
    number,
  }));
  return { colour: 'red', spaces: [{ lane: outside, number: 0 }, ...along] };
}
