// How wide the road is (CFR-72, CFR-156).
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';

/** Returns how many spaces the road is wide at a space: all lanes of a corner, though its spaces need not line up. */
export function widthAt(
  { corners, spaces }: Pick<RowBoard, 'corners' | 'spaces'>,
  { corner, row }: RowSpace,
): number {
  return (
    corners[corner]?.lanes.length ??
    spaces.filter(space => space.row === row && space.lane >= 0).length
  );
}
