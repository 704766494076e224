// What a way leads to: the expected turns to the flag, with corners, passes and late braking on it.
import { spaceOf } from '../../../circuit/board.ts';
import type { RowSpace } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { paymentLimits } from '../../../rules/championship-formula/chapters/car/figures.ts';
import {
  cornerStep,
  creditIn,
  creditOn,
  passedInOn,
  slowedIn,
} from '../../../rules/championship-formula/chapters/corners/corners.ts';
import {
  creditAfter,
  type ExcessPayment,
  excessPayments,
  isCoverable,
} from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { MARK_A_LAP } from '../solver/solo-numbers.ts';
import { crossingsLeft, type Outlook, type Spot, turnsFrom } from './outlook.ts';
import { bestExpected } from './rolls.ts';

/** A car in the middle of its move. */
export interface Run extends Spot {
  /** Spaces moved by speed. */
  readonly driven: number;
  /** Wear paid for slowing down in this move. */
  readonly brakeWear: number;
  readonly brakeRoll: boolean;
  /** Late braking still to be done, in mph. */
  readonly brake: number;
  /** The speed before it braked late in this move, in mph; absent where it has not. */
  readonly slowedFrom?: number;
}

/** Returns the turns to the flag after a move at a speed from where a car is, this turn not counted. */
export type Then = (run: Run) => number;

/** The road as a driver imagines it while a car moves. */
export interface Traffic {
  /** Seats by the spaces that they hold. */
  readonly taken: ReadonlyMap<string, Seat>;
  /** How likely a defender is to block. */
  readonly blocks: number;
  /** The space whose car has been passed; only the step onto it is still to come. */
  readonly won?: string;
}

/** Returns the expected turns to the flag of a car that drives the rest of a way; this turn is not counted. */
export function turnsAlong(
  outlook: Outlook,
  run: Run,
  path: readonly string[],
  traffic: Traffic,
): number {
  const [id, ...rest] = path;
  if (run.brake > 0 && run.driven > 0) return brakingLate(outlook, run, path, traffic);
  if (id === undefined) return turnsAfter(outlook, run);
  const { board, values } = outlook.ground;
  const next = spaceOf(board, id);
  const isTaken = traffic.taken.has(id);
  const step = cornerStep(board, run.state, next, run.speed, isTaken, values);
  const left = step.leavesLine ? paid(outlook, run, run.space, step.leavingOver) : run;
  if (left === undefined) return outlook.out;
  const entered = () => {
    const state = { ...left.state, ...(step.line === undefined ? {} : { line: step.line }) };
    return enter(outlook, { ...left, state }, next, step, isTaken, rest, traffic);
  };
  return isTaken && traffic.won !== id ? passing(outlook, left, entered, traffic) : entered();
}

function enter(
  outlook: Outlook,
  run: Run,
  next: RowSpace,
  { over, limit, line, mayNotPay }: ReturnType<typeof cornerStep>,
  passes: boolean,
  rest: readonly string[],
  traffic: Traffic,
): number {
  const credit = creditOn(run.state, next, limit);
  const passedIn = passedInOn(run.state, next, passes);
  const state = {
    ...(credit === undefined ? {} : { credit }),
    ...(line === undefined ? {} : { line }),
    ...(run.state.spunIn === next.corner && next.corner >= 0 ? { spunIn: next.corner } : {}),
    ...(passedIn === undefined ? {} : { passedIn }),
  };
  const laps = run.laps + Number(next.endTick <= run.space.endTick);
  const isSlip = run.driven >= run.speed / SPEED_STEP;
  const here = { ...run, space: next, state, laps, driven: run.driven + Number(!isSlip) };
  if (next.limit === 0 || over <= creditIn(state, next.corner).over) {
    return turnsAlong(outlook, here, rest, traffic);
  }
  if (mayNotPay) return outlook.out;
  const [best] = paymentsOf(outlook, here, over);
  if (best === undefined) return outlook.out;
  const after = afterPayment(here, over, best);
  const goesOn = turnsAlong(outlook, after, rest, traffic) + outlook.dread * best.wear;
  return best.roll ? chance(outlook, after, goesOn) : goesOn;
}

/** Returns the ways to pay an excess in the corner where a car is, most wear first. */
function paymentsOf({ car, ground }: Outlook, run: Run, over: number): readonly ExcessPayment[] {
  const credit = creditIn(run.state, run.space.corner);
  return excessPayments(over, credit, run.stock.wear, paymentLimits(car, ground.values));
}

export function afterPayment<S extends Spot>(run: S, over: number, payment: ExcessPayment): S {
  const { corner } = run.space;
  const paid = creditAfter(over, creditIn(run.state, corner), payment, run.speed - over);
  const stock = { ...run.stock, wear: run.stock.wear - payment.wear };
  return { ...run, state: { ...run.state, credit: { corner, ...paid } }, stock };
}

// Leaving a line early is paid for with wear; a chance for that is as good as lost.
function paid(outlook: Outlook, run: Run, space: RowSpace, over: number): Run | undefined {
  const { line: _, ...state } = run.state;
  const off = { ...run, state };
  if (over <= creditIn(state, space.corner).over) return off;
  const [best] = paymentsOf(outlook, off, over);
  return best === undefined ? undefined : afterPayment(off, over, best);
}

/** Returns the expected turns of a chance on a space, from those after its success (CFR-94 to CFR-96). */
export function chance(outlook: Outlook, spot: Spot, green: number, lowered = 0): number {
  const stakes = { green, yellow: turnsSpun(outlook, spot), red: outlook.out };
  const { strategy, ground } = outlook;
  return bestExpected('chance', lowered, stakes, purseOf(outlook), ground.values) + strategy.chance;
}

export function turnsSpun(outlook: Outlook, { state: _, ...spot }: Spot): number {
  return turnsFrom(outlook, { ...spot, state: {}, speed: 0 });
}

export function purseOf({ car, chipPrice }: Outlook) {
  return { green: car.green, red: car.red, chipPrice };
}

// A pass that fails stops the car where it is, with the speed of the spaces that it has moved (CFR-119 to CFR-121).
function passing(outlook: Outlook, run: Run, entered: () => number, { blocks }: Traffic): number {
  const failed = turnsStopped(outlook, run, run.driven * SPEED_STEP);
  const stakes = { green: entered(), yellow: failed, red: failed };
  const { values } = outlook.ground;
  const turns = (roll: 'pass' | 'blockedPass') =>
    bestExpected(roll, 0, stakes, purseOf(outlook), values);
  const { pass } = outlook.strategy;
  return blocks * turns('blockedPass') + (1 - blocks) * turns('pass') + pass;
}

/** Returns the turns to the flag of a car that is forced to slow down where it is and stops there (CFR-121, CFR-162). */
export function turnsStopped(outlook: Outlook, run: Run, speed: number): number {
  const over = run.speed - speed;
  if (over <= 0) return turnsAfter(outlook, run);
  const { payment } = outlook.ground.values;
  // Only the slowing that nobody could pay for costs wear beside the spin (CFR-23).
  const asked = isCoverable(over, payment) ? 0 : payment.wearMost;
  const wear = Math.max(0, run.stock.wear - asked);
  const spun = turnsSpun(outlook, { ...run, stock: { ...run.stock, wear } });
  if (run.driven === 0) return spun;
  const slow = slowedBy(run, over);
  return bestBraking(outlook, slow, over, after => turnsAfter(outlook, after)) ?? spun;
}

// What was paid in a corner shrinks after a turn with late braking in it (CFR-139, CR-64).
function turnsAfter(outlook: Outlook, run: Run): number {
  const { state, slowedFrom, speed } = run;
  if (slowedFrom === undefined) return turnsFrom(outlook, run);
  const slowed = slowedIn(state, slowedFrom, speed, outlook.ground.board);
  return turnsFrom(outlook, { ...run, state: { ...state, ...slowed } });
}

function brakingLate(
  outlook: Outlook,
  run: Run,
  path: readonly string[],
  traffic: Traffic,
): number {
  const slow = slowedBy({ ...run, brake: 0 }, run.brake);
  const turns = bestBraking(outlook, slow, run.brake, after =>
    turnsAlong(outlook, after, path, traffic),
  );
  return turns ?? turnsSpun(outlook, run);
}

export function slowedBy(run: Run, over: number): Run {
  const { speed, slowedFrom = speed } = run;
  return { ...run, speed: speed - over, slowedFrom };
}

// Returns the turns after the best way to pay for braking; undefined where there is none.
function bestBraking(
  outlook: Outlook,
  run: Run,
  over: number,
  then: (after: Run) => number,
): number | undefined {
  const { car, ground } = outlook;
  const used = { over: 0, wear: run.brakeWear, roll: run.brakeRoll };
  const options = excessPayments(over, used, run.stock.wear, paymentLimits(car, ground.values));
  const turns = options.map(option => brakingPaid(outlook, run, option, then));
  return turns.length === 0 ? undefined : Math.min(...turns);
}

/** Returns the turns after paying for the brakes in one way: a failed test costs a wear and marks them (CFR-92). */
export function brakingPaid(
  outlook: Outlook,
  run: Run,
  { wear, roll }: ExcessPayment,
  then: (after: Run) => number,
): number {
  const left = run.stock.wear - wear;
  const after = { ...run, stock: { ...run.stock, wear: left }, brakeWear: run.brakeWear + wear };
  const dread = outlook.dread * wear;
  if (!roll) return then(after) + dread;
  const tested = { ...after, brakeRoll: true };
  const red = failedBrakes(outlook, tested, then);
  const stakes = { green: then(tested), yellow: red, red };
  const { strategy, ground } = outlook;
  return bestExpected('test', 0, stakes, purseOf(outlook), ground.values) + dread + strategy.brakes;
}

export function failedBrakes(outlook: Outlook, run: Run, then: (after: Run) => number): number {
  if (outlook.car.damage.deceleration > 0) return outlook.out;
  const mark = outlook.marks * MARK_A_LAP.deceleration * crossingsLeft(outlook, run.laps);
  if (run.stock.wear === 0) return turnsSpun(outlook, run) + mark;
  return then({ ...run, stock: { ...run.stock, wear: run.stock.wear - 1 } }) + mark;
}
