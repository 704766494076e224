// The classification at any moment (CFR-76 to CFR-78, CFR-164, CR-40).
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { SeatStatus, Standing } from '../kit/types.ts';
import { comparePosition } from './chapters/movement/position.ts';
import type { Car, KnownRace } from './state.ts';

const RANK: Readonly<Record<SeatStatus, number>> = { finished: 0, racing: 1, retired: 2 };

/**
 * Returns the places at any moment, with every seat once: cars that have finished by place, then those under way by distance
 * and grey side, then retired ones, of which the one that held out longer is ahead.
 */
export function standings(
  { cars, grid }: Pick<KnownRace, 'cars' | 'grid'>,
  board: RowBoard,
): readonly Standing[] {
  const onGrid = grid ?? cars.map(({ seat }) => seat);
  return onGrid
    .flatMap(seat => cars[seat] ?? [])
    .toSorted((a, b) => RANK[a.status] - RANK[b.status] || withinStatus(a, b, board))
    .map(({ seat, status }, index) => ({ place: index + 1, seat, status }));
}

function withinStatus(a: Car, b: Car, board: RowBoard): number {
  if (a.status === 'finished') return (a.place ?? 0) - (b.place ?? 0);
  if (a.status === 'racing') return comparePosition(a, b, board);
  return (b.retiredAt ?? 0) - (a.retiredAt ?? 0);
}
