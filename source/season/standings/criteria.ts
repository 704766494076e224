// What ranks entrants with equal points: the criteria of a plan, tried one after the other.
import type { Criterion } from '../plan/plan.ts';
import { seedOf } from '../seeds.ts';
import { type Cell, isOwn } from './points.ts';

/** A driver or a team with what it has done, as far as it matters for the ranking. */
export interface Rated {
  readonly id: string;
  readonly points: number;
  /** Absent where they follow from the cells. */
  readonly wins?: number;
  /** One for each weekend that counts, the first one in front; undefined for a weekend without one. */
  readonly cells: readonly (Cell | undefined)[];
}

/** The value of a criterion: a list of numbers, compared from the front; the greater one is better. */
type Merit = readonly number[];

/** Stands for no place, behind every place. */
const NO_PLACE = 1000;

/**
 * Returns records in groups of equal place, the best first; only `shared` leaves several in one.
 * @param seed of the lot that is drawn before everybody
 */
export function ranked<R extends Rated>(
  records: readonly R[],
  criteria: readonly Criterion[],
  seed: number,
): readonly (readonly R[])[] {
  const last = criteria.at(-1);
  const all = last === 'lot' || last === 'shared' ? criteria : [...criteria, 'lot' as const];
  return split(records, all, seed);
}

function split<R extends Rated>(
  group: readonly R[],
  [criterion, ...others]: readonly Criterion[],
  seed: number,
): readonly (readonly R[])[] {
  if (group.length < 2 || criterion === undefined || criterion === 'shared') return [group];
  const groups: { readonly merit: Merit; readonly equal: R[] }[] = [];
  const rated = group.map(one => ({ one, merit: meritOf(one, group, criterion, seed) }));
  for (const { one, merit } of rated.sort((a, b) => compare(b.merit, a.merit))) {
    const last = groups.at(-1);
    if (last !== undefined && compare(last.merit, merit) === 0) last.equal.push(one);
    else groups.push({ merit, equal: [one] });
  }
  return groups.flatMap(({ equal }) => split(equal, others, seed));
}

function compare(one: Merit, other: Merit): number {
  // The standings of a long season make very many comparisons, most of them equal far down the list.
  for (let at = 0; at < one.length; at++) {
    if (one[at] !== other[at]) return (one[at] ?? 0) - (other[at] ?? 0);
  }
  return 0;
}

function meritOf<R extends Rated>(
  record: R,
  group: readonly R[],
  criterion: Exclude<Criterion, 'shared'>,
  seed: number,
): Merit {
  const placesOf = () => record.cells.map(placeIn);
  switch (criterion) {
    case 'points':
      return [record.points];
    case 'wins':
      return [record.wins ?? placesOf().filter(place => place === 1).length];
    case 'places':
      return countback(placesOf());
    case 'headToHead':
      return [headToHead(record, group)];
    case 'latest':
      return placesOf()
        .toReversed()
        .map(place => -place);
    case 'earliestWin': {
      const first = placesOf().indexOf(1);
      return [first < 0 ? -NO_PLACE : -first];
    }
    case 'trials':
      return countback(record.cells.map(cell => own(cell)?.trialPlace ?? NO_PLACE));
    case 'lot':
      return [lotOf(seed, record.id)];
  }
}

// A lot is drawn once: where many are equal, the standings of a long season need it thousands of times.
const lots = new Map<string, number>();

function lotOf(seed: number, id: string): number {
  const key = `${seed}|${id}`;
  const lot = lots.get(key) ?? seedOf(seed, 'lot', id);
  lots.set(key, lot);
  return lot;
}

// Returns how often each place was taken, the first place in front.
function countback(places: readonly number[]): Merit {
  const most = Math.max(0, ...places.filter(place => place < NO_PLACE));
  const counts = new Array<number>(60).fill(0);
  for (const place of places) if (place <= most) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  return counts;
}

// Returns how often a record was ahead of others of its group at the same table, minus how often it was behind.
function headToHead(record: Rated, group: readonly Rated[]): number {
  return record.cells.reduce((sum, cell, at) => {
    const met = group.flatMap(({ id, cells }) => {
      const other = own(cells[at]);
      return id === record.id || other === undefined || other.table !== own(cell)?.table
        ? []
        : [other];
    });
    const place = placeIn(cell);
    return met.reduce((score, other) => score + Math.sign(placeIn(other) - place), sum);
  }, 0);
}

// Leaves out what a stand-in or a former driver of the seat reached: it is no merit of the driver.
function own(cell: Cell | undefined): Cell | undefined {
  return cell !== undefined && isOwn(cell) ? cell : undefined;
}

function placeIn(cell: Cell | undefined): number {
  return own(cell)?.place ?? NO_PLACE;
}
