// What a speed costs in corners on an empty road: the cheapest way over so many spaces, and what is to come when the car
// then slows down as hard as it can for nothing. The rules search the ways.
import { spaceAt } from '../../../circuit/board.ts';
import type { RowSpace } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { isInsideCorner } from '../../../rules/championship-formula/chapters/corners/raise-in-corner.ts';
import type { Road } from '../../../rules/championship-formula/chapters/movement/road.ts';
import {
  carLabel,
  type Due,
  expand,
  type Label,
} from '../../../rules/championship-formula/chapters/movement/way-search.ts';
import { isAtFlag } from '../../../rules/championship-formula/chapters/turn/finish.ts';

/** What is due on the cheapest way; undefined dues where nobody can pay them. */
export interface Ahead {
  readonly dues: readonly Due[] | undefined;
  /** Index of the corner concerned, -1 for none. */
  readonly corner: number;
}

export interface Outlook extends Ahead {
  /** By how much the car must slow down before it, in mph. */
  readonly slower: number;
}

// Upper limit: a car reaches its slowest speed in fewer turns.
const TURNS_MOST = 12;

/** Returns the payable ends of a move at a speed, those that owe the least; none where there is no way but off the road. */
function endsOf(road: Road, speed: number, from: readonly Label[]): readonly Label[] {
  let layer = from;
  for (let moved = 0; moved < speed / SPEED_STEP; moved++) layer = expand(road, layer, speed);
  return layer.filter(({ isFatal }) => !isFatal);
}

export function moveAhead(road: Road, speed: number): Ahead & { readonly ends: readonly Label[] } {
  const all = endsOf(road, speed, [carLabel(road)]);
  const least = Math.min(...all.map(({ points }) => points));
  const ends = all.filter(({ points }) => points === least);
  const corner = nextCorner(road, road.here);
  const [first] = ends;
  return { dues: first === undefined ? undefined : byCorner(first.dues), corner, ends };
}

/**
 * Returns what the next corner will cost after a move, when the car slows down for nothing in every turn until it is in
 * that corner, and no more than it must. Undefined where no corner comes.
 */
export function outlook(
  road: Road,
  ends: readonly Label[],
  speed: number,
  brakes: number,
): Outlook | undefined {
  const slowest = approach(road, ends, { speed, brakes, target: SPEED_STEP });
  for (let target = speed; target > SPEED_STEP; target -= SPEED_STEP) {
    const faster = approach(road, ends, { speed, brakes, target });
    if (faster === undefined || owedIn(faster) <= owedIn(slowest)) return faster;
  }
  return slowest;
}

function owedIn(ahead: Ahead | undefined): number {
  const { dues } = ahead ?? { dues: [] };
  return dues?.reduce((sum, { unpaid }) => sum + unpaid, 0) ?? Number.POSITIVE_INFINITY;
}

/** How a car comes to a corner, in mph. */
interface Braking {
  readonly speed: number;
  /** By how much it slows down in a turn for nothing. */
  readonly brakes: number;
  /** The speed, in mph, below which it does not slow down. */
  readonly target: number;
}

function approach(
  road: Road,
  ends: readonly Label[],
  { speed, brakes, target }: Braking,
): Outlook | undefined {
  const after = ends.map((end): Label => ({ ...end, points: 0, leastWear: 0, rolls: 0, dues: [] }));
  const [first] = after;
  const corner = first === undefined ? -1 : nextCorner(road, first.space);
  let from: readonly Label[] = after;
  let slower = speed;
  for (let turn = 0; corner >= 0 && turn < TURNS_MOST; turn++) {
    slower = Math.max(Math.min(target, slower), slower - brakes);
    const next = endsOf(road, slower, from);
    const [best] = next.toSorted((one, other) => one.points - other.points);
    if (best === undefined) return { dues: undefined, corner, slower: speed - slower };
    const dues = byCorner(best.dues).filter(due => due.corner === corner);
    if (dues.length > 0 || next.some(({ space }) => space.corner === corner)) {
      return { dues, corner, slower: speed - slower };
    }
    from = next;
  }
  return corner < 0 ? undefined : { dues: [], corner, slower: 0 };
}

// Returns the corner that the car is in, else the next one; -1 where the flag comes first.
function nextCorner(road: Road, space: RowSpace): number {
  const { board } = road;
  if (isBehindFlag(road, space)) return -1;
  if (isInsideCorner(space, board)) return space.corner;
  let [before, at] = [space, spaceAt(board, space.ahead)];
  for (let steps = 0; at.corner < 0 && steps < board.spaces.length; steps++) {
    if (road.car.laps >= road.laps && at.row < before.row) return -1;
    [before, at] = [at, spaceAt(board, at.ahead)];
  }
  return road.car.laps >= road.laps && at.row < before.row ? -1 : at.corner;
}

// A car on its last lap is over the line where it has come to an earlier row.
function isBehindFlag({ car, laps, here }: Road, space: RowSpace): boolean {
  return car.laps >= laps && space.row < here.row;
}

/**
 * Returns how many spaces are left to the flag after a move to one of the ends, 0 where it is reached (CFR-76); undefined before
 * the last lap.
 */
export function spacesToFlag(road: Road, [first]: readonly Label[]): number | undefined {
  const { board, car, laps } = road;
  if (car.laps < laps || first === undefined) return undefined;
  if (isBehindFlag(road, first.space)) return 0;
  let at = first.space;
  for (let spaces = 0; spaces < board.spaces.length; spaces++) {
    if (isAtFlag(car.laps, at, laps, board)) return spaces;
    at = spaceAt(board, at.ahead);
  }
  return undefined;
}

/** Returns what is owed by corner: a payment that is topped up counts as one. */
export function byCorner(dues: readonly Due[]): readonly Due[] {
  const corners = [...new Set(dues.map(({ corner }) => corner))];
  return corners.map(corner => {
    const own = dues.filter(due => due.corner === corner);
    return {
      corner,
      over: Math.max(...own.map(({ over }) => over)),
      unpaid: own.reduce((sum, { unpaid }) => sum + unpaid, 0),
    };
  });
}
