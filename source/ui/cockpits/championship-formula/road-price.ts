// What a speed costs in the corners on an empty road: the cheapest way over so many spaces, lines included, and what is to
// come when the car then slows down as hard as it can for nothing.
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { RacingLine, RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';

/** An excess that is due in a corner, in mph, beyond what was paid in it before. */
export interface CornerDue {
  readonly corner: number;
  readonly over: number;
  /** What was paid in the corner before, in mph. */
  readonly credit: number;
}

/** A place on a way and what has become due up to it. */
export interface OnRoad {
  readonly space: RowSpace;
  /** The corner of the space, -1 on a straight; its excess so far with and without the line, and what was paid. */
  readonly corner: number;
  readonly over: number;
  readonly overWithout: number;
  readonly credit: number;
  readonly line: RacingLine | undefined;
  /** Corners already left in which something is due. */
  readonly dues: readonly CornerDue[];
}

type Road = {
  readonly board: RowBoard;
  readonly values: Pick<BookValues, 'lines'>;
};

// Turns after which a car is as slow as it gets.
const TURNS_MOST = 12;

/** Returns where a car is on the road, with what it has paid in its corner. */
export function onRoad({ space: id, credit, line: used }: Car, board: RowBoard): OnRoad {
  const space = spaceOf(board, id);
  const { corner } = space;
  const paid = credit?.corner === corner ? credit.over : 0;
  const line =
    used === undefined || used.corner !== corner
      ? undefined
      : board.corners[corner]?.lines[used.line];
  const over = line === undefined ? paid : (used?.over ?? paid);
  return { space, corner, over: paid, overWithout: over, credit: paid, line, dues: [] };
}

/** Returns the dues of a way up to a place, those of its own corner last. */
export function duesOf({ corner, over, credit, dues }: OnRoad): readonly CornerDue[] {
  return corner >= 0 && over > credit ? [...dues, { corner, over, credit }] : dues;
}

/** Returns the steps of excess that a way costs. */
export function stepsOfDues(place: OnRoad): number {
  return duesOf(place).reduce((sum, { over, credit }) => sum + (over - credit) / SPEED_STEP, 0);
}

/** Returns the cheapest places that a car reaches at a speed, one for each space that it may end on. */
export function endsAt(from: OnRoad, speed: number, road: Road): readonly OnRoad[] {
  let front: readonly OnRoad[] = [from];
  for (let moved = 0; moved < speed / SPEED_STEP; moved++) {
    front = cheapest(front.flatMap(place => stepsFrom(place, speed, road)));
  }
  return front;
}

/** Returns the cheapest of some places; of several equal ones the first. */
export function cheapestOf(places: readonly OnRoad[]): OnRoad | undefined {
  return places.toSorted((one, other) => stepsOfDues(one) - stepsOfDues(other))[0];
}

/**
 * Returns what is due next after a move that ended so, when the car slows down as hard as its brakes allow in every turn
 * until it enters a corner; the speed at which it does is given too. Undefined where no corner comes.
 */
export function outlook(
  from: OnRoad,
  speed: number,
  brakes: number,
  road: Road,
): { readonly corner: number; readonly place: OnRoad; readonly speed: number } | undefined {
  let places: readonly OnRoad[] = [{ ...from, credit: from.over, dues: [] }];
  let slower = speed;
  for (let turn = 0; turn < TURNS_MOST; turn++) {
    slower = Math.max(SPEED_STEP, slower - brakes);
    const ends = places.flatMap(place => endsAt(place, slower, road));
    const best = cheapestOf(ends);
    if (best === undefined) return undefined;
    const entered = duesOf(best)[0]?.corner ?? cornerEntered(from, best);
    if (entered >= 0) return { corner: entered, place: best, speed: slower };
    places = cheapest(ends);
  }
  return undefined;
}

function cornerEntered(from: OnRoad, { corner }: OnRoad): number {
  return corner === from.corner ? -1 : corner;
}

function stepsFrom(place: OnRoad, speed: number, road: Road): readonly OnRoad[] {
  return place.space.next.flatMap(({ to }) =>
    entering(place, spaceAt(road.board, to), speed, road),
  );
}

// A way that may be on a line or not goes both ways on.
function entering(
  place: OnRoad,
  space: RowSpace,
  speed: number,
  { board, values }: Road,
): readonly OnRoad[] {
  if (space.corner < 0) return [leaving(place, space)];
  const before = place.corner === space.corner ? place : leaving(place, space);
  const plain = Math.max(0, speed - space.limit);
  const overWithout = Math.max(before.overWithout, plain);
  const off: OnRoad = {
    ...before,
    space,
    over: Math.max(before.over, overWithout),
    overWithout,
    line: undefined,
  };
  const lines = (board.corners[space.corner]?.lines ?? []).filter(line => isOn(line, place, space));
  const on = lines.map((line): OnRoad => {
    const eased = Math.max(0, speed - space.limit - values.lines[line.colour]);
    return { ...before, space, over: Math.max(before.over, eased), overWithout, line };
  });
  return [...on, off];
}

// A car is on a line from its first space on, as long as it leaves out none (CFR-52, CR-21).
function isOn(line: RacingLine, place: OnRoad, space: RowSpace): boolean {
  const at = line.spaces.indexOf(space.index);
  if (at === 0) return true;
  return at > 0 && place.line === line && line.spaces[at - 1] === place.space.index;
}

function leaving(place: OnRoad, space: RowSpace): OnRoad {
  return {
    space,
    corner: space.corner,
    over: 0,
    overWithout: 0,
    credit: 0,
    line: undefined,
    dues: duesOf(place),
  };
}

// Of two places on a space one that is no dearer and no further over the limit will do.
function cheapest(places: readonly OnRoad[]): readonly OnRoad[] {
  const kept = new Map<string, OnRoad>();
  for (const place of places) {
    const { space, over, overWithout, line } = place;
    const key = `${space.index} ${line === undefined ? '' : line.spaces[0]} ${over} ${overWithout}`;
    const known = kept.get(key);
    if (known === undefined || stepsOfDues(place) < stepsOfDues(known)) kept.set(key, place);
  }
  return [...kept.values()];
}
