// The tires once more as they are printed (M-8-5-T1 to M-8-5-T3), independent of the figures of the books.
import type { Car, TireType, TrackState } from '../../../rules/formula-de/state.ts';

/**
 * Returns the tire points for one space beyond a corner whose limit is crossed after `laps` crossings of the line
 * (R-22, R-57).
 */
export function tirePrice({ set }: Pick<Car, 'set'>, laps: number, track: TrackState): number {
  if (set === undefined || set.type === 'hard') return 1;
  if (set.type === 'rain' && track === 'wet') return 1;
  return lapOfSet(set.fittedFor, laps) >= 3 ? 3 : 2;
}

/**
 * Returns what Trant asks for a corner left a stop short after `laps` crossings of the line: for each point beyond it, twice on
 * wet tires in the dry (TR-62, TR-115), and once more on soft ones, by the lap of the set (TR-63, TR-111, TR-113, TR-114).
 */
export function pointPrice(
  { set }: Pick<Car, 'set'>,
  laps: number,
  track: TrackState,
): { readonly each: number; readonly once: number } {
  const each = set?.type === 'rain' && track === 'dry' ? 2 : 1;
  const once = set?.type === 'soft' ? Math.min(3, lapOfSet(set.fittedFor, laps)) : 0;
  return { each, once };
}

/** Returns the spaces of the slide on a required stop of a wet track (M-8-1-2, M-8-2-2, M-8-3-2). */
export function slideSpaces(type: TireType | undefined): number {
  return type === 'rain' ? 1 : 3;
}

/** Returns the lap of a set from 1: the first crossing of the line does not age the set of the grid. */
export function lapOfSet(fittedFor: number, laps: number): number {
  const lap = Math.max(1, laps);
  return Math.max(1, lap - fittedFor + 1);
}
