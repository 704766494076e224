// Drivers who do not choose their car: for measurements, in which the car is given.
import { ATTRIBUTES, type CarCards } from '../../../rules/championship-formula/car.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Driver } from '../../driver.ts';

/**
 * Returns a driver that takes the car of these cards where it is legal.
 * @param bidsNothing whether it leaves the pole to others
 */
export function inCar(driver: Driver, cards: CarCards, bidsNothing = false): Driver {
  return {
    ...driver,
    choose(view, decision, board, random) {
      const choices = decision.choices as readonly ChampionshipChoice[];
      const wanted = choices.find(choice =>
        choice.kind === 'setUpCar'
          ? ATTRIBUTES.every(attribute => choice.cards[attribute] === cards[attribute])
          : bidsNothing && choice.kind === 'bid' && choice.wear + choice.skill === 0,
      );
      if (wanted !== undefined) return { choice: wanted, random };
      return driver.choose(view, decision, board, random);
    },
  };
}
