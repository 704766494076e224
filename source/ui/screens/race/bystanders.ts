// Pieces on the board that nobody drives: they move space by space like a car where they can be seen, and have no camera of
// their own.
import type { Seat } from '../../../rules/kit/types.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import { inSight, stripSight } from './camera.ts';
import type { Stage } from './course.ts';
import type { Frame, Piece, RaceModel, Step } from './race-model.ts';

export function isOfCar(frame: Frame): frame is Step & { readonly piece: Seat } {
  return frame.kind === 'place' && typeof frame.piece === 'number';
}

/** Returns the frames without the steps that nobody would see: those of pieces without a driver that stay out of the picture. */
export function besides(
  model: RaceModel,
  frames: readonly Frame[],
  { size }: Stage,
): readonly Frame[] {
  const { board } = model.table;
  const sight = panelsOf(model).sight?.(size) ?? stripSight(size);
  const centre = model.centre + model.scroll;
  const seen = new Set<Piece>();
  for (const frame of frames) {
    if (frame.kind !== 'place') continue;
    const isSeen = model.pane === 'map' || inSight(board, sight, centre, [frame.space]);
    if (isOfCar(frame) || isSeen) seen.add(frame.piece);
  }
  return frames.filter(frame => frame.kind !== 'place' || seen.has(frame.piece));
}

/**
 * Returns where the pieces that nobody drives stand before their steps, because the race shown is already the one after
 * them.
 */
export function startsOf(frames: readonly Frame[]): Readonly<Record<Piece, string>> {
  const starts = frames.flatMap((frame): readonly (readonly [Piece, string])[] =>
    frame.kind === 'place' && frame.from !== undefined ? [[frame.piece, frame.from]] : [],
  );
  return Object.fromEntries(starts.toReversed());
}
