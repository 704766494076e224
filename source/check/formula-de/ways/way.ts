// The driving code in the plainest form: a way is made longer space by space, and each stretch on a straight is
// compared with all shorter ones. That is far too slow for play, but hard to get wrong.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaSpace } from '../../../circuit/formula-board.ts';
import { crossesLine, type Ground, isStraight, leadsTo } from './ground.ts';
import { pointPrice, tirePrice } from './tires.ts';

/** M-10-1: missing stops from which leaving a corner puts a car out. */
const FATAL_MISSING = 2;
/** The name of an entry into the lane along the wall among the tests. */
const WALL = 'wall';

export interface Way {
  readonly space: FormulaSpace;
  readonly before: Way | undefined;
  readonly length: number;
  /** What that took: a point for a space, or two (TR-53, TR-54). */
  readonly spent: number;
  /** Whether its last point could buy no space (TRR-25). */
  readonly idle: boolean;
  /** Crossings of the line by the car so far. */
  readonly laps: number;
  /** Stops made in the corner of the space. */
  readonly stops: number;
  /**
   * Tire points due for the spaces beyond corners, and for each further one; above 0 the lane is fixed.
   */
  readonly due: number;
  readonly price: number;
  /** Whether a corner was left without any stop in it. */
  readonly skipped: boolean;
  /** `out` = a corner left with two stops too few; `pitted` = in the own pit. */
  readonly outcome: 'under way' | 'finished' | 'out' | 'pitted';
  /** Dangerous spaces and entries into the lane along the wall, in order. */
  readonly tests: readonly string[];
  /** The stretch of straight at the end of the way; undefined elsewhere, and once the lane is fixed. */
  readonly run: Run | undefined;
}

interface Run {
  readonly first: FormulaSpace;
  readonly length: number;
  /** Dangerous spaces entered, without the first space. */
  readonly dangers: readonly number[];
  /** Whether the stretch leads into the lane along the wall. */
  readonly entersWall: boolean;
}

/**
 * Returns the tests of a way in words. Of the entries along the wall only their number and the last one distinguish
 * ways, because arrows lead to and fro in corners.
 */
export function testsIn(tests: readonly string[]): string {
  const walls = tests.filter(isWallEntry);
  const dangers = tests.filter(test => !isWallEntry(test)).sort();
  const last = walls.length > 0 ? [`${walls.length} x ${walls.at(-1)}`] : [];
  return [...dangers, ...last].join(' ');
}

export function isWallEntry(test: string): boolean {
  return test.startsWith(WALL);
}

export function wayFrom(space: FormulaSpace, stops: number, laps: number): Way {
  const begun = { space, before: undefined, length: 0, spent: 0, idle: false, laps, stops };
  return newPart({
    ...begun,
    due: 0,
    price: 0,
    skipped: false,
    outcome: 'under way',
    tests: [],
    run: undefined,
  });
}

/** Returns the way with a new part of the movement beginning at its end: a slipstream is judged by itself. */
export function newPart(way: Way): Way {
  return { ...way, run: isStraight(way.space) ? newRun(way.space) : undefined };
}

export function onward(ground: Ground, way: Way): readonly Way[] {
  if (way.outcome !== 'under way' || way.idle) return [];
  const { space, price, laps } = way;
  // The lane is fixed after an overshoot, or free (M-10-2-1, TRR-27).
  const ends =
    price > 0 && !ground.inPoints
      ? [spaceAt(ground.board, space.ahead)]
      : leadsTo(ground, space, laps);
  return ends
    .filter(to => !ground.occupied.has(to.index))
    .map(to => longer(ground, way, to))
    .filter(next => next.run === undefined || isShortest(ground, next.run, next.space));
}

/** Returns the way continued to a space, legal or not. */
export function longer(ground: Ground, way: Way, to: FormulaSpace): Way {
  const { board, dangerous } = ground;
  const from = way.space;
  const isLeft = to.corner !== from.corner;
  const missing = isLeft ? (board.corners[from.corner]?.stops ?? 0) - way.stops : 0;
  const cost = costIn(ground, to);
  const gone = { length: way.length + 1, spent: way.spent + cost };
  const next = { ...way, ...gone, space: to, before: way, run: undefined };
  if (missing >= FATAL_MISSING) return { ...next, outcome: 'out' };
  // Nor may a corner be entered where the one before has seen no stop (TR-65, TRR-29).
  const skipped = way.skipped || (missing > 0 && way.stops === 0);
  if (ground.inPoints && skipped && isLeft && to.corner >= 0) return { ...next, outcome: 'out' };
  const { each, once } = missing > 0 ? priceIn(ground, way.laps) : NOTHING;
  const price = way.price + each;
  const laps = way.laps + (crossesLine(board, from, to) ? 1 : 0);
  const isWall = ground.walls && to.wall && !from.wall;
  const isDanger = dangerous.has(to.index);
  const isFixed = (price > 0 && !ground.inPoints) || !isStraight(to);
  const run = isFixed ? undefined : longerRun(way.run, to, isDanger, isWall);
  // Nothing is tested or paid on the space where the race of the car ends.
  if (laps > ground.laps) return { ...next, laps, price, outcome: 'finished', run };
  const tests = [...(isDanger ? [to.id] : []), ...(isWall ? [`${WALL} ${to.id}`] : [])];
  return {
    ...next,
    laps,
    stops: isLeft ? 0 : way.stops,
    price,
    due: way.due + price * cost + once,
    skipped,
    outcome: to.kind === 'pit' ? 'pitted' : 'under way',
    tests: [...way.tests, ...tests],
    run,
  };
}

const NOTHING = { each: 0, once: 0 };

function priceIn({ car, inPoints, trackState }: Ground, laps: number): typeof NOTHING {
  if (inPoints) return pointPrice(car, laps, trackState);
  return { each: tirePrice(car, laps, trackState), once: 0 };
}

function costIn({ inPoints }: Ground, to: FormulaSpace): number {
  return inPoints ? to.cost : 1;
}

/** Returns the way with a point that buys no space, where every space ahead costs two (TRR-25). */
export function idling(ground: Ground, way: Way): readonly Way[] {
  const { space, outcome, idle, due, price } = way;
  const ahead = space.next.map(({ to }) => costIn(ground, spaceAt(ground.board, to)));
  if (outcome !== 'under way' || idle || ahead.some(cost => cost < 2)) return [];
  return [{ ...way, spent: way.spent + 1, idle: true, due: due + price }];
}

function newRun(first: FormulaSpace): Run {
  return { first, length: 0, dangers: [], entersWall: false };
}

function longerRun(
  run: Run | undefined,
  to: FormulaSpace,
  isDanger: boolean,
  isWall: boolean,
): Run {
  if (run === undefined) return newRun(to);
  return {
    first: run.first,
    length: run.length + 1,
    dangers: isDanger ? [...run.dangers, to.index] : run.dangers,
    entersWall: run.entersWall || isWall,
  };
}

// No shorter one between the same ends, round every car and every danger that this one does not take; the wall is an
// obstacle to whoever keeps off it. On a regular grid this forbids every zigzag, too.
function isShortest(
  { board, occupied, dangerous, walls, inPoints }: Ground,
  run: Run,
  end: FormulaSpace,
): boolean {
  const isOpen = (from: FormulaSpace, to: FormulaSpace) =>
    isStraight(to) &&
    !occupied.has(to.index) &&
    // Debris is no excuse for a longer way (TR-59).
    (inPoints || !dangerous.has(to.index) || run.dangers.includes(to.index)) &&
    (!walls || run.entersWall || !to.wall || from.wall);
  let reached = new Set([run.first]);
  for (let length = 1; length < run.length; length++) {
    const next = new Set<FormulaSpace>();
    for (const from of reached) {
      for (const edge of from.next) {
        const to = spaceAt(board, edge.to);
        if (isOpen(from, to)) next.add(to);
      }
    }
    if (next.has(end)) return false;
    reached = next;
  }
  return true;
}
