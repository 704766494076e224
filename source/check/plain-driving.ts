// The driving code told once more in the plainest way: every way is tried out, and each stretch on a straight is
// compared with all shorter ones (R-04, R-05). Far too slow for play, hence hard to get wrong.
import { type Board, type Space, spaceAt, spaceOf } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import type { Seat } from '../rules/kit/types.ts';

/** A way: the start space first. */
export type Way = readonly Space[];

/** Where a way begins, with the stops made in its corner and the crossings of the line so far. */
export interface Start {
  readonly space: Space;
  readonly stops: number;
  readonly laps: number;
}

export interface Walker {
  /** Every legal way of exactly that length that is still under way. */
  moving(distance: number): readonly Way[];
  /** Every legal way of up to that length that ends the race for the car. */
  ended(distance: number): readonly Way[];
  /** Where a way ends and what it costs: ways of one sign are one choice. */
  sign(way: Way): string;
}

/** What a way has come to: `out` = a corner left with two stops too few. */
interface Bill {
  readonly outside: number;
  readonly overshot: number;
  readonly end: 'moving' | 'finished' | 'out';
}

/** All ways of one seat from a start, cars and dangerous spaces being as they are. */
export function walkerOf(
  book: FormulaDeBook,
  board: Board,
  race: FormulaDeRace,
  seat: Seat,
  start: Start,
): Walker {
  const { fatalMissing } = book.definition.values.overshoot;
  const others = race.cars.filter(other => other.onBoard && other.seat !== seat);
  const occupied = new Set(others.map(other => spaceOf(board, other.space)));
  const dangerous = new Set(race.dangerous.map(id => spaceOf(board, id)));

  function bill(way: Way): Bill {
    let { stops, laps } = start;
    let outside = 0;
    let overshot = 0;
    for (const [at, to] of way.slice(1).entries()) {
      const from = way[at];
      if (from === undefined) break;
      if (to.tick <= from.tick) laps += 1;
      if (to.corner !== from.corner) {
        const missing = (board.corners[from.corner]?.stops ?? 0) - stops;
        if (missing >= fatalMissing) return { outside, overshot, end: 'out' };
        if (missing > 0) overshot += 1;
        stops = 0;
      }
      if (laps > race.laps) return { outside, overshot, end: 'finished' };
      outside += overshot;
    }
    return { outside, overshot, end: 'moving' };
  }

  function onwards(way: Way): readonly Space[] {
    const last = way.at(-1);
    if (last === undefined) return [];
    const locked = bill(way).overshot > 0;
    const ends = locked ? [last.ahead] : last.next.map(edge => edge.to);
    return ends.map(to => spaceAt(board, to)).filter(to => !occupied.has(to));
  }

  function longer(ways: readonly Way[]): readonly Way[] {
    const open = ways.filter(way => bill(way).end === 'moving');
    return open
      .flatMap(way => onwards(way).map(to => [...way, to]))
      .filter(way => straightsAreShort(way));
  }

  /** Layers of legal ways by length, those that end a race included. */
  function layers(distance: number): readonly (readonly Way[])[] {
    const all: (readonly Way[])[] = [[[start.space]]];
    for (let length = 1; length <= distance; length++) all.push(longer(all.at(-1) ?? []));
    return all;
  }

  // R-04, R-05: each stretch of straight spaces alone, between any two of its spaces.
  function straightsAreShort(way: Way): boolean {
    const last = way.at(-1);
    if (last === undefined || last.corner >= 0 || bill(way).overshot > 0) return true;
    let first = way.length - 1;
    while (first > 0 && way[first - 1]?.corner === -1) first -= 1;
    for (let from = first; from < way.length - 1; from++) {
      if (hasShortcut(way.slice(from))) return false;
    }
    return true;
  }

  function hasShortcut(run: Way): boolean {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return false;
    const walls = wallEntries(run);
    let reached = new Set([first]);
    for (let length = 1; length < run.length - 1; length++) {
      const next = new Set<Space>();
      for (const from of reached) {
        for (const edge of from.next) {
          const to = spaceAt(board, edge.to);
          const avoided = dangerous.has(to) && !run.slice(1).includes(to);
          const touchesWall = to.wall && !from.wall && walls === 0;
          if (to.corner < 0 && !occupied.has(to) && !avoided && !touchesWall) next.add(to);
        }
      }
      if (next.has(last)) return true;
      reached = next;
    }
    return false;
  }

  function sign(way: Way): string {
    const { end, outside } = bill(way);
    if (end === 'out') return 'out of the race';
    const tests = way.slice(1).filter(space => dangerous.has(space));
    const names = [...new Set(tests)].map(space => space.id).sort();
    const walls = wallEntries(way);
    const costs = `${outside} outside, tests ${names.join(' ')}${walls > 0 ? ` wall ${walls}` : ''}`;
    return end === 'finished' ? `finish, ${costs}` : `${way.at(-1)?.id}, ${costs}`;
  }

  return {
    moving: distance => (layers(distance).at(-1) ?? []).filter(way => bill(way).end === 'moving'),
    ended: distance =>
      layers(distance)
        .flat()
        .filter(way => bill(way).end !== 'moving'),
    sign,
  };
}

function wallEntries(way: Way): number {
  return way.filter((space, at) => space.wall && at > 0 && way[at - 1]?.wall === false).length;
}
