// How each game tells of a circuit on the command line: a line of the list, and a sheet with its board.
import type { Argv } from 'yargs';
import type { Board } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { allBooks, bookNamed, games, type ReadTrack } from '../../rules/games.ts';
import { gameTable } from '../../rules/kit/game-table.ts';
import type { Track } from '../../storage/track-library.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { columnsOut } from '../printer.ts';
import { wrongUse } from '../problem.ts';
import { ROW_ORDERS } from './championship-formula/row-facts.ts';
import { rowList } from './championship-formula/row-list.ts';
import { rowSheetOf } from './championship-formula/row-sheet.ts';
import { TRACK_ORDERS } from './facts.ts';
import { formulaList } from './formula-list.ts';
import { sheetOf } from './sheet.ts';
import type { ListedCircuits, ListWishes, SheetRoom, TrackSheet } from './track-sheet.ts';

/** What a game tells of circuits. Methods, so that a table can hold games with boards of their own. */
export interface TrackPages {
  /** The names of the orders in which its list may stand. */
  readonly orders: readonly string[];
  /** Returns the list of some circuits. */
  list(tracks: readonly Track[], wishes: ListWishes): ListedCircuits;
  /** Returns the sheet of a board. */
  sheet(board: Board, room: SheetRoom): TrackSheet;
  /** Whether the board in rows is checked with a file that says nothing of it. */
  readonly checksRows: boolean;
}

/** The pages of every game, by family. */
export const trackPages = gameTable<TrackPages>({
  'formula-de': {
    orders: TRACK_ORDERS,
    list: formulaList,
    sheet: (board: FormulaBoard, room) => sheetOf(board, room),
    checksRows: false,
  },
  'championship-formula': {
    orders: ROW_ORDERS,
    list: rowList,
    sheet: (board: RowBoard, room) => rowSheetOf(board, room),
    checksRows: true,
  },
});

/** The flag that says by which rules a circuit is looked at. */
export interface RulesFlag {
  readonly rules: string;
}

/** Adds that flag to a command. */
export function rulesFlag<T>(yargs: Argv<T>): Argv<T & RulesFlag> {
  return yargs
    .option('rules', {
      type: 'string',
      default: allBooks()[0]?.id ?? '',
      choices: allBooks().map(book => book.id),
      describe: 'The rule book for which boards and figures are shown',
    })
    .requiresArg('rules') as Argv<T & RulesFlag>;
}

function bookBy(rules: string) {
  const book = bookNamed(rules);
  if (book === undefined) throw wrongUse(`There is no rule book "${safeText(rules, 30)}".`);
  return book;
}

/** Returns the pages of the game of a book. */
export function pagesBy(rules: string): TrackPages {
  return trackPages.of(bookBy(rules));
}

const COLUMNS_LEAST = 60;
const COLUMNS_MOST = 160;

/** Returns the sheet of a circuit for races by a book, drawn for the terminal. */
export function sheetFor(rules: string, track: ReadTrack, ascii: boolean): TrackSheet {
  const board = games.of(bookBy(rules)).boardOf(track);
  const columns = Math.max(COLUMNS_LEAST, Math.min(columnsOut(), COLUMNS_MOST));
  return pagesBy(rules).sheet(board, { columns, ascii });
}
