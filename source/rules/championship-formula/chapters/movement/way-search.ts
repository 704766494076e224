// The search for ways, a space at a time: of all ways to a space only those are kept that owe the least (CFR-4, CFR-37).
import { spaceAt } from '../../../../circuit/board.ts';
import type { RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import { paymentLimits } from '../car/figures.ts';
import {
  type CornerStep,
  cornerStep,
  creditIn,
  creditOffLine,
  creditOn,
  type InCorner,
  passedInOn,
} from '../corners/corners.ts';
import { creditAfter, excessPayments } from '../corners/excess.ts';
import type { Road } from './road.ts';

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
  /** Wear that is spent so far, for late braking too, with a chance for as much as one may cover. */
  readonly leastWear: number;
  /** Of that, what late braking has taken. */
  readonly brakeWear: number;
  /** Wear that the line has given so far (CFR-183). */
  readonly gained: number;
  /** Chances that it cannot do without, because no wear may cover so much, or there is not enough (CFR-46). */
  readonly rolls: number;
  /** True where even the least wear was more than the car had at that moment. */
  readonly lacksWear: boolean;
  readonly dues: readonly Due[];
  readonly laneChanges: number;
  readonly passes: readonly Seat[];
  /** True where the last step cannot be paid by any car (CFR-47). */
  readonly isFatal: boolean;
}

export function carLabel({ car, here }: Road): Label {
  return {
    space: here,
    state: car,
    points: 0,
    leastWear: 0,
    brakeWear: 0,
    gained: 0,
    rolls: 0,
    lacksWear: false,
    dues: [],
    laneChanges: 0,
    passes: [],
    isFatal: false,
  };
}

export function slowed(label: Label, brakeWear: number, { car }: Road): Label {
  if (brakeWear === 0) return label;
  const { points, gained, rolls, lacksWear } = label;
  const leastWear = label.leastWear + brakeWear;
  const wear = car.wear + gained;
  return {
    ...label,
    leastWear,
    brakeWear,
    rolls: Math.max(rolls, points + brakeWear - wear),
    lacksWear: lacksWear || leastWear > wear,
  };
}

/**
 * Returns the labels one space further on, keeping the best of those that agree in space, passes, credit, line and chances.
 */
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

// Ways with equal points still differ in the chances that may be rolled and those that must be.
function keyOf(label: Label): string | number {
  const { space, passes, points, rolls, isFatal, lacksWear, state } = label;
  const { credit, line } = state;
  const isPlain = points === 0 && passes.length === 0 && credit === undefined && line === undefined;
  if (isPlain && !isFatal && !lacksWear) return space.index;
  const paid = credit === undefined ? '' : `${credit.over}/${credit.wear}/${credit.limit}`;
  const on = line === undefined ? '' : `${line.line}/${line.over}`;
  const chances = `${points + label.brakeWear - label.leastWear}/${rolls}`;
  const ends = `${isFatal ? 'x' : ''}${lacksWear ? 'w' : ''}`;
  return `${space.index} ${passes.join()} ${paid} ${on} ${chances} ${ends}`;
}

function isBetter(a: Label, b: Label): boolean {
  const order = a.points - b.points || a.leastWear - b.leastWear || a.laneChanges - b.laneChanges;
  return order < 0;
}

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
  const dues = withDue(withDue(label.dues, left), here);
  const { points, leastWear, rolls, lacksWear } =
    dues === label.dues ? label : paying(road, label, dues, [left, here]);
  const crosses = next.endTick <= space.endTick;
  return {
    space: next,
    before: label,
    state: stateOn(here?.state ?? state, corner, next, passed !== undefined),
    points,
    leastWear,
    brakeWear: label.brakeWear,
    // What the line gives is gained after the space behind it is paid.
    gained: crosses ? label.gained + road.wearAtLine : label.gained,
    rolls,
    lacksWear,
    dues,
    laneChanges: label.laneChanges + Number(changesLane),
    passes: passed === undefined ? label.passes : [...label.passes, ...passed],
    isFatal: left === undefined || here === undefined,
  };
}

// What a way has cost once it has paid what is due for a step, out of the wear at hand there.
function paying(
  road: Road,
  label: Label,
  dues: readonly Due[],
  coverings: readonly (Covered | undefined)[],
): Pick<Label, 'points' | 'leastWear' | 'rolls' | 'lacksWear'> {
  const points = coverings.reduce((sum, one) => sum + stepsOf(one), label.points);
  const leastWear = coverings.reduce((sum, one) => sum + (one?.wear ?? 0), label.leastWear);
  const wear = road.car.wear + label.gained;
  const chances = chancesIn(road, dues) - chancesIn(road, label.dues);
  return {
    points,
    leastWear,
    rolls: Math.max(label.rolls + chances, points + label.brakeWear - wear),
    lacksWear: label.lacksWear || leastWear > wear,
  };
}

// Corners in which no wear may cover what is owed; a chance from before this move covers a step of it (CFR-46).
function chancesIn({ car, values }: Road, dues: readonly Due[]): number {
  const { wearMost } = paymentLimits(car, values);
  const beyond = dues.filter(({ corner, over }) => {
    return over / SPEED_STEP > wearMost + Number(creditIn(car, corner).roll);
  });
  return new Set(beyond.map(({ corner }) => corner)).size;
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
