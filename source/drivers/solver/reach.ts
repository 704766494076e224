// Where a car alone can end with every roll: the ends of all legal moves that a book's dice can ask for, from every
// space of an empty, dry board.
import { spaceAt } from '../../circuit/board.ts';
import { crossesLine, type FormulaBoard, type FormulaSpace } from '../../circuit/formula-board.ts';
import type { LapNumbers } from './lap-numbers.ts';
import { isStraight, type RunLengths, runLengths } from './straight-runs.ts';

/** In `Reach.missing`: still in the corner of the start, with one stop fewer missing. */
export const SAME_CORNER = -1;

/** In `Reach.to`: over the line; the space does not matter if that was the last crossing. */
export const LINE = -1;

/** The numbers that decide where moves may end: books in which they are equal share the ends. */
export type ReachNumbers = Pick<LapNumbers, 'longest' | 'fatalMissing' | 'beyond'>;

/** The ends of moves as columns, lengths in movement points: those of one start and length are at `first[place]` up to `first[place + 1]`. */
export interface Reach {
  readonly board: FormulaBoard;
  /** Movement points of the longest move. */
  readonly longest: number;
  /** Kinds of starts on one space: no stop missing in its corner, one, … or so many that leaving is fatal. */
  readonly kinds: number;
  readonly first: Int32Array;
  /** Space index, or `LINE`. */
  readonly to: Int16Array;
  /** Stops still missing in the corner of the end, or `SAME_CORNER`. */
  readonly missing: Int8Array;
  /** Movement points beyond the limits of corners left a stop short. */
  readonly outside: Int16Array;
  /** Corners left a stop short. */
  readonly overshot: Int8Array;
  /** Crossings of the line. */
  readonly laps: Int8Array;
  /**
   * Fewest movement points that lead from a start to the first space of the pit lane, by space and kind of start; 0 where
   * no move does.
   */
  readonly toLane: Int8Array;
}

/** Returns the place in `Reach.toLane` of a start `missing` stops short. */
export function startOf({ kinds }: Pick<Reach, 'kinds'>, space: number, missing: number): number {
  return space * kinds + Math.min(missing, kinds - 1);
}

/** Returns the place in the columns of the ends of moves of `length` spaces, for a start `missing` stops short. */
export function placeOf(
  { kinds, longest }: Pick<Reach, 'kinds' | 'longest'>,
  space: number,
  missing: number,
  length: number,
): number {
  return startOf({ kinds }, space, missing) * (longest + 1) + length;
}

const known = new WeakMap<FormulaBoard, Map<string, Reach>>();

/**
 * Returns the ends of all moves of a board, found once for each board and the same numbers. Fatal ways out of a corner
 * are no ends.
 */
export function reachOf(board: FormulaBoard, numbers: ReachNumbers): Reach {
  const byNumbers = known.get(board) ?? new Map<string, Reach>();
  known.set(board, byNumbers);
  const { longest, fatalMissing, beyond } = numbers;
  const key = [longest, fatalMissing, ...Object.values(beyond)].join(' ');
  const reach = byNumbers.get(key) ?? searchAll(board, numbers);
  byNumbers.set(key, reach);
  return reach;
}

function searchAll(board: FormulaBoard, numbers: ReachNumbers): Reach {
  const { longest, fatalMissing } = numbers;
  const runs = runLengths(board, longest);
  const kinds = fatalMissing + 1;
  const ends = new Ends(board.spaces.length * kinds * (longest + 1) + 1);
  const toLane = new Int8Array(board.spaces.length * kinds);
  for (const space of board.spaces) {
    for (let kind = 0; kind < kinds; kind++) {
      if (kind > required(board, space)) {
        ends.skip(longest + 1);
        continue;
      }
      const search = new Search(board, runs, numbers, space, kind);
      search.run(ends, longest);
      toLane[startOf({ kinds }, space.index, kind)] = search.toLane;
    }
  }
  return { board, longest, kinds, toLane, ...ends.columns() };
}

function required(board: FormulaBoard, space: FormulaSpace): number {
  return board.corners[space.corner]?.stops ?? 0;
}

/** The front of a way: where it is, and what decides how it may continue. */
interface Head {
  readonly space: FormulaSpace;
  /** Index where the run on the present straight began; -1 in a corner, beyond a limit or in the pit lane. */
  readonly runStart: number;
  readonly runLength: number;
  /** Whether that run has entered the lane along a wall. */
  readonly wall: boolean;
  /** Whether the way is still in the corner of its start. */
  readonly home: boolean;
  readonly overshot: number;
  readonly outside: number;
  readonly laps: number;
  /** Whether a corner was left without any stop in it. */
  readonly skipped: boolean;
  /** Whether the last point could not buy a space, so that the way does not continue (TRR-25). */
  readonly idle: boolean;
}

/** A step that costs two points, taken one point before it is made. */
interface Dear {
  readonly head: Head;
  readonly to: number;
  readonly changesLane: boolean;
}

class Search {
  readonly #board: FormulaBoard;
  readonly #runs: RunLengths;
  readonly #numbers: ReachNumbers;
  readonly #start: FormulaSpace;
  readonly #missing: number;
  #dear: readonly Dear[] = [];
  /** Fewest spaces outside with which the line was crossed for the n-th time, at index n - 1. */
  readonly #crossings: number[] = [];
  /** Fewest movement points to the first space of the pit lane; 0 as long as none lead there. */
  toLane = 0;

  constructor(
    board: FormulaBoard,
    runs: RunLengths,
    numbers: ReachNumbers,
    start: FormulaSpace,
    missing: number,
  ) {
    this.#board = board;
    this.#runs = runs;
    this.#numbers = numbers;
    this.#start = start;
    this.#missing = missing;
  }

  run(ends: Ends, longest: number): void {
    const start = this.#start;
    let layer: readonly Head[] = [
      {
        space: start,
        runStart: isStraight(start) ? start.index : -1,
        runLength: 0,
        wall: false,
        home: start.corner >= 0,
        overshot: 0,
        outside: 0,
        laps: 0,
        skipped: false,
        idle: false,
      },
    ];
    ends.skip(1);
    for (let length = 1; length <= longest; length++) {
      if (this.toLane === 0 && layer.some(head => this.#turnsIn(head))) this.toLane = length;
      layer = this.#next(layer);
      ends.open();
      for (const head of layer) {
        ends.add(head.space.index, this.#missingAt(head), head.outside, head.laps, head.overshot);
      }
      this.#crossings.forEach((outside, n) => {
        ends.add(LINE, 0, outside, n + 1, 0);
      });
    }
  }

  #next(layer: readonly Head[]): readonly Head[] {
    const next: Head[] = [];
    const dear: Dear[] = [];
    for (const { head, to, changesLane } of this.#dear) this.#step(head, to, changesLane, next);
    for (const head of layer) {
      if (head.idle) continue;
      const { space } = head;
      const locked = head.overshot > 0 && this.#numbers.beyond.locksLane;
      const ways = locked ? [{ to: space.ahead, changesLane: false }] : space.next;
      for (const { to, changesLane } of ways) {
        if (spaceAt(this.#board, to).cost > 1) dear.push({ head, to, changesLane });
        else this.#step(head, to, changesLane, next);
      }
      // The point counts as if it had bought a space (TRR-25).
      if (space.nextCost > 1) {
        keep(next, { ...head, outside: head.outside + head.overshot, idle: true });
      }
    }
    this.#dear = dear;
    return next;
  }

  #step(head: Head, index: number, changesLane: boolean, next: Head[]): void {
    const to = spaceAt(this.#board, index);
    const crosses = crossesLine(head.space, to);
    const same = head.space.corner === to.corner;
    const short = same ? 0 : this.#shortOf(head);
    const { fatalMissing, beyond } = this.#numbers;
    if (short >= fatalMissing) return;
    const skipped = head.skipped || (short > 0 && short === required(this.#board, head.space));
    if (beyond.skippingIsFatal && skipped && !same && to.corner >= 0) return;
    const overshot = head.overshot + (short > 0 ? 1 : 0);
    const laps = head.laps + (crosses ? 1 : 0);
    if (crosses) this.#cross(laps, head.outside);
    const onStraight = isStraight(to) && (overshot === 0 || !beyond.locksLane);
    const goesOn = onStraight && head.runStart >= 0;
    const wall = goesOn && (head.wall || (to.wall && !head.space.wall && changesLane));
    const runLength = goesOn ? head.runLength + 1 : 0;
    if (goesOn && runLength > this.#runs.shortest(head.runStart, index, wall)) return;
    const runStart = goesOn ? head.runStart : index;
    const home = head.home && same;
    const outside = head.outside + overshot * to.cost;
    keep(next, {
      space: to,
      runStart: onStraight ? runStart : -1,
      runLength,
      wall,
      home,
      overshot,
      outside,
      laps,
      skipped,
      idle: false,
    });
  }

  // A car that has left a corner too early does not turn in, nor one that has crossed the line in the same move.
  #turnsIn({ space, overshot, laps, idle }: Head): boolean {
    const entries = this.#board.pit?.entries;
    if (entries === undefined || overshot > 0 || laps > 0 || idle) return false;
    return entries.includes(space.index);
  }

  #shortOf(head: Head): number {
    return head.home ? this.#missing : required(this.#board, head.space);
  }

  #cross(laps: number, outside: number): void {
    this.#crossings[laps - 1] = Math.min(this.#crossings[laps - 1] ?? outside, outside);
  }

  // A corner that was overshot into counts no stop, unless the book says so (M-10-2-2, TRR-29).
  #missingAt(head: Head): number {
    if (head.home) return SAME_CORNER;
    const stops = required(this.#board, head.space);
    const counts = head.overshot === 0 || this.#numbers.beyond.stopsBeyond;
    return stops > 0 && counts ? stops - 1 : stops;
  }
}

// Keeps, of ways that may continue in the same manner, the one with the fewest spaces outside.
function keep(layer: Head[], head: Head): void {
  for (let i = 0; i < layer.length; i++) {
    const other = layer[i];
    if (
      other === undefined ||
      other.space !== head.space ||
      other.runStart !== head.runStart ||
      other.wall !== head.wall ||
      other.home !== head.home ||
      other.overshot !== head.overshot ||
      other.skipped !== head.skipped ||
      other.idle !== head.idle ||
      other.laps !== head.laps
    ) {
      continue;
    }
    if (head.outside < other.outside) layer[i] = head;
    return;
  }
  layer.push(head);
}

class Ends {
  readonly #first: Int32Array;
  readonly #to: number[] = [];
  readonly #missing: number[] = [];
  readonly #outside: number[] = [];
  readonly #overshot: number[] = [];
  readonly #laps: number[] = [];
  #places = 0;

  constructor(places: number) {
    this.#first = new Int32Array(places);
  }

  open(): void {
    this.#first[this.#places] = this.#to.length;
    this.#places += 1;
  }

  /** Leaves the lists of the next `places` places empty. */
  skip(places: number): void {
    for (let i = 0; i < places; i++) this.open();
  }

  /** Adds an end to the open list, unless the list has it at the same price or less. */
  add(to: number, missing: number, outside: number, laps: number, overshot: number): void {
    for (let i = this.#first[this.#places - 1] ?? 0; i < this.#to.length; i++) {
      if (this.#to[i] !== to || this.#missing[i] !== missing || this.#laps[i] !== laps) continue;
      if (outside < (this.#outside[i] ?? outside)) {
        this.#outside[i] = outside;
        this.#overshot[i] = overshot;
      }
      return;
    }
    this.#to.push(to);
    this.#missing.push(missing);
    this.#outside.push(outside);
    this.#laps.push(laps);
    this.#overshot.push(overshot);
  }

  columns(): Pick<Reach, 'first' | 'to' | 'missing' | 'outside' | 'overshot' | 'laps'> {
    this.open();
    return {
      first: this.#first,
      to: Int16Array.from(this.#to),
      missing: Int8Array.from(this.#missing),
      outside: Int16Array.from(this.#outside),
      overshot: Int8Array.from(this.#overshot),
      laps: Int8Array.from(this.#laps),
    };
  }
}
