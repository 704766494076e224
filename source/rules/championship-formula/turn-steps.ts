// The steps of a turn around the moves of the cars, by name.
import { BrokenRace } from '../kit/errors.ts';
import type { Asking, Automatic } from './table.ts';

const unwritten = unwrittenStep();

function unwrittenStep(): Asking | Automatic {
  return {
    play() {
      throw new BrokenRace('not written');
    },
  };
}

export const TURN_STEPS = {
  beginTurn: unwritten,
  planSpeeds: unwritten,
  revealSpeeds: unwritten,
  orderMoves: unwritten,
  moveCars: unwritten,
  leavePits: unwritten,
  changeTires: unwritten,
  turnMarkers: unwritten,
  endTurn: unwritten,
};
