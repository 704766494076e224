// The classification at any moment.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { Standing } from '../kit/types.ts';
import type { KnownRace } from './state.ts';

/** Returns the places at any moment, with every seat once. */
export function standings({ cars }: KnownRace, _board: RowBoard): readonly Standing[] {
  return cars.map(({ seat, status }, index) => ({ place: index + 1, seat, status }));
}
