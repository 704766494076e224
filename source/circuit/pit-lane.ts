// The pit lane: its ticks beside the track, its pits, and its ways in and out (M-19-1, M-19-5-1).
import type { Edge } from './board.ts';
import type { Formula, PitPlan } from './file/circuit.ts';
import type { FormulaSpace, PitBox, PitLane } from './formula-board.ts';
import { backFromLine, laneOf } from './grid.ts';
import { type Lanes, lapTickOf, type TrackDraft } from './lanes.ts';

/** The ticks of the pit lane, counted on across the line. */
interface PitSpan {
  /** Tick of its first space, one beyond the last way in. */
  readonly firstTick: number;
  readonly lastTick: number;
  /** Tick of the first track space it leads to, a lap on. */
  readonly exitTick: number;
}

/** Returns the number of the pit-lane space, from 1, beside which the first pit lies. */
export function firstBox(pit: PitPlan): number {
  return pit.first_box ?? Math.floor((pit.spaces - pit.boxes) / 2) + 1;
}

/**
 * Returns the track spaces that lead in, in the order listed; an entry is undefined when the lane is too short for it.
 */
export function waysIn(pit: PitPlan, lane: readonly TrackDraft[]): (TrackDraft | undefined)[] {
  return pit.entry.map(back => backFromLine(lane, back));
}

/** Returns the track spaces to which the last pit-lane space leads, in the order listed. */
export function waysOut(pit: PitPlan, lane: readonly TrackDraft[]): (TrackDraft | undefined)[] {
  return pit.exit.map(ahead => lane[ahead - 1]);
}

/** Returns the ticks of the pit lane, undefined when a way in or out is missing. */
export function pitSpan(
  pit: PitPlan,
  lane: readonly TrackDraft[],
  ticks: number,
): PitSpan | undefined {
  const entry = waysIn(pit, lane).at(-1);
  const exit = waysOut(pit, lane)[0];
  if (entry === undefined || exit === undefined) return undefined;
  const firstTick = entry.tick + 1;
  const lastTick = firstTick + 2 * (pit.spaces - 1);
  return { firstTick, lastTick, exitTick: exit.tick + ticks };
}

/** Returns the pit lane of a board and its spaces `P1`, … and `B1`, …, numbered on after the track spaces. */
export function derivePits(
  formula: Formula,
  lanes: Lanes,
  ticks: number,
  sectionAt: (tick: number) => number,
): { readonly pit?: PitLane; readonly spaces: readonly FormulaSpace[] } {
  const plan = formula.pit;
  if (plan === 'none') return { spaces: [] };
  const side = laneOf(formula, plan.side);
  const lane = lanes[side] ?? [];
  const span = pitSpan(plan, lane, ticks);
  if (span === undefined) return { spaces: [] };
  const first = lanes.reduce((sum, spaces) => sum + spaces.length, 0);
  const boxFirst = firstBox(plan);
  const exits = waysOut(plan, lane).flatMap(exit => exit ?? []);
  const laneSpaces = Array.from({ length: plan.spaces }, (_, k) =>
    laneSpace(k, first + k, span, plan.spaces, exits, ticks, sectionAt),
  );
  const boxes: PitBox[] = [];
  const boxSpaces = Array.from({ length: plan.boxes }, (_, k) => {
    const from = boxFirst - 1 + k;
    boxes.push({ space: first + plan.spaces + k, from: first + from, to: first + from + 1 });
    return boxSpace(k, first + plan.spaces + k, laneSpaces[from]);
  });
  const pit = {
    side,
    spaces: laneSpaces.map(space => space.index),
    boxes,
    entries: waysIn(plan, lane).flatMap(entry => entry?.index ?? []),
    exits: exits.map(exit => exit.index),
  };
  return { pit, spaces: [...laneSpaces, ...boxSpaces] };
}

function laneSpace(
  k: number,
  index: number,
  span: PitSpan,
  count: number,
  exits: readonly TrackDraft[],
  ticks: number,
  sectionAt: (tick: number) => number,
): FormulaSpace {
  const tick = span.firstTick + 2 * k;
  const last = k === count - 1;
  const endTick = last ? span.exitTick : tick + 2;
  const lap = Math.floor(tick / ticks) * ticks;
  const next: Edge[] = last
    ? exits.map(exit => ({ to: exit.index, changesLane: true }))
    : [{ to: index + 1, changesLane: false }];
  return {
    ...OFF_TRACK,
    index,
    id: `P${k + 1}`,
    kind: 'pitLane',
    tick: tick - lap,
    endTick: endTick - lap,
    // The gap before the way out does not belong to the last space.
    lapTick: lapTickOf(tick - lap, tick - lap + 2, ticks),
    section: sectionAt(tick - lap),
    next,
    ahead: next[0]?.to ?? -1,
  };
}

/** Returns the space of a pit, level with the pit-lane space in front of it and leading to the one after that. */
function boxSpace(k: number, index: number, front: FormulaSpace | undefined): FormulaSpace {
  if (front === undefined)
    throw new RangeError(`pit ${k + 1} lies beside no space of the pit lane`);
  const next = [{ to: front.index + 1, changesLane: true }];
  return { ...front, index, id: `B${k + 1}`, kind: 'pit', next, ahead: front.index + 1 };
}

const OFF_TRACK = {
  lane: -1,
  corner: -1,
  beside: [],
  toCorner: 0,
  toExit: { shortest: 0, longest: 0 },
  wall: false,
  cost: 1,
  nextCost: 1,
} as const;
