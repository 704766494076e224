// The way of a car or of a backmarker, step by step.
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { Piece, Step } from '../../screens/race/race-model.ts';

export function markerPiece(marker: number): Piece {
  return `backmarker ${marker}`;
}

export function stepsOf(event: FormulaDeEvent): readonly Step[] {
  if (event.kind === 'carMoved') {
    const { seat, path } = event;
    return path.map(space => ({ kind: 'place', piece: seat, space }));
  }
  if (event.kind === 'backmarkerMoved') {
    const { marker, path, from } = event;
    const piece = markerPiece(marker);
    return path.map((space, at) => ({ kind: 'place', piece, space, ...(at === 0 && { from }) }));
  }
  if (event.kind === 'carHeldBack' || event.kind === 'moveShortened') {
    return [{ kind: 'place', piece: event.seat, space: event.to }];
  }
  return [];
}
