// Figures of a circuit that are known without measuring: those that came with the program, then this user's own.
import type { Board } from '../circuit/board.ts';
import { parOf } from '../drivers/par.ts';
import {
  ownFiguresFile,
  readFigures,
  shippedFiguresFile,
  type TrackFigures,
} from '../storage/track-figures.ts';
import { tracksFolder } from '../storage/track-library.ts';

/** The figures of every board that was measured, by its fingerprint. */
export function knownFigures(): ReadonlyMap<string, TrackFigures> {
  const all = [
    ...readFigures(shippedFiguresFile(tracksFolder())),
    ...readFigures(ownFiguresFile()),
  ];
  return new Map(all.map(figures => [figures.board, figures]));
}

/** Par to the tenth; solved, which takes a moment, when it is not among the figures. */
export function parFrom(figures: ReadonlyMap<string, TrackFigures>, board: Board): number {
  return figures.get(board.hash)?.par ?? Math.round(parOf(board) * 10) / 10;
}
