// The games by family: their books, the boards that they make of a circuit, and how many may race on one.

import type { Board } from '../circuit/board.ts';
import { deriveBoard, hasDoubled } from '../circuit/derive.ts';
import type { Circuit } from '../circuit/file/circuit.ts';
import type { FormulaBoard } from '../circuit/formula-board.ts';
import { deriveRows } from '../circuit/rows/derive-rows.ts';
import type { RowBoard } from '../circuit/rows/row-board.ts';
import { books as formulaDeBooks, trialBook } from './books.ts';
import type { ChampionshipBook } from './championship-formula/book.ts';
import { championship } from './championship-formula/championship.ts';
import { championshipDraft } from './championship-formula/championship-draft.ts';
import { seatsMost as rowSeatsMost, whyUnfit } from './championship-formula/first-race.ts';
import { HANDICAP_MOST } from './championship-formula/options.ts';
import type { ChampionshipOptions } from './championship-formula/state.ts';
import type { FormulaDeBook } from './formula-de/book.ts';
import { pitPlaces } from './formula-de/chapters/car/pits.ts';
import { seatsMost } from './formula-de/chapters/car/teams.ts';
import { skyOf } from './formula-de/chapters/round/weather.ts';
import { groupedRace, withGearbox } from './formula-de/flat-races.ts';
import type { FormulaDeOptions } from './formula-de/state.ts';
import { makesGrid } from './formula-de/terms.ts';
import { trantSeries } from './formula-de/trant/series/series.ts';
import { seededDice, throwDie } from './kit/dice.ts';
import { gameTable } from './kit/game-table.ts';
import type { Seasonal } from './kit/seasonal.ts';
import type { RuleBook } from './kit/types.ts';

/** A circuit that was read without fault, and the board on which its file was checked. */
export interface ReadTrack {
  readonly circuit: Circuit;
  readonly board: FormulaBoard;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
  /** Cars of a team, of which there are only whole ones; absent where everybody drives alone. */
  readonly team?: number;
}

export interface RollForAll {
  readonly die: number;
  readonly options: Readonly<Record<string, string>>;
}

/** The timed trials of a game. Methods, as in `Game`. */
export interface TrialsOfGame {
  isIn(book: RuleBook): boolean;
  boardOf(board: Board): FormulaBoard;
}

/** A game. Methods, so that a table can hold games with boards of their own. */
export interface Game {
  /** Its books, the one offered first in front. */
  readonly books: readonly RuleBook[];
  /** Returns the board on which a circuit is raced by a book. */
  boardOf(track: ReadTrack, book: RuleBook): Board;
  /** Returns how many cars may race by a book on a board under some options, by default the usual ones. */
  seatsOn(book: RuleBook, board: Board, options?: unknown): SeatRange;
  /** Absent for a game without timed trials. */
  readonly trials?: TrialsOfGame;
  /** Returns why a board cannot be raced under some options, without a full stop; absent where each can. */
  whyUnfit?(book: RuleBook, board: Board, options: unknown): string | undefined;
  /** Reports whether a book settles the places on the grid itself, by a roll or by bids. */
  makesGrid(book: RuleBook): boolean;
  /**
   * Returns the face of a die that is rolled once for several tables that race the same circuit, and the options that it
   * settles for all of them (M-2-0-1); undefined where no die is rolled. Absent for a game without such a roll.
   */
  rollForAll?(book: RuleBook, board: Board, options: object, seed: number): RollForAll | undefined;
  /**
   * Returns what carries over from race to race of a season by a book; undefined where nothing does. Absent for a game in
   * which nothing does.
   */
  seasonal?(book: RuleBook): Seasonal | undefined;
  /** Most points by which an organiser may weaken the car of a seat, in `handicaps`; absent where cars are alike. */
  readonly handicapMost?: number;
  /**
   * Returns a race from a save of version 1 in the present shape; a value that is no such race is returned as it is. Absent
   * where both versions write a race alike.
   */
  readonly grouped?: (race: unknown) => unknown;
  /** Returns options, answers and events of that version in the present words. */
  readonly renamed?: (value: unknown) => unknown;
}

const doubledBoards = new WeakMap<Circuit, FormulaBoard>();

// A circuit without doubled straights has one board for all books of the family.
function doubledBoardOf({ circuit, board }: ReadTrack): FormulaBoard {
  if (!hasDoubled(circuit)) return board;
  const doubled = doubledBoards.get(circuit) ?? deriveBoard(circuit, 'doubled');
  doubledBoards.set(circuit, doubled);
  return doubled;
}

const formulaDe: Game = {
  books: formulaDeBooks,
  boardOf: (track, { terms }: FormulaDeBook) =>
    terms({}).values.movement.doubledStraights ? doubledBoardOf(track) : track.board,
  seatsOn({ seats, terms }: FormulaDeBook, board: FormulaBoard, options): SeatRange {
    const { values } = terms((options as Partial<FormulaDeOptions> | undefined) ?? {});
    const { size } = values.teams;
    const max = seatsMost(seats.max, board.grid.length, pitPlaces(board, values), values);
    return size === 1
      ? { min: seats.min, max }
      : { min: Math.max(seats.min, size), max, team: size };
  },
  trials: {
    isIn: ({ id }) => trialBook(id, 'guided') !== undefined,
    boardOf: (board: FormulaBoard) => board,
  },
  makesGrid: ({ terms }: FormulaDeBook) => makesGrid(terms({})),
  rollForAll({ terms, options: declared }: FormulaDeBook, board: FormulaBoard, options, seed) {
    const usual = declared.find(({ name }) => name === 'weather')?.usual;
    const { weather = usual } = options as Partial<FormulaDeOptions>;
    const { preparation, values } = terms(options as Partial<FormulaDeOptions>);
    if (weather !== 'roll' || !preparation.includes('rollWeather')) return undefined;
    const { value: die } = throwDie(seededDice(seed), values.blackDie);
    return { die, options: { weather: skyOf(board, die) } };
  },
  seasonal({ terms }: FormulaDeBook) {
    const { values } = terms({});
    return values.construction === undefined ? undefined : trantSeries(values);
  },
  grouped: groupedRace,
  renamed: withGearbox,
};

const rowBoards = new WeakMap<Circuit, RowBoard>();

// Cached, so that a circuit that is raced again has the same board.
function rowBoardOf({ circuit }: ReadTrack): RowBoard {
  const board = rowBoards.get(circuit) ?? deriveRows(circuit);
  rowBoards.set(circuit, board);
  return board;
}

const championshipFormula: Game = {
  books: [championship, championshipDraft],
  boardOf: rowBoardOf,
  seatsOn: (book, board: RowBoard) => ({ min: book.seats.min, max: rowSeatsMost(book, board) }),
  makesGrid: () => true,
  whyUnfit: ({ definition }: ChampionshipBook, board: RowBoard, options) =>
    whyUnfit(definition, board, options as Partial<ChampionshipOptions>),
  handicapMost: HANDICAP_MOST,
};

export const games = gameTable<Game>({
  'formula-de': formulaDe,
  'championship-formula': championshipFormula,
});

/** The books of every game, the one offered first in front. */
export function allBooks(): readonly RuleBook[] {
  return games.all().flatMap(({ books }) => books);
}

export function trialsOf(book: RuleBook): TrialsOfGame | undefined {
  const { trials } = games.of(book);
  return trials?.isIn(book) === true ? trials : undefined;
}

export function bookNamed(id: string): RuleBook | undefined {
  return allBooks().find(book => book.id === id);
}
