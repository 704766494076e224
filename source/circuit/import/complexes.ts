// Turns bends into the corners of a board: flat-out bends are no corners, bends close together share a flag, and the
// turning decides the stops.
import type { Bend } from './bends.ts';

/** One or more bends that share a flag. */
export interface Complex {
  readonly bends: readonly Bend[];
  /** Metres from the line. */
  readonly from: number;
  readonly to: number;
}

/** Largest gap in metres between bends that share a flag. */
const GAP_METRES_MAX = 58;
/** Most degrees of turning under one flag. */
const TURN_DEGREES_MAX = 430;
/** Most bends under one flag. */
const BENDS_MAX = 8;
/** Fewest degrees of a single bend that makes a corner. */
const LONE_DEGREES_MIN = 28;

/** Returns the bends for which a driver lifts off. */
export function slowBends(bends: readonly Bend[]): readonly Bend[] {
  return bends.filter(bend => {
    const degrees = Math.abs(bend.turnDegrees);
    if (bend.apexKmh > 300) return false;
    if (bend.apexKmh > 240 && degrees < 60) return false;
    return !(bend.apexKmh > 180 && degrees < 45);
  });
}

/** Joins bends that lie close together, the closest first, and drops single kinks. */
export function complexesOf(bends: readonly Bend[]): readonly Complex[] {
  const complexes: Complex[] = bends.map(bend => ({ bends: [bend], from: bend.from, to: bend.to }));
  for (let nearest = nearestPair(complexes); nearest >= 0; nearest = nearestPair(complexes)) {
    const pair = complexes.slice(nearest, nearest + 2);
    complexes.splice(nearest, 2, joined(pair));
  }
  return complexes.filter(
    complex => complex.bends.length > 1 || turning(complex) >= LONE_DEGREES_MIN,
  );
}

/** Returns each bend as a corner of its own, for an oval. */
export function singleBends(bends: readonly Bend[]): readonly Complex[] {
  return bends.map(bend => ({ bends: [bend], from: bend.from, to: bend.to }));
}

/** Degrees from which a single hairpin takes two stops; on printed boards half of those from 150 to 180 do. */
const HAIRPIN_DEGREES_MIN = 165;
/** Degrees of turning, plus an allowance for each change of direction, from which a corner takes two or three stops. */
const TWO_STOPS_MIN = 188;
const THREE_STOPS_MIN = 345;
const CHANGE_DEGREES = 25;

export function stopsOf(complex: Complex): 1 | 2 | 3 {
  const changes = complex.bends.length - 1;
  const score = turning(complex) + CHANGE_DEGREES * changes;
  if (score >= THREE_STOPS_MIN) return 3;
  return score >= (changes === 0 ? HAIRPIN_DEGREES_MIN : TWO_STOPS_MIN) ? 2 : 1;
}

/** Returns the degrees of all bends, left and right added up. */
export function turning(complex: Complex): number {
  return complex.bends.reduce((sum, bend) => sum + Math.abs(bend.turnDegrees), 0);
}

/** Returns the index of the first of the two closest complexes that may be joined, or -1. */
function nearestPair(complexes: readonly Complex[]): number {
  let nearest = -1;
  let leastGap = GAP_METRES_MAX;
  for (const [index, complex] of complexes.entries()) {
    const next = complexes[index + 1];
    if (next === undefined) continue;
    const gap = next.from - complex.to;
    if (gap < leastGap && mayShareFlag(complex, next)) {
      leastGap = gap;
      nearest = index;
    }
  }
  return nearest;
}

function mayShareFlag(a: Complex, b: Complex): boolean {
  return (
    a.bends.length + b.bends.length <= BENDS_MAX && turning(a) + turning(b) <= TURN_DEGREES_MAX
  );
}

function joined(complexes: readonly Complex[]): Complex {
  const bends = complexes.flatMap(complex => complex.bends);
  return { bends, from: bends[0]?.from ?? 0, to: bends.at(-1)?.to ?? 0 };
}
