// What a car has driven and paid in its corner, and the line that it is on, as the printed text has it (CFR-36 to CFR-60).
import type { RacingLine, RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';

const STEP = 20;
const BONUS: Readonly<Record<RacingLine['colour'], number>> = { red: 20, green: 40 };

/** A space of the corner that the car has entered, with the speed it had there and what a line added to the limit, in mph. */
interface Entered {
  readonly limit: number;
  readonly bonus: number;
  readonly speed: number;
}

export interface Price {
  readonly wear: number;
  readonly rolls: number;
}

/** The lines on which every space since the first of them lies, and how far along. */
export interface OnLine {
  readonly lines: readonly RacingLine[];
  readonly step: number;
}

export interface Account {
  /** Index of the corner, -1 outside all. */
  readonly corner: number;
  readonly entered: readonly Entered[];
  /** The excess that is paid, in mph, and what it was paid with. */
  readonly covered: number;
  readonly paid: Price;
  readonly line?: OnLine;
  /** The speed to which the car has braked late in this turn, in mph (CFR-139). */
  readonly slowedTo?: number;
  /** The corners in which it passed by force and in which it spun; -1 for none (CFR-125, CFR-152). */
  readonly passedIn: number;
  readonly spunIn: number;
  /** The corner of the space from which the car was put on another one (CFR-130). */
  readonly putFrom?: number;
  /** What is paid in a corner that the car has not entered yet (CR-56). */
  readonly ahead?: Account;
}

const NOTHING: Price = { wear: 0, rolls: 0 };

export const OPEN_ROAD: Account = {
  corner: -1,
  entered: [],
  covered: 0,
  paid: NOTHING,
  passedIn: -1,
  spunIn: -1,
};

export interface Step {
  /** The excess that leaving a line early makes due, in mph; 0 where none is left (CFR-54). */
  readonly leaving: number;
  readonly left: Account;
  /** The excess on the space, in mph (CFR-39). */
  readonly over: number;
  readonly on: Account;
}

/**
 * Returns how a step into a space stands with the account.
 * @param passes whether another car stands there (CFR-125)
 */
export function stepInto(
  account: Account,
  space: RowSpace,
  { speed, passes, board }: { speed: number; passes: boolean; board: RowBoard },
): Step {
  const line = lineOn(account, space, passes, board);
  const leaves = account.line !== undefined && !isWhole(account.line) && !goesOn(account, line);
  const left = leaves || passes ? withoutLine(account, space, leaves) : account;
  const here = space.corner === account.corner ? left : freshIn(space.corner, left);
  const [first] = line?.lines ?? [];
  const bonus = first === undefined ? 0 : BONUS[first.colour];
  const { line: _line, ...rest } = here;
  const on: Account = {
    ...rest,
    ...(line === undefined ? {} : { line }),
    entered: space.limit > 0 ? [...here.entered, { limit: space.limit, bonus, speed }] : [],
    passedIn: passes && space.corner >= 0 ? space.corner : here.passedIn,
  };
  const over = space.limit > 0 ? Math.max(0, speed - space.limit - bonus) : 0;
  return { leaving: leaves ? overWithout(account) : 0, left, over, on };
}

/** Returns the excess so far as it would be without a line, in mph (CFR-54). */
export function overWithout({ entered }: Account): number {
  return Math.max(0, ...entered.map(({ limit, speed }) => speed - limit));
}

export function settled(account: Account, over: number, price: Price): Account {
  return {
    ...account,
    covered: Math.max(account.covered, over),
    paid: { wear: account.paid.wear + price.wear, rolls: account.paid.rolls + price.rolls },
  };
}

/**
 * Returns the account of a car that brakes late. For the turns after this one it counts as having entered the corner at its new
 * speed, and what was paid beyond that is lost, a chance before wear (CFR-139, CR-80). Until then what is paid holds good
 * (CFR-40).
 */
export function slowed(account: Account, speed: number): Account {
  return { ...account, slowedTo: speed };
}

export function inNextTurn({ slowedTo, ...account }: Account): Account {
  return slowedTo === undefined ? account : enteredAt(account, slowedTo);
}

function enteredAt(account: Account, speed: number): Account {
  const entered = account.entered.map(one => ({ ...one, speed: Math.min(one.speed, speed) }));
  const needed = Math.max(0, ...entered.map(one => one.speed - one.limit - one.bonus));
  const covered = Math.min(account.covered, needed);
  const steps = covered / STEP;
  const wear = Math.min(account.paid.wear, steps);
  return { ...account, entered, covered, paid: { wear, rolls: steps - wear } };
}

/** Returns the account of a car that has spun: its credit and its line are gone (CFR-151, CFR-152). */
export function spun({ corner, putFrom = corner }: Account): Account {
  return { ...OPEN_ROAD, corner, spunIn: putFrom };
}

/**
 * Returns the account of a car that has paid for its next step and not yet driven it: for leaving its line, or for the space.
 * Nothing is given back (CR-56).
 */
export function paidAhead(account: Account, step: Step, price: Price): Account {
  const { corner, covered } = step.on;
  if (price.wear + price.rolls === 0) return account;
  const isHere = corner === account.corner || step.leaving > account.covered;
  if (isHere) return settled(account, account.covered + costOf(price), price);
  return { ...account, ahead: settled({ ...OPEN_ROAD, corner }, covered + costOf(price), price) };
}

/** Returns the excess that a price covers, in mph. */
export function costOf({ wear, rolls }: Price): number {
  return (wear + rolls) * STEP;
}

/** Returns the account after its line was left early: every space counts without it (CFR-54). */
export function leftLine({ line: _line, ...account }: Account): Account {
  return { ...account, entered: account.entered.map(one => ({ ...one, bonus: 0 })) };
}

/** Reports whether a line is driven to its end, so that it can no longer be left early. */
export function isWhole({ lines, step }: OnLine): boolean {
  return lines.some(({ spaces }) => spaces.length === step + 1);
}

// A line begins on its first space; an attacker has none in the corner of its pass (CFR-52, CFR-125).
function lineOn(
  { line, passedIn }: Account,
  { corner, index }: RowSpace,
  passes: boolean,
  { corners }: RowBoard,
): OnLine | undefined {
  if (corner < 0 || passes || passedIn === corner) return undefined;
  if (line !== undefined) {
    const step = line.step + 1;
    const lines = line.lines.filter(({ spaces }) => spaces[step] === index);
    if (lines.length > 0) return { lines, step };
  }
  const begun = corners[corner]?.lines.filter(({ spaces }) => spaces[0] === index) ?? [];
  return begun.length === 0 ? undefined : { lines: begun, step: 0 };
}

function goesOn({ line }: Account, next: OnLine | undefined): boolean {
  return line !== undefined && next !== undefined && next.step > line.step;
}

function withoutLine(account: Account, space: RowSpace, leaves: boolean): Account {
  if (leaves) return leftLine(account);
  if (space.corner < 0) return account;
  const { line: _line, ...rest } = account;
  return rest;
}

function freshIn(corner: number, { passedIn, spunIn, ahead }: Account): Account {
  return {
    ...(ahead?.corner === corner ? ahead : OPEN_ROAD),
    corner,
    passedIn: passedIn === corner ? passedIn : -1,
    spunIn: spunIn === corner ? spunIn : -1,
  };
}
