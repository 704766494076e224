// The solved laps that drivers need of a board, in a form that threads and the disk can pass on without knowing the
// game.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { lapNumbers } from './lap-numbers.ts';
import {
  adoptLaps,
  forgetLaps,
  lapsName,
  lapsVersion,
  slidesOfRaces,
  solvedLaps,
} from './race-values.ts';

/** A column of solved numbers. */
export type SolvedColumn = Float32Array<ArrayBuffer>;

/** Tables of solved numbers that drivers work with, each by a number. */
export interface LapStudy {
  /** Name of the board and the numbers of the book: the same name means the same tables. */
  readonly name: string;
  /** Numbers of the tables that a race needs, the most urgent first. */
  readonly tables: readonly number[];
  /** Returns the name of a table among all that are kept on the disk. */
  keptAs(table: number): string;
  /** Returns the version of the solver; tables of another version are of no use. */
  version(): string;
  /** Solves a table, which takes up to a second. */
  solve(table: number): readonly SolvedColumn[];
  /** Takes a table that was solved elsewhere. */
  adopt(table: number, solved: readonly SolvedColumn[]): void;
  /** Forgets all tables of the board. */
  forget(): void;
}

/**
 * Returns the laps of a board by the numbers of a book; the number of a table is the spaces of the compulsory slide, 0
 * on a dry track.
 */
export function lapStudy(board: FormulaBoard, book: BookValues, isDryToTheEnd: boolean): LapStudy {
  return {
    name: `${board.hash} ${lapNumbers(book).id}`,
    tables: slidesOfRaces(book, isDryToTheEnd),
    keptAs: slide => lapsName(board, book, slide),
    version: lapsVersion,
    solve: slide => solvedLaps(board, book, slide),
    adopt: (slide, laps) => adoptLaps(board, book, slide, laps),
    forget: () => forgetLaps(board),
  };
}
