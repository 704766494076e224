// The driving code told once more in the plainest way: every way is tried out, and each stretch on a straight is
// compared with all shorter ones (R-04, R-05). Far too slow for play, hence hard to get wrong.
import { type Board, type Space, spaceAt, spaceOf } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';
import { PlainPits } from './plain-pits.ts';
import { tirePrice } from './plain-tires.ts';

/** A way: the start space first. */
export type Way = readonly Space[];

/** Where a movement begins: the spaces driven already, the stops made and the crossings of the line at the first of them. */
export interface Start {
  readonly driven: Way;
  readonly stops: number;
  readonly laps: number;
}

/** How a way is at its end: `out` = a corner left with two stops too few. */
type End = 'moving' | 'finished' | 'out' | 'pitted';

interface Bill {
  /** Tire points due for spaces beyond corners. */
  readonly due: number;
  readonly overshot: number;
  readonly laps: number;
  readonly end: End;
}

/** All ways of one car that carry on a movement, cars and dangerous spaces being as they are. */
export class PlainDriving {
  readonly #board: Board;
  readonly #start: Start;
  readonly #race: FormulaDeRace;
  readonly #car: Car;
  readonly #fatalMissing: number;
  readonly #pits: PlainPits;
  readonly #occupied: ReadonlySet<Space>;
  readonly #dangerous: ReadonlySet<Space>;
  readonly #bills = new WeakMap<Way, Bill>();

  constructor(book: FormulaDeBook, board: Board, race: FormulaDeRace, car: Car, start: Start) {
    const others = race.cars.filter(other => other.onBoard && other.seat !== car.seat);
    this.#board = board;
    this.#start = start;
    this.#race = race;
    this.#car = car;
    this.#fatalMissing = book.definition.values.overshoot.fatalMissing;
    this.#pits = new PlainPits(board, race, car);
    this.#occupied = new Set(others.map(other => spaceOf(board, other.space)));
    this.#dangerous = new Set(race.dangerous.map(id => spaceOf(board, id)));
  }

  /** Every legal way on of exactly that length that is still under way. */
  moving(distance: number): readonly Way[] {
    const longest = this.#layers(distance)[distance] ?? [];
    return longest.filter(way => this.#bill(way).end === 'moving');
  }

  /** Every legal way on of up to that length that ends the race for the car, or leads into its pit (R-79). */
  ended(distance: number): readonly Way[] {
    const all = this.#layers(distance).flat();
    return all.filter(way => this.#bill(way).end !== 'moving');
  }

  /** Every shorter way that waits in the pit lane or in the pit behind the car in front, free of charge (R-77). */
  held(distance: number): readonly Way[] {
    const shorter = this.#layers(distance - 1).flat();
    return shorter.filter(way => {
      const last = way.at(-1);
      return last?.kind !== 'track' && this.#isOpen(way) && this.#onwards(way).length === 0;
    });
  }

  /** Length of the longest ways that are still under way on the track. */
  reach(distance: number): number {
    const layers = this.#layers(distance);
    return layers.findLastIndex(ways =>
      ways.some(way => this.#isOpen(way) && way.at(-1)?.kind === 'track'),
    );
  }

  /** Where a way ends and what it costs: ways of one sign are one choice. */
  sign(way: Way): string {
    const { end, due } = this.#bill(way);
    if (end === 'out') return 'out of the race';
    const tests = way.slice(1).filter(space => this.#dangerous.has(space));
    const names = [...new Set(tests)].map(space => space.id).sort();
    const walls = wallEntries(way);
    const costs = `${due} tires, tests ${names.join(' ')}${walls > 0 ? ` wall ${walls}` : ''}`;
    return end === 'finished' ? `finish, ${costs}` : `${way.at(-1)?.id}, ${costs}`;
  }

  /** Whether a car goes on after the way: its tires can pay for it (R-23), and no corner has thrown it out. */
  survives(way: Way): boolean {
    const { end, due } = this.#bill(way);
    const { tires } = this.#car.points;
    return end !== 'out' && (due <= tires || (tires === 0 && due === 1));
  }

  /** How far a way brings the car in the order of the race: past the finish farthest, then spaces, then the rank (R-73). */
  distance(way: Way): readonly [number, number] {
    const { end, laps } = this.#bill(way);
    const spaces = end === 'finished' ? Number.MAX_SAFE_INTEGER : way.length;
    return [spaces, laps * this.#board.ticks + (way.at(-1)?.lapTick ?? 0)];
  }

  /** Legal ways by the spaces added, those that end a race included. */
  #layers(distance: number): readonly (readonly Way[])[] {
    const layers: (readonly Way[])[] = [[this.#start.driven]];
    for (let length = 1; length <= distance; length++) {
      const open = (layers.at(-1) ?? []).filter(way => this.#isOpen(way));
      const longer = open.flatMap(way => this.#onwards(way).map(to => [...way, to]));
      layers.push(longer.filter(way => this.#straightIsShort(way)));
    }
    return layers;
  }

  // A car that begins in its pit leaves it.
  #isOpen(way: Way): boolean {
    return this.#bill(way).end === 'moving';
  }

  #bill(way: Way): Bill {
    const known = this.#bills.get(way) ?? this.#reckon(way);
    this.#bills.set(way, known);
    return known;
  }

  #reckon(way: Way): Bill {
    let { stops, laps } = this.#start;
    let due = 0;
    let price = 0;
    let overshot = 0;
    for (const [at, to] of way.slice(1).entries()) {
      const from = way[at];
      if (from === undefined) break;
      if (to.corner !== from.corner) {
        const missing = (this.#board.corners[from.corner]?.stops ?? 0) - stops;
        if (missing >= this.#fatalMissing) return { due, overshot, laps, end: 'out' };
        if (missing > 0) {
          overshot += 1;
          price += tirePrice(this.#car, laps, this.#race.trackState);
        }
        stops = 0;
      }
      if (to.lapTick < from.lapTick) laps += 1;
      if (laps > this.#race.laps) return { due, overshot, laps, end: 'finished' };
      if (to.kind === 'pit') return { due, overshot, laps, end: 'pitted' };
      due += price;
    }
    return { due, overshot, laps, end: 'moving' };
  }

  #onwards(way: Way): readonly Space[] {
    const last = way.at(-1);
    if (last === undefined) return [];
    const locked = this.#bill(way).overshot > 0;
    const ends = locked ? [last.ahead] : this.#pits.onwards(last);
    return ends.map(to => spaceAt(this.#board, to)).filter(to => !this.#occupied.has(to));
  }

  // The last stretch of straight spaces alone, from any of its spaces to its end.
  #straightIsShort(way: Way): boolean {
    const last = way.at(-1);
    if (last === undefined || !isStraight(last) || this.#bill(way).overshot > 0) return true;
    let first = way.length - 1;
    while (first > 0 && isStraight(way[first - 1])) first -= 1;
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
      isStraight(to) &&
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

function isStraight(space: Space | undefined): boolean {
  return space?.kind === 'track' && space.corner < 0;
}

function wallEntries(way: Way): number {
  return way.filter((space, at) => space.wall && at > 0 && way[at - 1]?.wall === false).length;
}
