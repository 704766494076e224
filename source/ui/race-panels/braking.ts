// Moves that are made shorter at a price: they are listed by how much they are shortened, so that one key pulls the marked space
// back step by step instead of adding all of them to the list.
import { type Board, spaceOf } from '../../circuit/board.ts';

/** How far moves are shortened beyond what they must be: by so much, or by any amount. */
export type Cut = number | 'all';

/** What the panels keep of it while a question is open. */
export interface Braking {
  readonly cut: number;
  /** The line that was marked before the brakes were used; empty while they are not. */
  readonly unbraked: string;
}

export const UNBRAKED: Braking = { cut: 0, unbraked: '' };

/** Returns by how much moves may be shortened beyond what they must be, the least first; `brakes` has what each uses. */
export function cutsOf(brakes: readonly number[]): readonly number[] {
  const least = Math.min(...brakes);
  return [...new Set(brakes)].map(used => used - least).toSorted((one, other) => one - other);
}

/** Returns how far moves are shortened next: after the most not at all. Undefined where none can be shortened. */
export function cutAfter(cuts: readonly number[], cut: number): number | undefined {
  return cuts.length < 2 ? undefined : (cuts[cuts.indexOf(cut) + 1] ?? 0);
}

/**
 * Returns the items that are shortened by so much, and those that cannot be. Where nothing is shortened that need not be, those
 * that are to be seen anyway stand among them.
 * @param brakesOf what the move of an item uses; undefined for one that cannot be shortened
 */
export function shortenedBy<I>(
  items: readonly I[],
  cut: Cut,
  brakesOf: (item: I) => number | undefined,
  isSeen: (item: I) => boolean,
): readonly I[] {
  if (cut === 'all') return items;
  const least = Math.min(...items.flatMap(item => brakesOf(item) ?? []));
  return items.filter(item => {
    const brakes = brakesOf(item);
    return brakes === undefined || brakes - least === cut || (cut === 0 && isSeen(item));
  });
}

export interface Ending<I> {
  readonly item: I;
  /** Id of the space. */
  readonly end: string;
}

/** Returns the item that ends nearest to a space, rather in the same lane than in another. */
export function nearestEnd<I>(board: Board, from: string, endings: readonly Ending<I>[]) {
  const own = spaceOf(board, from);
  const away = endings.map(({ item, end }) => {
    const { lane, tick } = spaceOf(board, end);
    const ticks = Math.abs(tick - own.tick);
    return {
      item,
      lanes: Math.abs(lane - own.lane),
      ticks: Math.min(ticks, board.ticks - ticks),
    };
  });
  const [nearest] = away.toSorted((a, b) => a.lanes - b.lanes || a.ticks - b.ticks);
  return nearest?.item;
}
