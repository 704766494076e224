import { fingerprint } from '../rules/kit/hash.ts';
import type { Edge } from './board.ts';
import { type Circuit, type Formula, laneLetters } from './file/circuit.ts';
import {
  type FormulaBoard,
  type FormulaCorner,
  type FormulaSpace,
  type Section,
  SKIES,
  type Sky,
} from './formula-board.ts';
import { backFromLine, gridSlots, laneOf } from './grid.ts';
import {
  alongside,
  firstBeyond,
  joinLanes,
  type Lanes,
  lapTickOf,
  type TrackDraft,
} from './lanes.ts';
import { outlinePoints } from './outline.ts';
import { backwards, type StepsOut, stepsOut, stepsToCorner } from './passage.ts';
import { derivePits } from './pit-lane.ts';
import { planSections, type SectionPlan } from './sections.ts';

/** Whether a space of a doubled straight costs one movement point, as any other does, or two (TR-54). */
export type Straights = 'single' | 'doubled';

/**
 * Returns the board of a circuit that has no error (see `contentErrors`).
 * @throws RangeError when a grid slot lies beyond the end of its lane, or a pit beside no space of the pit lane.
 */
export function deriveBoard(circuit: Circuit, straights: Straights = 'single'): FormulaBoard {
  const { formula } = circuit;
  const plans = planSections(formula);
  const ticks = plans.at(-1)?.toTick ?? 0;
  const letters = laneLetters(formula);
  const lanes = joinLanes(plans, letters, ticks);
  const track = trackSpaces(lanes, ticks, wallLanes(formula), costs(formula, straights));
  const sections = plans.map(sectionOf);
  const { pit, spaces: pits } = derivePits(formula, lanes, ticks, tick => sectionAt(plans, tick));
  const spaces = withSteps([...track, ...pits]);
  const corners = plans.flatMap((plan, section) => cornerOf(plan, section, spaces));
  const grid = gridOf(formula, lanes);
  const weather = skies(formula);
  const oval = formula.oval ?? false;
  return {
    id: circuit.id,
    name: circuit.name,
    place: circuit.place ?? '',
    source: circuit.source ?? '',
    hash: boardHash(letters, ticks, corners, spaces, grid, weather, pit, oval),
    lanes: letters,
    ticks,
    laneLengths: lanes.map(lane => lane.length),
    ...(circuit.length_m === undefined ? {} : { lengthMetres: circuit.length_m }),
    sections,
    corners,
    spaces,
    grid,
    ...(pit === undefined ? {} : { pit }),
    oval,
    weather,
    outline: outlinePoints(circuit, plans, ticks),
    indexOf: new Map(spaces.map(space => [space.id, space.index])),
  };
}

/** Returns the sky for each face 1 to 20 of the black die; faces that no entry covers are sunny. */
function skies(formula: Formula): Sky[] {
  return Array.from({ length: 20 }, (_, k) => {
    const face = k + 1;
    const claims = (sky: Sky) => {
      const rolls = formula.weather[sky];
      return rolls !== undefined && rolls.from <= face && face <= rolls.to;
    };
    return SKIES.find(claims) ?? 'sun';
  });
}

function wallLanes(formula: Formula): (lane: number, section: number) => boolean {
  return (lane, section) => {
    const entry = formula.track[section];
    const own = entry !== undefined && 'straight' in entry ? entry.wall : undefined;
    return [formula.wall, own].some(wall => wall !== undefined && laneOf(formula, wall) === lane);
  };
}

/** Reports whether a circuit has straights on which a space may cost two movement points (TR-54). */
export function hasDoubled({ formula }: Circuit): boolean {
  return formula.track.some(entry => 'straight' in entry && entry.doubled === true);
}

/** Returns a function that gives the movement points for a space of a section (TR-54, TR-55). */
function costs(formula: Formula, straights: Straights): (section: number) => number {
  return section => {
    const entry = formula.track[section];
    const isMarked = entry !== undefined && 'straight' in entry && entry.doubled === true;
    return isMarked && straights === 'doubled' ? 2 : 1;
  };
}

/** Returns the track spaces, still without the counts of steps, which need the whole graph. */
function trackSpaces(
  lanes: Lanes,
  ticks: number,
  hasWall: (lane: number, section: number) => boolean,
  costIn: (section: number) => number,
): FormulaSpace[] {
  return lanes.flat().map(draft => {
    return {
      index: draft.index,
      id: draft.id,
      kind: 'track',
      lane: draft.lane,
      tick: draft.tick,
      endTick: draft.endTick,
      lapTick: lapTickOf(draft.tick, draft.endTick, ticks),
      section: draft.section,
      corner: draft.corner,
      next: edgesOf(draft, lanes),
      ahead: edgeAhead(draft, lanes).to,
      beside: besides(draft, lanes, ticks),
      toCorner: 0,
      toExit: { shortest: 0, longest: 0 },
      wall: hasWall(draft.lane, draft.section),
      cost: costIn(draft.section),
      nextCost: 1,
    };
  });
}

function besides(draft: TrackDraft, lanes: Lanes, ticks: number): number[] {
  return [draft.lane - 1, draft.lane + 1].flatMap(lane =>
    alongside(lanes[lane] ?? [], draft, ticks).map(space => space.index),
  );
}

function withSteps(spaces: readonly FormulaSpace[]): FormulaSpace[] {
  const order = backwards(spaces);
  const out: readonly StepsOut[] = stepsOut(spaces, order);
  const toCorner = stepsToCorner(spaces, order);
  return spaces.map(space => ({
    ...space,
    toCorner: toCorner[space.index] ?? 0,
    toExit: out[space.index] ?? space.toExit,
    nextCost: Math.min(...space.next.map(({ to }) => spaces[to]?.cost ?? 1)),
  }));
}

function sectionOf(plan: SectionPlan, index: number): Section {
  const { kind, fromTick, toTick, corner } = plan;
  return { index, kind, fromTick, toTick, corner };
}

function sectionAt(plans: readonly SectionPlan[], tick: number): number {
  return plans.findIndex(plan => tick < plan.toTick);
}

/**
 * Returns the corner of a section, none for a straight. Each lane enters it through the corner's door, so the figures
 * of the flag count from the first space of each lane.
 */
function cornerOf(
  plan: SectionPlan,
  section: number,
  spaces: readonly FormulaSpace[],
): FormulaCorner[] {
  if ('straight' in plan.entry) return [];
  const doors = plan.lanes.flatMap((_, lane) => {
    const first = spaces.find(space => space.section === section && space.lane === lane);
    return first === undefined ? [] : [first.toExit];
  });
  return [
    {
      index: plan.corner,
      name: plan.entry.corner,
      stops: plan.entry.stops,
      section,
      fromTick: plan.fromTick,
      toTick: plan.toTick,
      shortest: Math.min(...doors.map(door => door.shortest)),
      longest: Math.max(...doors.map(door => door.longest)),
    },
  ];
}

function gridOf(formula: Formula, lanes: Lanes): number[] {
  return gridSlots(formula).map(({ lane, back }) => {
    const space = backFromLine(lanes[laneOf(formula, lane)] ?? [], back);
    if (space === undefined) throw new RangeError(`there is no grid slot ${lane}-${back}`);
    return space.index;
  });
}

/**
 * Returns the fingerprint of what the rules read, without names, outline and attribution. It mentions the oval and the
 * doubled straights only where there are any, so that all other boards, and the saves that name them, keep their
 * fingerprints.
 */
function boardHash(
  letters: readonly string[],
  ticks: number,
  corners: readonly FormulaCorner[],
  spaces: readonly FormulaSpace[],
  grid: readonly number[],
  weather: readonly Sky[],
  pit: FormulaBoard['pit'],
  oval: boolean,
): string {
  const graph = spaces.map(space => [
    [space.kind, space.lane, space.tick, space.endTick, space.corner, space.wall, space.ahead],
    space.next.map(({ to }) => [to, (spaces[to]?.tick ?? 0) < space.tick]),
    space.beside,
  ]);
  const flags = corners.map(corner => corner.stops);
  const content = [letters, ticks, flags, graph, grid, weather, pit ?? 'none'];
  const dear = spaces.filter(({ cost }) => cost > 1).map(({ index }) => index);
  return fingerprint([
    ...content,
    ...(oval ? ['oval'] : []),
    ...(dear.length > 0 ? [{ doubled: dear }] : []),
  ]);
}

/** Returns the edge to the next space of the same lane, whatever the arrows say. */
function edgeAhead(space: TrackDraft, lanes: Lanes): Edge {
  const beyond = firstBeyond(lanes[space.lane] ?? [], space.tick);
  return { to: beyond?.index ?? -1, changesLane: false };
}

/**
 * Returns the edges to all legal successors, own lane first: the neighbouring lanes on straights, where the arrows lead
 * in corners, each time to the first space that begins further on. No edge changes lanes through the door of a corner.
 */
function edgesOf(space: TrackDraft, lanes: Lanes): Edge[] {
  const edges = space.onward ? [edgeAhead(space, lanes)] : [];
  for (const [allowed, lane] of [
    [space.left, space.lane - 1],
    [space.right, space.lane + 1],
  ] as const) {
    const beyond = allowed ? firstBeyond(lanes[lane] ?? [], space.tick) : undefined;
    if (beyond === undefined) continue;
    const { corner, index } = beyond;
    if (corner !== -1 && corner !== space.corner) continue;
    edges.push({ to: index, changesLane: true });
  }
  return edges;
}
