// Estimates a racing car's speed at each sample of a lap from the grip limit, then from acceleration and braking.
import type { Lap } from './curvature.ts';

/** Grip without downforce in m/s², and its growth with the square of the speed in 1/m. */
const GRIP = 14;
const DOWNFORCE = 0.0032;
const TOP_SPEED = 88;
const ACCELERATION = 11;
const BRAKING = 32;

/** Returns the metres per second at each sample of the closed lap. */
export function speedsOf(lap: Lap): readonly number[] {
  const speeds = lap.curvature.map(gripSpeed);
  const n = speeds.length;
  for (let i = 1; i < 2 * n; i++) {
    limit(speeds, i % n, (i - 1) % n, ACCELERATION * lap.step);
  }
  for (let i = 2 * n - 2; i >= 0; i--) {
    limit(speeds, i % n, (i + 1) % n, BRAKING * lap.step);
  }
  return speeds;
}

function gripSpeed(curvature: number): number {
  const spare = Math.abs(curvature) - DOWNFORCE;
  return spare <= 0 ? TOP_SPEED : Math.min(TOP_SPEED, Math.sqrt(GRIP / spare));
}

function limit(speeds: number[], index: number, from: number, work: number): void {
  const reachable = Math.sqrt((speeds[from] ?? 0) ** 2 + 2 * work);
  speeds[index] = Math.min(speeds[index] ?? 0, reachable);
}
