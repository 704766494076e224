// Derives the board in rows of a circuit: spaces in ticks, steps, rows, lines, grid, pit lane and map.
import { fingerprint } from '../../rules/kit/hash.ts';
import type { Edge } from '../board.ts';
import type { Circuit } from '../file/circuit.ts';
import { LANE_LETTERS } from '../file/circuit.ts';
import { lapOfRows } from './derive-lap.ts';
import type { DrawnLap } from './drawn-lap.ts';
import { type LaidSection, laidSections, laidSpaces, lanesAcross } from './layout.ts';
import { rowOutline } from './map.ts';
import { pitLane } from './pits.ts';
import type { PitRow, RacingLine, RowBoard, RowCorner, RowSpace } from './row-board.ts';
import { startingGrid } from './start.ts';
import { type Lap, type NumberedSpace, nextIn, stepsFrom } from './steps.ts';

/** Lanes of the sides; the road is two or three wide, so the middle may be absent. */
const LETTERS = LANE_LETTERS[3];

/** Returns the board in rows of a circuit that has no error. */
export function deriveRows(circuit: Circuit): RowBoard {
  return rowBoard(circuit, lapOfRows(circuit));
}

export function rowBoard(circuit: Circuit, drawn: DrawnLap): RowBoard {
  const sections = laidSections(drawn);
  const ticks = sections.at(-1)?.toTick ?? 0;
  const lap: Lap = { sections, ticks, spaces: numbered(sections) };
  const greyLane = drawn.grey === 'L' ? 0 : 2;
  const corners = sections.flatMap(laid => cornerOf(laid, lap));
  const road = trackSpaces(lap, corners, greyLane);
  const pits = pitLane(drawn, sections, road, greyLane);
  const spaces = [...road, ...pits.spaces];
  const starting = startingGrid(road, greyLane);
  const watches = [Math.round(ticks / 3), Math.round((2 * ticks) / 3)] as const;
  const rules = { ticks, greyLane, starting, watches };
  return {
    id: circuit.id,
    name: circuit.name,
    place: circuit.place ?? '',
    source: circuit.source ?? '',
    hash: boardHash(rules, spaces, corners, pits.rows),
    lanes: LETTERS,
    ...rules,
    laneLengths: laneLengths(sections, road),
    lapLength: lapLength(sections),
    ...(circuit.length_m === undefined ? {} : { lengthMetres: circuit.length_m }),
    corners,
    spaces,
    ...(pits.rows.length === 0 ? {} : { pitLane: pits.rows }),
    outline: rowOutline(circuit, sections, ticks),
    indexOf: new Map(spaces.map(space => [space.id, space.index])),
  };
}

/** Returns all spaces in driving order, from left to right. */
function numbered(sections: readonly LaidSection[]): NumberedSpace[] {
  return sections
    .flatMap(laidSpaces)
    .toSorted((a, b) => a.tick - b.tick || a.lane - b.lane)
    .map((space, index) => ({ ...space, index }));
}

function cornerOf(laid: LaidSection, lap: Lap): RowCorner[] {
  const { section, corner: index, fromTick, toTick } = laid;
  if ('rows' in section) return [];
  const own = lap.spaces.filter(space => lap.sections[space.section] === laid && space.limit > 0);
  const lanes = lanesAcross(laid.width).map(lane =>
    own.filter(space => space.lane === lane).map(space => space.index),
  );
  const lines = section.lines.map(({ colour, spaces }): RacingLine => {
    return { colour, spaces: spaces.flatMap(({ lane, number }) => lanes[lane]?.[number] ?? []) };
  });
  return [{ index, name: section.corner, fromTick, toTick, lanes, lines }];
}

function trackSpaces(lap: Lap, corners: readonly RowCorner[], greyLane: number): RowSpace[] {
  const edges = [...new Set(lap.spaces.map(space => space.endTick))].toSorted((a, b) => a - b);
  const rowOf = new Map(edges.map((edge, row) => [edge, row]));
  const counts = new Map<number, number>();
  return lap.spaces.map(space => {
    const { index, lane, tick, endTick, limit } = space;
    const number = (counts.get(lane) ?? 0) + 1;
    counts.set(lane, number);
    const next = [...stepsFrom(space, lap), ...lineSteps(space, lap, corners)];
    const distinct = next.filter((edge, k) => next.findIndex(({ to }) => to === edge.to) === k);
    return {
      index,
      id: `${LETTERS[lane] ?? ''}${number}`,
      lane,
      tick,
      endTick,
      row: rowOf.get(endTick) ?? 0,
      limit,
      corner: limit === 0 ? -1 : (lap.sections[space.section]?.corner ?? -1),
      next: distinct,
      // From the middle of three spaces to two, straight ahead is the one nearer to the grey side.
      ahead: (nextIn(space, lane, lap) ?? nextIn(space, greyLane, lap))?.index ?? -1,
    };
  });
}

/** Returns the steps along the lines of a corner, which may change lanes where no arrow is printed. */
function lineSteps(space: NumberedSpace, lap: Lap, corners: readonly RowCorner[]): Edge[] {
  return corners.flatMap(corner =>
    corner.lines.flatMap(({ spaces }): Edge[] => {
      const at = spaces.indexOf(space.index);
      const to = at < 0 ? undefined : spaces[at + 1];
      if (to === undefined) return [];
      return [{ to, changesLane: lap.spaces[to]?.lane !== space.lane }];
    }),
  );
}

/** Returns the spaces of a lap by lane; where the road has no middle, that of its shorter side counts. */
function laneLengths(sections: readonly LaidSection[], road: readonly RowSpace[]): number[] {
  const lengths = [0, 0, 0];
  for (const { fromTick, toTick, width } of sections) {
    const counts = [0, 1, 2].map(
      lane =>
        road.filter(space => space.lane === lane && space.tick >= fromTick && space.tick < toTick)
          .length,
    );
    const [left = 0, middle = 0, right = 0] = counts;
    const across = [left, width === 3 ? middle : Math.min(left, right), right];
    for (const [lane, count] of across.entries()) lengths[lane] = (lengths[lane] ?? 0) + count;
  }
  return lengths;
}

function lapLength(sections: readonly LaidSection[]): number {
  const lengths = sections.map(({ section }) =>
    'rows' in section ? section.rows : Math.min(...section.lanes.map(lane => lane.length)),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Returns the fingerprint of what the rules read, without names, outline and attribution. */
function boardHash(
  rules: Pick<RowBoard, 'ticks' | 'greyLane' | 'starting' | 'watches'>,
  spaces: readonly RowSpace[],
  corners: readonly RowCorner[],
  pits: readonly PitRow[],
): string {
  const graph = spaces.map(({ lane, tick, endTick, limit, corner, next, ahead }) => [
    ...[lane, tick, endTick, limit, corner, ahead],
    next.map(({ to }) => to),
  ]);
  const lines = corners.map(corner => corner.lines);
  return fingerprint(['rows', rules, graph, lines, pits]);
}
