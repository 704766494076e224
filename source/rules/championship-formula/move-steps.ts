// The steps of a move and what interrupts it, by name.
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

export const MOVE_STEPS = {
  testSpeed: unwritten,
  payBraking: unwritten,
  chooseWay: unwritten,
  drive: unwritten,
  enterPits: unwritten,
  endMove: unwritten,
  spendSkill: unwritten,
  rollDice: unwritten,
  blockPass: unwritten,
  payCorner: unwritten,
  payLateBraking: unwritten,
  replan: unwritten,
};
