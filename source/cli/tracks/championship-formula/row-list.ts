import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { games } from '../../../rules/games.ts';
import {
  type ByCar,
  keepRowFigures,
  ownFiguresFile,
  type RowTrackFigures,
} from '../../../storage/tracks/track-figures.ts';
import type { Track } from '../../../storage/tracks/track-library.ts';
import { columnsOut } from '../../printer.ts';
import { figure, type ListColumns, listTable, share } from '../list-table.ts';
import { type Measuring, withMeasured } from '../measuring.ts';
import type { ListedCircuits, ListWishes } from '../track-sheet.ts';
import { type RowFacts, rowFactsOf, sortedRowFacts } from './row-facts.ts';
import { knownRowFigures, measuredBook } from './row-figures.ts';
import { measuredRows } from './row-measures.ts';

const COLUMNS: ListColumns<RowFacts> = {
  figures: [
    { heading: 'metres', cell: facts => figure(facts.metres) },
    { heading: 'spaces', cell: facts => figure(facts.spaces) },
    { heading: 'corners', cell: facts => figure(facts.corners) },
    { heading: '3 wide', cell: facts => share(facts.wide) },
    { heading: 'par', cell: facts => figure(facts.par) },
    { heading: 'cars', cell: ({ turns }) => threeCars(turns) },
    { heading: 'overtakes', cell: facts => facts.overtakes?.toFixed(2) ?? '' },
  ],
  racing: [
    { heading: 'wins', cell: ({ wins }) => threeCars(wins) },
    { heading: 'slips', cell: facts => facts.slips?.toFixed(2) ?? '' },
    { heading: 'passes', cell: facts => facts.passes?.toFixed(2) ?? '' },
    { heading: 'spins', cell: facts => facts.spins?.toFixed(2) ?? '' },
    { heading: 'lines', cell: facts => figure(facts.lines) },
    { heading: 'grid', cell: facts => figure(facts.grid) },
    { heading: 'pits', cell: facts => (facts.pits === 0 ? '' : figure(facts.pits)) },
  ],
};

const MEASURING: Measuring<RowBoard, RowTrackFigures> = {
  boardOf: board => board,
  measure: measuredRows,
  keep: figures => keepRowFigures(ownFiguresFile(), [figures]),
};

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

/** Returns a figure for each printed car, front, middle and back; nothing where nobody knows it. */
function threeCars(figures: ByCar | undefined): string {
  return figures === undefined ? '' : `${figures.front}/${figures.middle}/${figures.back}`;
}

export function rowFactsTable(facts: readonly RowFacts[], columns: number): readonly string[] {
  return listTable(facts, COLUMNS, columns);
}
