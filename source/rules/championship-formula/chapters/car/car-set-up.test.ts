// The set-up of cars (CFR-105, CFR-107, CFR-170 to CFR-172, CFR-176, CFR-177, CFR-185).
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, type CarCards, type CardPoints } from '../../car.ts';
import { championship } from '../../championship.ts';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import { cardsOf, chipsOf, figuresOf, legalCars, totalOf } from './car-set-up.ts';

/** The cards of a car by their points, in the order of the attributes. */
function cards(...points: readonly CardPoints[]): CarCards {
  return Object.fromEntries(
    ATTRIBUTES.map((attribute, i) => [attribute, points[i] ?? 0]),
  ) as CarCards;
}

// Acceleration, deceleration, top speed, start speed, wear, skill.
const FRONT = cards(0, 0, -1, 1, 2, 0);
const MIDDLE = cards(1, 1, 0, 0, 1, -1);
const BACK = cards(2, 2, 1, -1, -1, -1);

describe('the cards of a car', () => {
  test('are one of four for each of six attributes, together 2 points (CFR-105)', () => {
    for (const attribute of ATTRIBUTES) expect(cardsOf(attribute, VALUES)).toEqual([-1, 0, 1, 2]);
    expect(legalCars(VALUES)).toHaveLength(546);
    expect(new Set(legalCars(VALUES).map(totalOf))).toEqual(new Set([2]));
  });

  test('of an experienced driver make a total of 1 or 0 (CFR-177)', () => {
    expect(legalCars(VALUES, 1)).toHaveLength(456);
    expect(legalCars(VALUES, 2)).toHaveLength(336);
  });

  test('of the classic era have no 2 but for skill, and a total of 0 (CFR-176)', () => {
    const withoutTwo = ATTRIBUTES.filter(attribute => attribute !== 'skill');
    const classic = { ...VALUES, era: { totalLess: 2, withoutTwo } };
    expect(cardsOf('wear', classic)).toEqual([-1, 0, 1]);
    expect(cardsOf('skill', classic)).toEqual([-1, 0, 1, 2]);
    expect(legalCars(classic)).toHaveLength(171);
  });
});

describe('the printed cars', () => {
  const said = (car: CarCards) => {
    const { acceleration, deceleration, topSpeed, startSpeed, wear, skill, redChips } = figuresOf(
      car,
      false,
      VALUES,
    );
    return [acceleration, deceleration, topSpeed, startSpeed, wear, skill, redChips];
  };

  test('front: 40, 40, 140, 100, wear 8, skill 3, one red chip (CFR-170)', () => {
    expect(totalOf(FRONT)).toBe(2);
    expect(said(FRONT)).toEqual([40, 40, 140, 100, 8, 3, 1]);
  });

  test('middle: 60, 60, 160, 60, wear 7, skill 2, no red chip (CFR-171)', () => {
    expect(totalOf(MIDDLE)).toBe(2);
    expect(said(MIDDLE)).toEqual([60, 60, 160, 60, 7, 2, 0]);
  });

  test('back: 80, 80, 180, 20, wear 5, skill 2, no red chip (CFR-172)', () => {
    expect(totalOf(BACK)).toBe(2);
    expect(said(BACK)).toEqual([80, 80, 180, 20, 5, 2, 0]);
  });

  test('have wear and skill for every lap, and red chips for the race (CFR-57, CFR-99, CFR-107)', () => {
    expect(chipsOf(figuresOf(FRONT, false, VALUES), 3)).toEqual({ wear: 24, green: 9, red: 1 });
  });

  test('have the pitting wear of their card in a race with pits (CFR-183, CFR-185)', () => {
    const { wear, hardTireBonus } = figuresOf(FRONT, true, VALUES);
    expect([wear, hardTireBonus]).toEqual([5, 3]);
    expect(figuresOf(FRONT, false, VALUES).hardTireBonus).toBe(0);
  });
});

test('cars that were raced with pits make 2 points (table A2)', () => {
  const raced = [cards(0, 0, 0, 0, 2, 0), cards(0, 0, -1, 0, 2, 1), cards(1, 0, 0, 0, 1, 0)];
  expect(raced.map(totalOf)).toEqual([2, 2, 2]);
  expect(raced.map(car => figuresOf(car, true, VALUES).wear)).toEqual([5, 5, 4]);
});

describe('the cards of earlier editions (table A2)', () => {
  const valuesOf = (cars: '2011' | '2009' | '1977') => championship.terms({ cars }).values;

  test('of 2011 have a card of -2 points for four attributes, and a total of 2', () => {
    const values = valuesOf('2011');
    const least = ATTRIBUTES.map(attribute => cardsOf(attribute, values)[0]);
    expect(least).toEqual([-1, -1, -2, -2, -2, -2]);
    expect(new Set(legalCars(values).map(totalOf))).toEqual(new Set([2]));
    const slowest = figuresOf(cards(2, 2, -2, -2, 0, 2), false, values);
    expect(slowest).toMatchObject({ topSpeed: 120, startSpeed: 20 });
  });

  test('of 2009 make 8 points, from -1 to 3', () => {
    const values = valuesOf('2009');
    expect(cardsOf('topSpeed', values)).toEqual([-1, 0, 1, 2, 3]);
    expect(new Set(legalCars(values).map(totalOf))).toEqual(new Set([8]));
    expect(figuresOf(cards(2, 2, 3, 0, 1, 0), false, values)).toMatchObject({
      acceleration: 60,
      topSpeed: 200,
      startSpeed: 20,
      wear: 6,
    });
  });

  test('of 2011 and 2009 change a red chip into three green ones (CFR-100)', () => {
    const exchanges = (['2011', '2009', '1977'] as const).map(year => valuesOf(year).skill);
    expect(exchanges.map(({ exchange }) => exchange)).toEqual([3, 3, 2]);
    expect(exchanges.map(({ greenMost, red }) => [greenMost, red])).toEqual(
      exchanges.map(() => [2, 3]),
    );
  });

  test('of 1977 make 5 points and have no skill', () => {
    const values = valuesOf('1977');
    expect(new Set(legalCars(values).map(totalOf))).toEqual(new Set([5]));
    const skills = legalCars(values).map(car => figuresOf(car, false, values).skill);
    expect(new Set(skills)).toEqual(new Set([0]));
  });

  test('may have a total of the classic era, which is 2 lower and has no 2 (CFR-176)', () => {
    const { values } = championship.terms({ cars: '2009', classic: 'on' });
    expect(new Set(legalCars(values).map(totalOf))).toEqual(new Set([6]));
    expect(cardsOf('wear', values)).toEqual([-1, 0, 1, 3]);
  });
});

test('a start test and a pass may be read by the tables of 2009 (table A1)', () => {
  const { rolls } = championship.terms({ startTable: '2009', passTable: '2009' }).values;
  expect([rolls.startTest, rolls.pass, rolls.blockedPass]).toEqual([
    { green: 8, yellow: 9 },
    { green: 5, yellow: 5 },
    { green: 3, yellow: 3 },
  ]);
  expect(rolls.chance).toEqual(VALUES.rolls.chance);
});
