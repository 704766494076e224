import { describe, expect, it } from 'vitest';
import { allBooks } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { Bid, BidRace } from '../../testing/bids/sealed-bids.ts';
import { volume } from '../../testing/volume.ts';
import { CLAUSES, type Entry } from './contract.ts';
import { bidGame, type Game, gameOf, seatsOf, tinyTracksOf } from './games.ts';

/** Returns races of one game with fewest, some and most cars; odd seeds are driven with a bias. */
function entriesOf(game: Game): readonly Entry[] {
  const { min, max } = seatsOf(game);
  const few = { game, cars: Math.max(min, 2), laps: 2, seed: 11 };
  const some = { game, cars: Math.ceil((min + max) / 2), laps: 1, seed: 12 };
  const most = { game, cars: max, laps: 1, seed: 13 };
  return HOUSE.includes(game.track) ? volume([some], [few, some, most]) : [few, some, most];
}

// The fuzzer covers the other circuits. The books take turns on these two, unless there is time for both.
const HOUSE = ['monza', 'monaco'];
const HOUSE_OF_A_BOOK = volume(1, HOUSE.length);
const games: readonly Game[] = [
  bidGame,
  ...allBooks()
    .filter(book => book.family !== 'test')
    .flatMap((book, turn) => {
      const house = HOUSE.filter((_, at) => (at + turn) % HOUSE.length < HOUSE_OF_A_BOOK);
      return [...tinyTracksOf(book), ...house].map(track => gameOf(book.id, track));
    }),
];

describe('the clauses about sealed answers', () => {
  const breaches = (over: Partial<RuleBook>) => {
    const game = { ...bidGame, book: { ...bidGame.book, ...over } };
    const entry = { game, cars: 3, laps: 2, seed: 11 };
    return CLAUSES.filter(({ check }) => check(entry).length > 0).map(({ name }) => name);
  };
  const { book } = bidGame;

  it('find a book that tells what was sealed', () => {
    const apply: RuleBook['apply'] = (race, seat, choice, board) => {
      const { race: next, events } = book.apply(race, seat, choice, board);
      return { race: next, events: [...events, { ...choice, seat }] };
    };
    expect(breaches({ apply })).toEqual(['what a sealed answer tells does not depend on it']);
  });

  it('find a book that offers others less for it', () => {
    // Nobody may bid again what has been bid already.
    const decisions: RuleBook['decisions'] = (race, board) =>
      book.decisions(race, board).map(({ choices, ...decision }) => ({
        ...decision,
        choices: choices.filter(choice => !(race as BidRace).bids.includes((choice as Bid).coins)),
      }));
    expect(breaches({ decisions })).toContain(
      'what others may choose does not depend on a sealed answer',
    );
  });
});

describe.each(games.map(game => [game.book.id, game.track, game] as const))(
  'the book %s on %s',
  (_book, _track, game) => {
    it.each(CLAUSES)('$name', ({ check }) => {
      expect(entriesOf(game).flatMap(entry => check(entry))).toEqual([]);
    });
  },
);
