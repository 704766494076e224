// The three cars that are printed as examples, for those who do not want to put one together (CFR-170 to CFR-172).
import {
  ATTRIBUTES,
  type CarCards,
  type CardPoints,
} from '../../../rules/championship-formula/car.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { type ChoiceOf, choicesOf } from './choices.ts';

export const READY_CARS = ['front', 'middle', 'back'] as const;
/** A printed car, by the place in the field for which it is made. */
export type ReadyCar = (typeof READY_CARS)[number];

/** Points in the order of the attributes. */
const POINTS: Readonly<Record<ReadyCar, readonly CardPoints[]>> = {
  front: [0, 0, -1, 1, 2, 0],
  middle: [1, 1, 0, 0, 1, -1],
  back: [2, 2, 1, -1, -1, -1],
};

/** Returns the printed car of a name among the legal ones; undefined where its cards make another total. */
export function readyCar(name: ReadyCar, decision: Decision): ChoiceOf<'setUpCar'> | undefined {
  return carWith(
    ATTRIBUTES.map((_, at) => POINTS[name][at] ?? 0),
    decision,
  );
}

/** Returns the legal car with these cards; undefined where there is none. */
export function legalCar(cards: CarCards, decision: Decision): ChoiceOf<'setUpCar'> | undefined {
  return carWith(
    ATTRIBUTES.map(attribute => cards[attribute]),
    decision,
  );
}

function carWith(
  points: readonly CardPoints[],
  decision: Decision,
): ChoiceOf<'setUpCar'> | undefined {
  const cars = choicesOf(decision).flatMap(one => (one.kind === 'setUpCar' ? [one] : []));
  return cars.find(({ cards }) =>
    ATTRIBUTES.every((attribute, at) => cards[attribute] === points[at]),
  );
}
