// Figures of a circuit that are known without measuring: those that came with the program, then this user's own.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { lapNumbers } from '../../drivers/solver/lap-numbers.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { firstBook } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import {
  ownFiguresFile,
  readFigures,
  shippedFiguresFile,
  type TrackFigures,
} from '../../storage/track-figures.ts';
import { tracksFolder } from '../../storage/track-library.ts';

/** The figures of every board that was measured, by its fingerprint. */
export function knownFigures(): ReadonlyMap<string, TrackFigures> {
  const all = [
    ...readFigures(shippedFiguresFile(tracksFolder())),
    ...readFigures(ownFiguresFile()),
  ];
  return new Map(all.map(figures => [figures.board, figures]));
}

/**
 * Par to the tenth; solved, which takes a moment, when it is not among the figures. Those are of the first book, and of
 * every one in which a lap alone is driven by the same numbers.
 */
export function parFrom(
  figures: ReadonlyMap<string, TrackFigures>,
  board: FormulaBoard,
  book: FormulaDeBook = firstBook,
): number {
  const { values } = book.definition;
  const isMeasured = lapNumbers(values).id === lapNumbers(firstBook.definition.values).id;
  const measured = isMeasured ? figures.get(board.hash)?.par : undefined;
  return measured ?? Math.round(parOf(board, values) * 10) / 10;
}
