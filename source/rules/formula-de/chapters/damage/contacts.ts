// Contact between cars (M-14-1, R-03): which cars are next to a space or directly in front of it.
import { spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, FormulaDeRace } from '../../state.ts';
import { carsOnBoard } from '../movement/occupancy.ts';
import { inOrderOfPlay, type RankGround } from '../round/ranking.ts';

/**
 * Returns, in order of play, the cars in contact with a car on `space`: those next to it and directly in front, never
 * behind.
 */
export function contactsAt(
  race: Pick<FormulaDeRace, 'laps' | 'cars' | 'reference'>,
  ground: RankGround,
  seat: Seat,
  space: string,
): readonly Car[] {
  const { board } = ground;
  const place = spaceOf(board, space);
  // The pit lane is neutral ground (M-19-5-3, R-41), and no space of the track is next to one of the pits or behind it.
  if (place.kind !== 'track') return [];
  const near = new Set([place.ahead, ...place.beside]);
  const touched = carsOnBoard(race, seat).filter(car => near.has(spaceOf(board, car.space).index));
  return inOrderOfPlay(race, ground, touched);
}
