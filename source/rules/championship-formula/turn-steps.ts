// The steps of a turn around the moves of the cars, by name.
import { moveCars, orderMoves } from './chapters/order-of-moves.ts';
import { changeTires, leavePits, turnMarkers } from './chapters/pits.ts';
import { beginTurn, endTurn } from './chapters/round-of-turns.ts';
import { planSpeeds, revealSpeeds } from './chapters/speed-plans.ts';

export const TURN_STEPS = {
  beginTurn,
  planSpeeds,
  revealSpeeds,
  orderMoves,
  moveCars,
  leavePits,
  changeTires,
  turnMarkers,
  endTurn,
};
