// The games by family: their books, the boards that they make of a circuit, and how many may race on one.

import type { Board } from '../circuit/board.ts';
import type { Circuit } from '../circuit/file/circuit.ts';
import type { FormulaBoard } from '../circuit/formula-board.ts';
import { deriveRows } from '../circuit/rows/derive-rows.ts';
import type { RowBoard } from '../circuit/rows/row-board.ts';
import { books as formulaDeBooks, trialBook } from './books.ts';
import { championship } from './championship-formula/championship.ts';
import { championshipDraft } from './championship-formula/championship-draft.ts';
import type { FormulaDeBook } from './formula-de/book.ts';
import { seatsMost } from './formula-de/chapters/car/teams.ts';
import { groupedRace, withGearbox } from './formula-de/flat-races.ts';
import type { FormulaDeOptions } from './formula-de/state.ts';
import { gameTable } from './kit/game-table.ts';
import type { RuleBook } from './kit/types.ts';

/** A circuit that was read without fault, and the board on which its file was checked. */
export interface ReadTrack {
  readonly circuit: Circuit;
  readonly board: FormulaBoard;
}

/** Fewest and most cars. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
  /** Cars of a team, of which there are only whole ones; absent where everybody drives alone. */
  readonly team?: number;
}

/** The timed trials of a game. Methods, as in `Game`. */
export interface TrialsOfGame {
  /** Reports whether a book has them. */
  isIn(book: RuleBook): boolean;
  /** Returns the board on which they are driven. */
  boardOf(board: Board): FormulaBoard;
}

/** A game. Methods, so that a table can hold games with boards of their own. */
export interface Game {
  /** Its books, the one offered first in front. */
  readonly books: readonly RuleBook[];
  /** The board on which a circuit is raced by its books. */
  boardOf(track: ReadTrack): Board;
  /** How many may race by a book on a board under some options, else under the usual ones. */
  seatsOn(book: RuleBook, board: Board, options?: unknown): SeatRange;
  /** Absent for a game without timed trials. */
  readonly trials?: TrialsOfGame;
  /**
   * A race as saves of version 1 hold it, in the shape that later ones have; what is no such race comes back as it is. Absent
   * where both write a race alike.
   */
  readonly grouped?: (race: unknown) => unknown;
  /** Options, answers and events of that version in the words of today. */
  readonly renamed?: (value: unknown) => unknown;
}

const formulaDe: Game = {
  books: formulaDeBooks,
  boardOf: track => track.board,
  seatsOn({ seats, terms }: FormulaDeBook, { grid, pit }: FormulaBoard, options): SeatRange {
    const { values } = terms((options as Partial<FormulaDeOptions> | undefined) ?? {});
    const { size } = values.teams;
    const max = seatsMost(seats.max, grid.length, pit?.boxes.length, values);
    return size === 1
      ? { min: seats.min, max }
      : { min: Math.max(seats.min, size), max, team: size };
  },
  trials: {
    isIn: ({ id }) => trialBook(id, 'guided') !== undefined,
    boardOf: (board: FormulaBoard) => board,
  },
  grouped: groupedRace,
  renamed: withGearbox,
};

const rowBoards = new WeakMap<Circuit, RowBoard>();

// Rows are derived for a race by them alone; a circuit that is raced again has the same board.
function rowBoardOf({ circuit }: ReadTrack): RowBoard {
  const board = rowBoards.get(circuit) ?? deriveRows(circuit);
  rowBoards.set(circuit, board);
  return board;
}

const championshipFormula: Game = {
  books: [championship, championshipDraft],
  boardOf: rowBoardOf,
  seatsOn: ({ seats }, { starting }: RowBoard) => ({
    min: seats.min,
    max: Math.min(seats.max, Math.max(starting.six.length, starting.twelve.length)),
  }),
};

/** Every game by its family. */
export const games = gameTable<Game>({
  'formula-de': formulaDe,
  'championship-formula': championshipFormula,
});

/** The books of every game, the one offered first in front. */
export function allBooks(): readonly RuleBook[] {
  return games.all().flatMap(({ books }) => books);
}

/** Returns the timed trials of the game of a book; undefined for a book that has none. */
export function trialsOf(book: RuleBook): TrialsOfGame | undefined {
  const { trials } = games.of(book);
  return trials?.isIn(book) === true ? trials : undefined;
}

/** The book with this id, undefined when no game has it. */
export function bookNamed(id: string): RuleBook | undefined {
  return allBooks().find(book => book.id === id);
}
