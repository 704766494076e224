// The circuits with the figures of Formula Dé, measured where that is wanted.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { firstBook } from '../../../rules/books.ts';
import { bestOf } from '../../../storage/records/kept-record.ts';
import {
  keepFigures,
  ownFiguresFile,
  type TrackFigures,
} from '../../../storage/tracks/track-figures.ts';
import type { Track } from '../../../storage/tracks/track-library.ts';
import { columnsOut } from '../../printer.ts';
import { savesFolderFor } from '../../saves/saves-folder-for.ts';
import { playerRecords } from '../../screen/player-records.ts';
import { openPreferences } from '../../screen/settings.ts';
import { type Measuring, withMeasured } from '../measuring.ts';
import type { ListedCircuits, ListWishes } from '../track-sheet.ts';
import { factsOf, sortedFacts } from './facts.ts';
import { knownFigures } from './known-figures.ts';
import { measured } from './measures.ts';
import { factsTable } from './table.ts';

const MEASURING: Measuring<Track, TrackFigures> = {
  boardOf: ({ board }) => board,
  measure: measured,
  keep: figures => keepFigures(ownFiguresFile(), [figures]),
};

export function formulaList(
  tracks: readonly Track[],
  { sort, reverse, measure }: ListWishes,
): ListedCircuits {
  const known = knownFigures();
  const figures = measure ? withMeasured(tracks, known, MEASURING) : known;
  const preferences = openPreferences().get;
  const saves = savesFolderFor(undefined, preferences().saves);
  const records = playerRecords({ preferences, saves }).all();
  // Par is counted by the first book, and so is the lap that stands beside it.
  const ownLap = ({ id, hash }: FormulaBoard) =>
    bestOf(records, { kind: 'timedLap', laps: 1, track: id, hash, book: firstBook.id })?.plays;
  const facts = sortedFacts(
    tracks.map(({ board }) => factsOf(board, { figures, ownLap })),
    sort,
    reverse,
  );
  return { facts, lines: () => factsTable(facts, columnsOut()) };
}
