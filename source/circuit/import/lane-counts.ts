// Decides how many spaces each lane gets in each bend of a corner: the middle by arc and stops, lanes further out more.
import { type Complex, turning } from './complexes.ts';

/** Fewest and most spaces of the middle lane, by required stops. */
const MIDDLE_SPACES = { 1: [3, 9], 2: [7, 11], 3: [12, 15] } as const;
/** Metres of arc per space, and the spaces that each further stop adds. */
const ARC_METRES_PER_SPACE = 45;
const SPACES_PER_STOP = 3;
const SPACES_AT_LEAST = 1.3;
/** Neighbouring lanes differ by one space per radian, but none from the middle by more than this share of a bend. */
const LANE_SHARE_MAX = 0.85;

export function middleSpaces(complex: Complex, stops: 1 | 2 | 3): number {
  const [least, most] = MIDDLE_SPACES[stops];
  const arc = (complex.to - complex.from) / ARC_METRES_PER_SPACE;
  const wanted = Math.round(SPACES_AT_LEAST + arc + SPACES_PER_STOP * (stops - 1));
  return Math.min(most, Math.max(least, wanted, complex.bends.length));
}

/**
 * Returns for each bend the spaces by lane from left to right, at least one for every lane.
 * @param spread share of the usual difference between lanes, 0 to 1.
 */
export function laneCounts(
  complex: Complex,
  middle: number,
  lanes: number,
  spread: number,
): readonly (readonly number[])[] {
  const whole = turning(complex);
  const exact = Array.from({ length: lanes }, () => 0);
  const given = Array.from({ length: lanes }, () => 0);
  return complex.bends.map(bend => {
    const share = (middle * Math.abs(bend.turnDegrees)) / whole;
    const radians = (bend.turnDegrees * Math.PI) / 180;
    return exact.map((_, lane) => {
      const outward = ((lanes - 1) / 2 - lane) * radians * spread;
      const most = share * LANE_SHARE_MAX;
      exact[lane] = (exact[lane] ?? 0) + share + Math.min(most, Math.max(-most, outward));
      const count = Math.max(1, Math.round(exact[lane] ?? 0) - (given[lane] ?? 0));
      given[lane] = (given[lane] ?? 0) + count;
      return count;
    });
  });
}
