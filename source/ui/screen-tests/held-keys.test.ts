// A key that is held while the keyboard changes hands, by every book: it answers for nobody but the person who pressed it.
import { expect, test } from 'vitest';
import { checkedBooks, gameOf } from '../../check/contract/games.ts';
import { newSession } from '../../session/begin-session.ts';
import { type Game, KEYS, play, trials } from '../../testing/terminal/screen-game.ts';
import { volume } from '../../testing/volume.ts';

/** Milliseconds that keyboards wait before a held key repeats, and between two repeats at 30 Hz. */
const PAUSES = [200, 300, 500, 660, 1000];
const REPEAT = 33;
const REPEATS = 40;
/** Milliseconds after which a key is a new press, however long it was held before. */
const LET_GO = 1_200;

const NAMES = ['Ann', 'Bob', 'Cleo'];
/** Longer races reach every kind of question; these reach the preparation and the first rounds. */
const PRESSES = volume(12, 120);

interface Played {
  readonly game: Game;
  readonly seats: () => readonly number[];
}

/** Opens a race of three people by a book. */
function opened(id: string, options: object, typingClock: () => number): Played {
  const { book, board } = gameOf(id, 'otterbrook');
  const opening = newSession({
    book,
    board,
    circuitText: '',
    seats: NAMES.map(name => ({ name, driver: { kind: 'human' } })),
    laps: book.usualLaps,
    seed: 5,
    options,
    levels: [],
  });
  const game = play(80, 24, { services: { opening, typingClock } });
  return { game, seats: () => opening.answers().map(({ seat }) => seat) };
}

const COVER = /\((\w)\) takes the keyboard/;

/** Holds Enter at one question after another, each time with another pause, and returns the seats that each hold answered for. */
async function held(id: string, options: object): Promise<readonly number[][]> {
  let now = 1_000;
  const { game, seats } = opened(id, options, () => now);
  const holds: number[][] = [];
  await game.sees(/Ann/);
  for (let press = 0; press < PRESSES; press++) {
    await game.quiet();
    now += LET_GO;
    const [, letter] = COVER.exec(game.text()) ?? [];
    if (letter !== undefined) {
      game.press(letter);
      await game.loses('takes the keyboard');
      continue;
    }
    if (/The race is over|Classification/.test(game.text())) break;
    const before = seats().length;
    game.press(KEYS.enter);
    await game.quiet();
    now += PAUSES[press % PAUSES.length] ?? 0;
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      game.press(KEYS.enter);
      now += REPEAT;
      if (repeat === REPEATS / 2) await game.quiet();
    }
    await game.quiet();
    holds.push([...new Set(seats().slice(before))]);
  }
  return holds;
}

/** What else is asked in secret, or one after another, before the start and in the race. */
const MORE: readonly (readonly [id: string, options: object])[] = [
  ['masters-2005', { preparation: 'chosen', weather: 'roll' }],
  ['trant', { preparation: 'chosen', driverPoints: 'on' }],
  ['championship', { pits: 'on' }],
];

test.each([...checkedBooks(false).map(({ id }) => [id, {}] as const), ...MORE])(
  'Enter held down by %s with %o answers for one person at a time',
  async (id, options) => {
    const holds = await held(id, options);
    for (const seats of holds) expect(seats.length).toBeLessThanOrEqual(1);
    // Everybody was asked, and answered by a press of their own.
    expect(new Set(holds.flat())).toEqual(new Set([0, 1, 2]));
  },
);

test.each([300, 660])(
  'Enter held down with a pause of %i ms does not start the timed lap of the next driver',
  async wait => {
    let now = 1_000;
    const screen = trials(80, 24, { humans: ['Ann', 'Bob'], services: { typingClock: () => now } });
    await screen.sees('Drive the lap');
    now += LET_GO;
    screen.press('1');
    await screen.sees('which tires?');
    for (
      let press = 0;
      press < 400 && !/Over the line!|Session over/.test(screen.text());
      press++
    ) {
      now += LET_GO;
      screen.press(KEYS.enter);
      await screen.quiet();
    }
    now += LET_GO;
    screen.press(KEYS.enter);
    await screen.sees('Bob');
    now += wait;
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      screen.press(KEYS.enter);
      now += REPEAT;
    }
    await screen.quiet();
    expect(screen.weekend.qualifying().underWay).toBeUndefined();
    expect(screen.weekend.qualifying().trials).toHaveLength(1);
  },
);
