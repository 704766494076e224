// How each game presents a circuit on the command line: a line of the list, and a sheet with its board.
import type { Argv } from 'yargs';
import type { Board } from '../../circuit/board.ts';
import type { CheckDepth } from '../../circuit/checks/check.ts';
import type { Circuit } from '../../circuit/file/circuit.ts';
import { circuitTemplate, rowTemplate } from '../../circuit/file/template.ts';
import { writeBlock } from '../../circuit/file/write-rows.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { drawnBlock } from '../../circuit/rows/drawn-block.ts';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { allBooks, bookNamed, games, type ReadTrack } from '../../rules/games.ts';
import { gameTable } from '../../rules/kit/game-table.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { Track } from '../../storage/tracks/track-library.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { TurnPace } from '../../ui/services.ts';
import { columnsOut } from '../printer.ts';
import { wrongUse } from '../problem.ts';
import { ROW_ORDERS } from './championship-formula/row-facts.ts';
import { rowPace, rowTurnsOf } from './championship-formula/row-figures.ts';
import { rowList } from './championship-formula/row-list.ts';
import { rowSheetOf } from './championship-formula/row-sheet.ts';
import { TRACK_ORDERS } from './formula-de/facts.ts';
import { formulaList } from './formula-de/formula-list.ts';
import { sheetOf } from './formula-de/sheet.ts';
import type { ListedCircuits, ListWishes, SheetRoom, TrackSheet } from './track-sheet.ts';

/** What a game prints about circuits. Methods, so that a table can hold games with boards of their own. */
export interface TrackPages {
  readonly orders: readonly string[];
  list(tracks: readonly Track[], wishes: ListWishes): ListedCircuits;
  sheet(board: Board, room: SheetRoom): TrackSheet;
  /** Returns the turns of cars alone by a book; absent in a game that does not count in turns. May take a moment. */
  pace?(book: RuleBook, board: Board): TurnPace;
  /** Whether the board in rows is checked with a file that does not describe it. */
  readonly checksRows: boolean;
  /** Reports whether a file describes any part of the board of this game; if not, all of it follows from the rest. */
  saysOf(circuit: Circuit): boolean;
  /** Returns a small file to start from, with a remark on every line. */
  template(id: string, name: string): string;
  /**
   * Returns the text with which a file would draw the board that follows from the rest of it; absent where there is no such
   * board.
   * @param roadOnly whether to leave out what the file corrects
   */
  readonly derived?: (circuit: Circuit, roadOnly: boolean) => string;
}

export const trackPages = gameTable<TrackPages>({
  'formula-de': {
    orders: TRACK_ORDERS,
    list: formulaList,
    sheet: (board: FormulaBoard, room) => sheetOf(board, room),
    checksRows: false,
    saysOf: () => true,
    template: circuitTemplate,
  },
  'championship-formula': {
    orders: ROW_ORDERS,
    list: rowList,
    sheet: (board: RowBoard, room) => rowSheetOf(board, room),
    pace: rowPace,
    checksRows: true,
    saysOf: ({ championship }) => championship !== undefined,
    template: rowTemplate,
    derived: derivedRows,
  },
});

function derivedRows(circuit: Circuit, roadOnly: boolean): string {
  const { championship, ...road } = circuit;
  return writeBlock(drawnBlock(roadOnly || championship === undefined ? road : circuit));
}

export interface RulesFlag {
  readonly rules: string;
}

/** Adds the rules flag of a command that is about every game unless one is named. */
export function rulesWanted<T>(
  yargs: Argv<T>,
  describe: string,
): Argv<T & { rules: string | undefined }> {
  const choices = allBooks().map(book => book.id);
  return yargs.option('rules', { type: 'string', choices, describe }).requiresArg('rules') as Argv<
    T & { rules: string | undefined }
  >;
}

export function rulesFlag<T>(
  yargs: Argv<T>,
  describe = 'The rule book for which boards and figures are shown',
): Argv<T & RulesFlag> {
  return yargs
    .option('rules', {
      type: 'string',
      default: allBooks()[0]?.id ?? '',
      choices: allBooks().map(book => book.id),
      describe,
    })
    .requiresArg('rules') as Argv<T & RulesFlag>;
}

function bookBy(rules: string) {
  const book = bookNamed(rules);
  if (book === undefined) throw wrongUse(`There is no rule book "${safeText(rules, 30)}".`);
  return book;
}

export function pagesBy(rules: string): TrackPages {
  return trackPages.of(bookBy(rules));
}

/**
 * Returns how far a circuit file is checked for an author.
 * @param rules the book of the board that it is about; without one, of every board of which the file says something
 */
export function authorsCheck(rules: string | undefined): CheckDepth {
  const checksRows = rules !== undefined && pagesBy(rules).checksRows;
  return { solvePar: parOf, solveRows: rowTurnsOf, checksRows };
}

/** Returns the books of whose games a file says something, one of each game. */
export function booksOf(circuit: Circuit): readonly string[] {
  const firsts = games.all().flatMap(({ books }) => books.slice(0, 1));
  return firsts.filter(book => trackPages.of(book).saysOf(circuit)).map(({ id }) => id);
}

export function derivedBooks(): readonly string[] {
  const books = allBooks().filter(book => trackPages.of(book).derived !== undefined);
  return books.map(({ id }) => id);
}

const COLUMNS_LEAST = 60;
const COLUMNS_MOST = 160;

export function sheetFor(rules: string, track: ReadTrack, ascii: boolean): TrackSheet {
  const book = bookBy(rules);
  const board = games.of(book).boardOf(track, book);
  const columns = Math.max(COLUMNS_LEAST, Math.min(columnsOut(), COLUMNS_MOST));
  return pagesBy(rules).sheet(board, { columns, ascii, book });
}
