// The search for ways, a space at a time: of all ways to a space only those are kept that owe the least (CFR-4, CFR-37).
import { spaceAt } from '../../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import type { Car } from '../../state.ts';
import type { BookValues } from '../../values.ts';
import { paymentLimits } from '../car/figures.ts';
import {
  type CornerStep,
  cornerStep,
  creditIn,
  creditOffLine,
  creditOn,
  type InCorner,
  passedInOn,
  slowedIn,
} from '../corners/corners.ts';
import { creditAfter, excessPayments } from '../corners/excess.ts';

/** What a search reads. */
export interface Road {
  readonly board: RowBoard;
  readonly values: BookValues;
  readonly car: Car;
  /** Laps of the race. */
  readonly laps: number;
  /** Seats on the spaces that other cars hold, by index. */
  readonly taken: ReadonlyMap<number, readonly Seat[]>;
  readonly here: RowSpace;
}

/** An excess that a way owes in a corner beyond what is paid there. */
export interface Due {
  /** Index of the corner. */
  readonly corner: number;
  /** The excess in mph, and how much of it is still to be covered. */
  readonly over: number;
  readonly unpaid: number;
}

/** A way up to a space. */
export interface Label {
  readonly space: RowSpace;
  /** The label of the space before; absent where the car stands. */
  readonly before?: Label;
  /** Its credit and line there, as if every corner were paid with the least wear. */
  readonly state: InCorner;
  /** Steps of excess owed so far. */
  readonly points: number;
  readonly leastWear: number;
  /** What is owed, in order. */
  readonly dues: readonly Due[];
  readonly laneChanges: number;
  /** Cars passed, in order. */
  readonly passes: readonly Seat[];
  /** True where the last step cannot be paid by any car (CFR-47). */
  readonly isFatal: boolean;
}

/** Returns the label of the space where the car stands. */
export function carLabel({ car, here }: Road): Label {
  return {
    space: here,
    state: car,
    points: 0,
    leastWear: 0,
    dues: [],
    laneChanges: 0,
    passes: [],
    isFatal: false,
  };
}

/** Returns a label after braking late from a speed: what was paid in the corner shrinks (CFR-139, CR-64). */
export function slowed(label: Label, from: number, brake: number, { board }: Road): Label {
  const { state } = label;
  if (brake === 0 || (state.credit === undefined && state.line === undefined)) return label;
  return { ...label, state: { ...state, ...slowedIn(state, from, from - brake, board) } };
}

/** Reports whether a car needs a chance for a way: its wear does not reach for it, or no wear may cover so much (CFR-46). */
export function needsChance(
  { car, values }: Road,
  { points, dues }: Pick<Label, 'points' | 'dues'>,
  brakeWear = 0,
): boolean {
  const { wearMost } = paymentLimits(car, values);
  return points + brakeWear > car.wear || dues.some(({ over }) => over > wearMost * SPEED_STEP);
}

/** Returns the labels one space on, the best for each space and what distinguishes the ways to it. */
export function expand(road: Road, labels: readonly Label[], speed: number): readonly Label[] {
  const best = new Map<string | number, Label>();
  for (const label of labels) {
    if (label.isFatal) continue;
    for (const edge of label.space.next) {
      const next = step(road, label, spaceAt(road.board, edge.to), speed, edge.changesLane);
      const key = keyOf(next);
      const known = best.get(key);
      if (known === undefined || isBetter(next, known)) best.set(key, next);
    }
  }
  return [...best.values()];
}

function keyOf({ space, passes, state: { credit, line }, isFatal }: Label): string | number {
  const isPlain = passes.length === 0 && credit === undefined && line === undefined;
  if (isPlain && !isFatal) return space.index;
  const paid = credit === undefined ? '' : `${credit.over}/${credit.wear}`;
  const on = line === undefined ? '' : `${line.line}/${line.over}`;
  return `${space.index} ${passes.join()} ${paid} ${on}${isFatal ? ' x' : ''}`;
}

function isBetter(a: Label, b: Label): boolean {
  const order = a.points - b.points || a.leastWear - b.leastWear || a.laneChanges - b.laneChanges;
  return order < 0;
}

/** Returns the label of the next space of a way. */
export function step(
  road: Road,
  label: Label,
  next: RowSpace,
  speed: number,
  changesLane: boolean,
): Label {
  const { board, values } = road;
  const { state, space } = label;
  const passed = road.taken.get(next.index);
  const corner = cornerStep(board, state, next, speed, passed !== undefined, values);
  const left = leaving(road, state, space, corner);
  const before = left?.state ?? state;
  const here =
    corner.mayNotPay && corner.over > 0
      ? undefined
      : covered(road, before, next.corner, corner.over, corner.limit);
  return {
    space: next,
    before: label,
    state: stateOn(here?.state ?? state, corner, next, passed !== undefined),
    points: label.points + stepsOf(left) + stepsOf(here),
    leastWear: label.leastWear + (left?.wear ?? 0) + (here?.wear ?? 0),
    dues: withDue(withDue(label.dues, left), here),
    laneChanges: label.laneChanges + Number(changesLane),
    passes: passed === undefined ? label.passes : [...label.passes, ...passed],
    isFatal: left === undefined || here === undefined,
  };
}

// What is due for leaving a line early is paid on its last space, at the limits as they are printed (CFR-54).
function leaving(
  road: Road,
  state: InCorner,
  { corner, limit }: RowSpace,
  { leavesLine, leavingOver }: CornerStep,
): Covered | undefined {
  if (!leavesLine) return { state, wear: 0 };
  const left = covered(road, state, corner, leavingOver, limit);
  if (left === undefined) return undefined;
  const credit = creditOffLine(left.state, road.board);
  return credit === undefined ? left : { ...left, state: { ...left.state, credit } };
}

/** What covering an excess comes to with the least wear. */
interface Covered {
  readonly state: InCorner;
  /** Absent where it is paid already. */
  readonly due?: Due;
  readonly wear: number;
}

function stepsOf(covering: Covered | undefined): number {
  return (covering?.due?.unpaid ?? 0) / SPEED_STEP;
}

function withDue(dues: readonly Due[], covering: Covered | undefined): readonly Due[] {
  return covering?.due === undefined ? dues : [...dues, covering.due];
}

/** Returns what covering an excess comes to with the least wear; undefined where no car can. */
function covered(
  { car, values }: Road,
  state: InCorner,
  corner: number,
  over: number,
  limit: number,
): Covered | undefined {
  const credit = creditIn(state, corner);
  if (over <= credit.over) return { state, wear: 0 };
  const limits = paymentLimits(car, values);
  const paid = excessPayments(over, credit, Number.POSITIVE_INFINITY, limits).at(-1);
  if (paid === undefined) return undefined;
  const after = { corner, ...creditAfter(over, credit, paid, limit) };
  const due = { corner, over, unpaid: over - credit.over };
  return { state: { ...state, credit: after }, due, wear: paid.wear };
}

function stateOn(
  state: InCorner,
  { line, limit }: CornerStep,
  next: RowSpace,
  passes: boolean,
): InCorner {
  if (next.corner < 0) return OUTSIDE;
  const credit = creditOn(state, next, limit);
  const stays = state.spunIn !== undefined && state.spunIn === next.corner;
  const passedIn = passedInOn(state, next, passes);
  return {
    ...(credit === undefined ? {} : { credit }),
    ...(line === undefined ? {} : { line }),
    ...(stays ? { spunIn: next.corner } : {}),
    ...(passedIn === undefined ? {} : { passedIn }),
  };
}

// Whatever happened in a corner ends with it.
const OUTSIDE: InCorner = {};

/** Returns the spaces of a way in order, without the one where the car stands. */
export function spacesOf(label: Label): readonly RowSpace[] {
  const spaces: RowSpace[] = [];
  for (let one = label; one.before !== undefined; one = one.before) spaces.unshift(one.space);
  return spaces;
}
