// People at one keyboard: cars that change hands, and messages to whoever takes the keyboard next.
import { expect, test } from 'vitest';
import { drivers } from '../../drivers/levels/drivers.ts';
import { anyBook, firstBook } from '../../rules/books.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { situation } from '../../testing/championship-formula/builders.ts';
import { boardOf, fitsThePage, type Game, KEYS, play } from '../../testing/terminal/screen-game.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;

const person = (name: string) => ({ name, driver: { kind: 'human' } }) as const;

/** Returns a race of two people who are about to lay their cards face down. */
function secretRace(): Session {
  const cars = [
    { space: 'M4', speed: 60 },
    { space: 'L3', speed: 60 },
  ];
  const { book, board, race } = situation({ cars });
  const seats = ['Ann', 'Ben'].map(person);
  const from = { race, events: [] };
  const { laps, options } = race;
  const levels = drivers;
  return newSession({ book, board, circuitText: '', seats, laps, seed: 1, options, from, levels });
}

function openRace(people: readonly string[]): Session {
  return newSession({
    book: anyBook(firstBook),
    board: boardOf('otterbrook'),
    circuitText: '',
    seats: people.map(person),
    laps: 1,
    seed: 3,
    levels: drivers,
  });
}

async function typed(game: Game, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    game.press(key);
    await game.quiet();
  }
}

test.each(SIZES)('a car goes to somebody else at an open question, at %ix%i', async (...size) => {
  const opening = openRace(['Ann', 'Ben']);
  const game = play(...size, { services: { opening } });
  await game.sees('where to?');
  await typed(game, ['d']);
  await game.sees('Who drives which car');
  fitsThePage(game);
  await typed(
    game,
    ['left', ...'Eva'].map(key => (key === 'left' ? KEYS.left : key)),
  );
  await typed(game, [KEYS.enter]);
  await game.sees('Eva drives car A for Ann');
  expect(opening.seats[0]).toEqual(person('Eva'));
  fitsThePage(game);
});

test.each(SIZES)('a cover stays down when a car changes hands, at %ix%i', async (...size) => {
  const opening = secretRace();
  const game = play(...size, { services: { opening } });
  await game.sees('Ann (A) takes the keyboard');
  await typed(game, ['A']);
  await game.sees('which card?');
  await typed(game, [KEYS.enter]);
  await game.sees('Ben (B) takes the keyboard');
  await typed(game, ['d', KEYS.up, KEYS.left, ...'Eva', KEYS.enter]);
  await game.sees('Ben (B) takes the keyboard');
  expect(game.lines().join('\n')).not.toContain('which card?');
  expect(opening.seats[0]).toEqual(person('Eva'));
});

test('a car that a CPU driver has is driven at once, and goes back to its driver by name', async () => {
  const opening = openRace(['Ann', 'Ben']);
  const game = play(80, 24, { services: { opening } });
  await game.sees('where to?');
  await typed(game, ['d', KEYS.right, KEYS.enter]);
  await game.sees('Ann goes home: car A drives as');
  await game.sees('Ben (B)');
  await game.sees('where to?');
  await typed(game, ['d', KEYS.up, KEYS.right, KEYS.enter]);
  await game.sees('Ann is back');
  expect(opening.handOvers).toHaveLength(2);
});

test('a name that somebody else has is refused with a sentence, and the page stays', async () => {
  const opening = openRace(['Ann', 'Ben']);
  const game = play(80, 24, { services: { opening } });
  await game.sees('where to?');
  await typed(game, ['d', KEYS.left, ...'ben', KEYS.enter]);
  await game.sees('Somebody else in this race has that name.');
  await game.sees('Who drives which car');
});

test.each(SIZES)(
  'a message is read once by whoever takes the keyboard next, at %ix%i',
  async (...size) => {
    const opening = secretRace();
    const game = play(...size, { services: { opening } });
    await game.sees('Ann (A) takes the keyboard');
    await typed(game, ['A']);
    await game.sees('which card?');
    await typed(game, ['M', ...'tea?', KEYS.enter, ...'no', KEYS.enter]);
    await game.sees('which card?');
    await typed(game, [KEYS.enter]);
    await game.sees('Ann says: tea? / no');
    await game.sees('Ben (B) takes the keyboard');
    await typed(game, ['B']);
    await game.sees('which card?');
    await typed(game, [KEYS.enter]);
    await game.loses('Ann says');
    expect(JSON.stringify([opening.answers(), opening.race()])).not.toContain('tea');
  },
);

test('the log of a race that is resumed tells again who changed hands, in its round', async () => {
  const opening = openRace(['Ann', 'Ben']);
  opening.handOver(1, person('Eva'));
  const game = play(80, 24, { services: { opening } });
  await game.sees('where to?');
  await typed(game, ['l']);
  await game.sees('Eva drives car B for Ben');
});
