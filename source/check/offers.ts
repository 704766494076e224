// The moves on offer against the rules told once more in the plainest way: every way of the rolled length is tried
// out, and each stretch on a straight is compared with all shorter ones. Far too slow for play, hence hard to get wrong.
import { type Board, type Space, spaceAt, spaceOf } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { Move } from '../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';

/** Longer moves have too many ways to try out. */
const DISTANCE_MAX = 9;

/** Moves that are on offer although they should not be, and moves that are missing. */
export function offerFaults(
  book: FormulaDeBook,
  board: Board,
  race: FormulaDeRace,
): readonly string[] {
  const [decision] = book.decisions(race, board);
  if (decision === undefined) return [];
  const moves = decision.choices.filter((one): one is Move => one.kind === 'move');
  const car = race.cars[decision.seat];
  if (car === undefined || moves.length === 0) return [];
  const { distance } = race.play;
  const faults = moves.flatMap(move => moveFaults(board, race, car, move));
  if (distance > DISTANCE_MAX || moves.some(move => move.missing > 0)) return faults;
  const walker = walkerOf(book, board, race, car);
  const expected = new Set(walker.ways(distance).map(way => walker.sign(way)));
  const offered = new Set(
    moves
      .filter(move => move.brakes === 0)
      .map(move => walker.sign([car.space, ...move.path].map(id => spaceOf(board, id)))),
  );
  const lacking = [...expected].filter(sign => !offered.has(sign));
  const excess = [...offered].filter(sign => !expected.has(sign));
  return [
    ...faults,
    ...lacking.map(sign => `a legal move of ${distance} is not on offer: ${sign}`),
    ...excess.map(sign => `a move of ${distance} on offer is not legal: ${sign}`),
  ];
}

function moveFaults(
  board: Board,
  race: FormulaDeRace,
  car: Car,
  { path, to, brakes, missing }: Move,
): readonly string[] {
  const faults: string[] = [];
  if ((path.at(-1) ?? car.space) !== to) faults.push(`a move to ${to} ends on ${path.at(-1)}`);
  if (brakes > car.points.brakes) faults.push(`${brakes} brakes of ${car.points.brakes}`);
  const short = race.play.distance - path.length - brakes - missing;
  const wraps = path.some((id, at) => crosses(board, path[at - 1] ?? car.space, id));
  const leaves = cornersLeft(board, [car.space, ...path]) > 0;
  if (short < 0 || (short > 0 && !wraps && !leaves)) {
    faults.push(`${path.length} spaces, ${brakes} brakes and ${missing} missing of a move`);
  }
  return faults;
}

function crosses(board: Board, from: string, to: string): boolean {
  return spaceOf(board, to).tick <= spaceOf(board, from).tick;
}

function cornersLeft(board: Board, path: readonly string[]): number {
  const corners = path.map(id => spaceOf(board, id).corner);
  return corners.filter((corner, at) => corner >= 0 && corners[at + 1] !== corner).length;
}

type Spaces = readonly Space[];

interface Walker {
  /** Every legal way of exactly that length, or shorter when the race ends on it; the start space first. */
  ways(distance: number): readonly Spaces[];
  /** Where a way ends and what it costs: ways of one sign are one choice. */
  sign(way: Spaces): string;
}

/** What a way has come to: `out` = a corner left with two stops too few. */
interface Bill {
  readonly outside: number;
  readonly overshot: number;
  readonly end: 'moving' | 'finished' | 'out';
}

function walkerOf(book: FormulaDeBook, board: Board, race: FormulaDeRace, car: Car): Walker {
  const { fatalMissing } = book.definition.values.overshoot;
  const others = race.cars.filter(other => other.onBoard && other.seat !== car.seat);
  const occupied = new Set(others.map(other => spaceOf(board, other.space)));
  const dangerous = new Set(race.dangerous.map(id => spaceOf(board, id)));

  function bill(way: Spaces): Bill {
    let stops = car.stops;
    let laps = car.laps;
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

  function onwards(way: Spaces): readonly Space[] {
    const last = way.at(-1);
    if (last === undefined) return [];
    const locked = bill(way).overshot > 0;
    const ends = locked ? [last.ahead] : last.next.map(edge => edge.to);
    return ends.map(to => spaceAt(board, to)).filter(to => !occupied.has(to));
  }

  function ways(distance: number): readonly Spaces[] {
    const start = spaceOf(board, car.space);
    const ended: Spaces[] = [];
    let open: Spaces[] = [[start]];
    for (let length = 1; length <= distance; length++) {
      const longer = open.flatMap(way => onwards(way).map(to => [...way, to]));
      const legal = longer.filter(way => straightsAreShort(way));
      ended.push(...legal.filter(way => bill(way).end !== 'moving'));
      open = legal.filter(way => bill(way).end === 'moving');
    }
    return [...open, ...ended];
  }

  // R-04, R-05: each stretch of straight spaces alone, between any two of its spaces.
  function straightsAreShort(way: Spaces): boolean {
    const last = way.at(-1);
    if (last === undefined || last.corner >= 0 || bill(way).overshot > 0) return true;
    let first = way.length - 1;
    while (first > 0 && way[first - 1]?.corner === -1) first -= 1;
    for (let from = first; from < way.length - 1; from++) {
      if (hasShortcut(way.slice(from))) return false;
    }
    return true;
  }

  function hasShortcut(run: Spaces): boolean {
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

  function sign(way: Spaces): string {
    const { end, outside } = bill(way);
    if (end === 'out') return 'out of the race';
    const tests = way.slice(1).filter(space => dangerous.has(space));
    const names = [...new Set(tests)].map(space => space.id).sort();
    const walls = wallEntries(way);
    const costs = `${outside} outside, tests ${names.join(' ')}${walls > 0 ? ` wall ${walls}` : ''}`;
    return end === 'finished' ? `finish, ${costs}` : `${way.at(-1)?.id}, ${costs}`;
  }

  return { ways, sign };
}

function wallEntries(way: Spaces): number {
  return way.filter((space, at) => space.wall && at > 0 && way[at - 1]?.wall === false).length;
}
