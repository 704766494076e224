// The ways that a book offers, driven once more by the printed text, and compared with every legal end.
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import { type Account, inNextTurn } from './account.ts';
import { type End, endsOf, openAfterRaise, placeOf, type Start, textOf } from './ends.ts';
import { braking, entering, type Going, lineOf } from './going.ts';
import { isInsideCorner, stepsOf } from './road.ts';

type Drive = Extract<ChampionshipChoice, { kind: 'drive' }>;

const STEP = 20;

export interface WaysJudged {
  readonly differences: readonly string[];
  readonly legal: number;
  readonly offered: number;
}

export function waysJudged(start: Start, offered: readonly ChampionshipChoice[]): WaysJudged {
  const ends = endsOf(start);
  const drives = offered.filter(choice => choice.kind === 'drive');
  if (ends.length === 0) return { differences: [], legal: 0, offered: drives.length };
  const driven = drives.map(choice => ({ choice, ends: driving(start, choice) }));
  const sound = start.raised ? openAfterRaise(ends) : () => true;
  const differences = driven
    .filter(one => !one.ends.some(sound))
    .map(({ choice }) => `on offer, but not legal: ${JSON.stringify(choice)}`);
  const all = driven.flatMap(one => one.ends);
  const missing = ends.filter(end => !all.some(other => isAsGood(start, other, end)));
  return {
    differences: [
      ...differences,
      ...missing.map(end => `legal, but not on offer: ${textOf(start, end)}`),
    ],
    legal: ends.length,
    offered: drives.length,
  };
}

/** Returns the ends of a way that is on offer, one for every way to pay; none where it is not legal. */
function driving(start: Start, drive: Drive): readonly End[] {
  const { going, trip } = start;
  const { path, slip, brake } = drive;
  const spaces = (going.speed - brake) / STEP;
  const slipped = slip?.spaces ?? 0;
  if (path.length !== spaces - going.driven + slipped || !maySlip(start, slip)) return [];
  if (brake === 0) return braked(start, drive, Number.POSITIVE_INFINITY);
  // It brakes as soon as it has moved a space, or behind the line that gives it wear (CR-62).
  const soonest = Math.max(1, going.driven);
  const latest = trip.bonus > 0 ? spaces : soonest;
  return Array.from({ length: latest - soonest + 1 }, (_, more) => soonest + more).flatMap(driven =>
    braked(start, drive, driven),
  );
}

// The ends of a way that brakes when so many spaces are driven.
function braked({ going, trip }: Start, { path, slip, brake }: Drive, at: number): readonly End[] {
  const slowedAt = (nodes: readonly Going[], driven: number) =>
    driven === at ? nodes.flatMap(one => braking(trip, one, brake)) : nodes;
  let now: readonly Going[] = [going];
  for (const [index, id] of path.entries()) {
    now = slowedAt(now, going.driven + index).flatMap(from =>
      stepsOf(trip.board, from.space)
        .filter(to => to.id === id)
        .flatMap(to => entering(trip, from, to)),
    );
  }
  return slowedAt(now, going.driven + path.length)
    .filter(({ space }) => !trip.taken.has(space.id))
    .map(one => ({ going: one, brake, path, ...(slip === undefined ? {} : { slip }) }));
}

function maySlip({ slips }: Start, slip: Drive['slip']): boolean {
  if (slip === undefined) return true;
  return slips.some(({ of, most }) => of === slip.of && slip.spaces >= 1 && slip.spaces <= most);
}

/** Reports whether one end serves a driver as well as another: the same place for no more of anything, and no worse a corner. */
function isAsGood(start: Start, one: End, other: End): boolean {
  if (placeOf(one) !== placeOf(other)) return false;
  const [a, b] = [one.going, other.going];
  return (
    a.wear >= b.wear &&
    a.late.rolls <= b.late.rolls &&
    a.corners.rolls <= b.corners.rolls &&
    a.passes <= b.passes &&
    leavesAsMuch(start, a, b)
  );
}

// What a corner has left for the turns after this one: a line, a credit, a chance, all lines (F1 of no rule: CFR-40, CFR-52, CFR-125).
function leavesAsMuch({ trip: { board } }: Start, ...ends: readonly [Going, Going]): boolean {
  const [a, b] = [afterTurn(ends[0]), afterTurn(ends[1])];
  const [own, wanted] = [lineOf(a.account), lineOf(b.account)];
  const isInside = isInsideCorner(board, b.space);
  if (!isInside && own === undefined && wanted === undefined) return true;
  const hasLine =
    wanted === undefined ? (own?.[1] ?? 0) === 0 : own?.[0] === wanted[0] && own[1] <= wanted[1];
  return (
    hasLine &&
    (!isInside ||
      (a.account.covered >= b.account.covered &&
        (b.account.covered === 0 || lowestOf(a.account) <= lowestOf(b.account)) &&
        a.account.paid.rolls <= b.account.paid.rolls &&
        (a.account.passedIn < 0 || a.account.passedIn === b.account.passedIn)))
  );
}

// Late braking keeps more of what was paid where a lower limit was entered (F1 of no rule: CFR-139).
function lowestOf({ entered }: Account): number {
  return Math.min(...entered.map(({ limit, bonus }) => limit + bonus));
}

function afterTurn(going: Going): Going {
  return { ...going, account: inNextTurn(going.account) };
}
