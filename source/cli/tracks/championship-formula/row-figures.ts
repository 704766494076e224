// What is known of boards in rows without racing there: the figures shipped with the program, the user's own, which take
// precedence, and those of cars alone, which are solved in a moment.
import type { RowTurns } from '../../../circuit/checks/row-pace.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import {
  BALANCE_LAPS,
  type SoloFigures,
  soloFigures,
} from '../../../drivers/championship-formula/solver/solo-turns.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import {
  ownFiguresFile,
  type RowTrackFigures,
  readRowFigures,
  shippedFiguresFile,
} from '../../../storage/track-figures.ts';
import { tracksFolder } from '../../../storage/track-library.ts';

/** The book by which circuits are measured. */
export const measuredBook = championship;

/** Returns the figures of every measured board in rows, by its fingerprint. */
export function knownRowFigures(): ReadonlyMap<string, RowTrackFigures> {
  const all = [
    ...readRowFigures(shippedFiguresFile(tracksFolder())),
    ...readRowFigures(ownFiguresFile()),
  ];
  return new Map(all.map(figures => [figures.board, figures]));
}

const solved = new WeakMap<RowBoard, SoloFigures>();

/** Returns the figures of cars alone on a board by the numbers of that book, solved once. */
export function soloFiguresOf(board: RowBoard): SoloFigures {
  const figures = solved.get(board) ?? soloFigures(board, measuredBook.definition.values);
  solved.set(board, figures);
  return figures;
}

/** Returns what the check of a file judges of the turns on its board in rows. */
export function rowTurnsOf(board: RowBoard): RowTurns {
  const { par, lap, race } = soloFiguresOf(board);
  return { par, parWithoutWear: lap[0] ?? par, laps: BALANCE_LAPS, race };
}
