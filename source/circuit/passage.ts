// Counts the steps that lead out of a corner and to the next one, the figures of a corner's flag (M-7-1).
import type { Edge } from './board.ts';

/** The part of a space that the counts need; `corner` is an index or -1. */
export interface Place {
  readonly tick: number;
  readonly corner: number;
  readonly next: readonly Edge[];
}

export interface StepsOut {
  readonly shortest: number;
  readonly longest: number;
}

const ON_STRAIGHT: StepsOut = { shortest: 0, longest: 0 };

/** Returns for each space the fewest and most steps that lead out of its corner; 0 on a straight. */
export function stepsOut(places: readonly Place[], order: readonly number[]): StepsOut[] {
  const out = new Array<StepsOut>(places.length).fill(ON_STRAIGHT);
  for (const index of order) {
    const place = places[index];
    if (place === undefined || place.corner === -1) continue;
    let shortest = Number.POSITIVE_INFINITY;
    let longest = 0;
    for (const { to } of place.next) {
      const inside = places[to]?.corner === place.corner;
      shortest = Math.min(shortest, 1 + (inside ? (out[to]?.shortest ?? 0) : 0));
      longest = Math.max(longest, 1 + (inside ? (out[to]?.longest ?? 0) : 0));
    }
    out[index] = { shortest: Number.isFinite(shortest) ? shortest : 0, longest };
  }
  return out;
}

/**
 * Returns for each space the fewest steps to the first space of the next corner, not counting the corner it lies in.
 */
export function stepsToCorner(places: readonly Place[], order: readonly number[]): number[] {
  const steps = new Array<number>(places.length).fill(Number.POSITIVE_INFINITY);
  // Two sweeps, because the spaces before the line need the counts of those behind it.
  for (let sweep = 0; sweep < 2; sweep++) {
    for (const index of order) {
      const place = places[index];
      if (place === undefined) continue;
      let fewest = Number.POSITIVE_INFINITY;
      for (const { to } of place.next) {
        const corner = places[to]?.corner ?? -1;
        const enters = corner !== -1 && corner !== place.corner;
        fewest = Math.min(fewest, enters ? 1 : 1 + (steps[to] ?? fewest));
      }
      steps[index] = fewest;
    }
  }
  return steps.map(count => (Number.isFinite(count) ? count : 0));
}

/**
 * Returns the indices from the last tick to the first, so that successors on the same side of the line come earlier.
 */
export function backwards(places: readonly Place[]): number[] {
  return places
    .map((_, index) => index)
    .sort((a, b) => (places[b]?.tick ?? 0) - (places[a]?.tick ?? 0));
}
