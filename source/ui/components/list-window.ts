// Which lines of a list longer than its room are visible, and the marks that show where it continues.
import type { Glyphs } from '../theme/glyphs.ts';

/** Returns the first visible line of a list that opens with line `at` marked, in a room of `limit` lines. */
export function firstSeen(at: number, limit: number): number {
  return Math.max(0, at - limit + 1);
}

/** Returns the first visible line after the mark has moved one step to line `at`; the ends of the list are joined. */
export function scrolledTo(first: number, at: number, limit: number, count: number): number {
  const below = (at - first + count) % count;
  if (below < limit) return first;
  return below === limit ? (first + 1) % count : (first - 1 + count) % count;
}

/** Returns the first visible line once line `at` is marked, where `first` was before: the list moves no more than it must. */
export function firstWith(first: number, at: number, limit: number): number {
  return Math.min(Math.max(first, at - limit + 1), at);
}

/** Returns the marks of lines after which the list continues out of sight, by index. */
export function cutMarks(
  first: number,
  limit: number,
  count: number,
  { up, down }: Glyphs,
): ReadonlyMap<number, string> {
  if (limit >= count) return new Map();
  const last = (first + limit - 1) % count;
  return new Map([
    ...(first === 0 ? [] : [[first, up] as const]),
    ...(last === count - 1 ? [] : [[last, down] as const]),
  ]);
}
