// Corners: what a car that enters a space owes for its speed there, and what it has paid (CFR-35 to CFR-50, CFR-54,
// CFR-59, CFR-60, CFR-152).
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Car, CornerCredit, LineInUse } from '../../state.ts';
import type { BookValues } from '../../values.ts';
import { type Credit, creditSlowed, NO_CREDIT } from './excess.ts';
import { lineBonus, lineStep, lowestLimit } from './racing-lines.ts';

export type InCorner = Pick<Car, 'credit' | 'line' | 'spunIn' | 'passedIn'>;

export interface CornerStep {
  /** The excess to be covered on the space that the car comes from, because it leaves its line; 0 without (CFR-54). */
  readonly leavingOver: number;
  /** True when the car leaves its line before the end. */
  readonly leavesLine: boolean;
  /** The excess on the space that it enters, its line counted, in mph. */
  readonly over: number;
  /** The limit there, its line counted, in mph; infinite where nothing limits it. */
  readonly limit: number;
  readonly line: LineInUse | undefined;
  /** True where nothing may be paid, because the car spun in that corner (CFR-152, CR-36). */
  readonly mayNotPay: boolean;
}

/**
 * Returns what the step of a car to a space means for corners.
 * @param speed at that moment, in mph
 * @param passes whether the space is occupied, so that the car forces a pass there
 */
export function cornerStep(
  board: Pick<RowBoard, 'corners'>,
  car: InCorner,
  next: RowSpace,
  speed: number,
  passes: boolean,
  values: Pick<BookValues, 'lines'>,
): CornerStep {
  if (next.corner < 0 && car.line === undefined) return OUTSIDE;
  const printed = next.limit === 0 ? Number.POSITIVE_INFINITY : next.limit;
  const plain = Math.max(0, speed - printed);
  const mayUse = !passes && car.passedIn !== next.corner;
  const { line, leaves } = lineStep(board, car.line, next, plain, mayUse);
  const limit = printed + lineBonus(board, line, values);
  return {
    leavesLine: leaves,
    leavingOver: leaves ? (car.line?.over ?? 0) : 0,
    over: Math.max(0, speed - limit),
    limit,
    line,
    mayNotPay: car.spunIn !== undefined && car.spunIn >= 0 && car.spunIn === next.corner,
  };
}

// A step outside corners by a car that is on no line.
const OUTSIDE: CornerStep = {
  leavesLine: false,
  leavingOver: 0,
  over: 0,
  limit: Number.POSITIVE_INFINITY,
  line: undefined,
  mayNotPay: false,
};

/** Returns what a car has paid in a corner (CR-17). */
export function creditIn({ credit }: Pick<Car, 'credit'>, corner: number): Credit {
  return credit?.corner === corner ? credit : NO_CREDIT;
}

/**
 * Returns the credit of a car on its next space: that of its corner, none outside (CR-18).
 * @param limit the limit there, its line counted, in mph
 */
export function creditOn(
  { credit }: Pick<Car, 'credit'>,
  next: RowSpace,
  limit: number,
): CornerCredit | undefined {
  return credit?.corner === next.corner ? creditFor(credit, limit) : undefined;
}

/** Returns the credit of a car that leaves its line: it has entered the spaces of it at their printed limits (CFR-54). */
export function creditOffLine(
  { credit, line }: Pick<Car, 'credit' | 'line'>,
  board: Pick<RowBoard, 'corners' | 'spaces'>,
): CornerCredit | undefined {
  if (credit === undefined || line?.corner !== credit.corner) return credit;
  return creditFor(credit, lowestLimit(board, line));
}

function creditFor(credit: CornerCredit, limit: number): CornerCredit {
  return credit.limit === undefined || credit.limit <= limit ? credit : { ...credit, limit };
}

/**
 * Returns what a car has paid in its corner, and its line, after a turn in which it has braked late: it counts as having entered
 * with its new speed, so that leaving the line is cheaper too (CFR-139, CR-64).
 * @param from the speed before, in mph
 * @param to the new speed
 */
export function slowedIn(
  { credit, line }: Pick<Car, 'credit' | 'line'>,
  from: number,
  to: number,
  board: Pick<RowBoard, 'corners' | 'spaces'>,
): Pick<Car, 'credit' | 'line'> {
  const off = line === undefined ? 0 : Math.max(0, to - lowestLimit(board, line));
  return {
    ...(credit === undefined ? {} : { credit: { ...credit, ...creditSlowed(credit, from, to) } }),
    ...(line === undefined ? {} : { line: { ...line, over: Math.min(line.over, off) } }),
  };
}

/** Returns the corner in which a car has forced a pass once it is on its next space; undefined without one (CFR-125). */
export function passedInOn(
  { passedIn }: Pick<Car, 'passedIn'>,
  next: RowSpace,
  passes: boolean,
): number | undefined {
  if (next.corner < 0) return undefined;
  return passes || passedIn === next.corner ? next.corner : undefined;
}
