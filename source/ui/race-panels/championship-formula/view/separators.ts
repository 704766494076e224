// What stands between the lanes: nothing where a car may step across to either side, else a line, with an arrow where only
// one side may be left.
import { type Cells, putMark } from '../../../board-view/cells.ts';
import type { Glyphs } from '../../../theme/glyphs.ts';
import { type Box, MARGIN, type RowWindow } from './row-window.ts';

export function separate(
  window: RowWindow,
  boxes: readonly Box[],
  lanes: readonly Cells[],
  glyphs: Glyphs,
): void {
  for (const box of boxes) {
    for (const other of boxes) {
      if (other.line <= box.line || !isBeside(box, other, boxes)) continue;
      const cells = lanes[(box.line + other.line) >> 1];
      const from = Math.max(box.from, other.from, 0);
      const to = Math.min(box.to, other.to, window.columns);
      if (cells !== undefined) fill(cells, from, to, markBetween(window, box, other, glyphs));
    }
  }
}

// Neighbours overlap along the road, and no other lane is between them.
function isBeside(box: Box, other: Box, boxes: readonly Box[]): boolean {
  const overlaps = (one: Box, two: Box) => one.from < two.to && two.from < one.to;
  if (!overlaps(box, other)) return false;
  return !boxes.some(
    one =>
      one.line > box.line && one.line < other.line && overlaps(one, box) && overlaps(one, other),
  );
}

interface Separator {
  readonly line: string;
  readonly arrow: string;
}

function markBetween(
  { board }: RowWindow,
  { space: left }: Box,
  { space: right }: Box,
  glyphs: Glyphs,
): Separator | undefined {
  const crosses = (from: typeof left, lane: number) =>
    from.next.some(({ to }) => board.spaces[to]?.lane === lane);
  const isLeft = crosses(right, left.lane);
  const isRight = crosses(left, right.lane);
  if (isLeft && isRight) return undefined;
  const arrow = isLeft ? glyphs.onlyLeft : isRight ? glyphs.onlyRight : glyphs.verge;
  return { line: glyphs.verge, arrow };
}

function fill(cells: Cells, from: number, to: number, mark: Separator | undefined): void {
  if (mark === undefined) return;
  for (let at = from; at < to; at++) putMark(cells, MARGIN + at, mark.line, 'faint');
  if (to > from) putMark(cells, MARGIN + to - 1, mark.arrow, 'faint');
}
