// Who starts where: seats are places at the table, the grid is another matter.
import { describe, expect, test } from 'vitest';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { driveAtRandom, eightCars } from '../../testing/formula-de/random-drive.ts';
import { masters2005 as book } from './masters/masters-2005.ts';

const BOARD = cornersBoard();
const GRID = [7, 2, 5, 0, 1, 6, 3, 4];
const SETUP = { ...eightCars(BOARD, 5, { laps: 1 }), grid: GRID };

describe('a grid that was given', () => {
  test('places the cars, pole first', () => {
    const { race } = book.start(SETUP, BOARD);
    const spaces = GRID.map(seat => race.cars[seat]?.space);
    expect(spaces).toEqual(GRID.map((_, place) => BOARD.spaces[BOARD.grid[place] ?? -1]?.id));
  });

  test('is the order of the first plays, whoever sits where (M-7-0-1)', () => {
    const { race } = book.start(SETUP, BOARD);
    expect([race.play.seat, ...race.order]).toEqual(GRID);
  });

  test('lets the pole choose its pit first (M-4-0-1)', () => {
    const { race } = book.start({ ...SETUP, options: { preparation: 'chosen' } }, BOARD);
    const asked = race.agenda.filter(({ step }) => step === 'choosePitBox');
    expect(asked.map(({ seats }) => seats[0])).toEqual(GRID);
  });

  test('is kept by the race, which goes on from its JSON', () => {
    driveAtRandom(BOARD, SETUP, ({ race, next }) => {
      expect(race.grid).toEqual(GRID);
      expect(book.faults(JSON.parse(JSON.stringify(next)), BOARD)).toEqual([]);
    });
  });

  test('must name every seat once, in a setup and in a race from outside', () => {
    const grid = [0, 0, 1, 2, 3, 4, 5, 6];
    expect(() => book.start({ ...SETUP, grid }, BOARD)).toThrow('a grid of 8 cars names the seats');
    const { race } = book.start(SETUP, BOARD);
    expect(book.faults({ ...race, grid }, BOARD)).toEqual([
      'grid: it does not name every seat once',
    ]);
  });
});

test('without one they start as they sit, and the race says nothing of it', () => {
  const { race } = book.start(eightCars(BOARD, 5), BOARD);
  expect(race.cars.map(({ space }) => space)).toEqual(
    race.cars.map((_, place) => BOARD.spaces[BOARD.grid[place] ?? -1]?.id),
  );
  expect(race).not.toHaveProperty('grid');
});

test('points in a pool that the book does not have are refused', () => {
  const car = { tires: 6, wear: 9 };
  const setup = eightCars(BOARD, 5, { options: { car } });
  expect(() => book.start(setup, BOARD)).toThrow(/^Masters 2005: car\.\w+/);
});
