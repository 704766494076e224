// The steps before the first turn, by name.
import { bidAgain, bidForPole, revealBids, revealSecondBids } from './chapters/bidding.ts';
import { revealCars, setUpCars } from './chapters/car-cards.ts';
import { setGrid } from './chapters/starting-grid.ts';
import { chooseTires } from './chapters/starting-tires.ts';

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
