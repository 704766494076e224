// What a thread that solves a circuit is given, and what it hands over.
import type { Board } from '../../circuit/board.ts';
import type { SolvedColumn } from '../../drivers/solver/lap-study.ts';

/** The work of a thread: a board, the book that is raced, and the tables to solve. */
export interface Studied {
  readonly board: Board;
  readonly bookId: string;
  readonly tables: readonly number[];
}

/** A solved table from a thread. */
export interface Handed {
  readonly table: number;
  readonly solved: readonly SolvedColumn[];
}

/** Returns the memory in which the columns of a table lie, each piece once. */
export function buffersOf(solved: readonly SolvedColumn[]): ReadonlySet<ArrayBuffer> {
  return new Set(solved.map(({ buffer }) => buffer));
}
