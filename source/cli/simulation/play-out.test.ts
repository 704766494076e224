// What a simulation counts of a race is what its sheet says.
import { expect, test } from 'vitest';
import { gameOf } from '../../check/contract/games.ts';
import type { Driver } from '../../drivers/driver.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { allBooks } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { type PlayedAnswer, raceSheet } from '../../season/sheet/make-sheet.ts';
import { playOut } from './play-out.ts';

const CARS = 4;
const LEVELS = Array.from({ length: CARS }, () => 'random');
const LAPS = 2;

function randomOf(book: RuleBook): Driver | undefined {
  return driverTables.of(book).drivers.find(({ level }) => level === 'random');
}

/** Returns a driver who plays like another and whose answers are noted. */
function noting(driver: Driver, answers: PlayedAnswer[]): Driver {
  return {
    ...driver,
    choose(view, decision, board, random) {
      const answer = driver.choose(view, decision, board, random);
      answers.push({ seat: decision.seat, choice: answer.choice });
      return answer;
    },
  };
}

/** The books by which somebody plays at random. */
const BOOKS = allBooks().filter(book => randomOf(book) !== undefined);

test.each(BOOKS.map(({ id }) => id))('rolls, laps, overtakes and figures of %s', id => {
  const { book, board } = gameOf(id, 'tiny-corners');
  const random = randomOf(book);
  if (random === undefined) throw new RangeError('nobody plays at random');
  const seats = LEVELS.map(name => ({ name }));
  for (const seed of [3, 5, 8]) {
    const answers: PlayedAnswer[] = [];
    const drivers = LEVELS.map(() => noting(random, answers));
    const setup = { book: id, seed, laps: LAPS, levels: LEVELS };
    const { tally, overtakes } = playOut({ book, board, track: board.id, drivers }, setup);
    const begun = {
      book: id,
      track: board.id,
      seed,
      laps: LAPS,
      seats,
      options: {},
    };
    const { lines } = raceSheet({ book, board, setup: begun, answers });
    for (const line of lines) {
      const car = tally.cars[line.seat];
      expect(car?.plays).toBe(line.plays);
      expect(car?.home !== undefined).toBe(line.status === 'finished');
      expect(car?.lapPlays.toSorted((a, b) => a - b)[0]).toBe(line.fastestLap);
      expect(car?.figures.get('pitStops') ?? 0).toBe(line.figures['pitStops'] ?? 0);
      expect(overtakes.filter(({ by }) => by === line.seat)).toHaveLength(line.overtakes);
    }
    expect(lines.some(({ plays }) => plays > 0)).toBe(true);
  }
});
