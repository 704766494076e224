// Prints fingerprints of random races, for a change that must not alter any race: compare the output before and after.
//   node source/check/race-hashes.ts [--book masters-2005] [--races 200] [--seed 1] > hashes.txt
import { driverTables } from '../drivers/driver-tables.ts';
import { books } from '../rules/books.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import { type Game, gameOf, seatsOf, setupOf, trackIds } from './contract/games.ts';
import { evenHanded, seeking } from './contract/random-drivers.ts';
import { fromGrid, randomStateOf, turnsOf } from './contract/turns.ts';
import { orderOf, wholeNumber } from './orders.ts';

interface Order {
  readonly book: string;
  readonly races: number;
  readonly seed: number;
}

/** Answers between two turns whose choices and consequences are hashed as well. */
const LOOK_EVERY = 7;

const ANSWERS_MAX = 1500;

function raceHash(game: Game, seed: number): string {
  const { book, board } = game;
  const { min, max } = seatsOf(game);
  const cars = min + (seed % (max - min + 1));
  const setup = setupOf(game, seed, cars, 1 + (seed % game.lapsMax));
  const club = driverTables.of(book).drivers.find(({ level }) => level === 'club');
  const drivers = [club ?? evenHanded, evenHanded, seeking(seed, book)];
  const driver = drivers[seed % drivers.length] ?? evenHanded;
  const parts: string[] = [];
  let last = '';
  for (const turn of turnsOf(
    book,
    board,
    fromGrid(book, board, setup),
    driver,
    randomStateOf(seed),
  )) {
    parts.push(fingerprint(turn.events));
    last = fingerprint(turn.race);
    if (turn.number % LOOK_EVERY === 0) {
      for (const { seat, step, choices } of book.decisions(turn.race, board)) {
        const told = choices.map(choice => book.consequences(turn.race, seat, choice, board));
        parts.push(last, fingerprint({ seat, step, choices, told }));
      }
    }
    if (turn.number >= ANSWERS_MAX) break;
  }
  return fingerprint([...parts, last]);
}

function print({ book, races, seed }: Order): number {
  const tracks = trackIds();
  const games = new Map(tracks.map(track => [track, gameOf(book, track)] as const));
  for (let race = seed; race < seed + races; race++) {
    const game = games.get(tracks[race % tracks.length] ?? '');
    if (game !== undefined) {
      console.log(`${book} ${game.track} ${race} ${raceHash(game, race)}`);
    }
  }
  return 0;
}

process.exitCode = print(
  orderOf(
    {
      about:
        'Prints a fingerprint of each of some random races: what changes nothing changes none of them.',
      flags: {
        book: { type: 'string', default: books[0]?.id ?? '', takes: 'ID', says: 'the rule book' },
        races: {
          type: 'string',
          default: '200',
          takes: 'N',
          says: 'races, a circuit after the other',
        },
        seed: { type: 'string', default: '1', takes: 'S', says: 'seed of the first race' },
      },
    },
    given => ({
      book: given.book,
      races: wholeNumber('races', given.races, 1),
      seed: wholeNumber('seed', given.seed, 0),
    }),
  ),
);
