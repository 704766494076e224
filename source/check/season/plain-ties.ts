// Ties a second time: every criterion as a number for each pair of equals, tried in the order of the plan.
import type { Criterion } from '../../season/plan/plan.ts';

export interface PlainResult {
  readonly weekend: number;
  readonly table: number;
  /** 0 for a car without a place. */
  readonly place: number;
  readonly trialPlace: number;
  readonly points: number;
  readonly teamPoints: number;
  readonly isStandIn: boolean;
  /** Whether somebody else had the seat then. */
  readonly isFormer: boolean;
}

export interface PlainTotal {
  readonly id: string;
  readonly points: number;
  readonly off: number;
  readonly wins: number;
  readonly starts: number;
  /** Results that rank: those of the driver in person. */
  readonly own: readonly PlainResult[];
}

/** Groups of those whom nothing tells apart but the lot, the best first. */
export type Groups<X> = readonly (readonly X[])[];

/** Returns totals in groups, the best first; a criterion splits each group as it stands. */
export function tiesBroken(
  totals: readonly PlainTotal[],
  rank: readonly Criterion[],
): Groups<PlainTotal> {
  let groups: Groups<PlainTotal> = [totals];
  for (const criterion of rank) {
    if (criterion === 'lot' || criterion === 'shared') break;
    groups = groups.flatMap(group => splitBy(group, criterion));
  }
  return groups.filter(group => group.length > 0);
}

// A total is behind as many others of its group as are better; equal ones are behind equally many.
function splitBy(group: readonly PlainTotal[], criterion: Criterion): Groups<PlainTotal> {
  const behind = (one: PlainTotal) =>
    group.filter(other => better(other, one, group, criterion) > 0).length;
  const ranks = [...new Set(group.map(behind))].toSorted((one, other) => one - other);
  return ranks.map(rank => group.filter(one => behind(one) === rank));
}

function better(
  one: PlainTotal,
  other: PlainTotal,
  group: readonly PlainTotal[],
  criterion: Criterion,
): number {
  switch (criterion) {
    case 'points':
      return one.points - other.points;
    case 'wins':
      return one.wins - other.wins;
    case 'places':
      return mostOf(one, other, ({ place }) => place);
    case 'trials':
      return mostOf(one, other, ({ trialPlace }) => trialPlace);
    case 'headToHead':
      return beaten(one, group) - beaten(other, group);
    case 'latest':
      return latest(one, other);
    case 'earliestWin':
      return firstWin(other) - firstWin(one);
    default:
      return 0;
  }
}

function mostOf(one: PlainTotal, other: PlainTotal, of: (result: PlainResult) => number): number {
  for (let place = 1; place <= 60; place++) {
    const count = ({ own }: PlainTotal) => own.filter(result => of(result) === place).length;
    if (count(one) !== count(other)) return count(one) - count(other);
  }
  return 0;
}

// Wins less defeats against everybody of the group, at the tables where both drove; a car without a place is beaten by those
// with one.
function beaten(one: PlainTotal, group: readonly PlainTotal[]): number {
  let score = 0;
  for (const other of group) {
    for (const mine of one.own) {
      const met = other.own.find(
        ({ weekend, table }) => weekend === mine.weekend && table === mine.table,
      );
      if (other === one || met === undefined || met.place === mine.place) continue;
      score += mine.place > 0 && (met.place === 0 || mine.place < met.place) ? 1 : -1;
    }
  }
  return score;
}

function latest(one: PlainTotal, other: PlainTotal): number {
  const weekends = [...one.own, ...other.own].map(({ weekend }) => weekend);
  for (let weekend = Math.max(-1, ...weekends); weekend >= 0; weekend--) {
    const placeOf = ({ own }: PlainTotal) =>
      own.find(result => result.weekend === weekend)?.place || 100;
    if (placeOf(one) !== placeOf(other)) return placeOf(other) - placeOf(one);
  }
  return 0;
}

function firstWin({ own }: PlainTotal): number {
  return Math.min(100, ...own.filter(({ place }) => place === 1).map(({ weekend }) => weekend));
}
