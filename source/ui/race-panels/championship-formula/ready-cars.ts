// The printed cars among the legal ones, for those who do not want to put one together (CFR-170 to CFR-172).
import { ATTRIBUTES, type CarCards } from '../../../rules/championship-formula/car.ts';
import {
  PRINTED_CARS,
  PRINTED_NAMES,
  type PrintedName,
} from '../../../rules/championship-formula/printed-cars.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { type ChoiceOf, choicesOf } from './choices.ts';

export const READY_CARS = PRINTED_NAMES;
export type ReadyCar = PrintedName;

/** Returns the printed car of a name among the legal ones; undefined where its cards make another total. */
export function readyCar(name: ReadyCar, decision: Decision): ChoiceOf<'setUpCar'> | undefined {
  return legalCar(PRINTED_CARS[name], decision);
}

export function legalCar(cards: CarCards, decision: Decision): ChoiceOf<'setUpCar'> | undefined {
  const cars = choicesOf(decision).flatMap(one => (one.kind === 'setUpCar' ? [one] : []));
  return cars.find(one => ATTRIBUTES.every(attribute => one.cards[attribute] === cards[attribute]));
}
