// The classification at any moment (21, R-88, R-89).
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { SeatStatus, Standing } from '../kit/types.ts';
import { byDistance, progressOf, type RankGround } from './chapters/ranking.ts';
import type { Car, FormulaDeRace } from './state.ts';

const RANK: Readonly<Record<SeatStatus, number>> = { finished: 0, racing: 1, retired: 2 };

/**
 * Returns finished cars by crossing, then running cars by distance, then retired ones by distance and later retirement.
 */
export function standings(
  race: Pick<FormulaDeRace, 'cars' | 'laps'>,
  ground: RankGround,
): readonly Standing[] {
  const { board } = ground;
  return byDistance(race, ground, race.cars)
    .toSorted((a, b) => RANK[a.status] - RANK[b.status] || withinStatus(board, a, b))
    .map((car, index) => ({ place: index + 1, seat: car.seat, status: car.status }));
}

// A difference of 0 keeps the order by distance.
function withinStatus(board: FormulaBoard, a: Car, b: Car): number {
  if (a.status === 'finished') return (a.place ?? 0) - (b.place ?? 0);
  if (a.status === 'racing') return 0;
  return progressOf(board, b) - progressOf(board, a) || (b.retiredAt ?? 0) - (a.retiredAt ?? 0);
}
