// The set-up of cars: a card for each attribute, whose points make a fixed total (CFR-105, CFR-107, CFR-176, CFR-177).
import {
  ATTRIBUTES,
  type Attribute,
  CARD_POINTS,
  type CarCards,
  type CardPoints,
  type CarFigures,
  type Chips,
} from '../../car.ts';
import type { BookValues, ByPoints } from '../../values.ts';

type Numbers = Pick<BookValues, 'cards' | 'pitWear' | 'setUp' | 'era'>;

// The cards that the classic era leaves out.
const DEAREST = 2;

/** Returns the points of the cards that an attribute offers (CFR-105, CFR-176). */
export function cardsOf(attribute: Attribute, { cards, era }: Numbers): readonly CardPoints[] {
  const without = era.withoutTwo.includes(attribute);
  return CARD_POINTS.filter(
    points => cards[attribute][points] !== undefined && !(without && points === DEAREST),
  );
}

export function totalOf(cards: CarCards): number {
  return ATTRIBUTES.reduce((sum, attribute) => sum + cards[attribute], 0);
}

/**
 * Returns the points that the cards of a car must make together (CFR-105, CFR-176).
 * @param handicap points by which the total of an experienced driver is lower (CFR-177)
 */
export function wantedTotal(
  { setUp, era }: Pick<BookValues, 'setUp' | 'era'>,
  handicap = 0,
): number {
  return setUp.total - era.totalLess - handicap;
}

/**
 * Returns every legal car in a fixed order.
 * @param handicap points by which the total of an experienced driver is lower (CFR-177)
 */
export function legalCars(values: Numbers, handicap = 0): readonly CarCards[] {
  const total = wantedTotal(values, handicap);
  const partial = ATTRIBUTES.reduce<readonly Partial<CarCards>[]>(
    (cars, attribute) =>
      cars.flatMap(car =>
        cardsOf(attribute, values).map(points => ({ ...car, [attribute]: points })),
      ),
    [{}],
  );
  return (partial as readonly CarCards[]).filter(cards => totalOf(cards) === total);
}

/** Returns the figures on the cards of a car; with pits the wear card has other ones (CFR-107, CFR-185). */
export function figuresOf(cards: CarCards, hasPits: boolean, values: Numbers): CarFigures {
  const { cards: table, pitWear } = values;
  const figure = (figures: ByPoints, points: CardPoints) => figures[points] ?? 0;
  return {
    acceleration: figure(table.acceleration, cards.acceleration),
    deceleration: figure(table.deceleration, cards.deceleration),
    topSpeed: figure(table.topSpeed, cards.topSpeed),
    startSpeed: figure(table.startSpeed, cards.startSpeed),
    wear: figure((hasPits ? pitWear : table).wear, cards.wear),
    skill: figure(table.skill, cards.skill),
    redChips: figure(table.redChips, cards.skill),
    hardTireBonus: hasPits ? figure(pitWear.hardTireBonus, cards.wear) : 0,
  };
}

/** Returns the chips of a car before the pole bid; red ones are not multiplied by the laps (CFR-57, CFR-99, CFR-107). */
export function chipsOf({ wear, skill, redChips }: CarFigures, laps: number): Chips {
  return { wear: wear * laps, green: skill * laps, red: redChips };
}
