// Runs on a straight, of which only the shortest between two spaces are legal.

export interface Run {
  readonly start: number;
  readonly length: number;
  readonly tests: readonly number[];
}

/** Stands for every entry to the lane along the wall: for the straight code all of them are one obstacle. */
const WALL = -1;
const NOTHING: readonly number[] = [];

export function newRun(start: number): Run {
  return { start, length: 0, tests: NOTHING };
}

/** Returns a run longer by a space; without a run the space begins one. */
export function longerRun(run: Run | undefined, to: number, entered: boolean, wall: boolean): Run {
  if (run === undefined) return newRun(to);
  if (!entered && !wall) return { start: run.start, length: run.length + 1, tests: run.tests };
  const tests = [...run.tests, ...(entered ? [to] : []), ...(wall ? [WALL] : [])];
  return { start: run.start, length: run.length + 1, tests };
}

/** Remembers the length of the shortest legal run between two spaces of a straight, by the tests taken on it. */
export class ShortestRuns {
  /** Lengths of the runs without a test. */
  readonly #free = new Map<number, number>();
  readonly #tested = new Map<number, Run[]>();

  /** Reports whether no shorter run between the same spaces needs only the same tests or fewer, and remembers this one. */
  admits(run: Run | undefined, to: number): boolean {
    if (run === undefined) return true;
    // No board has as many as 4096 spaces (four lanes of 210 are the most).
    const key = run.start * 4096 + to;
    const free = this.#free.get(key);
    if (free !== undefined && free < run.length) return false;
    if (run.tests.length === 0) {
      // Runs come in order of length: nothing shorter has come before.
      if (free !== run.length) this.#free.set(key, run.length);
      return true;
    }
    return this.#admitsTested(key, run);
  }

  #admitsTested(key: number, run: Run): boolean {
    const known = this.#tested.get(key);
    if (known === undefined) {
      this.#tested.set(key, [run]);
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
