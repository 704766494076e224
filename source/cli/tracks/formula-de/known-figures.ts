// Figures of circuits known without measuring: those shipped with the program and, taking precedence, the user's own.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { lapNumbers } from '../../../drivers/solver/lap-numbers.ts';
import { parOf } from '../../../drivers/solver/par.ts';
import { firstBook } from '../../../rules/books.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import {
  ownFiguresFile,
  readFigures,
  shippedFiguresFile,
  type TrackFigures,
} from '../../../storage/tracks/track-figures.ts';
import { tracksFolder } from '../../../storage/tracks/track-library.ts';

/** Returns the figures of every measured board, by its fingerprint. */
export function knownFigures(): ReadonlyMap<string, TrackFigures> {
  const all = [
    ...readFigures(shippedFiguresFile(tracksFolder())),
    ...readFigures(ownFiguresFile()),
  ];
  return new Map(all.map(figures => [figures.board, figures]));
}

/**
 * Returns par to the tenth, solved if it is not among the figures, which takes a moment. The figures hold for the first
 * book and for every book in which a lap alone is driven by the same numbers.
 */
export function parFrom(
  figures: ReadonlyMap<string, TrackFigures>,
  board: FormulaBoard,
  book: FormulaDeBook = firstBook,
): number {
  const { values } = book.terms({});
  const isMeasured = lapNumbers(values).id === lapNumbers(firstBook.terms({}).values).id;
  const measured = isMeasured ? figures.get(board.hash)?.par : undefined;
  return measured ?? Math.round(parOf(board, values) * 10) / 10;
}
