// The part of the story that is about the people at the keyboard, as facts: it comes first.
import type { Highlight } from '../../replay/commentary/highlight.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { RaceSheet } from '../sheet/race-sheet.ts';
import type { Account, Costly, Pass, Where } from './accounts.ts';

export type OwnTale =
  | {
      readonly kind: 'best' | 'worst';
      readonly seat: Seat;
      readonly highlight: Highlight;
    }
  /** The round in which a car without such a moment won or lost most places. */
  | {
      readonly kind: 'gained' | 'lost';
      readonly seat: Seat;
      readonly round: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'passes';
      readonly seat: Seat;
      readonly passed: readonly Pass[];
      readonly passedBy: readonly Pass[];
    }
  | {
      readonly kind: 'cost';
      readonly seat: Seat;
      readonly cost: Costly;
      readonly where: Where | undefined;
    };

/** Sentences about people in all, of which everybody has at least one. */
const OWN_MOST = 8;
/** What is told of each where there is room for less than all of it, the most wanted first. */
const WANTED: readonly OwnTale['kind'][] = ['cost', 'worst', 'lost', 'best', 'gained', 'passes'];

/** Returns the facts about people, each with all of one person's together, at most twelve for ten people. */
export function ownTalesOf(sheet: RaceSheet, accounts: readonly Account[]): readonly OwnTale[] {
  const each = Math.max(1, Math.floor(OWN_MOST / Math.max(1, accounts.length)));
  return accounts.flatMap(account => {
    const all = talesOf(sheet, account);
    const kept = all
      .toSorted((one, other) => WANTED.indexOf(one.kind) - WANTED.indexOf(other.kind))
      .slice(0, each);
    return all.filter(tale => kept.includes(tale));
  });
}

function talesOf(sheet: RaceSheet, account: Account): readonly OwnTale[] {
  const { seat, best, worst, passed, passedBy, cost, wheres } = account;
  const up =
    best === undefined ? swing(sheet, seat, 1) : [{ kind: 'best', seat, highlight: best } as const];
  const down =
    worst === undefined
      ? swing(sheet, seat, -1)
      : [{ kind: 'worst', seat, highlight: worst } as const];
  return [
    ...up,
    ...down,
    ...(passed.length + passedBy.length === 0
      ? []
      : [{ kind: 'passes', seat, passed, passedBy } as const]),
    ...(cost === undefined
      ? []
      : [
          {
            kind: 'cost',
            seat,
            cost,
            where: wheres.get(cost.answered),
          } as const,
        ]),
  ];
}

// Returns the round in which most places were won (1) or lost (-1), of equal ones the last; none where there was none.
function swing({ lines, began }: RaceSheet, seat: Seat, sign: 1 | -1): readonly OwnTale[] {
  const places = lines.find(line => line.seat === seat)?.places ?? [];
  const swings = places.slice(1).map((to, at) => {
    const from = places[at] ?? to;
    return { from, to, round: began + at + 1, size: sign * (from - to) };
  });
  const most = Math.max(0, ...swings.map(({ size }) => size));
  const found = most === 0 ? undefined : swings.findLast(({ size }) => size === most);
  if (found === undefined) return [];
  const { from, to, round } = found;
  return [{ kind: sign === 1 ? 'gained' : 'lost', seat, round, from, to }];
}
