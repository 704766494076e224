// The classification at any moment (21, R-88, R-89).
import type { SeatStatus, Standing } from '../kit/types.ts';
import { compareOut, scored } from './chapters/round/points.ts';
import { byDistance, type RankGround } from './chapters/round/ranking.ts';
import type { Car, FormulaDeRace } from './state.ts';

const RANK: Readonly<Record<SeatStatus, number>> = { finished: 0, racing: 1, retired: 2 };

/**
 * Returns finished cars by crossing, then running cars by distance, then retired ones by distance and later retirement
 * or by points first (BGA-V-6).
 */
export function standings(
  race: Pick<FormulaDeRace, 'cars' | 'laps' | 'qualifyingPoints'>,
  ground: RankGround,
): readonly Standing[] {
  return byDistance(race, ground, race.cars)
    .toSorted((a, b) => RANK[a.status] - RANK[b.status] || withinStatus(race, ground, a, b))
    .map((car, index) => ({
      place: index + 1,
      seat: car.seat,
      status: car.status,
      ...scored(race, car, ground.values),
    }));
}

// A difference of 0 keeps the order by distance.
function withinStatus(
  race: Pick<FormulaDeRace, 'qualifyingPoints'>,
  ground: RankGround,
  a: Car,
  b: Car,
): number {
  if (a.status === 'finished') return (a.place ?? 0) - (b.place ?? 0);
  if (a.status === 'racing') return 0;
  return compareOut(race, ground, a, b);
}
