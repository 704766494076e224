// The driving code (7, R-04 to R-10): every legal way from a space, by length, with cars as obstacles.
//
// A search layer by layer, each a movement point. On a straight a run from a to b is legal if no shorter run from a to b avoids the cars
// and every dangerous space that the run itself does not enter; every beginning of a legal run is legal,
// so illegal runs can be dropped as soon as they are seen. In corners only the arrows count.
import type { Edge } from '../../../../circuit/board.ts';
import { spaceAt } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';
import type { PitAccess } from '../car/pits.ts';
import { type Passage, type PassageRules, stepOver } from './corners.ts';
import { longerRun, newRun, type Run, ShortestRuns } from './shortest-runs.ts';

/** What a search of ways needs to know of the board and the race. Spaces are indices. */
export interface Terrain extends PassageRules {
  readonly board: FormulaBoard;
  readonly occupied: ReadonlySet<number>;
  readonly dangerous: ReadonlySet<number>;
  readonly pit: PitAccess | undefined;
  /** Returns how much of a detour entering a space is; of ways equal in all else the one with the least is kept. */
  readonly detourAt?: (space: FormulaSpace) => number;
  /** How many of the last points of a way may not move the car, so that it matters which spaces they have bought (TR-88). */
  readonly trail?: number;
}

/** A legal way: the spaces entered, in order, and the passage at its end. */
export interface Way {
  /** Index of the last space; the start space for a way without spaces. */
  readonly to: number;
  readonly length: number;
  /** Movement points spent: one for each space, two on a doubled straight (TR-53, TR-54). */
  readonly spent: number;
  /** True where the last point could not buy a space and is spent without moving (TRR-25). */
  readonly isIdle: boolean;
  /** Lane changes, unless the terrain defines detours otherwise. */
  readonly detours: number;
  readonly passage: Passage;
  /** What is tested on the way, in order: the index of a dangerous space entered, or the `wallEntry` of a space. */
  readonly tests: readonly number[];
  readonly before: Way | undefined;
  readonly run: Run | undefined;
}

/**
 * All legal ways from a space: `byLength[k]` holds those of exactly k movement points that may continue, `ended` those that
 * finish or leave the race.
 */
export interface Ways {
  readonly byLength: readonly (readonly Way[])[];
  readonly ended: readonly Way[];
}

const NOTHING: readonly number[] = [];

/**
 * Returns the test for entering the lane along the wall by a space. It is below 0 and differs from space to space,
 * because where the lane is entered is the driver's choice (M-15-0-2, R-05). Ways that enter the lane more than once
 * are one choice if they have as many entries and the same last one.
 */
export function wallEntry(space: number): number {
  return -1 - space;
}

/** Returns every legal way of up to `distance` movement points; `byLength` ends with the longest that has one. */
export function legalWays(
  terrain: Terrain,
  start: number,
  passage: Passage,
  distance: number,
): Ways {
  return waySearch(terrain, start, passage).upTo(distance);
}

export function waySearch(terrain: Terrain, start: number, passage: Passage): WaySearch {
  return new WaySearch(terrain, originAt(terrain.board, start, passage), new ShortestRuns());
}

/**
 * Returns every legal way of up to `distance` movement points that carries on a way already driven, judged together with it
 * (R-09).
 * @param driven indices of the spaces driven so far, the start space first
 * @param passage the passage at the start space
 */
export function waysOnFrom(
  terrain: Terrain,
  driven: readonly number[],
  passage: Passage,
  distance: number,
): Ways {
  const [start = -1, ...rest] = driven;
  let way = originAt(terrain.board, start, passage);
  for (const to of rest) {
    const from = spaceAt(terrain.board, way.to);
    const edge = waysOn(terrain, from, way.passage).find(one => one.to === to);
    if (edge === undefined) break;
    way = extend(terrain, way, from, edge);
  }
  return new WaySearch(terrain, way, runsSince(terrain, way, distance)).upTo(distance);
}

// Searches from the beginning of the run, to find what would have been shorter than the way really driven.
function runsSince(terrain: Terrain, way: Way, distance: number): ShortestRuns {
  const runs = new ShortestRuns();
  if (way.run === undefined) return runs;
  let begin = way;
  while (begin.before !== undefined && begin.to !== way.run.start) begin = begin.before;
  const origin = originAt(terrain.board, begin.to, begin.passage);
  new WaySearch(terrain, origin, runs).upTo(way.spent - begin.spent + distance);
  return runs;
}

/**
 * Returns the steps from a space: its arrows and the way to the pits, or only straight ahead after an overshoot
 * (M-10-2-1).
 */
function waysOn(
  { pit, locksLane }: Terrain,
  space: FormulaSpace,
  passage: Passage,
): readonly Edge[] {
  if (locksLane && passage.overshot > 0) {
    return [{ to: space.ahead, changesLane: false }];
  }
  if (pit?.box?.from === space.index) {
    return [{ to: pit.box.space, changesLane: true }];
  }
  if (!pit?.entries.has(space.index)) return space.next;
  return [...space.next, { to: pit.first, changesLane: true }];
}

// In the lane and in a pit a car waits behind the one in front, free of charge (M-19-1-5, R-77).
function heldUp(way: Way): Way {
  return { ...way, passage: { ...way.passage, end: 'held' } };
}

function originAt(board: FormulaBoard, start: number, passage: Passage): Way {
  const run = isStraight(spaceAt(board, start)) ? newRun(start) : undefined;
  return {
    to: start,
    length: 0,
    spent: 0,
    isIdle: false,
    detours: 0,
    passage,
    tests: NOTHING,
    before: undefined,
    run,
  };
}

/** A search of legal ways that continues where it stopped when longer ways are requested. */
export class WaySearch {
  readonly #terrain: Terrain;
  readonly #runs: ShortestRuns;
  readonly #layers: Way[][];
  readonly #sameState: typeof sameState;
  readonly #sameEnd: typeof sameEnd;
  /** Ways that have ended, by the most points spent; one list more than there are layers once no way continues. */
  readonly #ended: (readonly Way[])[] = [[]];
  /** Ways of one point more than the layer to be found next, found by a step that costs two. */
  #ahead: readonly Way[] | undefined;

  constructor(terrain: Terrain, origin: Way, runs: ShortestRuns) {
    this.#terrain = terrain;
    this.#runs = runs;
    const { trail = 0 } = terrain;
    // A way that has ended with points left has lost none of its spaces.
    const isAlike = (a: Way, b: Way) => a.spent === b.spent && sameTrail(a.before, b.before, trail);
    this.#sameState = trail === 0 ? sameState : (a, b) => sameState(a, b) && isAlike(a, b);
    this.#sameEnd = trail === 0 ? sameEnd : (a, b) => sameEnd(a, b) && isAlike(a, b);
    this.#layers = [[origin]];
  }

  upTo(distance: number): Ways {
    while (this.#ended.length <= distance && this.#layers.length === this.#ended.length) {
      this.#goOn();
    }
    return {
      byLength: this.#layers.slice(0, distance + 1),
      ended: this.#ended[distance] ?? this.#ended.at(-1) ?? [],
    };
  }

  #goOn(): void {
    const terrain = this.#terrain;
    const layer: Way[] = [];
    const ended = [...(this.#ended.at(-1) ?? [])];
    let later: Way[] | undefined;
    if (this.#ahead !== undefined) for (const way of this.#ahead) this.#keep(way, layer, ended);
    for (const way of this.#layers.at(-1) ?? []) {
      if (way.isIdle) continue;
      const from = spaceAt(terrain.board, way.to);
      let isFree = false;
      for (const edge of waysOn(terrain, from, way.passage)) {
        if (terrain.occupied.has(edge.to)) continue;
        isFree = true;
        const longer = extend(terrain, way, from, edge);
        if (!this.#runs.admits(longer.run, longer.to)) continue;
        if (longer.spent > way.spent + 1) {
          // A space that costs two is reached a point later.
          later = later ?? [];
          later.push(longer);
        } else this.#keep(longer, layer, ended);
      }
      if (from.nextCost > 1) keepBest(layer, idle(way), this.#sameState);
      if (!isFree && from.kind !== 'track') keepBest(ended, heldUp(way), this.#sameEnd);
    }
    this.#ahead = later;
    this.#ended.push(ended);
    if (layer.length > 0 || later !== undefined) this.#layers.push(layer);
  }

  #keep(way: Way, layer: Way[], ended: Way[]): void {
    if (way.passage.end === 'moving') keepBest(layer, way, this.#sameState);
    else keepBest(ended, way, this.#sameEnd);
  }
}

// A point spent without moving counts for an overshoot as if it had bought a space (TRR-25).
function idle(way: Way): Way {
  const { rate, due } = way.passage;
  const passage = rate === 0 ? way.passage : { ...way.passage, due: due + rate };
  return { ...way, spent: way.spent + 1, isIdle: true, passage };
}

/** Returns the ids of the last `spaces` spaces of a way, in order. */
export function pathOf(board: FormulaBoard, way: Way, spaces = way.length): readonly string[] {
  const path: string[] = [];
  for (let at: Way | undefined = way; at !== undefined && path.length < spaces; at = at.before) {
    path.push(spaceAt(board, at.to).id);
  }
  return path.reverse();
}

function extend(terrain: Terrain, way: Way, from: FormulaSpace, edge: Edge): Way {
  const to = spaceAt(terrain.board, edge.to);
  const passage = stepOver(terrain.board, way.passage, from, to, terrain);
  const entersWall = to.wall && edge.changesLane && terrain.harmlessWalls !== true;
  const entered = terrain.dangerous.has(edge.to);
  let { tests } = way;
  if (entered) tests = [...tests, edge.to];
  if (entersWall) tests = [...tests, wallEntry(edge.to)];
  const onStraight = isStraight(to) && (passage.overshot === 0 || !terrain.locksLane);
  return {
    to: edge.to,
    length: way.length + 1,
    spent: way.spent + to.cost,
    isIdle: false,
    detours: way.detours + (terrain.detourAt?.(to) ?? Number(edge.changesLane)),
    passage,
    tests,
    before: way,
    run: onStraight
      ? longerRun(way.run, edge.to, entered && terrain.marksExcuse, entersWall)
      : undefined,
  };
}

function isStraight(space: FormulaSpace): boolean {
  return space.kind === 'track' && space.corner < 0;
}

// Reports whether two ways take the same tests: the same dangerous spaces, and as many entries to the wall lane with
// the same last one. Where arrows lead to and fro in a corner the earlier entries are too many to choose from.
function sameTests(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length || a.findLast(isWallEntry) !== b.findLast(isWallEntry)) return false;
  const isIn = (tests: readonly number[]) => (test: number) =>
    isWallEntry(test) || tests.includes(test);
  return a.every(isIn(b)) && b.every(isIn(a));
}

function isWallEntry(test: number): boolean {
  return test < 0;
}

// Reports whether two ways have cost the same and can continue in the same way.
function sameState(a: Way, b: Way): boolean {
  return (
    a.to === b.to &&
    a.isIdle === b.isIdle &&
    a.run?.start === b.run?.start &&
    a.run?.length === b.run?.length &&
    a.passage.overshot === b.passage.overshot &&
    a.passage.due === b.passage.due &&
    a.passage.rate === b.passage.rate &&
    sameTests(a.tests, b.tests)
  );
}

// Reports whether the last `spaces` spaces of two ways are the same.
function sameTrail(a: Way | undefined, b: Way | undefined, spaces: number): boolean {
  if (spaces === 0 || a === b) return true;
  return a?.to === b?.to && sameTrail(a?.before, b?.before, spaces - 1);
}

// Beyond the finish or out of the race the exact space no longer matters; in the pits it does.
function sameEnd(a: Way, b: Way): boolean {
  if (a.passage.end !== b.passage.end) return false;
  if (a.passage.end === 'fatal') return true;
  if (a.passage.end !== 'finished' && a.to !== b.to) return false;
  return a.passage.due === b.passage.due && sameTests(a.tests, b.tests);
}

/**
 * Returns the ways of a list that differ in where they end, what they cost or what they open; of equal ones the one
 * with the fewest lane changes.
 * @param opens returns equal texts for ways that can be followed by the same; called only for ways that are otherwise
 * equal
 */
export function distinctWays(
  ways: readonly Way[],
  opens: (way: Way) => string = () => '',
): readonly Way[] {
  const kept: Way[] = [];
  for (const way of ways) {
    keepBest(
      kept,
      way,
      (a, b) =>
        a.to === b.to &&
        a.passage.due === b.passage.due &&
        sameTests(a.tests, b.tests) &&
        opens(a) === opens(b),
    );
  }
  return kept;
}

/** Returns the ways of a list that differ in how they end or in what they open. */
export function distinctEnds(ways: readonly Way[], opens: (way: Way) => string): readonly Way[] {
  const kept: Way[] = [];
  for (const way of ways) keepBest(kept, way, (a, b) => sameEnd(a, b) && opens(a) === opens(b));
  return kept;
}

function keepBest(list: Way[], way: Way, same: (a: Way, b: Way) => boolean): void {
  // A plain loop, because searches of long ways spend most of their time here.
  for (let i = 0; i < list.length; i++) {
    const other = list[i];
    if (other === undefined || !same(other, way)) continue;
    if (way.detours < other.detours) list[i] = way;
    return;
  }
  list.push(way);
}
