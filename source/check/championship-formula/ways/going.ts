// A car on its way: one step further, or slower, with every price that it may pay for it.
import type { RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';
import {
  type Account,
  inNextTurn,
  isWhole,
  overWithout,
  type Price,
  settled,
  slowed,
  stepInto,
} from './account.ts';
import { cornerPrices, pricesOf } from './prices.ts';
import { isInsideCorner, isOnLine } from './road.ts';

export interface Trip {
  readonly board: RowBoard;
  readonly laps: number;
  /** Ids of the spaces where other cars stand. */
  readonly taken: ReadonlySet<string>;
  /** The most wear that a corner, or the brakes in one move, may take. */
  readonly wearMost: number;
  /** Wear that a crossing of the line gives (CFR-183). */
  readonly bonus: number;
}

export interface Going {
  readonly space: RowSpace;
  readonly account: Account;
  readonly speed: number;
  readonly laps: number;
  readonly wear: number;
  /** Spaces driven in this move. */
  readonly driven: number;
  /** What braking has cost in this move, before it and on the way (CFR-137, CFR-138). */
  readonly braking: Price;
  readonly corners: Price;
  /** Wear and a roll that braking late has cost on the way. */
  readonly late: Price;
  /** Cars passed by force. */
  readonly passes: number;
}

export const FREE: Price = { wear: 0, rolls: 0 };

/** Returns the car on a space that it enters, once for every way to pay; none where it ends in the gravel (CFR-39 to CFR-56). */
export function entering(trip: Trip, from: Going, to: RowSpace): readonly Going[] {
  const { board, wearMost, taken } = trip;
  const passes = taken.has(to.id);
  const step = stepInto(from.account, to, { speed: from.speed, passes, board });
  const leaving = cornerPrices(step.left, step.leaving, {
    wear: from.wear,
    wearMost,
  });
  return leaving.flatMap(price => {
    const wear = from.wear - price.wear;
    const left = settled(step.left, step.leaving, price);
    // What leaving the line has cost counts for the space that follows in the same corner.
    const on = to.corner === from.account.corner ? carried(step.on, left) : step.on;
    return cornerPrices(on, step.over, { wear, wearMost }).map(more => {
      const paid = added(price, more);
      return crossed(trip, from, {
        ...from,
        space: to,
        account: settled(on, step.over, more),
        wear: wear - more.wear,
        driven: from.driven + 1,
        corners: added(from.corners, paid),
        passes: from.passes + (passes ? 1 : 0),
      });
    });
  });
}

/** Returns the car after braking late by so many mph, once for every way to pay (CFR-135 to CFR-139). */
export function braking({ wearMost }: Trip, from: Going, by: number): readonly Going[] {
  const speed = from.speed - by;
  return pricesOf(by, { paid: from.braking, wear: from.wear, wearMost }).map(price => ({
    ...from,
    speed,
    wear: from.wear - price.wear,
    account: slowed(from.account, speed),
    braking: added(from.braking, price),
    late: added(from.late, price),
  }));
}

/** Returns the account as far as it matters in a later turn: on the last space of a corner it is closed, but for a line (CFR-60). */
export function accountAfter(board: RowBoard, { space, account: now }: Going): string {
  const account = inNextTurn(now);
  const line = lineOf(account);
  if (!isInsideCorner(board, space) && line === undefined) return 'none';
  return JSON.stringify([account.covered, account.paid, account.passedIn, line]);
}

/** Returns the unfinished line of an account, with what leaving it early makes due, in mph; undefined where there is none. */
export function lineOf(account: Account): readonly [line: string, due: number] | undefined {
  const { line, covered } = account;
  if (line === undefined || isWhole(line)) return undefined;
  const spaces = line.lines.map(one => one.spaces.join()).join(' ');
  return [`${spaces} ${line.step}`, Math.max(0, overWithout(account) - covered)];
}

function carried(on: Account, { covered, paid }: Account): Account {
  return { ...on, covered, paid };
}

function added(one: Price, other: Price): Price {
  return { wear: one.wear + other.wear, rolls: one.rolls + other.rolls };
}

// Neither the crossing at the start nor the last one gives hard tires anything (CFR-184).
function crossed({ board, laps, bonus }: Trip, from: Going, to: Going): Going {
  if (!isOnLine(board, from.space)) return to;
  const crossings = from.laps + 1;
  const gives = crossings > 1 && crossings <= laps;
  return { ...to, laps: crossings, wear: to.wear + (gives ? bonus : 0) };
}
