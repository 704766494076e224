// Measures how sharply a lap turns at each sample, from smoothed heading differences of equally spaced points, and
// smooths rough laps.
import type { Point } from '../board.ts';
import { resample } from './spline.ts';

/** A lap as equally spaced samples, the first on the line. */
export interface Lap {
  readonly points: readonly Point[];
  /** Metres from one sample to the next. */
  readonly step: number;
  readonly lengthMetres: number;
  /** Radians per metre, positive to the right. */
  readonly curvature: readonly number[];
}

/** Width of the Gaussian that smooths the curvature; shorter than any bend. */
const SIGMA_METRES = 10;

export function lapOf(points: readonly Point[], lengthMetres: number): Lap {
  const step = lengthMetres / points.length;
  const curvature = smoothed(rawCurvature(points, step), SIGMA_METRES / step);
  return { points, step, lengthMetres, curvature };
}

/** Returns the lap driven by a car that cuts every wobble shorter than `sigmaMetres`. */
export function calmed(lap: Lap, sigmaMetres: number): Lap {
  const smooth = (values: readonly number[]) => smoothed(values, sigmaMetres / lap.step);
  const xs = smooth(lap.points.map(point => point.x));
  const ys = smooth(lap.points.map(point => point.y));
  const line = xs.map((x, i) => ({ x, y: ys[i] ?? 0 }));
  const { samples, lengthMetres } = resample(line, line.length, 0);
  return lapOf(samples, lengthMetres);
}

export function startingAt(lap: Lap, first: number): Lap {
  const turn = <Item>(items: readonly Item[]) => [...items.slice(first), ...items.slice(0, first)];
  return { ...lap, points: turn(lap.points), curvature: turn(lap.curvature) };
}

function rawCurvature(points: readonly Point[], step: number): number[] {
  const n = points.length;
  const headings = points.map((point, i) => {
    const next = points[(i + 1) % n] ?? point;
    return Math.atan2(next.y - point.y, next.x - point.x);
  });
  return headings.map((heading, i) => {
    const before = headings[(i + n - 1) % n] ?? heading;
    const left = heading - before;
    return -(left - 2 * Math.PI * Math.round(left / (2 * Math.PI))) / step;
  });
}

function smoothed(values: readonly number[], sigmaSamples: number): number[] {
  const n = values.length;
  const reach = Math.min(Math.ceil(sigmaSamples * 3.5), Math.floor((n - 1) / 2));
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-0.5 * ((k - reach) / sigmaSamples) ** 2),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return values.map((_, i) => {
    let sum = 0;
    for (const [k, weight] of weights.entries()) {
      sum += weight * (values[(i + k - reach + n) % n] ?? 0);
    }
    return sum / whole;
  });
}
