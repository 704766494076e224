// Contact between cars (M-14-1, R-03): which cars are next to a space or directly in front of it.
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, FormulaDeRace } from '../../state.ts';
import { carsOnBoard } from '../movement/occupancy.ts';
import { inOrderOfPlay, type RankGround } from '../round/ranking.ts';

/**
 * Returns the spaces of the track that touch one, ahead, beside from front to back, then behind; none in the pits
 * (TRR-38, TRR-39).
 */
export function spacesAround(board: FormulaBoard, place: FormulaSpace): readonly FormulaSpace[] {
  if (place.kind !== 'track') return [];
  // Increases with the ticks ahead of the space, counted from half a lap behind it and across the line.
  const lead = ({ tick }: FormulaSpace) => (tick - place.tick + 1.5 * board.ticks) % board.ticks;
  const beside = place.beside.map(index => spaceAt(board, index));
  const behind = board.spaces.filter(
    ({ ahead, kind }) => kind === 'track' && ahead === place.index,
  );
  return [
    spaceAt(board, place.ahead),
    ...beside.toSorted((one, other) => lead(other) - lead(one)),
    ...behind,
  ];
}

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
