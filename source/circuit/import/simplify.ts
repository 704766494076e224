// Keeps the shape with fewer points: the outline of a file (Douglas and Peucker), in whole metres from the finish line.
import type { Point } from '../board.ts';
import { keptIndices } from '../fewer-points.ts';
import { metresAlong } from '../outline.ts';

/** Largest distance of the lap from its outline: 3.5 m, less on a lap shorter than 3.5 km. */
const TOLERANCE_METRES = 3.5;
const TOLERANCE_SHARE = 0.001;
const POINTS_MIN = 16;
/** Shorter laps are written to the decimetre. */
const DECIMETRES_BELOW_METRES = 1500;

export interface Outline {
  /** Metres east and north of the line, whole ones on all but short laps; the last point repeats the first. */
  readonly points: readonly Point[];
  /** Returns the metres along the outline of a place `metres` along the lap. */
  readonly metresAt: (metres: number) => number;
}

/** Returns the outline of a lap of equally spaced points, `step` metres apart. */
export function outlineOf(lap: readonly Point[], step: number): Outline {
  const closed = [...lap, lap[0] ?? { x: 0, y: 0 }];
  const { kept, points } = simplified(closed, step * lap.length);
  const along = metresAlong(points);
  return {
    points,
    metresAt: metres => {
      const index = metres / step;
      const leg = Math.max(
        0,
        kept.findLastIndex(value => value <= index),
      );
      const [from, to] = [kept[leg] ?? 0, kept[leg + 1] ?? closed.length];
      const share = Math.min(1, (index - from) / Math.max(to - from, 1));
      return Math.round((along[leg] ?? 0) + ((along[leg + 1] ?? 0) - (along[leg] ?? 0)) * share);
    },
  };
}

/** Returns the points that stay, rounded, with their indices; the tolerance shrinks until there are enough of them. */
function simplified(
  closed: readonly Point[],
  length: number,
): { kept: readonly number[]; points: readonly Point[] } {
  const origin = closed[0] ?? { x: 0, y: 0 };
  const unit = length < DECIMETRES_BELOW_METRES ? 10 : 1;
  const round = (value: number) => Math.round(value * unit) / unit + 0;
  const place = (index: number) => ({
    x: round((closed[index]?.x ?? 0) - origin.x),
    y: round((closed[index]?.y ?? 0) - origin.y),
  });
  let tolerance = Math.min(TOLERANCE_METRES, length * TOLERANCE_SHARE);
  for (;;) {
    const kept = keptIndices(closed, tolerance).filter((index, i, all) => {
      const [a, b] = [place(index), place(all[i - 1] ?? -1)];
      return i === 0 || a.x !== b.x || a.y !== b.y;
    });
    if (kept.length >= POINTS_MIN || tolerance < 0.1) return { kept, points: kept.map(place) };
    tolerance /= 2;
  }
}
