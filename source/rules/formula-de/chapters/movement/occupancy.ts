// What stands on the board: cars, wrecks among them, and backmarkers (TR-134). Only this module decides which spaces
// are taken, and by what.
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, FormulaDeRace } from '../../state.ts';

export type Occupied = Pick<FormulaDeRace, 'cars' | 'backmarkers'>;

/** The backmarkers of a race by their numbers, those included that have been taken off. */
type Backmarkers = NonNullable<FormulaDeRace['backmarkers']>;

export type Occupant =
  | { readonly space: string; readonly seat: Seat }
  | { readonly space: string; readonly marker: number };

/**
 * Returns the cars on the board in order of seats, wrecks included.
 * @param but a seat whose car does not count
 */
export function carsOnBoard({ cars }: Pick<FormulaDeRace, 'cars'>, but?: Seat): readonly Car[] {
  return cars.filter(car => car.onBoard && car.seat !== but);
}

export function carOn(
  { cars }: Pick<FormulaDeRace, 'cars'>,
  board: FormulaBoard,
  index: number,
): Car | undefined {
  return cars.find(car => car.onBoard && spaceOf(board, car.space).index === index);
}

export function markersOnTrack({ backmarkers }: Pick<Occupied, 'backmarkers'>): readonly number[] {
  if (backmarkers === undefined) return NONE;
  return backmarkers.flatMap(({ removed }, marker) => (removed === true ? [] : [marker]));
}

const NONE: readonly number[] = [];

export function hasMarkerOn(
  { backmarkers }: Pick<Occupied, 'backmarkers'>,
  board: FormulaBoard,
  index: number,
): boolean {
  const { id } = spaceAt(board, index);
  return backmarkers?.some(({ space, removed }) => removed !== true && space === id) ?? false;
}

/** Returns everything on the board: the cars in order of seats, then the backmarkers. */
export function occupantsIn(race: Occupied): readonly Occupant[] {
  return [
    ...carsOnBoard(race).map(({ space, seat }) => ({ space, seat })),
    ...markersOnTrack(race).map(marker => ({
      space: spaceOfMarker(race.backmarkers, marker),
      marker,
    })),
  ];
}

function spaceOfMarker(backmarkers: Backmarkers | undefined, marker: number): string {
  return backmarkers?.[marker]?.space ?? '';
}

/**
 * Returns the indices of the spaces on which something stands.
 * @param but a seat whose car does not count
 */
export function takenSpaces(
  { cars, backmarkers }: Occupied,
  board: FormulaBoard,
  but?: Seat,
): Set<number> {
  // Every search of ways begins here, so no intermediate lists are built.
  const taken = new Set<number>();
  for (const car of cars) {
    if (car.onBoard && car.seat !== but) taken.add(spaceOf(board, car.space).index);
  }
  if (backmarkers === undefined) return taken;
  for (const { space, removed } of backmarkers) {
    if (removed !== true) taken.add(spaceOf(board, space).index);
  }
  return taken;
}
