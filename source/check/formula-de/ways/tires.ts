// The tires told once more, as they are printed (M-8-5-T1 to M-8-5-T3), apart from the figures of the books.
import type { Car, TireType, TrackState } from '../../../rules/formula-de/state.ts';

/** Tire points for one space beyond a corner, when its limit is crossed after `laps` crossings of the line. */
export function tirePrice({ set }: Pick<Car, 'set'>, laps: number, track: TrackState): number {
  if (set === undefined || set.type === 'hard') return 1;
  if (set.type === 'rain' && track === 'wet') return 1;
  return lapOfSet(set.fittedFor, laps) >= 3 ? 3 : 2;
}

/** Spaces of the slide on a required stop of a wet track (M-8-1-2, M-8-2-2, M-8-3-2). */
export function slideSpaces(type: TireType | undefined): number {
  return type === 'rain' ? 1 : 3;
}

/** The lap of a set from 1: the first crossing of the line does not age the one of the grid. */
export function lapOfSet(fittedFor: number, laps: number): number {
  const lap = Math.max(1, laps);
  return Math.max(1, lap - fittedFor + 1);
}
