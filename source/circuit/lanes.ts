// Lanes: the marks of all sections joined along the lap as drafts of track spaces, and lookups between lanes.
import type { Mark } from './marks.ts';
import type { SectionPlan } from './sections.ts';

export interface TrackDraft extends Mark {
  readonly index: number;
  readonly id: string;
  readonly lane: number;
  /** Tick at which the next space of the lane begins, counted on across the line. */
  readonly endTick: number;
  readonly section: number;
  readonly corner: number;
}

/** The lanes of a board from left to right, each in driving order from the line. */
export type Lanes = readonly (readonly TrackDraft[])[];

export function joinLanes(
  plans: readonly SectionPlan[],
  letters: readonly string[],
  ticks: number,
): Lanes {
  let index = 0;
  return letters.map((letter, lane) => {
    const marks = plans.flatMap((plan, section) =>
      (plan.lanes[lane] ?? []).map(mark => ({ ...mark, section, corner: plan.corner })),
    );
    const first = marks[0]?.tick ?? 0;
    return marks.map((mark, k) => {
      const endTick = marks[k + 1]?.tick ?? ticks + first;
      return { ...mark, index: index++, id: `${letter}${k + 1}`, lane, endTick };
    });
  });
}

/**
 * Returns the first space of a lane whose tick is greater than `tick`, if need be across the line; undefined when the
 * lane is empty.
 */
export function firstBeyond(lane: readonly TrackDraft[], tick: number): TrackDraft | undefined {
  return lane[placeBeyond(lane, tick)] ?? lane[0];
}

/**
 * Returns the position in the lap of a car on a space from `tick` to `endTick`, below 0 where the space lies astride
 * the line.
 */
export function lapTickOf(tick: number, endTick: number, ticks: number): number {
  return endTick > ticks ? tick - ticks : tick;
}

/** Returns the spaces of a neighbouring lane that share a side with `space`, across the line too. */
export function alongside(
  lane: readonly TrackDraft[],
  space: TrackDraft,
  ticks: number,
): TrackDraft[] {
  const beside: TrackDraft[] = [];
  // The last space that begins at or before `space` reaches into it; so does each one that begins before it ends.
  const first = placeBeyond(lane, space.tick) - 1;
  for (let place = first; place < first + lane.length; place++) {
    const other = lane[(place + lane.length) % lane.length];
    const lap = Math.floor(place / lane.length) * ticks;
    if (other === undefined || other.tick + lap >= space.endTick) break;
    beside.push(other);
  }
  return beside;
}

/** Returns the number of spaces of a lane that begin at or before `tick`. */
function placeBeyond(lane: readonly TrackDraft[], tick: number): number {
  let low = 0;
  let high = lane.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((lane[half]?.tick ?? 0) > tick) high = half;
    else low = half + 1;
  }
  return low;
}
