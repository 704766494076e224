// The circuits with the figures of Formula Dé, measured where that is wanted.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { firstBook } from '../../rules/books.ts';
import { reasonOf } from '../../storage/disk.ts';
import { keepFigures, ownFiguresFile, type TrackFigures } from '../../storage/track-figures.ts';
import type { Track } from '../../storage/track-library.ts';
import { columnsOut, tellPerson } from '../printer.ts';
import { playerRecords } from '../screen/player-records.ts';
import { openPreferences } from '../screen/settings.ts';
import { factsOf, sortedFacts } from './facts.ts';
import { knownFigures } from './known-figures.ts';
import { measured } from './measures.ts';
import { factsTable } from './table.ts';
import type { ListedCircuits, ListWishes } from './track-sheet.ts';

/** Returns the list of some circuits. */
export function formulaList(
  tracks: readonly Track[],
  { sort, reverse, measure }: ListWishes,
): ListedCircuits {
  const figures = measure ? withMeasured(tracks, knownFigures()) : knownFigures();
  const records = playerRecords(openPreferences());
  // Par is counted by the first book, and so is the lap that stands beside it.
  const ownLap = (board: FormulaBoard) => records.best(board, firstBook.id)?.rolls;
  const facts = sortedFacts(
    tracks.map(({ board }) => factsOf(board, { figures, ownLap })),
    sort,
    reverse,
  );
  return { facts, lines: () => factsTable(facts, columnsOut()) };
}

/** Measures what is missing, reports it, and keeps it for the next time. */
function withMeasured(
  tracks: readonly Track[],
  known: ReadonlyMap<string, TrackFigures>,
): ReadonlyMap<string, TrackFigures> {
  const missing = tracks.filter(({ board }) => !known.has(board.hash));
  const fresh: TrackFigures[] = [];
  for (const [at, track] of missing.entries()) {
    tellPerson(`Racing ${track.board.name} (${at + 1} of ${missing.length})`);
    const figures = measured(track);
    fresh.push(figures);
    try {
      keepFigures(ownFiguresFile(), [figures]);
    } catch (error) {
      tellPerson(`The figures cannot be saved: ${reasonOf(error)}.`);
    }
  }
  return new Map([...known, ...fresh.map(figures => [figures.board, figures] as const)]);
}
