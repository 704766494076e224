// Decides which bends of a lap become corners of the board, even on odd laps: gentle, noisy, or with very many bends.
import { type Bend, bendsOf, betterStart, gentleSharpness, RACING_SHARPNESS } from './bends.ts';
import { type Complex, complexesOf, singleBends, slowBends, stopsOf } from './complexes.ts';
import { calmed, type Lap, lapOf, startingAt } from './curvature.ts';
import { middleSpaces } from './lane-counts.ts';
import { speedsOf } from './speeds.ts';
import { AFTER_LINE_MIN, BEFORE_LINE_MIN } from './straights.ts';

/** A corner that has no spaces by lane yet. */
export interface PlannedCorner {
  readonly complex: Complex;
  readonly stops: 1 | 2 | 3;
  /** Spaces in the middle of the road. */
  readonly middle: number;
}

/** A lap from its line on, with its corners in order; metres count along the lap. */
export interface PlannedLap {
  readonly lap: Lap;
  readonly corners: readonly PlannedCorner[];
  readonly notes: readonly string[];
}

/** A lap with more bends, or with a bend of more than a full circle, is taken for a rough recording and smoothed. */
const BENDS_MAX = 40;
const BEND_DEGREES_MAX = 358;
/** Strengths in metres by which a rough lap is smoothed, the weakest that helps; a lap that needs more is refused. */
const CALMING_METRES = [8, 16, 32, 64, 128] as const;
const START_MOVED = 'the file begins in a bend; the line was put on the longest straight';
/** Corners and the shortest possible straights take at most this share of the spaces of a lap. */
const FILLED_SHARE_MAX = 0.8;

/**
 * Finds the corners; returns undefined when the line is too rough to tell bends from wobbles.
 * @param points equally spaced along the lap, the first on the line.
 * @param options.moveStart whether the line may move to a straight when it lies in a bend.
 * @param options.target spaces of the middle lane.
 */
export function planLap(
  points: Lap['points'],
  lengthMetres: number,
  options: { moveStart: boolean; oval: boolean; target: number },
): PlannedLap | undefined {
  const notes: string[] = [];
  const lap = calmLap(lapOf(points, lengthMetres), options.moveStart, notes);
  if (lap === undefined) return undefined;
  const complexes = options.oval ? ovalBends(lap, notes) : roadCorners(lap, notes);
  const corners = complexes.map((complex, index) => {
    const stops = options.oval ? (index % 2 === 0 ? 2 : 1) : stopsOf(complex);
    return { complex, stops, middle: middleSpaces(complex, stops) } as const;
  });
  return { lap, corners: fitting(corners, options.target, notes), notes };
}

/**
 * Returns the lap with its line on a straight, smoothed as far as needed. When no smoothing helps, a lap with very many
 * bends stays as it is, and one with a bend of more than a full circle gives undefined.
 */
function calmLap(raw: Lap, moveStart: boolean, notes: string[]): Lap | undefined {
  for (const sigma of [0, ...CALMING_METRES]) {
    const calm = sigma === 0 ? raw : calmed(raw, sigma);
    const lap = startOnStraight(calm, moveStart);
    if (!isCalm(lap)) continue;
    if (lap !== calm) notes.push(START_MOVED);
    if (calm !== raw) notes.push('the line is rough; it was smoothed');
    return lap;
  }
  const lap = startOnStraight(raw, moveStart);
  if (hasSpiral(lap)) return undefined;
  if (lap !== raw) notes.push(START_MOVED);
  return lap;
}

function startOnStraight(lap: Lap, moveStart: boolean): Lap {
  const better = moveStart ? betterStart(lap) : undefined;
  return better === undefined ? lap : startingAt(lap, better);
}

function isCalm(lap: Lap): boolean {
  return bendsOf(lap, speedsOf(lap)).length <= BENDS_MAX && !hasSpiral(lap);
}

function hasSpiral(lap: Lap): boolean {
  return bendsOf(lap, speedsOf(lap)).some(bend => Math.abs(bend.turnDegrees) > BEND_DEGREES_MAX);
}

function roadCorners(lap: Lap, notes: string[]): readonly Complex[] {
  const bends = bendsOf(lap, speedsOf(lap));
  const complexes = complexesOf(slowBends(bends));
  if (complexes.length > 0) return complexes;
  notes.push('no bend needs braking; the sharpest ones became corners');
  return singleBends(sharpest(lap, bends));
}

function ovalBends(lap: Lap, notes: string[]): readonly Complex[] {
  const bends = bendsOf(lap, speedsOf(lap));
  if (bends.length > 8) notes.push(`an oval with ${bends.length} bends; drop the option for ovals`);
  return singleBends(sharpest(lap, bends));
}

/** Returns the given bends or, when there are none, those that a gentler measure finds. */
function sharpest(lap: Lap, bends: readonly Bend[]): readonly Bend[] {
  if (bends.length > 0) return bends;
  const gentle = gentleSharpness(lap);
  return gentle.core < RACING_SHARPNESS.core ? bendsOf(lap, speedsOf(lap), gentle) : [];
}

/** Leaves out the fastest corners until the others and their straights fit the spaces of a lap. */
function fitting(
  corners: readonly PlannedCorner[],
  target: number,
  notes: string[],
): readonly PlannedCorner[] {
  const kept = [...corners];
  const needed = () =>
    kept.reduce((sum, corner) => sum + corner.middle + 2, AFTER_LINE_MIN + BEFORE_LINE_MIN);
  while (kept.length > 1 && needed() > target * FILLED_SHARE_MAX) {
    const speeds = kept.map(apexKmh);
    kept.splice(speeds.indexOf(Math.max(...speeds)), 1);
  }
  const dropped = corners.length - kept.length;
  if (dropped > 0) {
    const what = dropped === 1 ? 'one fast corner' : `${dropped} fast corners`;
    notes.push(`${what} left out so that a lap of ${target} spaces holds the rest`);
  }
  return kept;
}

function apexKmh(corner: PlannedCorner): number {
  return Math.min(...corner.complex.bends.map(bend => bend.apexKmh));
}
