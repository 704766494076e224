// The steps of a turn around the moves of the cars, by name.

import { changeTires, leavePits, turnMarkers } from './chapters/car/pits.ts';
import { moveCars, orderMoves } from './chapters/turn/order-of-moves.ts';
import { beginTurn, endTurn } from './chapters/turn/round-of-turns.ts';
import { planSpeeds, revealSpeeds } from './chapters/turn/speed-plans.ts';

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
