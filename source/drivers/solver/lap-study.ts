// The solved laps that drivers need of a board, in a form that threads and the disk can pass on without knowing the
// game.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { TrackState } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import {
  adoptLaps,
  forgetLaps,
  knownLaps,
  LAPS_SOLVED,
  lapsName,
  lapsToSolve,
  lapsVersion,
  raceName,
  solvedLaps,
  tracksOfRaces,
} from './race-values.ts';

export type SolvedColumn = Float32Array<ArrayBuffer>;

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
  /** Returns a table that was solved or adopted, undefined before that. */
  known(table: number): readonly SolvedColumn[] | undefined;
  forget(): void;
}

const TRACKS: readonly TrackState[] = ['dry', 'wet'];

/**
 * Returns the laps of a board by the numbers of a book: a table for each state of the track that a race may need.
 * @param raced laps of the race; as many as are solved at most unless given
 */
export function lapStudy(
  board: FormulaBoard,
  book: BookValues,
  isDryToTheEnd: boolean,
  raced = LAPS_SOLVED,
): LapStudy {
  // The tables of shorter races follow those of the longest.
  const first = (LAPS_SOLVED - lapsToSolve(book, raced)) * TRACKS.length;
  const track = (table: number) => TRACKS[table % TRACKS.length] ?? 'dry';
  const laps = (table: number) => LAPS_SOLVED - Math.floor(table / TRACKS.length);
  return {
    name: `${board.hash} ${raceName(board, book)}`,
    tables: tracksOfRaces(book, isDryToTheEnd).map(one => first + TRACKS.indexOf(one)),
    keptAs: table => lapsName(board, book, track(table), laps(table)),
    version: lapsVersion,
    solve: table => solvedLaps(board, book, track(table), laps(table)),
    adopt: (table, columns) => adoptLaps(board, book, track(table), columns, laps(table)),
    known: table => knownLaps(board, book, track(table), laps(table)),
    forget: () => forgetLaps(board),
  };
}
