// A smooth closed curve through given points (a periodic cubic spline over chord length) and equally spaced samples.
import type { Point } from '../board.ts';
import { metresAlong } from '../outline.ts';

/** Most points in one evaluation of the curve, which bounds the work for lines of any size. */
const FINE_POINTS_MAX = 60_000;

/**
 * Returns points at equal distances along the closed smooth curve through `points`.
 * @param count how many; the first lies `startMetres` after the first given point.
 */
export function resample(
  points: readonly Point[],
  count: number,
  startMetres: number,
): { samples: readonly Point[]; lengthMetres: number } {
  const fine = fineCurve(points);
  const along = metresAlong(fine);
  const lengthMetres = along[fine.length] ?? 0;
  const samples: Point[] = [];
  const start = ((startMetres % lengthMetres) + lengthMetres) % lengthMetres;
  let leg = 0;
  for (let i = 0; i < count; i++) {
    const wanted = start + (i * lengthMetres) / count;
    const metres = wanted >= lengthMetres ? wanted - lengthMetres : wanted;
    if (metres < (along[leg] ?? 0)) leg = 0;
    while (leg < fine.length - 1 && (along[leg + 1] ?? 0) <= metres) leg++;
    samples.push(between(fine, along, leg, metres));
  }
  return { samples, lengthMetres };
}

function between(
  points: readonly Point[],
  along: readonly number[],
  leg: number,
  metres: number,
): Point {
  const a = at(points, leg);
  const b = at(points, leg + 1);
  const from = along[leg] ?? 0;
  const share = (metres - from) / Math.max((along[leg + 1] ?? 0) - from, 1e-9);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function at(points: readonly Point[], index: number): Point {
  return points[index % points.length] ?? { x: 0, y: 0 };
}

function fineCurve(points: readonly Point[]): Point[] {
  const chords = chordLengths(points);
  const total = chords.reduce((sum, chord) => sum + chord, 0);
  const stepMetres = Math.max(1, total / FINE_POINTS_MAX);
  const bendX = secondDerivatives(
    points.map(point => point.x),
    chords,
  );
  const bendY = secondDerivatives(
    points.map(point => point.y),
    chords,
  );
  const fine: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const chord = chords[i] ?? 1;
    const next = (i + 1) % points.length;
    const a = at(points, i);
    const b = at(points, next);
    const pieces = Math.max(1, Math.ceil(chord / stepMetres));
    for (let k = 0; k < pieces; k++) {
      const share = k / pieces;
      fine.push({
        x: cubic(a.x, b.x, bendX[i] ?? 0, bendX[next] ?? 0, chord, share),
        y: cubic(a.y, b.y, bendY[i] ?? 0, bendY[next] ?? 0, chord, share),
      });
    }
  }
  return fine;
}

function chordLengths(points: readonly Point[]): number[] {
  return points.map((point, i) => {
    const next = at(points, i + 1);
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
}

function cubic(a: number, b: number, bendA: number, bendB: number, h: number, t: number): number {
  const s = 1 - t;
  return s * a + t * b + ((h * h) / 6) * ((s ** 3 - s) * bendA + (t ** 3 - t) * bendB);
}

/**
 * Returns the second derivatives of the periodic spline at its knots. The cyclic tridiagonal system is solved as an
 * ordinary one with a correction of rank one (Sherman and Morrison).
 */
function secondDerivatives(values: readonly number[], chords: readonly number[]): number[] {
  const n = values.length;
  const before = (i: number) => chords[(i + n - 1) % n] ?? 1;
  const slope = (i: number) =>
    ((values[(i + 1) % n] ?? 0) - (values[i] ?? 0)) / Math.max(chords[i] ?? 1, 1e-9);
  const lower: number[] = [];
  const diagonal: number[] = [];
  const upper: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < n; i++) {
    lower.push(before(i));
    upper.push(chords[i] ?? 1);
    diagonal.push(2 * (before(i) + (chords[i] ?? 1)));
    right.push(6 * (slope(i) - slope((i + n - 1) % n)));
  }
  const corner = lower[0] ?? 0;
  const gamma = -(diagonal[0] ?? 1);
  diagonal[0] = (diagonal[0] ?? 0) - gamma;
  diagonal[n - 1] = (diagonal[n - 1] ?? 0) - (corner * corner) / gamma;
  const unit = right.map((_, i) => (i === 0 ? gamma : i === n - 1 ? corner : 0));
  const plain = tridiagonal(lower, diagonal, upper, right);
  const extra = tridiagonal(lower, diagonal, upper, unit);
  const ratio = corner / gamma;
  const factor =
    ((plain[0] ?? 0) + ratio * (plain[n - 1] ?? 0)) /
    (1 + (extra[0] ?? 0) + ratio * (extra[n - 1] ?? 0));
  return plain.map((value, i) => value - factor * (extra[i] ?? 0));
}

function tridiagonal(
  lower: readonly number[],
  diagonal: readonly number[],
  upper: readonly number[],
  right: readonly number[],
): number[] {
  const n = right.length;
  const sweep: number[] = [];
  const solution: number[] = [];
  for (let i = 0; i < n; i++) {
    const low = i === 0 ? 0 : (lower[i] ?? 0);
    const pivot = (diagonal[i] ?? 1) - low * (sweep[i - 1] ?? 0);
    sweep.push((upper[i] ?? 0) / pivot);
    solution.push(((right[i] ?? 0) - low * (solution[i - 1] ?? 0)) / pivot);
  }
  for (let i = n - 2; i >= 0; i--) {
    solution[i] = (solution[i] ?? 0) - (sweep[i] ?? 0) * (solution[i + 1] ?? 0);
  }
  return solution;
}
