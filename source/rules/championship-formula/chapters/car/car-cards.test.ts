// Setting up cars in secret (CFR-99, CFR-104 to CFR-107, CFR-176, CFR-177, CFR-185, CR-52).
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  BACK,
  car,
  choices,
  FRONT,
  MIDDLE,
  play,
  question,
  started,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import { NOT_SEALED } from '../../state.ts';
import { totalOf } from './car-set-up.ts';

const front = { kind: 'setUpCar', cards: FRONT } as const;
const middle = { kind: 'setUpCar', cards: MIDDLE } as const;
const back = { kind: 'setUpCar', cards: BACK } as const;

describe('the cards of the cars', () => {
  test('are picked by every driver at the same time (CFR-104, CFR-105)', () => {
    expect(askedSeats(started(3))).toEqual([0, 1, 2]);
    expect(choices(started(3), 'setUpCar', 2)).toHaveLength(546);
    expect(question(started(3)).secret).toBe(true);
  });

  test('of the last driver foretell nothing of those that lie face down', () => {
    const two = play(started(2), { ...front, seat: 0 });
    const view = two.book.view(two.race, 1);
    expect(two.book.consequences(view, 1, back, two.board)).toEqual([]);
  });

  test('lie face down until the last driver has picked (CFR-105, CFR-106)', () => {
    const two = play(started(3), { ...front, seat: 0 }, { ...middle, seat: 1 });
    expect(toldOf(two, 'carRevealed')).toEqual([]);
    expect(two.events.at(-1)).toEqual({ kind: 'answerSealed', seat: 1 });
    expect(two.race.cars.every(({ cards }) => cards === undefined)).toBe(true);
    expect(two.book.view(two.race, 2).sealed).toEqual([
      { kind: 'hidden' },
      { kind: 'hidden' },
      NOT_SEALED,
    ]);
    expect(two.book.view(two.race, 0).sealed[0]).toEqual({ kind: 'car', cards: FRONT });
    expect(two.book.view(two.race, -1).sealed[0]).toEqual({ kind: 'hidden' });
  });

  test('are all revealed together and stay visible to all (CFR-106)', () => {
    const all = play(started(3), front, middle, back);
    expect(toldOf(all, 'carRevealed').map(({ cards }) => cards)).toEqual([FRONT, MIDDLE, BACK]);
    expect(all.book.view(all.race, 1).cars.map(({ cards }) => cards)).toEqual([
      FRONT,
      MIDDLE,
      BACK,
    ]);
    expect(all.race.sealed).toEqual([NOT_SEALED, NOT_SEALED, NOT_SEALED]);
  });

  test('may be taken in any order', () => {
    const orders = [
      [0, 1],
      [1, 0],
    ].map(order => play(started(2), ...order.map(seat => ({ ...(seat ? back : front), seat }))));
    expect(orders[0]?.race).toEqual(orders[1]?.race);
  });
});

describe('the chips of the cards', () => {
  test('are wear and green skill times the laps, and the red ones once, open to all (CFR-57, CFR-99, CFR-107, CR-52)', () => {
    const all = play(started(2, { laps: 3 }), front, middle);
    expect(car(all, 0)).toMatchObject({ wear: 24, green: 9, red: 1, startingWear: 24 });
    expect(car(all, 1)).toMatchObject({ wear: 21, green: 6, red: 0, startingWear: 21 });
    expect(car({ race: { ...all.race, ...all.book.view(all.race, 1) } }, 0).wear).toBe(24);
  });

  test('are of the pitting wear in a race with pits (CFR-185)', () => {
    const all = play(started(2, { laps: 3, options: { pits: 'on' } }), front, middle);
    expect([car(all, 0).wear, car(all, 1).wear]).toEqual([15, 12]);
  });
});

describe('the cards of a race', () => {
  const totals = (options: object, seat: number) => {
    const cars = choices(started(3, { options }), 'setUpCar', seat).map(({ cards }) => cards);
    return [cars.length, ...new Set(cars.map(totalOf))];
  };

  test('of the classic era have no 2 but for skill and total 0 (CFR-176)', () => {
    expect(totals({ classic: 'on' }, 0)).toEqual([171, 0]);
    const cars = choices(started(1, { options: { classic: 'on' } }), 'setUpCar');
    expect(cars.some(({ cards }) => cards.wear === 2)).toBe(false);
    expect(cars.some(({ cards }) => cards.skill === 2)).toBe(true);
  });

  test('of experienced drivers total 1 or 0, seat by seat (CFR-177)', () => {
    const options = { handicaps: [0, 1, 2] };
    expect([0, 1, 2].map(seat => totals(options, seat))).toEqual([
      [546, 2],
      [456, 1],
      [336, 0],
    ]);
  });
});
