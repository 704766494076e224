// Where one seat's car may end its next movement, for every roll, with the cars and dangerous spaces of the moment. One
// search serves all rolls; a roll that cars block is left to the rules.
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsToSpend } from '../../../rules/formula-de/budget.ts';
import { entersWall } from '../../../rules/formula-de/chapters/damage/wall.ts';
import {
  type Adjustments,
  adjustmentsOf,
} from '../../../rules/formula-de/chapters/movement/adjustments.ts';
import { blockingRate } from '../../../rules/formula-de/chapters/movement/blocking.ts';
import {
  type Passage,
  passageRules,
  standing,
  tracePath,
} from '../../../rules/formula-de/chapters/movement/corners.ts';
import {
  distinctWays,
  type Terrain,
  type Way,
  type WaySearch,
  type Ways,
  wallEntry,
  waySearch,
} from '../../../rules/formula-de/chapters/movement/driving-code.ts';
import { mainMoves, terrainFor } from '../../../rules/formula-de/chapters/movement/movement.ts';
import type { Move } from '../../../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { Ground } from '../../../rules/formula-de/terms.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import { groundInForce } from '../terms-in-force.ts';
export interface End {
  /** Index of the space. */
  readonly to: number;
  readonly passage: Passage;
  /** The tests on the way, the last space included, as in `Way`: below 0 for entries to the wall lane. */
  readonly tests: readonly number[];
  readonly brakes: number;
  /** Spaces that cars in the way make impossible. */
  readonly missing: number;
  /** The way to it, where it was found by a search. */
  readonly way?: Way;
  /** Movement points left over in the own pit; absent where none are (TR-123). */
  readonly surplus?: number;
}

export interface Roll {
  /** The ends without brakes; all ends where cars are in the way. */
  readonly unbraked: readonly End[];
  /** Its movement points, which a wing may limit. */
  readonly points: number;
  readonly isBlocked: boolean;
  /** Fewest and most brakes of its other ends; there are none when the most is less than the fewest. */
  readonly leastBrakes: number;
  readonly mostBrakes: number;
  /** Returns the ends with so many brakes, found on demand. */
  braked(brakes: number): readonly End[];
}

export class LegalEnds {
  readonly car: Car;
  readonly terrain: Terrain;
  readonly ground: Ground;
  /** Tire points for a space that the way is too short. */
  readonly missingRate: number;
  readonly #race: View<FormulaDeRace>;
  readonly #board: FormulaBoard;
  readonly #start: number;
  readonly #passage: Passage;
  #search: WaySearch | undefined;
  readonly #distinct = new Map<readonly Way[], readonly Way[]>();

  get values(): BookValues {
    return this.ground.values;
  }

  /**
   *
   * @throws BrokenRace when the race is by an unknown book
   */
  constructor(race: View<FormulaDeRace>, seat: Seat, board: FormulaBoard) {
    this.car = carOf(race, seat);
    this.ground = groundInForce(race, board);
    this.missingRate = blockingRate(race, this.car, this.values);
    this.terrain = terrainFor(race, seat, this.ground, passageRules(race, this.car, this.values));
    this.#race = race;
    this.#board = board;
    this.#start = spaceOf(board, this.car.space).index;
    this.#passage = standing(this.car.stops, this.car.laps);
  }

  /**
   * Returns every end of a roll of `distance` in a gear: those that the rules offer, without the paths. Fatal ways out
   * of a corner are sure to be listed only where there is no other way.
   */
  ends(gear: number, distance: number): readonly End[] {
    const { unbraked, leastBrakes, mostBrakes, braked } = this.roll(gear, distance);
    const ends = [...unbraked];
    for (let brakes = leastBrakes; brakes <= mostBrakes; brakes++) ends.push(...braked(brakes));
    return ends;
  }

  roll(gear: number, distance: number): Roll {
    const { values } = this;
    const adjustments = adjustmentsOf(this.#race, this.car, gear, values);
    const points = Math.min(distance, adjustments.most);
    const ways = this.#ways(points);
    const reach = Math.min(ways.byLength.length - 1, points);
    const ended = ways.ended.filter(way => isWholeMove(way, points));
    if (this.#isBlocked(ways.byLength[points] ?? [], ended)) {
      const unbraked = this.#blockedEnds(gear, distance);
      return { unbraked, points, isBlocked: true, leastBrakes: 1, mostBrakes: 0, braked: () => [] };
    }
    const unbraked: End[] = [];
    if (reach === points) this.#add(unbraked, ways, points, 0);
    for (const way of ended) unbraked.push(endOf(way, 0, points));
    this.#adjust(unbraked, ways, points, adjustments);
    const shortest = gear <= values.movement.stayGear ? 0 : 1;
    return {
      unbraked,
      points,
      isBlocked: false,
      leastBrakes: Math.max(1, points - reach - adjustments.wing),
      mostBrakes: Math.min(pointsToSpend(this.car.points, 'brakes', values), points - shortest),
      braked: brakes => {
        const ends: End[] = [];
        this.#addShorter(ends, ways, points - brakes, brakes, adjustments.wing);
        return ends;
      },
    };
  }

  // Adds the ends that the wing makes nearer and new soft tires farther, at no cost (TR-49).
  #adjust(ends: End[], ways: Ways, points: number, { wing, bonus, most }: Adjustments): void {
    if (wing > 0) this.#addInCorners(ends, ways, points - wing, 0);
    if (bonus === 0 || points + bonus > most) return;
    const longer = this.#ways(points + bonus);
    this.#add(ends, longer, points + bonus, 0);
    for (const way of longer.ended) {
      if (way.passage.end !== 'held' && !ways.ended.includes(way)) ends.push(endOf(way, 0));
    }
  }

  // In a corner the wing takes the first points, brakes the others.
  #addShorter(ends: End[], ways: Ways, length: number, brakes: number, wing: number): void {
    const from = ends.length;
    this.#add(ends, ways, length, brakes);
    if (wing === 0) return;
    const onStraights = ends.splice(from).filter(end => !this.#isInCorner(end));
    ends.push(...onStraights);
    this.#addInCorners(ends, ways, length - wing, brakes);
  }

  #addInCorners(ends: End[], ways: Ways, length: number, brakes: number): void {
    if (length < 0) return;
    const all: End[] = [];
    this.#add(all, ways, length, brakes);
    ends.push(...all.filter(end => this.#isInCorner(end)));
  }

  #isInCorner({ to }: End): boolean {
    return spaceAt(this.#board, to).corner >= 0;
  }

  // Turning into the pits is never an obligation.
  #isBlocked(whole: readonly Way[], ended: readonly Way[]): boolean {
    const onTrack = (index: number) => spaceAt(this.#board, index).kind === 'track';
    if (!onTrack(this.#start)) return whole.length + ended.length === 0;
    return !whole.some(way => onTrack(way.to)) && !ended.some(way => onTrack(way.to));
  }

  /**
   * Returns the most movement points, at most `limit`, of a way without brakes that ends in a corner and has left none too
   * early; 0 where no way ends there.
   */
  mostInto(corner: number, limit: number): number {
    const { byLength } = this.#ways(limit);
    const staysIn = ({ to, passage }: Way) =>
      spaceAt(this.#board, to).corner === corner && passage.overshot === 0;
    return Math.max(
      0,
      byLength.slice(0, limit + 1).findLastIndex(ways => ways.some(staysIn)),
    );
  }

  endOfMove(move: Pick<Move, 'path' | 'brakes' | 'missing' | 'spent'>): End {
    const { space, stops, laps } = this.car;
    const path = [space, ...move.path];
    const { passage } = tracePath(this.#board, path, stops, laps, this.terrain);
    return {
      to: spaceOf(this.#board, path.at(-1) ?? space).index,
      passage: this.#withIdle(passage, move),
      tests: this.testsOn(path),
      brakes: move.brakes,
      missing: move.missing,
      ...(passage.end === 'pitted' ? { surplus: this.#surplusOf(move) } : {}),
    };
  }

  // A point beyond a corner that bought no space is paid for like any other (TRR-25).
  #withIdle(passage: Passage, { path, spent }: Pick<Move, 'path' | 'spent'>): Passage {
    if (spent === undefined || passage.overshot === 0 || passage.end !== 'moving') return passage;
    const idle = spent - this.#pointsOn(path);
    return idle > 0 ? { ...passage, due: passage.due + idle * passage.rate } : passage;
  }

  // What is left of the roll when the car has come to its pit (TR-123).
  #surplusOf({ path, brakes }: Pick<Move, 'path' | 'brakes'>): number {
    return Math.max(0, this.#race.play.distance - brakes - this.#pointsOn(path));
  }

  #pointsOn(path: readonly string[]): number {
    return path.reduce((sum, id) => sum + spaceOf(this.#board, id).cost, 0);
  }

  /** Returns the tests of a path of space ids, the start space first, as in `Way`. */
  testsOn(path: readonly string[]): readonly number[] {
    const tests: number[] = [];
    for (let i = 1; i < path.length; i++) {
      const id = path[i] ?? '';
      const { index } = spaceOf(this.#board, id);
      if (this.terrain.dangerous.has(index)) tests.push(index);
      if (entersWall(this.ground, path[i - 1] ?? '', id)) tests.push(wallEntry(index));
    }
    return tests;
  }

  #blockedEnds(gear: number, distance: number): readonly End[] {
    const { seat } = this.car;
    const moves = mainMoves(this.#race, seat, this.ground, gear, distance);
    return moves.map(move => this.endOfMove(move));
  }

  #ways(distance: number): Ways {
    this.#search ??= waySearch(this.terrain, this.#start, this.#passage);
    return this.#search.upTo(distance);
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

function endOf(way: Way, brakes: number, points = way.spent): End {
  const { to, passage, tests, spent } = way;
  const end = { to, passage, tests, brakes, missing: 0, way };
  return points > spent && passage.end === 'pitted' ? { ...end, surplus: points - spent } : end;
}

// A car held up behind another has spaces left over; without any it has arrived.
function isWholeMove({ passage, spent }: Way, distance: number): boolean {
  return passage.end === 'held' ? spent < distance : spent <= distance;
}
