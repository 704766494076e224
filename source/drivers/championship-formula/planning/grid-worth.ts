// What a place on the grid is worth in turns.
import type { RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';

/**
 * Turns by which cars on the grid need more than those on the first three places, which are equal. Measured by
 * `check/strength/championship-formula/grid-places.ts --car middle --races 10` on all 38 circuits over three laps: twelve pros
 * in equal cars that bid nothing, 380 races, each mean within 0.2 turns.
 */
const TURNS_BEHIND = [0, 0, 0, 0.37, 0.54, 1.06, 1.14, 1.4, 1.48, 1.86, 1.89, 1.93] as const;

/** Turns that one place was worth in these races, on average over the circuits. */
const MEAN_PLACE = 0.206;

/**
 * By how much a place is worth more where the road is narrow and slow, in turns: by the share of rows that are two spaces wide,
 * and of spaces in slow corners. The line of least squares through the 38 circuits, on which a place is worth from 0.06
 * (Crossmoor) to 0.44 turns (Singapore); it explains half of what they differ (correlation 0.69).
 */
const NARROW = 0.21;
const SLOW = 0.44;
const SLOW_LIMIT = 80;
const NARROW_LANES = 2;

/** Returns the turns by which a car needs more from a place on the grid of a board, from 1, than from the first. */
export function turnsBehind(place: number, board: RowBoard): number {
  const turns = TURNS_BEHIND[Math.min(place, TURNS_BEHIND.length) - 1] ?? 0;
  return turns * (worthOfPlace(board) / MEAN_PLACE);
}

const known = new WeakMap<RowBoard, number>();

/** Returns the turns that a place is worth on a board on average. */
export function worthOfPlace(board: RowBoard): number {
  const worth = known.get(board) ?? measuredWorth(board);
  known.set(board, worth);
  return worth;
}

function measuredWorth({ spaces }: RowBoard): number {
  const road = spaces.filter(({ lane }) => lane >= 0);
  const rows = [...Map.groupBy(road, ({ endTick }) => endTick).values()];
  const narrow = rows.filter(({ length }) => length <= NARROW_LANES).length / rows.length;
  return NARROW * narrow + (SLOW * road.filter(isSlow).length) / road.length;
}

function isSlow({ limit }: RowSpace): boolean {
  return limit > 0 && limit <= SLOW_LIMIT;
}
