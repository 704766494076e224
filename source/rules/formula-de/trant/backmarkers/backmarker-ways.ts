// The way of a backmarker (TR-137, TR-138): along the centre lane where it can, past cars on the outside, and never closing the
// road.
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';
import { standing } from '../../chapters/movement/corners.ts';
import { legalWays, pathOf, type Way } from '../../chapters/movement/driving-code.ts';
import { closesRoad, isInside, offCentre } from './centre-lane.ts';

const NOTHING_DANGEROUS: ReadonlySet<number> = new Set();
// Stops and laps of a backmarker, not counted: no corner and no flag ends its way (TRR-52).
const UNCOUNTED = 0;

/**
 * Returns the spaces that a backmarker enters with so many movement points, in order; fewer where others are in its way, or
 * where it would close the road.
 * @param taken indices of the spaces on which others stand
 */
export function backmarkerPath(
  board: FormulaBoard,
  taken: ReadonlySet<number>,
  from: string,
  points: number,
): readonly string[] {
  const start = spaceOf(board, from).index;
  const [farthest] = [...lanesOf(board), NOTHING]
    .map(shut => longestWays(board, new Set([...taken, ...shut]), start, points))
    .toSorted((one, other) => other.reach - one.reach);
  const path = (farthest?.ways ?? [])
    .toSorted((one, other) => compareWays(board, one, other))
    .slice(0, 1)
    .flatMap(way => pathOf(board, way));
  const last = path.findLastIndex(id => !closesRoad(board, taken, spaceOf(board, id)));
  return path.slice(0, last + 1);
}

const NOTHING: readonly number[] = [];
const lanes = new WeakMap<FormulaBoard, readonly (readonly number[])[]>();

// The spaces that a backmarker avoids if it can: those beside the centre lane, then those on the inside of straights
// (TR-137).
function lanesOf(board: FormulaBoard): readonly (readonly number[])[] {
  const known = lanes.get(board);
  if (known !== undefined) return known;
  const beside = board.spaces.filter(
    ({ kind, lane }) => kind === 'track' && offCentre(board, lane) > 0,
  );
  const inside = beside.filter(space => space.corner < 0 && isInside(board, space, space.lane));
  const shut = [beside, inside].map(list => list.map(({ index }) => index));
  lanes.set(board, shut);
  return shut;
}

// The way without any space always exists.
function longestWays(
  board: FormulaBoard,
  occupied: ReadonlySet<number>,
  start: number,
  points: number,
): { readonly ways: readonly Way[]; readonly reach: number } {
  const terrain = {
    board,
    occupied,
    // A backmarker ignores debris, and corners ask nothing of it (TRR-42, TRR-52).
    dangerous: NOTHING_DANGEROUS,
    pit: undefined,
    raceLaps: Number.POSITIVE_INFINITY,
    fatalMissing: Number.POSITIVE_INFINITY,
    rateAt: () => 0,
    onceAt: () => 0,
    locksLane: false,
    skippingIsFatal: false,
    marksExcuse: false,
    harmlessWalls: true,
    detourAt: ({ lane }: FormulaSpace) => offCentre(board, lane),
  };
  const { byLength } = legalWays(terrain, start, standing(UNCOUNTED, UNCOUNTED), points);
  return { ways: byLength.at(-1) ?? [], reach: byLength.length };
}

// Prefers the way that is off the centre least, then the one that ends on the outside, then the leftmost.
function compareWays(board: FormulaBoard, one: Way, other: Way): number {
  const [a, b] = [spaceAt(board, one.to), spaceAt(board, other.to)];
  return (
    one.detours - other.detours ||
    Number(isInside(board, a, a.lane)) - Number(isInside(board, b, b.lane)) ||
    a.lane - b.lane
  );
}
