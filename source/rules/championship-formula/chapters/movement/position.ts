// Where cars are in the race: how far they have come, who is ahead in a row, and who is home (CFR-72 to CFR-78).
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import { nearGrey } from '../../../../circuit/rows/start.ts';
import type { Car, ChampionshipRace } from '../../state.ts';
import { isAtFlag } from '../turn/finish.ts';

type Placed = Pick<Car, 'space' | 'laps'>;

/** The lane of spaces of the pits; a car there is behind those of its row. */
const PIT_LANE = -1;

/** Returns how far the front edge of a car has come since the first crossing of the line, in ticks (CR-25). */
export function distanceOf({ space, laps }: Placed, board: RowBoard): number {
  const at = spaceNamed(board, space);
  return at === undefined ? Number.NEGATIVE_INFINITY : laps * board.ticks + at.endTick;
}

/** Compares two cars by distance, the farther one first; in a row the one nearer to the grey side is first (CFR-75, CFR-78). */
export function comparePosition(a: Placed, b: Placed, board: RowBoard): number {
  const ahead = distanceOf(b, board) - distanceOf(a, board);
  if (ahead > 0 || ahead < 0) return ahead;
  return sideOf(a, board) - sideOf(b, board);
}

/** Reports whether two cars are in the same row of the same lap (CFR-72). */
export function isSameRow(a: Placed, b: Placed, board: RowBoard): boolean {
  return distanceOf(a, board) === distanceOf(b, board);
}

/** Returns how many lanes a car is away from the grey side. */
export function sideOf({ space }: Pick<Car, 'space'>, board: RowBoard): number {
  const at = spaceNamed(board, space);
  return at === undefined || at.lane === PIT_LANE
    ? board.lanes.length
    : nearGrey(at, board.greyLane);
}

/**
 * Reports whether a car that ends its turn where it is has finished: beyond the line after the agreed laps, or on the last
 * space before it, where its nose counts as across (CFR-76, CR-41).
 */
export function isHome(
  { laps }: Pick<ChampionshipRace, 'laps'>,
  car: Placed,
  board: RowBoard,
): boolean {
  const at = spaceNamed(board, car.space);
  return at !== undefined && at.lane !== PIT_LANE && isAtFlag(car.laps, at, laps, board);
}

function spaceNamed({ indexOf, spaces }: RowBoard, id: string): RowSpace | undefined {
  return spaces[indexOf.get(id) ?? -1];
}
