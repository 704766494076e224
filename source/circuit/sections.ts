// Sections: the track list laid out along the lap in ticks, with the marks of every lane.
import { bendSpaces, bentMarks } from './bends.ts';
import { drawnMarks, spanOf } from './drawing.ts';
import type { Formula, TrackEntry } from './file/circuit.ts';
import type { Stretch, Turn } from './file/notation.ts';
import { type Mark, straightMarks } from './marks.ts';

export interface SectionPlan {
  readonly kind: 'straight' | 'corner';
  readonly entry: TrackEntry;
  readonly fromTick: number;
  readonly toTick: number;
  /** Index among the corners, or -1. */
  readonly corner: number;
  /** Sum of the bends in degrees, positive to the right. */
  readonly turnDegrees: number;
  /** Its position, in metres along the outline. */
  readonly at?: Stretch;
  /** Marks by lane, from left to right. */
  readonly lanes: readonly (readonly Mark[])[];
}

/** Returns the sections from the line on; bends and drawings must fit the lanes of the formula. */
export function planSections(formula: Formula): SectionPlan[] {
  const plans: SectionPlan[] = [];
  let tick = 0;
  let corners = 0;
  for (const entry of formula.track) {
    const isCorner = !('straight' in entry);
    const plan = planEntry(entry, formula.lanes, tick, isCorner ? corners : -1);
    if (isCorner) corners += 1;
    plans.push(plan);
    tick = plan.toTick;
  }
  return plans;
}

function planEntry(entry: TrackEntry, laneCount: number, fromTick: number, corner: number) {
  const common = { entry, fromTick, corner };
  if ('straight' in entry) {
    const lanes = straightMarks(entry.straight, laneCount, fromTick);
    const toTick = fromTick + 2 * entry.straight;
    return { ...common, kind: 'straight', toTick, turnDegrees: 0, lanes } as const;
  }
  const place = entry.at === undefined ? common : { ...common, at: entry.at };
  if ('bends' in entry) {
    const counts = bendSpaces(entry.bends, entry.stops, laneCount);
    const lanes = bentMarks(counts, entry.bends, laneCount, fromTick);
    const toTick = fromTick + 2 * Math.max(...lanes.map(marks => marks.length));
    return { ...place, kind: 'corner', toTick, turnDegrees: turning(entry.bends), lanes } as const;
  }
  const lanes = drawnMarks(entry.lanes, fromTick);
  const toTick = fromTick + spanOf(entry.lanes);
  return { ...place, kind: 'corner', toTick, turnDegrees: turning([entry.turn]), lanes } as const;
}

/** Returns the sum of all turns in degrees, positive to the right. */
export function turning(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + (turn.side === 'R' ? turn.degrees : -turn.degrees), 0);
}
