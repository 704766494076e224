// The lanes of a derived corner: the inside has the spaces of the road, the lanes outside of it more.
import type { DrawnSpace, Lanes } from './drawn-lap.ts';
import { limitsOf } from './limits.ts';
import type { Part } from './parts.ts';

/**
 * Degrees of turning from which the outside lane has one space more, and two more; that larger bends have more is known, the
 * degrees are ours.
 */
const ONE_MORE_DEGREES = 55;
const TWO_MORE_DEGREES = 150;

/**
 * Returns the lanes of a corner from left to right.
 * @param spaces of the inside lane, by part.
 */
export function cornerLanes(
  parts: readonly Part[],
  spaces: readonly number[],
  lanes: Lanes,
): DrawnSpace[][] {
  const more = moreSpaces(parts, lanes);
  const sharpest = parts.reduce(
    (most, part, k) => (part.turnDegrees > (parts[most]?.turnDegrees ?? 0) ? k : most),
    0,
  );
  return Array.from({ length: lanes }, (_, lane) =>
    parts.flatMap((part, k) => {
      const outwards = part.side === 'R' ? lanes - 1 - lane : lane;
      const count = (spaces[k] ?? 0) + (k === sharpest ? (more[outwards] ?? 0) : 0);
      const limit = limitsOf(part, lanes)[outwards] ?? 0;
      return Array.from({ length: count }, () => ({ limit, left: false, right: false }));
    }),
  );
}

/** Returns how many spaces more each lane has at the sharpest part, from the inside out; none beside a chicane. */
function moreSpaces(parts: readonly Part[], lanes: Lanes): number[] {
  const degrees = parts.reduce((sum, part) => sum + part.turnDegrees, 0);
  const isChicane = parts.some(part => part.side === undefined);
  const most = isChicane
    ? 0
    : Number(degrees >= ONE_MORE_DEGREES) + Number(degrees >= TWO_MORE_DEGREES);
  return lanes === 3 ? [0, Math.min(most, 1), most] : [0, most];
}
