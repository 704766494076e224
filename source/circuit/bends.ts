// Bends: how many spaces each lane has in a bend, and which way its arrows point.

import type { Bend } from './file/notation.ts';
import type { Mark } from './marks.ts';

const MIDDLE_SPACES_PER_DEGREE = 3.5 / 90;
/** Fewest spaces of the middle lane, by required stops. */
const LEAST_MIDDLE: Readonly<Record<number, number>> = { 1: 3, 2: 7, 3: 12 };
/** In a bend an inner lane loses at most this share of the spaces of the middle lane. */
const MOST_DIFFERENCE = 0.85;

/**
 * Returns the spaces of each lane in each bend, `[bend][lane]`: the written counts, or else counts from the angle, 3.5
 * per 90 degrees in the middle and one per radian more or fewer for each lane outwards or inwards.
 */
export function bendSpaces(
  bends: readonly Bend[],
  stops: number,
  laneCount: number,
): readonly (readonly number[])[] {
  const degrees = bends.reduce((sum, bend) => sum + bend.degrees, 0);
  const middle = Math.max(LEAST_MIDDLE[stops] ?? 3, degrees * MIDDLE_SPACES_PER_DEGREE);
  const counts: (readonly number[])[] = [];
  const exact = new Array<number>(laneCount).fill(0);
  const given = new Array<number>(laneCount).fill(0);
  for (const bend of bends) {
    if (bend.spaces !== undefined) {
      counts.push(bend.spaces);
      continue;
    }
    const share = (middle * bend.degrees) / Math.max(degrees, 1);
    const row = exact.map((before, lane) => {
      const sum = before + laneShare(bend, share, lane, laneCount);
      exact[lane] = sum;
      // Rounding the running sum instead of each bend keeps the length of a complex of small bends.
      const spaces = Math.max(Math.round(sum) - (given[lane] ?? 0), 0);
      given[lane] = (given[lane] ?? 0) + spaces;
      return spaces;
    });
    counts.push(row);
  }
  return counts;
}

export function laneTotals(counts: readonly (readonly number[])[], laneCount: number): number[] {
  return Array.from({ length: laneCount }, (_, lane) =>
    counts.reduce((sum, row) => sum + (row[lane] ?? 0), 0),
  );
}

/**
 * Returns where the spaces of a bent corner begin, lane by lane. The longest lane keeps two ticks per space and the
 * others are stretched over the same span; arrows lead one lane towards the inside of each bend.
 */
export function bentMarks(
  counts: readonly (readonly number[])[],
  bends: readonly Bend[],
  laneCount: number,
  fromTick: number,
): Mark[][] {
  const totals = laneTotals(counts, laneCount);
  const span = 2 * Math.max(...totals);
  return totals.map((total, lane) => {
    const first = fromTick + (lane % 2);
    const sides = counts.flatMap((row, bend) =>
      new Array<'L' | 'R'>(row[lane] ?? 0).fill(bends[bend]?.side ?? 'R'),
    );
    return sides.map((side, k) => ({
      tick: first + Math.round((span * k) / total),
      onward: true,
      left: side === 'L' && lane > 0,
      right: side === 'R' && lane < laneCount - 1,
    }));
  });
}

function laneShare(bend: Bend, share: number, lane: number, laneCount: number): number {
  const outwards = bend.side === 'L' ? 1 : -1;
  const fromMiddle = (lane - (laneCount - 1) / 2) * outwards;
  const difference = fromMiddle * ((bend.degrees * Math.PI) / 180);
  return share + Math.max(difference, -MOST_DIFFERENCE * share);
}
