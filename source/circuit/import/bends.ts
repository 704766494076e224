// Finds the bends of a lap: stretches that turn one way, with their angle and the speed at their apex.
import type { Lap } from './curvature.ts';

export interface Bend {
  /** Metres from the line. */
  readonly from: number;
  readonly to: number;
  /** Positive to the right. */
  readonly turnDegrees: number;
  readonly apexKmh: number;
}

/** The curvature, in radians per metre, that makes a stretch a bend, and the one down to which the bend extends. */
export interface Sharpness {
  readonly core: number;
  readonly edge: number;
}

/** Sharpness for a racing circuit of ordinary size: radii of 230 m and 330 m. */
export const RACING_SHARPNESS: Sharpness = { core: 1 / 230, edge: 1 / 330 };

const BEND_DEGREES_MIN = 14;
/** Shares of a lap that stay straight after and before the line, for the line and the grid. */
const CLEAR_SHARE_AFTER_LINE = 0.005;
const CLEAR_SHARE_BEFORE_LINE = 0.015;

/** Returns the bends of at least 14 degrees in driving order; a bend across the line is cut at the straight there. */
export function bendsOf(
  lap: Lap,
  speeds: readonly number[],
  sharpness: Sharpness = RACING_SHARPNESS,
): readonly Bend[] {
  const n = lap.curvature.length;
  const last = Math.floor(n * (1 - CLEAR_SHARE_BEFORE_LINE));
  const bends: Bend[] = [];
  let i = Math.ceil(n * CLEAR_SHARE_AFTER_LINE);
  while (i < last) {
    const side = Math.sign(lap.curvature[i] ?? 0);
    let end = i;
    let core = false;
    while (end < last && (lap.curvature[end] ?? 0) * side > sharpness.edge) {
      core ||= (lap.curvature[end] ?? 0) * side > sharpness.core;
      end++;
    }
    if (core) bends.push(bendBetween(lap, speeds, i, end));
    i = Math.max(end, i + 1);
  }
  return bends.filter(bend => Math.abs(bend.turnDegrees) >= BEND_DEGREES_MIN);
}

/** Returns a sharpness at which the tightest parts of a lap without real bends count as bends. */
export function gentleSharpness(lap: Lap): Sharpness {
  const most = lap.curvature.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return { core: most * 0.6, edge: most * 0.4 };
}

/**
 * Returns the sample to start from when the file begins in a bend: two thirds along the longest straight. Undefined
 * when the first sample lies on a straight, or when the whole lap is one bend.
 */
export function betterStart(lap: Lap): number | undefined {
  const n = lap.curvature.length;
  const isStraight = (i: number) =>
    Math.abs(lap.curvature[(i + n) % n] ?? 0) < RACING_SHARPNESS.edge;
  if (isStraight(0)) return undefined;
  let [bestFrom, bestLength, length] = [0, 0, 0];
  for (let i = 0; i < 2 * n; i++) {
    length = isStraight(i) ? length + 1 : 0;
    if (length > bestLength) [bestFrom, bestLength] = [i - length + 1, length];
  }
  return bestLength === 0 ? undefined : Math.round(bestFrom + (bestLength * 2) / 3) % n;
}

function bendBetween(lap: Lap, speeds: readonly number[], from: number, end: number): Bend {
  let turn = 0;
  let apex = Number.POSITIVE_INFINITY;
  for (let i = from; i < end; i++) {
    turn += (lap.curvature[i] ?? 0) * lap.step;
    apex = Math.min(apex, speeds[i] ?? 0);
  }
  return {
    from: from * lap.step,
    to: end * lap.step,
    turnDegrees: (turn * 180) / Math.PI,
    apexKmh: apex * 3.6,
  };
}
