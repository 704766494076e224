// Racing lines: who is on one, what it gives, and when it is left (CFR-51 to CFR-56, CFR-125, CFR-151).
import type { RacingLine, RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { LineInUse } from '../../state.ts';
import type { BookValues } from '../../values.ts';

export interface LineStep {
  readonly line: LineInUse | undefined;
  /** True when it leaves its line before the end (CFR-54). */
  readonly leaves: boolean;
}

/**
 * Returns what becomes of a line on the step to `next`. A car on the first space of a line is on it, and stays on it from
 * space to space, over several turns if needed (CR-21, CR-63).
 *
 * @param overThere the excess there without the line, in mph
 * @param mayUse false for a car that forces a pass there, or has done so in that corner (CFR-125, CR-23, CR-87)
 */
export function lineStep(
  { corners }: Pick<RowBoard, 'corners'>,
  line: LineInUse | undefined,
  next: RowSpace,
  overThere: number,
  mayUse: boolean,
): LineStep {
  const lines = corners[next.corner]?.lines ?? NONE;
  if (line !== undefined) {
    const own = corners[line.corner]?.lines ?? NONE;
    const going = mayUse ? continued(own, line, next) : undefined;
    if (going !== undefined) {
      const over = Math.max(line.over, overThere);
      return { line: { ...line, line: going, step: line.step + 1, over }, leaves: false };
    }
    return { line: joined(lines, next, overThere, mayUse), leaves: goesOn({ corners }, line) };
  }
  return { line: joined(lines, next, overThere, mayUse), leaves: false };
}

/** Reports whether a car has not reached the end of its line yet (CFR-54). */
export function goesOn(
  { corners }: Pick<RowBoard, 'corners'>,
  { corner, line, step }: LineInUse,
): boolean {
  return step + 1 < (corners[corner]?.lines[line]?.spaces.length ?? 0);
}

/** Returns the lowest limit that a car has entered on its line, as it is printed, in mph (CFR-54). */
export function lowestLimit(
  { corners, spaces }: Pick<RowBoard, 'corners' | 'spaces'>,
  { corner, line, step }: LineInUse,
): number {
  const driven = corners[corner]?.lines[line]?.spaces.slice(0, step + 1) ?? [];
  const limits = driven.map(index => spaces[index]?.limit ?? 0);
  return Math.min(...limits.filter(limit => limit > 0));
}

const NONE: readonly RacingLine[] = [];

// Two lines of a colour may part after some spaces that they share.
function continued(
  lines: readonly RacingLine[],
  { line, step }: LineInUse,
  next: RowSpace,
): number | undefined {
  const driven = lines[line]?.spaces.slice(0, step + 1) ?? [];
  const going = lines.findIndex(
    ({ colour, spaces }, index) =>
      spaces[step + 1] === next.index &&
      (index === line ||
        (colour === lines[line]?.colour && driven.every((space, k) => spaces[k] === space))),
  );
  return going < 0 ? undefined : going;
}

// Lines that begin on the same space are of one colour (CR-88).
function joined(
  lines: readonly RacingLine[],
  next: RowSpace,
  over: number,
  mayUse: boolean,
): LineInUse | undefined {
  if (!mayUse || lines.length === 0) return undefined;
  const index = lines.findIndex(({ spaces }) => spaces[0] === next.index);
  return index < 0 ? undefined : { corner: next.corner, line: index, step: 0, over };
}

/** Returns by how much a line raises the limits of its spaces, in mph (CFR-52, CFR-56). */
export function lineBonus(
  { corners }: Pick<RowBoard, 'corners'>,
  line: LineInUse | undefined,
  { lines }: Pick<BookValues, 'lines'>,
): number {
  if (line === undefined) return 0;
  const colour = corners[line.corner]?.lines[line.line]?.colour;
  return colour === undefined ? 0 : lines[colour];
}
