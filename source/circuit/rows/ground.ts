// The bends of a circuit on the ground, in metres from the line: measured on its outline, or taken from the sections of a
// file that has none. Sharpness and smoothing are the importer's.
import type { Point } from '../board.ts';
import type { Circuit, TrackEntry } from '../file/circuit.ts';
import type { Stretch, Turn } from '../file/notation.ts';
import { bendsOf } from '../import/bends.ts';
import { type Lap, lapOf } from '../import/curvature.ts';
import { speedsOf } from '../import/speeds.ts';
import { resample } from '../import/spline.ts';
import { planSections } from '../sections.ts';

export interface GroundBend {
  /** Metres from the line. */
  readonly from: number;
  readonly to: number;
  /** Positive to the right. */
  readonly turnDegrees: number;
  /** Radius of its centre line in metres. */
  readonly radius: number;
}

/** The stretch of road under the flag of a corner. */
export interface GroundFlag {
  readonly name: string;
  /** Metres from the line. */
  readonly at: Stretch;
  /** The bends that the file lists, which share its road by their angles. */
  readonly told: readonly GroundBend[];
}

type CornerEntry = Exclude<TrackEntry, { readonly straight: number }>;

export interface Ground {
  readonly lengthMetres: number;
  readonly flags: readonly GroundFlag[];
  /** The bends measured on the outline, in driving order; none without one. */
  readonly bends: readonly GroundBend[];
}

/** Metres of road for a space; known: 0.07 km on the printed boards. */
export const SPACE_METRES = 70;
/** Metres between two samples of an outline; ours: a third finer than the importer's, as limits are read off it. */
const SAMPLE_METRES = 2;
/** A bend is at most this much wider than its sharpest place; ours, so that a long way in does not hide a tight apex. */
const APEX_SLACK = 1.15;
/** Metres of road for a space of a straight in a file without an outline; ours: half a space of this board. */
const STRAIGHT_SPACE_METRES = 35;
/** Metres of arc for a space of a bend in such a file, as the map draws it. */
const BEND_SPACE_METRES = 25;

export function groundOf(circuit: Circuit): Ground {
  const { outline } = circuit;
  return outline === undefined ? sketchedGround(circuit) : measuredGround(circuit, outline);
}

/**
 * Returns the seconds in which the importer's speed model drives a flying lap, undefined for a circuit without an outline, of
 * which no road is known.
 */
export function modelSeconds(circuit: Circuit): number | undefined {
  if (circuit.outline === undefined) return undefined;
  const lap = roadOf(circuit, circuit.outline);
  return speedsOf(lap).reduce((sum, speed) => sum + lap.step / speed, 0);
}

/** Returns the road along an outline, at its real length. */
function roadOf(circuit: Circuit, outline: readonly Point[]): Lap {
  const points = opened(outline);
  const curveMetres = resample(points, 1, 0).lengthMetres;
  const { samples } = resample(points, Math.round(curveMetres / SAMPLE_METRES), 0);
  const lengthMetres = circuit.length_m ?? curveMetres;
  const scale = lengthMetres / curveMetres;
  return lapOf(
    samples.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    lengthMetres,
  );
}

function measuredGround(circuit: Circuit, outline: readonly Point[]): Ground {
  const lap = roadOf(circuit, outline);
  const { lengthMetres } = lap;
  const bends = bendsOf(lap, speedsOf(lap)).map(({ from, to, turnDegrees }): GroundBend => {
    const inside = lap.curvature.slice(Math.round(from / lap.step), Math.round(to / lap.step));
    const sharpest = inside.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const radius = Math.min((to - from) / radians(turnDegrees), APEX_SLACK / sharpest);
    return { from, to, turnDegrees, radius };
  });
  const flags = circuit.formula.track.flatMap((entry): GroundFlag[] =>
    'straight' in entry || entry.at === undefined ? [] : [flagOf(entry, entry.at, 1)],
  );
  return { lengthMetres, flags, bends };
}

/** Returns an outline without a last point that repeats the first, which a closed curve has once. */
function opened(outline: readonly Point[]): readonly Point[] {
  const [first, last] = [outline[0], outline.at(-1)];
  return first?.x === last?.x && first?.y === last?.y ? outline.slice(0, -1) : outline;
}

function sketchedGround(circuit: Circuit): Ground {
  const plans = planSections(circuit.formula);
  const metres = (tick: number) => (tick * STRAIGHT_SPACE_METRES) / 2;
  const flags = plans.flatMap((plan): GroundFlag[] => {
    if ('straight' in plan.entry) return [];
    const at = { from: metres(plan.fromTick), to: metres(plan.toTick) };
    return [flagOf(plan.entry, at, BEND_SPACE_METRES / STRAIGHT_SPACE_METRES)];
  });
  const lengthMetres = metres(plans.at(-1)?.toTick ?? 0);
  return { lengthMetres, flags, bends: [] };
}

/**
 * Returns the flag of a corner, whose bends share its road by their angles.
 * @param arcShare how much of the road is arc.
 */
function flagOf(entry: CornerEntry, at: Stretch, arcShare: number): GroundFlag {
  const turns: readonly Turn[] = 'bends' in entry ? entry.bends : [entry.turn];
  const all = turns.reduce((sum, turn) => sum + turn.degrees, 0);
  const metres = (degrees: number) => at.from + ((at.to - at.from) * degrees) / all;
  let degrees = 0;
  const told = turns.map((turn): GroundBend => {
    const from = metres(degrees);
    degrees += turn.degrees;
    const to = metres(degrees);
    const turnDegrees = turn.side === 'R' ? turn.degrees : -turn.degrees;
    return { from, to, turnDegrees, radius: ((to - from) * arcShare) / radians(turnDegrees) };
  });
  return { name: entry.corner, at, told };
}

/** Returns the size of an angle in radians. */
export function radians(degrees: number): number {
  return (Math.abs(degrees) * Math.PI) / 180;
}
