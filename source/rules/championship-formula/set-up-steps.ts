// The steps before the first turn, by name.

import { revealCars, setUpCars } from './chapters/car/car-cards.ts';
import { chooseTires } from './chapters/car/starting-tires.ts';
import { bidAgain, bidForPole, revealBids, revealSecondBids } from './chapters/set-up/bidding.ts';
import { setGrid } from './chapters/set-up/starting-grid.ts';

export const SET_UP_STEPS = {
  setUpCars,
  revealCars,
  chooseTires,
  bidForPole,
  revealBids,
  bidAgain,
  revealSecondBids,
  setGrid,
};
