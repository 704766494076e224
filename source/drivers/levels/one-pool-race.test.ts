// CPU drivers of every level in races by a book with one pool of points for everything.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { pointsIn } from '../../rules/formula-de/budget.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { seededDice } from '../../rules/kit/dice.ts';
import { beforeRace } from '../../testing/formula-de/before-race.ts';
import { gear, play, race, track } from '../../testing/formula-de/builders.ts';
import { emptyPoolBook, onePoolBook, WEAR } from '../../testing/formula-de/one-pool-book.ts';
import { PIT_LAP } from '../../testing/formula-de/pit-lap.ts';

const BOARD = track('30 1L4/5/6 14 2R5/6/7 20 1L3/4/5 25');

let levels: typeof import('./drivers.ts');
let plan: typeof import('../planning/plan.ts');

// The drivers are read once more, beside one more book, and again without it for whoever comes after.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(import('../../rules/books.ts'), async original => {
    const house = await original();
    const books = [...house.books, onePoolBook, emptyPoolBook];
    return { ...house, books, bookOf: (id: string) => books.find(book => book.id === id) };
  });
  levels = await import('./drivers.ts');
  plan = await import('../planning/plan.ts');
});
afterAll(() => {
  vi.doUnmock(import('../../rules/books.ts'));
  vi.resetModules();
});

interface Raced {
  readonly race: FormulaDeRace;
  readonly events: readonly FormulaDeEvent[];
  /** Every race that a driver was asked in. */
  readonly asked: readonly FormulaDeRace[];
}

/** Three laps of a field, prepared by its drivers, to the end. */
function raceOf(book: FormulaDeBook, crew: readonly string[], seed: number, board = BOARD): Raced {
  const seats = crew.map(name => ({ name }));
  const options = { preparation: 'chosen' };
  const setup = { book: book.id, track: board.id, seed, laps: 3, seats, options };
  const luck = crew.map((_, seat) => seededDice(seed + seat).state);
  let { race, events } = book.start(setup, board);
  const told = [...events];
  const asked: FormulaDeRace[] = [];
  for (;;) {
    const [decision] = book.decisions(race, board);
    if (decision === undefined) return { race, events: told, asked };
    const { seat } = decision;
    const driver = levels.driverOf(crew[seat] ?? '');
    const answer = driver?.choose(book.view(race, seat), decision, board, luck[seat] ?? []);
    const choice = decision.choices.find(one => one === answer?.choice);
    if (answer === undefined || choice === undefined) throw new Error('an answer off the list');
    asked.push(race);
    luck[seat] = [...answer.luck];
    ({ race, events } = book.apply(race, seat, choice, board));
    told.push(...events);
  }
}

describe('a race on one pool', () => {
  test.each([
    ['the last point is the end', onePoolBook],
    ['a car drives on without a point', emptyPoolBook],
  ])('runs to its end with drivers of every level: %s', (_name, book) => {
    const crew = ['random', 'rookie', 'club', 'pro', 'champion', 'club'];
    const { race, events, asked } = raceOf(book, crew, 3);
    expect(race.cars.every(car => car.status !== 'racing')).toBe(true);
    for (const one of [...asked, race]) {
      expect(book.faults(one, BOARD)).toEqual([]);
      for (const { points, status } of one.cars) {
        expect(Object.keys(points)).toEqual(['wear']);
        const least = status === 'racing' && book === onePoolBook ? 1 : 0;
        expect(pointsIn(points, 'wear')).toBeGreaterThanOrEqual(least);
      }
    }
    const paid = events.filter(event => event.kind === 'pointsPaid');
    expect(paid.length).toBeGreaterThan(5);
    expect(paid.every(({ pool }) => pool === 'wear')).toBe(true);
  });

  test('is finished by those who plan', () => {
    const finished = [1, 2, 3].flatMap(seed => {
      const { race } = raceOf(onePoolBook, ['club', 'club', 'pro', 'pro'], seed);
      return race.cars.map(car => car.status === 'finished');
    });
    expect(finished.filter(one => one).length).toBeGreaterThanOrEqual(10);
  });

  test('has drivers who stop for the points that they have lost', () => {
    const stops = [1, 2, 3].map(seed => raceOf(onePoolBook, ['pro', 'pro', 'club'], seed, PIT_LAP));
    const fitted = stops.flatMap(({ events }) => events.filter(one => one.kind === 'tiresFitted'));
    expect(fitted.length).toBeGreaterThan(0);
  });
});

describe('the plan pays from the pool', () => {
  const STRAIGHT = track('30 1R4 60');
  // Twelve spaces lead three beyond the corner: each is paid by a point, taken back or not.
  const rolled = (wear: number) => {
    const cars = [
      { space: '0@25', gear: 4, points: { wear } },
      { space: '0@2', gear: 1 },
    ];
    const spec = { book: onePoolBook, board: STRAIGHT, cars, toPlay: [0], dice: [12] };
    const now = play(race(spec), gear(4));
    const [decision] = onePoolBook.decisions(now.race, STRAIGHT);
    if (decision === undefined) throw new Error('nobody is asked');
    return { view: now.race, decision };
  };
  /** Cost of the cheapest move with so many brakes. */
  const costOf = (wear: number, brakes: number) => {
    const { view, decision } = rolled(wear);
    const costs = plan
      .judge(view, decision, STRAIGHT)
      .flatMap(({ choice, cost }) =>
        choice.kind === 'move' && choice.brakes === brakes ? [cost] : [],
      );
    return Math.min(...costs);
  };

  test('no brakes save a space beyond a corner that costs the same point', () => {
    expect(costOf(WEAR, 0)).toBeLessThan(costOf(WEAR, 1));
    expect(costOf(WEAR, 1)).toBeLessThan(costOf(WEAR, 2));
  });

  test('points grow dear as they grow few', () => {
    const dear = (wear: number) => costOf(wear, 0) - costOf(WEAR, 0);
    expect(dear(8)).toBeGreaterThan(dear(12));
    expect(dear(6)).toBeGreaterThan(dear(8));
  });

  test('what brakes and the space beyond the corner cannot pay together is the end', () => {
    expect(costOf(3, 2)).toBeGreaterThan(costOf(4, 2) + 5);
    expect(costOf(3, 2)).toBe(costOf(3, 1));
  });
});

test('a driver keeps the car that the book has ready', () => {
  const asked = beforeRace(BOARD, 2, {}, onePoolBook);
  const [decision] = onePoolBook.decisions(asked.race, BOARD);
  if (decision === undefined) throw new Error('nobody is asked');
  const best = plan.bestChoice(asked.race, decision, BOARD);
  expect(['keepCar', 'configureCar']).toContain(best.kind);
});
