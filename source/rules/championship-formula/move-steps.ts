// The steps of a move and what interrupts it, by name.

import { enterPits } from './chapters/car/pits.ts';
import { type RollTaken, rollStep, spendSkill } from './chapters/car/skill.ts';
import { chanceTaken, payCorner } from './chapters/corners/corner-payment.ts';
import {
  brakesTested,
  payBraking,
  payLateBraking,
  spinForced,
} from './chapters/movement/braking.ts';
import { blockPass, damageTaken, passTaken } from './chapters/movement/forced-pass.ts';
import { endMove } from './chapters/movement/move-end.ts';
import { chooseWay, drive, replan } from './chapters/movement/movement.ts';
import { payTest, speedTested, testSpeed } from './chapters/turn/speed-tests.ts';

const brakes: RollTaken = (table, seat, _roll, result) => brakesTested(table, seat, result);

const rollDice = rollStep({
  acceleration: (table, seat, _roll, result) => speedTested(table, seat, 'acceleration', result),
  topSpeed: (table, seat, _roll, result) => speedTested(table, seat, 'topSpeed', result),
  startSpeed: (table, seat, _roll, result) => speedTested(table, seat, 'startSpeed', result),
  deceleration: brakes,
  lateBraking: brakes,
  chance: chanceTaken,
  crashAvoidance: chanceTaken,
  avoidDamage: damageTaken,
  pass: passTaken,
});

export const MOVE_STEPS = {
  testSpeed,
  payBraking,
  chooseWay,
  drive,
  enterPits,
  endMove,
  spendSkill,
  rollDice,
  blockPass,
  payCorner,
  payLateBraking,
  payTest,
  spinForced,
  replan,
};
