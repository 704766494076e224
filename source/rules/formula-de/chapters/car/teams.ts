// Teams: who is in which, and how many may race (BGA-O-59, BGA-B-8).
import type { Seat } from '../../../kit/types.ts';
import type { BookValues } from '../../values.ts';

/** Returns the team of a seat, counted from 0 (BGA-O-59). */
export function teamOf(seat: Seat, { teams }: Pick<BookValues, 'teams'>): number {
  return Math.floor(seat / teams.size);
}

/** Reports whether so many cars make whole teams (BGA-O-59). */
export function fillsTeams(cars: number, { teams }: Pick<BookValues, 'teams'>): boolean {
  return cars % teams.size === 0;
}

/**
 * Returns how many cars may race: as many as the book and the grid admit, and no more than have a pit, of which a team has
 * one (R-84, BGA-B-8).
 * @param boxes how many pits there are, one that is shared counted for each; undefined where nobody stops
 */
export function seatsMost(
  max: number,
  slots: number,
  boxes: number | undefined,
  values: Pick<BookValues, 'teams'>,
): number {
  const { size } = values.teams;
  const most = Math.min(max, slots, boxes === undefined ? slots : boxes * size);
  return most - (most % size);
}
