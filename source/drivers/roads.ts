// Where one seat's car may come in its next movement: the ends of every roll, with the cars and dangerous spaces of the moment.
// The search is done once for all rolls; a roll that cars block is left to the rules.
import { type Board, spaceOf } from '../circuit/board.ts';
import { bookOf } from '../rules/books.ts';
import { type Passage, standing, tracePath } from '../rules/formula-de/chapters/corners.ts';
import {
  distinctWays,
  legalWays,
  type Terrain,
  type Way,
  type Ways,
} from '../rules/formula-de/chapters/driving-code.ts';
import { legalGears } from '../rules/formula-de/chapters/gearbox.ts';
import { mainMoves, terrainFor } from '../rules/formula-de/chapters/movement.ts';
import type { Move } from '../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';
import { carOf } from '../rules/formula-de/table.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import { BrokenRace } from '../rules/kit/errors.ts';
import type { Seat, View } from '../rules/kit/types.ts';

/** Where a movement may end and what that takes. */
export interface End {
  /** Index of the space. */
  readonly to: number;
  readonly passage: Passage;
  /** Dangerous spaces entered, the last space included. */
  readonly tests: readonly number[];
  /** Brake points spent on the way. */
  readonly brakes: number;
  /** Spaces that cars in the way make impossible. */
  readonly missing: number;
}

/** The movement of one seat as it stands. */
export class Roads {
  readonly car: Car;
  readonly terrain: Terrain;
  /** Numbers of the book that is raced by. */
  readonly values: BookValues;
  readonly #race: View<FormulaDeRace>;
  readonly #board: Board;
  readonly #start: number;
  readonly #passage: Passage;
  #all: Ways | undefined;
  readonly #byDistance = new Map<number, Ways>();
  readonly #distinct = new Map<readonly Way[], readonly Way[]>();

  /** @throws BrokenRace when the race is by a book that nobody knows */
  constructor(race: View<FormulaDeRace>, seat: Seat, board: Board) {
    this.car = carOf(race, seat);
    this.values = valuesOf(race);
    this.terrain = terrainFor(race, seat, board, this.values.overshoot.fatalMissing);
    this.#race = race;
    this.#board = board;
    this.#start = spaceOf(board, this.car.space).index;
    this.#passage = standing(this.car.stops, this.car.laps);
  }

  /**
   * Every end of a roll of `distance` in a gear: the same as the rules offer, without the paths. A fatal way out of a
   * corner is told for sure only where nothing else is left.
   */
  ends(gear: number, distance: number): readonly End[] {
    const ways = this.#ways(distance);
    const reach = Math.min(ways.byLength.length - 1, distance);
    if (reach < distance && ways.ended.length === 0) return this.#blockedEnds(gear, distance);
    const ends: End[] = [];
    if (reach === distance) this.#add(ends, ways, distance, 0);
    for (const way of ways.ended) if (way.length <= distance) ends.push(endOf(way, 0));
    const shortest = gear <= this.values.movement.stayGear ? 0 : 1;
    const most = Math.min(this.car.points.brakes, distance - shortest);
    for (let brakes = Math.max(1, distance - reach); brakes <= most; brakes++) {
      this.#add(ends, ways, distance - brakes, brakes);
    }
    return ends;
  }

  /** The end of a choice of the rules. */
  endOfMove(move: Pick<Move, 'path' | 'brakes' | 'missing'>): End {
    const { space, stops, laps } = this.car;
    const path = [space, ...move.path];
    const { passage } = tracePath(this.#board, path, stops, laps, this.terrain);
    const entered = move.path.map(id => spaceOf(this.#board, id).index);
    return {
      to: entered.at(-1) ?? this.#start,
      passage,
      tests: entered.filter(index => this.terrain.dangerous.has(index)),
      brakes: move.brakes,
      missing: move.missing,
    };
  }

  #blockedEnds(gear: number, distance: number): readonly End[] {
    const { seat } = this.car;
    const moves = mainMoves(this.#race, seat, this.#board, this.values, gear, distance);
    return moves.map(move => this.endOfMove(move));
  }

  // Ways over the finish may differ by roll; all others are beginnings of each other.
  #ways(distance: number): Ways {
    const known = this.#byDistance.get(distance);
    if (known !== undefined) return known;
    this.#all ??= legalWays(this.terrain, this.#start, this.#passage, this.#longest());
    const ways = this.#all.ended.some(way => way.passage.end === 'finished')
      ? legalWays(this.terrain, this.#start, this.#passage, distance)
      : this.#all;
    this.#byDistance.set(distance, ways);
    return ways;
  }

  // The highest face of any gear that the lever can be set to.
  #longest(): number {
    const gears = legalGears(this.car, this.values.gearbox.overRevving);
    const faces = gears.flatMap(gear => this.values.gearDice[gear - 1]?.faces ?? []);
    return Math.max(...faces);
  }

  #add(ends: End[], ways: Ways, length: number, brakes: number): void {
    const layer = ways.byLength[length];
    if (layer === undefined) return;
    let distinct = this.#distinct.get(layer);
    if (distinct === undefined) {
      distinct = distinctWays(layer);
      this.#distinct.set(layer, distinct);
    }
    for (const way of distinct) ends.push(endOf(way, brakes));
  }
}

function endOf({ to, passage, tests }: Way, brakes: number): End {
  return { to, passage, tests, brakes, missing: 0 };
}

function valuesOf(race: View<FormulaDeRace>): BookValues {
  const book = bookOf(race.book);
  if (book === undefined) throw new BrokenRace(`no book is called ${race.book}`);
  return book.definition.values;
}
