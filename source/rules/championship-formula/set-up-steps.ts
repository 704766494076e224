// The steps before the first turn, by name.
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

export const SET_UP_STEPS = {
  setUpCars: unwritten,
  revealCars: unwritten,
  chooseTires: unwritten,
  bidForPole: unwritten,
  revealBids: unwritten,
  bidAgain: unwritten,
  revealSecondBids: unwritten,
  setGrid: unwritten,
};
