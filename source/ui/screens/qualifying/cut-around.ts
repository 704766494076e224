// A table that is longer than its room.
import type { Row } from '../../rows.ts';

/** Fewest rows of a table that is cut: a mark, a driver, a mark. */
const CUT_LEAST = 3;

/**
 * Returns the rows around the one with that index, with a mark in place of the rest at either end; all of them where there is
 * no room for that.
 */
export function cutAround(
  rows: readonly Row[],
  at: number,
  room: number,
  mark: string,
): readonly Row[] {
  if (rows.length <= room || room < CUT_LEAST) return rows;
  const top = Math.min(Math.max(0, at - Math.floor(room / 2)), rows.length - room);
  const marked: Row = [{ text: `  ${mark}`, tone: 'faint' }];
  return rows.slice(top, top + room).map((row, index) => {
    const isCut = index === 0 ? top > 0 : index === room - 1 && top + room < rows.length;
    return isCut ? marked : row;
  });
}
