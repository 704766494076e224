// The driving code (7, R-04 to R-10): every legal way from a space, by length, with cars as obstacles.
//
// A search layer by layer. On a straight a run from a to b is legal if no shorter run from a to b avoids the cars
// and every dangerous space that the run itself does not enter; every beginning of a legal run is legal,
// so illegal runs can be dropped as soon as they are seen. In corners only the arrows count.
import type { Board, Edge, Space } from '../../../circuit/board.ts';
import { spaceAt } from '../../../circuit/board.ts';
import { type Passage, type PassageRules, stepOver, waysOn } from './corners.ts';

/** What lies on the board. Indices of spaces. */
export interface Terrain extends PassageRules {
  readonly board: Board;
  /** Spaces on which other cars stand. */
  readonly occupied: ReadonlySet<number>;
  readonly dangerous: ReadonlySet<number>;
}

/** A legal way: the spaces entered, in order, and what it amounts to. */
export interface Way {
  /** Index of the last space; the start space for a way of no spaces. */
  readonly to: number;
  /** Spaces entered. */
  readonly length: number;
  readonly laneChanges: number;
  readonly passage: Passage;
  /** Dangerous spaces entered, by index, in order; -1 stands for an entry to the wall lane (M-15-0-2). */
  readonly tests: readonly number[];
  readonly before: Way | undefined;
  /** The run on the straight it is on: where it began, its length and its tests. */
  readonly run: Run | undefined;
}

interface Run {
  readonly start: number;
  readonly length: number;
  readonly tests: readonly number[];
}

/** All legal ways from a space: `byLength[k]` has those of exactly k spaces that are still moving; `ended` those that finish or leave the race. */
export interface Ways {
  readonly byLength: readonly (readonly Way[])[];
  readonly ended: readonly Way[];
}

const WALL = -1;
const NOTHING: readonly number[] = [];

/** Every legal way of up to `distance` spaces. Lengths without any way are left out at the end of `byLength`. */
export function legalWays(
  terrain: Terrain,
  start: number,
  passage: Passage,
  distance: number,
): Ways {
  const first = spaceAt(terrain.board, start);
  const run = first.corner < 0 ? { start, length: 0, tests: NOTHING } : undefined;
  const origin: Way = {
    to: start,
    length: 0,
    laneChanges: 0,
    passage,
    tests: NOTHING,
    before: undefined,
    run,
  };
  const runs = new ShortestRuns();
  const byLength: Way[][] = [[origin]];
  const ended: Way[] = [];
  for (let length = 1; length <= distance; length++) {
    const layer: Way[] = [];
    for (const way of byLength[length - 1] ?? []) {
      const from = spaceAt(terrain.board, way.to);
      for (const edge of waysOn(from, way.passage)) {
        if (terrain.occupied.has(edge.to)) continue;
        const longer = extend(terrain, way, from, edge);
        if (!runs.admits(longer)) continue;
        if (longer.passage.end !== 'moving') keepBest(ended, longer, sameEnd);
        else keepBest(layer, longer, sameState);
      }
    }
    if (layer.length === 0) break;
    byLength.push(layer);
  }
  return { byLength, ended };
}

/** The space ids of a way in order, without the start space. */
export function pathOf(board: Board, way: Way): readonly string[] {
  const path: string[] = [];
  for (let at: Way | undefined = way; at?.before !== undefined; at = at.before) {
    path.unshift(spaceAt(board, at.to).id);
  }
  return path;
}

function extend(terrain: Terrain, way: Way, from: Space, edge: Edge): Way {
  const to = spaceAt(terrain.board, edge.to);
  const passage = stepOver(terrain.board, way.passage, from, to, edge.wraps, terrain);
  const entersWall = to.wall && !from.wall && edge.changesLane;
  const entered = terrain.dangerous.has(edge.to);
  let { tests } = way;
  if (entered) tests = [...tests, edge.to];
  if (entersWall) tests = [...tests, WALL];
  const onStraight = to.corner < 0 && passage.overshot === 0;
  return {
    to: edge.to,
    length: way.length + 1,
    laneChanges: way.laneChanges + (edge.changesLane ? 1 : 0),
    passage,
    tests,
    before: way,
    run: onStraight ? longerRun(way.run, edge.to, entered, entersWall) : undefined,
  };
}

function longerRun(run: Run | undefined, to: number, entered: boolean, wall: boolean): Run {
  if (run === undefined) return { start: to, length: 0, tests: NOTHING };
  if (!entered && !wall) return { start: run.start, length: run.length + 1, tests: run.tests };
  const tests = [...run.tests, ...(entered ? [to] : []), ...(wall ? [WALL] : [])];
  return { start: run.start, length: run.length + 1, tests };
}

/** Remembers how short each stretch of a straight can be driven, by the tests taken on it. */
class ShortestRuns {
  readonly #known = new Map<number, Run[]>();

  /** Whether no shorter run between the same spaces does with the same tests or fewer; remembers this one. */
  admits(way: Way): boolean {
    const { run } = way;
    if (run === undefined) return true;
    // 4096 is above the number of spaces of any board (four lanes of 210).
    const key = run.start * 4096 + way.to;
    const known = this.#known.get(key);
    if (known === undefined) {
      this.#known.set(key, [run]);
      return true;
    }
    for (const other of known) {
      if (other.length < run.length && isSubset(other.tests, run.tests)) return false;
    }
    known.push(run);
    return true;
  }
}

function isSubset(small: readonly number[], large: readonly number[]): boolean {
  return small.every(test => large.includes(test));
}

function sameTests(a: readonly number[], b: readonly number[]): boolean {
  // Only the wall can stand in them twice: equal length and the same members are enough.
  return a === b || (a.length === b.length && isSubset(a, b) && isSubset(b, a));
}

// Ways that may go on in the same manner and have cost the same.
function sameState(a: Way, b: Way): boolean {
  return (
    a.to === b.to &&
    a.run?.start === b.run?.start &&
    a.run?.length === b.run?.length &&
    a.passage.overshot === b.passage.overshot &&
    a.passage.outside === b.passage.outside &&
    sameTests(a.tests, b.tests)
  );
}

// Over the finish or out of the race: where exactly makes no difference any more.
function sameEnd(a: Way, b: Way): boolean {
  if (a.passage.end !== b.passage.end) return false;
  if (a.passage.end === 'fatal') return true;
  return a.passage.outside === b.passage.outside && sameTests(a.tests, b.tests);
}

/**
 * The ways of a list that differ in where they end and what they cost; of equal ones the one with the fewest lane
 * changes.
 */
export function distinctWays(ways: readonly Way[]): readonly Way[] {
  const kept: Way[] = [];
  for (const way of ways) {
    keepBest(
      kept,
      way,
      (a, b) =>
        a.to === b.to && a.passage.outside === b.passage.outside && sameTests(a.tests, b.tests),
    );
  }
  return kept;
}

function keepBest(list: Way[], way: Way, same: (a: Way, b: Way) => boolean): void {
  const index = list.findIndex(other => same(other, way));
  const other = list[index];
  if (other === undefined) list.push(way);
  else if (way.laneChanges < other.laneChanges) list[index] = way;
}
