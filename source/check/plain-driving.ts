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

/** What a way has come to: `out` = a corner left with two stops too few. */
interface Bill {
  readonly outside: number;
  readonly overshot: number;
  readonly end: 'moving' | 'finished' | 'out';
}

/** All ways of one seat from a start, cars and dangerous spaces being as they are. */
export class PlainDriving {
  readonly #board: Board;
  readonly #start: Start;
  readonly #raceLaps: number;
  readonly #fatalMissing: number;
  readonly #occupied: ReadonlySet<Space>;
  readonly #dangerous: ReadonlySet<Space>;
  readonly #bills = new WeakMap<Way, Bill>();

  constructor(book: FormulaDeBook, board: Board, race: FormulaDeRace, seat: Seat, start: Start) {
    const others = race.cars.filter(other => other.onBoard && other.seat !== seat);
    this.#board = board;
    this.#start = start;
    this.#raceLaps = race.laps;
    this.#fatalMissing = book.definition.values.overshoot.fatalMissing;
    this.#occupied = new Set(others.map(other => spaceOf(board, other.space)));
    this.#dangerous = new Set(race.dangerous.map(id => spaceOf(board, id)));
  }

  /** Every legal way of exactly that length that is still under way. */
  moving(distance: number): readonly Way[] {
    const longest = this.#layers(distance).at(-1) ?? [];
    return longest.filter(way => this.#bill(way).end === 'moving');
  }

  /** Every legal way of up to that length that ends the race for the car. */
  ended(distance: number): readonly Way[] {
    const all = this.#layers(distance).flat();
    return all.filter(way => this.#bill(way).end !== 'moving');
  }

  /** Where a way ends and what it costs: ways of one sign are one choice. */
  sign(way: Way): string {
    const { end, outside } = this.#bill(way);
    if (end === 'out') return 'out of the race';
    const tests = way.slice(1).filter(space => this.#dangerous.has(space));
    const names = [...new Set(tests)].map(space => space.id).sort();
    const walls = wallEntries(way);
    const costs = `${outside} outside, tests ${names.join(' ')}${walls > 0 ? ` wall ${walls}` : ''}`;
    return end === 'finished' ? `finish, ${costs}` : `${way.at(-1)?.id}, ${costs}`;
  }

  /** Legal ways by length, those that end a race included. */
  #layers(distance: number): readonly (readonly Way[])[] {
    const layers: (readonly Way[])[] = [[[this.#start.space]]];
    for (let length = 1; length <= distance; length++) {
      const open = (layers.at(-1) ?? []).filter(way => this.#bill(way).end === 'moving');
      const longer = open.flatMap(way => this.#onwards(way).map(to => [...way, to]));
      layers.push(longer.filter(way => this.#straightIsShort(way)));
    }
    return layers;
  }

  #bill(way: Way): Bill {
    const known = this.#bills.get(way) ?? this.#reckon(way);
    this.#bills.set(way, known);
    return known;
  }

  #reckon(way: Way): Bill {
    let { stops, laps } = this.#start;
    let outside = 0;
    let overshot = 0;
    for (const [at, to] of way.slice(1).entries()) {
      const from = way[at];
      if (from === undefined) break;
      if (to.tick <= from.tick) laps += 1;
      if (to.corner !== from.corner) {
        const missing = (this.#board.corners[from.corner]?.stops ?? 0) - stops;
        if (missing >= this.#fatalMissing) return { outside, overshot, end: 'out' };
        if (missing > 0) overshot += 1;
        stops = 0;
      }
      if (laps > this.#raceLaps) return { outside, overshot, end: 'finished' };
      outside += overshot;
    }
    return { outside, overshot, end: 'moving' };
  }

  #onwards(way: Way): readonly Space[] {
    const last = way.at(-1);
    if (last === undefined) return [];
    const locked = this.#bill(way).overshot > 0;
    const ends = locked ? [last.ahead] : last.next.map(edge => edge.to);
    return ends.map(to => spaceAt(this.#board, to)).filter(to => !this.#occupied.has(to));
  }

  // The last stretch of straight spaces alone, from any of its spaces to its end.
  #straightIsShort(way: Way): boolean {
    const last = way.at(-1);
    if (last === undefined || last.corner >= 0 || this.#bill(way).overshot > 0) return true;
    let first = way.length - 1;
    while (first > 0 && way[first - 1]?.corner === -1) first -= 1;
    for (let from = first; from < way.length - 1; from++) {
      if (this.#hasShortcut(way.slice(from))) return false;
    }
    return true;
  }

  // A shorter run between the same ends, round every car and every danger that this one does not take.
  #hasShortcut(run: Way): boolean {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return false;
    const mayEnterWall = wallEntries(run) > 0;
    const isOpen = (from: Space, to: Space) =>
      to.corner < 0 &&
      !this.#occupied.has(to) &&
      (!this.#dangerous.has(to) || run.includes(to, 1)) &&
      (mayEnterWall || !to.wall || from.wall);
    let reached = new Set([first]);
    for (let length = 1; length < run.length - 1; length++) {
      const next = new Set<Space>();
      for (const from of reached) {
        for (const edge of from.next) {
          const to = spaceAt(this.#board, edge.to);
          if (isOpen(from, to)) next.add(to);
        }
      }
      if (next.has(last)) return true;
      reached = next;
    }
    return false;
  }
}

function wallEntries(way: Way): number {
  return way.filter((space, at) => space.wall && at > 0 && way[at - 1]?.wall === false).length;
}
