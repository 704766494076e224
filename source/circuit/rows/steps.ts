// The legal steps of a board in rows (CFR-4, CFR-37). Which lanes a step may join follows from where they lie on the
// road; the pictures of the printed rules are lost, so this is a reading of their text.
import type { Edge } from '../board.ts';
import type { Lanes } from './drawn-lap.ts';
import { type LaidSection, type LaidSpace, lanesAcross } from './layout.ts';

export interface NumberedSpace extends LaidSpace {
  readonly index: number;
}

export interface Lap {
  readonly sections: readonly LaidSection[];
  readonly spaces: readonly NumberedSpace[];
  readonly ticks: number;
}

/** Spaces of the same width lie one lane apart, others half a lane. */
const STEP_ACROSS = { same: 1, other: 0.5 } as const;

/** Returns the steps from a space, own lane first, then from left to right, each to a space with a later front edge. */
export function stepsFrom(space: NumberedSpace, lap: Lap): Edge[] {
  const { lane } = space;
  const lanes = lanesAhead(space, lap).toSorted(
    (a, b) => Number(b === lane) - Number(a === lane) || a - b,
  );
  return lanes.flatMap(to => {
    const next = nextIn(space, to, lap);
    return next === undefined ? [] : [{ to: next.index, changesLane: to !== lane }];
  });
}

/** Returns the first space of a lane whose front edge lies beyond that of a space. */
export function nextIn(space: LaidSpace, lane: number, lap: Lap): NumberedSpace | undefined {
  const section = sectionAfter(space, lap);
  const isNewLap = space.endTick >= lap.ticks;
  return lap.spaces.find(
    other =>
      other.section === section &&
      other.lane === lane &&
      (isNewLap || other.endTick > space.endTick),
  );
}

/** Returns the section in which a space ends, the next one when it ends with its own. */
function sectionAfter(space: LaidSpace, { sections }: Lap): number {
  const isLast = space.endTick === sections[space.section]?.toTick;
  return (space.section + Number(isLast)) % sections.length;
}

function lanesAhead(space: LaidSpace, lap: Lap): readonly number[] {
  const from = lap.sections[space.section];
  const to = lap.sections[sectionAfter(space, lap)];
  if (from === undefined || to === undefined) return [];
  if (from === to && space.limit > 0) return lanesInside(space, to.width);
  const here = across(space.lane, from.width);
  const reach = from.width === to.width ? STEP_ACROSS.same : STEP_ACROSS.other;
  return lanesAcross(to.width).filter(lane => Math.abs(across(lane, to.width) - here) <= reach);
}

function lanesInside({ lane, left, right }: LaidSpace, width: Lanes): readonly number[] {
  const lanes = lanesAcross(width);
  const k = lanes.indexOf(lane);
  const wanted = [lane, left ? lanes[k - 1] : undefined, right ? lanes[k + 1] : undefined];
  return wanted.flatMap(other => other ?? []);
}

/** Returns where a lane lies across the road, in lanes from its middle. */
function across(lane: number, width: Lanes): number {
  return width === 3 ? lane - 1 : (lane - 1) / 2;
}
