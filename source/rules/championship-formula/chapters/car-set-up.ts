// The set-up of cars: a card for each attribute, whose points make a fixed total (CFR-105, CFR-107, CFR-176, CFR-177).
import {
  ATTRIBUTES,
  type Attribute,
  CARD_POINTS,
  type CarCards,
  type CardPoints,
  type CarFigures,
  type Chips,
} from '../car.ts';
import type { BookValues } from '../values.ts';

type Numbers = Pick<BookValues, 'cards' | 'pitWear' | 'setUp'>;

const DEAREST = Math.max(...CARD_POINTS);

/** Returns the cards that an attribute offers (CFR-176). */
export function cardsOf(attribute: Attribute, { setUp }: Numbers): readonly CardPoints[] {
  const without = setUp.withoutDearest.includes(attribute);
  return CARD_POINTS.filter(points => !without || points !== DEAREST);
}

/** Returns the points of the cards of a car together. */
export function totalOf(cards: CarCards): number {
  return ATTRIBUTES.reduce((sum, attribute) => sum + cards[attribute], 0);
}

/**
 * Returns every legal car in a fixed order.
 * @param handicap points by which the total of an experienced driver is lower (CFR-177)
 */
export function legalCars(values: Numbers, handicap = 0): readonly CarCards[] {
  const total = values.setUp.total - handicap;
  const partial = ATTRIBUTES.reduce<readonly Partial<CarCards>[]>(
    (cars, attribute) =>
      cars.flatMap(car =>
        cardsOf(attribute, values).map(points => ({ ...car, [attribute]: points })),
      ),
    [{}],
  );
  return (partial as readonly CarCards[]).filter(cards => totalOf(cards) === total);
}

/** Returns what the cards of a car say; with pits the wear card has other figures (CFR-107, CFR-185). */
export function figuresOf(cards: CarCards, hasPits: boolean, values: Numbers): CarFigures {
  const { cards: table, pitWear } = values;
  return {
    acceleration: table.acceleration[cards.acceleration],
    deceleration: table.deceleration[cards.deceleration],
    topSpeed: table.topSpeed[cards.topSpeed],
    startSpeed: table.startSpeed[cards.startSpeed],
    wear: (hasPits ? pitWear : table).wear[cards.wear],
    skill: table.skill[cards.skill],
    redChips: table.redChips[cards.skill],
    hardTireBonus: hasPits ? pitWear.hardTireBonus[cards.wear] : 0,
  };
}

/** Returns the chips of a car before the pole bid; red ones are not multiplied by the laps (CFR-57, CFR-99, CFR-107). */
export function chipsOf({ wear, skill, redChips }: CarFigures, laps: number): Chips {
  return { wear: wear * laps, green: skill * laps, red: redChips };
}
