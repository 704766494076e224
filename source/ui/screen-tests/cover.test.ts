import { expect, test } from 'vitest';
import { drivers } from '../../drivers/levels/drivers.ts';
import { anyBook, firstBook } from '../../rules/books.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { newSession } from '../../session/begin-session.ts';
import {
  boardOf,
  fitsThePage,
  type Game,
  KEYS,
  play,
  QUESTION,
} from '../../testing/terminal/screen-game.ts';
import type { Settings } from '../services.ts';

/** The first book, with every answer sealed. */
const sealed: RuleBook = {
  ...anyBook(firstBook),
  decisions: (race, board) =>
    anyBook(firstBook)
      .decisions(race, board)
      .map(decision => ({ ...decision, secret: true })),
};

function raceOf(
  people: readonly string[],
  columns = 80,
  rows = 24,
  settings: Partial<Settings> = {},
): Game {
  const opening = newSession({
    book: sealed,
    board: boardOf('otterbrook'),
    circuitText: '',
    seats: people.map(name => ({ name, driver: { kind: 'human' } as const })),
    laps: 1,
    seed: 3,
    levels: drivers,
  });
  return play(columns, rows, { services: { opening }, settings });
}

const screen = (game: Game) => game.lines().join('\n');

/** Presses a key and waits until the screen changes. */
async function pressed(game: Game, key: string): Promise<void> {
  const before = screen(game);
  game.press(key);
  await game.until('a change', () => screen(game) !== before);
}

test.each([
  [60, 20],
  [80, 24],
  [160, 50],
])(
  'a sealed question is covered until its driver has the keyboard, at %ix%i',
  async (columns, rows) => {
    const game = raceOf(['Ann', 'Ben'], columns, rows);
    await game.sees('Ann (A) takes the keyboard');
    expect(screen(game)).not.toMatch(QUESTION);
    expect(screen(game)).toContain('Otterbrook');
    fitsThePage(game);
    await pressed(game, 'A');
    expect(screen(game)).toMatch(QUESTION);
    // Her answers bring up his cover, which only his key lifts; what everybody may see opens over it.
    while (!screen(game).includes('Ben (B) takes')) await pressed(game, KEYS.enter);
    expect(screen(game)).not.toMatch(QUESTION);
    for (const pane of ['m', 't', 'l']) {
      await pressed(game, pane);
      expect(screen(game)).not.toContain('Ben (B) takes');
      expect(screen(game)).not.toMatch(QUESTION);
      await pressed(game, pane);
      expect(screen(game)).toContain('Ben (B) takes');
    }
    await pressed(game, 'b');
    expect(screen(game)).toMatch(QUESTION);
  },
);

test('nothing is covered for people who have turned the covers off', async () => {
  const game = raceOf(['Ann', 'Ben'], 80, 24, { covers: false });
  await game.sees(QUESTION);
  expect(screen(game)).not.toContain('takes the keyboard');
});

test('under the help, and after a second thought about leaving, the cover lies on', async () => {
  const game = raceOf(['Ann', 'Ben']);
  await game.sees('takes the keyboard');
  await pressed(game, '?');
  expect(screen(game)).not.toContain('Otterbrook');
  await pressed(game, '?');
  expect(screen(game)).toContain('takes the keyboard');
  await pressed(game, KEYS.escape);
  expect(screen(game)).toContain('Leave it anyway?');
  await pressed(game, KEYS.enter);
  expect(screen(game)).toContain('takes the keyboard');
});

test('somebody who plays alone needs no cover', async () => {
  const game = raceOf(['Ann']);
  await game.sees(QUESTION);
  expect(screen(game)).not.toContain('takes the keyboard');
});
