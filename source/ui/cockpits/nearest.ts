// The cars nearest to a space, where they stand now, for the cards of targets.
import { spaceOf } from '../../circuit/board.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { RaceTable } from '../messages.ts';
import { letterOf } from '../screens/race/race-model.ts';
import type { Neighbour } from '../words/road-words.ts';

/** Cars further away, in spaces, are left out. */
const NEAR = 20;

/** Where a car stands. */
export interface Standing {
  readonly seat: Seat;
  readonly space: string;
}

/**
 * Returns the nearest car ahead of a space or beside it and the nearest one behind, each with its distance in spaces; undefined
 * where none is near.
 * @param ticks of a space
 */
export function nearestTo(
  table: Pick<RaceTable, 'board' | 'letters'>,
  to: string,
  cars: readonly Standing[],
  ticks: number,
): readonly [ahead: Neighbour | undefined, behind: Neighbour | undefined] {
  const { board } = table;
  const from = spaceOf(board, to).tick;
  const apart = cars
    .map(({ seat, space }) => {
      const ahead = (spaceOf(board, space).tick - from + board.ticks) % board.ticks;
      const signed = ahead > board.ticks / 2 ? ahead - board.ticks : ahead;
      return { letter: letterOf(table, seat), spaces: Math.round(signed / ticks) };
    })
    .filter(({ spaces }) => Math.abs(spaces) <= NEAR);
  const ahead = apart.filter(({ spaces }) => spaces >= 0).toSorted((a, b) => a.spaces - b.spaces);
  const behind = apart.filter(({ spaces }) => spaces < 0).toSorted((a, b) => b.spaces - a.spaces);
  const told = (one: (typeof apart)[number] | undefined): Neighbour | undefined =>
    one === undefined ? undefined : [one.letter, Math.abs(one.spaces)];
  return [told(ahead[0]), told(behind[0])];
}
