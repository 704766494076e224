// Races of CPU drivers, and of random ones that seek what seldom happens, to compare their stories with.
import { stables } from '../../drivers/stables.ts';
import { gameOf, seatsOf, setupOf, trackIds } from '../contract/games.ts';
import { evenHanded, seeking } from '../contract/random-drivers.ts';
import { fromGrid, randomStateOf, turnsOf } from '../contract/turns.ts';
import type { AnsweredRace } from './story-faults.ts';

/** The books whose races are told; their dice and corners make every kind of story. */
export const TOLD_BOOKS = ['masters-2005', 'bga-advanced', 'trant', 'championship'] as const;

/** Drives the race of a seed: its circuit, cars and laps follow from it; every third race is one of random drivers. */
export function drivenRace(bookId: string, seed: number, isQuick: boolean): AnsweredRace {
  const tracks = isQuick ? ['tiny-corners'] : trackIds();
  const game = gameOf(bookId, tracks[seed % tracks.length] ?? '');
  const { book, board } = game;
  const { min, max } = seatsOf(game);
  const laps = 1 + (seed % game.lapsMax);
  const setup = setupOf(game, seed, min + (seed % (max - min + 1)), laps);
  const club = stables.of(book).drivers.find(({ level }) => level === 'club');
  const steady = isQuick || club === undefined ? evenHanded : club;
  const driver = seed % 3 === 0 ? seeking(seed, book) : steady;
  const opening = fromGrid(book, board, setup);
  const turns = [...turnsOf(book, board, opening, driver, randomStateOf(seed))];
  const [first, ...rest] = turns;
  if (first === undefined) throw new RangeError('a race has a beginning');
  return {
    setup,
    driven: {
      book,
      board,
      laps,
      first,
      steps: rest.map(({ before = first.race, race, events }) => ({ before, after: race, events })),
    },
    answers: rest.flatMap(({ answered }) =>
      answered === undefined ? [] : [{ seat: answered.decision.seat, choice: answered.choice }],
    ),
  };
}
