// A board as the strip needs it: its lanes in driving order, the space before each space, and what borders each tick.
// Worked out once per board and kept as long as the board lives.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';

export type Border = 'verge' | 'kerb' | 'wall';

export interface Lap {
  readonly board: FormulaBoard;
  /** Track spaces of each lane by tick. */
  readonly lanes: readonly (readonly FormulaSpace[])[];
  /** Index of the space before each space in its own lane, -1 before the first of the pit lane. */
  readonly behind: readonly number[];
  readonly leftBorder: readonly Border[];
  readonly rightBorder: readonly Border[];
  /** Number of the pit (from 1) in front of which a pit-lane space lies, by index of that space. */
  readonly pitOf: ReadonlyMap<number, number>;
}

const LAPS = new WeakMap<FormulaBoard, Lap>();

export function lapOf(board: FormulaBoard): Lap {
  const known = LAPS.get(board);
  if (known !== undefined) return known;
  const lanes = board.lanes.map((_, lane) => laneSpaces(board, lane));
  const lap: Lap = {
    board,
    lanes,
    behind: spacesBehind(board),
    leftBorder: bordersOf(board, lanes[0] ?? []),
    rightBorder: bordersOf(board, lanes.at(-1) ?? []),
    pitOf: new Map(board.pit?.boxes.map((box, at) => [box.from, at + 1])),
  };
  LAPS.set(board, lap);
  return lap;
}

function laneSpaces(board: FormulaBoard, lane: number): readonly FormulaSpace[] {
  return board.spaces
    .filter(space => space.kind === 'track' && space.lane === lane)
    .sort((one, other) => one.tick - other.tick);
}

function spacesBehind(board: FormulaBoard): readonly number[] {
  const behind = new Array<number>(board.spaces.length).fill(-1);
  for (const space of board.spaces) {
    const ahead = board.spaces[space.ahead];
    if (space.kind !== 'pit' && ahead?.kind === space.kind) behind[ahead.index] = space.index;
  }
  return behind;
}

function bordersOf(board: FormulaBoard, lane: readonly FormulaSpace[]): readonly Border[] {
  const borders = new Array<Border>(board.ticks).fill('verge');
  for (const corner of board.corners) borders.fill('kerb', corner.fromTick, corner.toTick);
  for (const space of lane) {
    if (!space.wall) continue;
    for (let tick = space.tick; tick < space.tick + spanOf(board, space); tick++) {
      borders[tick % board.ticks] = 'wall';
    }
  }
  return borders;
}

/** Returns the ticks from the beginning of a space to that of the next one in its lane; at least 1. */
export function spanOf(board: FormulaBoard, space: FormulaSpace): number {
  const end =
    space.kind === 'track' ? (board.spaces[space.ahead]?.tick ?? space.endTick) : space.endTick;
  return modulo(end - space.tick - 1, board.ticks) + 1;
}

/** Returns the space `steps` further along its own lane, backwards if negative, and the ticks to its beginning. */
export function alongLane(
  lap: Lap,
  from: FormulaSpace,
  steps: number,
): { readonly space: FormulaSpace; readonly ticks: number } | undefined {
  let space = from;
  let ticks = 0;
  for (let step = 0; step < steps; step++) {
    const next = spaceAt(lap.board, space.ahead);
    ticks += modulo(next.tick - space.tick - 1, lap.board.ticks) + 1;
    space = next;
  }
  for (let step = 0; step > steps; step--) {
    const previous = lap.board.spaces[lap.behind[space.index] ?? -1];
    if (previous === undefined) return undefined;
    ticks -= modulo(space.tick - previous.tick - 1, lap.board.ticks) + 1;
    space = previous;
  }
  return { space, ticks };
}

/** Returns the farthest space along the lane that so many movement points reach, and the ticks to its beginning. */
export function reachedBy(
  lap: Lap,
  from: FormulaSpace,
  points: number,
): { readonly space: FormulaSpace; readonly ticks: number } {
  let space = from;
  let ticks = 0;
  for (let left = points; ; ) {
    const next = spaceAt(lap.board, space.ahead);
    left -= next.cost;
    if (left < 0) return { space, ticks };
    ticks += modulo(next.tick - space.tick - 1, lap.board.ticks) + 1;
    space = next;
  }
}

/** Returns the non-negative remainder. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
