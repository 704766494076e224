// From bends to the corners of a board: what is flat out is no corner, near bends share a flag, turning sets the stops.
import type { Bend } from './bends.ts';

/** One or more bends that will share a flag. */
export interface Complex {
  readonly bends: readonly Bend[];
  /** Metres from the line. */
  readonly from: number;
  readonly to: number;
}

/** Bends nearer than this share a flag. */
const GAP_METRES_MAX = 58;
/** More turning than this never shares a flag. */
const TURN_DEGREES_MAX = 430;
/** More bends than this never share a flag. */
const BENDS_MAX = 8;
/** A bend on its own below this is no corner. */
const LONE_DEGREES_MIN = 28;

/** The bends a driver lifts for. */
export function slowBends(bends: readonly Bend[]): readonly Bend[] {
  return bends.filter(bend => {
    const degrees = Math.abs(bend.turnDegrees);
    if (bend.apexKmh > 300) return false;
    if (bend.apexKmh > 240 && degrees < 60) return false;
    return !(bend.apexKmh > 180 && degrees < 45);
  });
}

/** Joins near bends, the nearest first, and leaves out lone kinks. */
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

/** Each bend a corner of its own: an oval. */
export function singleBends(bends: readonly Bend[]): readonly Complex[] {
  return bends.map(bend => ({ bends: [bend], from: bend.from, to: bend.to }));
}

/** Degrees from which a hairpin on its own takes two stops; printed boards give them to every second one of 150 to 180. */
const HAIRPIN_DEGREES_MIN = 165;
/** The whole turning in degrees, and something for each change of direction, from which a corner takes two and three stops. */
const TWO_STOPS_MIN = 188;
const THREE_STOPS_MIN = 345;
const CHANGE_DEGREES = 25;

/** Required stops, from the whole turning and the number of bends. */
export function stopsOf(complex: Complex): 1 | 2 | 3 {
  const changes = complex.bends.length - 1;
  const score = turning(complex) + CHANGE_DEGREES * changes;
  if (score >= THREE_STOPS_MIN) return 3;
  return score >= (changes === 0 ? HAIRPIN_DEGREES_MIN : TWO_STOPS_MIN) ? 2 : 1;
}

/** Degrees of all bends, left and right added. */
export function turning(complex: Complex): number {
  return complex.bends.reduce((sum, bend) => sum + Math.abs(bend.turnDegrees), 0);
}

/** Index of the first of the two nearest complexes that may be joined, or -1. */
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
