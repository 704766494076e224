// The circuits with the figures of their boards in rows, measured where that is wanted.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { games } from '../../../rules/games.ts';
import {
  keepRowFigures,
  ownFiguresFile,
  type RowTrackFigures,
} from '../../../storage/tracks/track-figures.ts';
import type { Track } from '../../../storage/tracks/track-library.ts';
import { columnsOut } from '../../printer.ts';
import { type Measuring, withMeasured } from '../measuring.ts';
import type { ListedCircuits, ListWishes } from '../track-sheet.ts';
import { rowFactsOf, sortedRowFacts } from './row-facts.ts';
import { knownRowFigures, measuredBook } from './row-figures.ts';
import { measuredRows } from './row-measures.ts';
import { rowFactsTable } from './row-table.ts';

const MEASURING: Measuring<RowBoard, RowTrackFigures> = {
  boardOf: board => board,
  measure: measuredRows,
  keep: figures => keepRowFigures(ownFiguresFile(), [figures]),
};

/** Returns the list of some circuits. */
export function rowList(
  tracks: readonly Track[],
  { sort, reverse, measure }: ListWishes,
): ListedCircuits {
  const boards = tracks.map(
    track => games.of(measuredBook).boardOf(track, measuredBook) as RowBoard,
  );
  const known = knownRowFigures();
  const figures = measure ? withMeasured(boards, known, MEASURING) : known;
  const facts = sortedRowFacts(
    boards.map(board => rowFactsOf(board, figures)),
    sort,
    reverse,
  );
  return { facts, lines: () => rowFactsTable(facts, columnsOut()) };
}
