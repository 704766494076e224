// The next corner in figures: where it begins in each lane, counted over the free track, and how far a car can go among the
// cars where they are now and still stop in it, by the faces of its dice.
import { cornerOf, spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type {
  FormulaBoard,
  FormulaCorner,
  FormulaSpace,
} from '../../../../circuit/formula-board.ts';
import { LegalEnds } from '../../../../drivers/planning/ends/legal-ends.ts';
import { boxOf } from '../../../../rules/formula-de/chapters/car/pits.ts';
import type { Car } from '../../../../rules/formula-de/state.ts';
import { spanOf } from '../../../look.ts';
import { lookedAt } from '../../../screens/race/race-model.ts';
import type { Words } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { stopsMade } from './stops.ts';

/** What is said of lanes by their letters and the movement points into them. */
type LanesTold = (lanes: readonly (readonly [letter: string, points: number])[]) => string;

// Movement points; no straight costs more.
const POINTS_MAX = 400;

/**
 * Returns a sentence about the corner where the car is or the next one, or about the flag that comes before it; empty when there
 * is nothing to say.
 */
export function cornerFacts(
  model: FormulaModel,
  words: Words,
  told: LanesTold = lanesAsLetters(words),
): string {
  const { board } = model.table;
  const car = model.shown.cars[lookedAt(model)];
  // Nothing lies ahead of a car that has finished or is out.
  if (car === undefined || car.status !== 'racing') return '';
  const space = spaceOf(board, car.space);
  if (space.kind !== 'track') return pitFacts(model, car, words);
  const corner = cornerOf(board, space);
  if (corner !== undefined) {
    const { shortest, longest } = space.toExit;
    const made = stopsMade(model, car);
    return words.race.inCorner(corner.name, made, corner.stops, spanOf(shortest, longest));
  }
  const flag = car.laps === model.shown.laps ? pointsToFlag(board, space) : undefined;
  if (flag !== undefined) return words.race.flagAhead(told(byLane(board, flag)));
  const reach = reachOfNextCorner(board, space);
  if (reach === undefined) return '';
  const { corner: next, begins, limit } = reach;
  const most = new LegalEnds(model.shown, car.seat, board).mostInto(next.index, limit);
  return words.race.nextCorner(next.name, next.stops, told(byLane(board, begins)), most);
}

function byLane(
  board: FormulaBoard,
  all: readonly number[],
): readonly (readonly [letter: string, points: number])[] {
  return all.flatMap((points, lane) => [[board.lanes[lane] ?? '', points] as const]);
}

function lanesAsLetters({ race }: Words): LanesTold {
  return lanes => lanes.map(([letter, points]) => `${race.lane(letter)}+${points}`).join(' ');
}

// For a car in the pit lane: how far away its pit is, or that it lies behind.
function pitFacts({ shown, table: { board } }: FormulaModel, car: Car, words: Words): string {
  if (spaceOf(board, car.space).kind === 'pit') return '';
  const lane = board.pit?.spaces ?? [];
  const box = boxOf(shown, car, board);
  if (box === undefined || car.pits?.stop !== undefined) return words.race.pitLeaving;
  const here = lane.indexOf(spaceOf(board, car.space).index);
  return words.race.pitAhead(lane.indexOf(box.from) - here + 1);
}

interface Reach {
  readonly corner: FormulaCorner;
  /** Fewest movement points into the corner by lane. */
  readonly begins: readonly number[];
  /** Most movement points of any way that ends in it. */
  readonly limit: number;
}

/**
 * Returns the fewest movement points over the line by lane, for a car that is on its last lap; undefined where a corner comes
 * before it.
 */
export function pointsToFlag(
  board: FormulaBoard,
  from: FormulaSpace,
): readonly number[] | undefined {
  const isOver = (here: FormulaSpace, next: FormulaSpace) => next.tick < here.tick;
  const { points, at } = wayAhead(
    board,
    from,
    (here, next) => isOver(here, next) || next.corner >= 0,
  );
  return at !== undefined && at.tick < from.tick ? points : undefined;
}

function reachOfNextCorner(board: FormulaBoard, from: FormulaSpace): Reach | undefined {
  const { points: begins, at } = wayAhead(board, from, (_here, next) => next.corner >= 0);
  const corner = at === undefined ? undefined : board.corners[at.corner];
  if (corner === undefined) return undefined;
  const inside = board.spaces.filter(space => space.corner === corner.index);
  const longest = Math.max(...inside.map(({ toExit }) => toExit.longest));
  // A lane that can no longer be reached has no entry.
  return { corner, begins, limit: Math.max(...begins.flat()) + longest };
}

// Follows all lanes until a step meets `ends`; returns the fewest points of such a step by lane, and the space of the last
// one.
function wayAhead(
  board: FormulaBoard,
  from: FormulaSpace,
  ends: (here: FormulaSpace, next: FormulaSpace) => boolean,
): { readonly points: readonly number[]; readonly at: FormulaSpace | undefined } {
  const points: number[] = [];
  const front = new Map([[0, new Set([from.index])]]);
  let at: FormulaSpace | undefined;
  for (let gone = 0; gone <= POINTS_MAX && front.size > 0; gone++) {
    for (const index of front.get(gone) ?? []) {
      const here = spaceAt(board, index);
      for (const edge of here.next) {
        const space = spaceAt(board, edge.to);
        if (space.kind !== 'track') continue;
        const spent = gone + space.cost;
        if (ends(here, space)) {
          points[space.lane] = Math.min(points[space.lane] ?? spent, spent);
          at = space;
          continue;
        }
        const reached = front.get(spent) ?? new Set<number>();
        front.set(spent, reached.add(space.index));
      }
    }
    front.delete(gone);
  }
  return { points, at };
}
