// Races of CPU drivers, and of random ones that seek what seldom happens, to compare their stories with.
import type { Board } from '../../circuit/board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import type { RaceSetup, RuleBook } from '../../rules/kit/types.ts';
import { checkedBooks, type Game, gameOf, seatsOf, setupOf, trackIds } from '../contract/games.ts';
import { evenHanded, seeking } from '../contract/random-drivers.ts';
import { fromGrid, randomStateOf, type Turn, turnsOf } from '../contract/turns.ts';
import type { AnsweredRace } from './claims.ts';

/** The books whose races have stories. */
export const TOLD_BOOKS: readonly string[] = checkedBooks(false).map(({ id }) => id);

/** Drives the race of a seed: its circuit, cars and laps follow from it; every third race is one of random drivers. */
export function drivenRace(bookId: string, seed: number, isQuick: boolean): AnsweredRace {
  const tracks = isQuick ? ['tiny-corners'] : trackIds();
  const game = gameOf(bookId, tracks[seed % tracks.length] ?? '');
  const { book } = game;
  const { min, max } = seatsOf(game);
  const laps = 1 + (seed % game.lapsMax);
  const setup = setupOf(game, seed, min + (seed % (max - min + 1)), laps);
  const club = driverTables.of(book).drivers.find(({ level }) => level === 'club');
  const steady = isQuick || club === undefined ? evenHanded : club;
  return raceDrivenBy(seed % 3 === 0 ? seeking(seed, book) : steady, game, setup);
}

export function raceDrivenBy(
  driver: Driver,
  { book, board }: Game,
  setup: RaceSetup,
): AnsweredRace {
  const opening = fromGrid(book, board, setup);
  const turns = [...turnsOf(book, board, opening, driver, randomStateOf(setup.seed))];
  return answeredRace(book, board, setup, turns);
}

/**
 * Returns the race of turns that were played to its end.
 * @throws RangeError without a turn
 */
export function answeredRace(
  book: RuleBook,
  board: Board,
  setup: RaceSetup,
  turns: readonly Turn[],
): AnsweredRace {
  const [first, ...rest] = turns;
  if (first === undefined) throw new RangeError('a race has a beginning');
  return {
    setup,
    isOver: true,
    driven: {
      book,
      board,
      laps: setup.laps,
      first,
      steps: rest.map(({ before = first.race, race, events }) => ({ before, after: race, events })),
    },
    answers: rest.flatMap(({ answered }) =>
      answered === undefined ? [] : [{ seat: answered.decision.seat, choice: answered.choice }],
    ),
  };
}
