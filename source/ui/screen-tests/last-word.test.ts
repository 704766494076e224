// A choice that ends the race is asked twice, however it is made.
import { describe, expect, it } from 'vitest';
import { race as situation } from '../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');
const SURE = 'This ends your race. Sure?';

/** Opens the question for a target after a roll of 6th gear that leads far beyond a corner. */
async function atTheEnd(columns: number, rows: number): Promise<Game> {
  const from = situation({
    board: BOARD,
    toPlay: [0],
    dice: [30],
    cars: [{ space: 'L14', gear: 5, points: { tires: 1, brakes: 1 } }],
  });
  const screen = raceFrom(columns, rows, from, ['Ann']);
  await screen.sees('which gear?');
  screen.press('6');
  await screen.sees('where to?');
  return screen;
}

const answers = (screen: Game) => screen.book.sessions[0]?.answers().length ?? 0;

describe.each([
  [80, 24],
  [60, 20],
  [160, 50],
])('a choice that ends the race, at %ix%i', (columns, rows) => {
  it.each([
    ['Enter', KEYS.enter, KEYS.enter],
    ['its key', '1', '1'],
    ['its key and y', '1', 'y'],
  ])('is made by %s only the second time', async (_, first, second) => {
    const screen = await atTheEnd(columns, rows);
    const before = answers(screen);
    screen.press(first);
    await screen.sees(SURE);
    expect(answers(screen)).toBe(before);
    screen.press(second);
    await screen.sees('The race is over.');
    expect(answers(screen)).toBe(before + 1);
  });

  it('is taken back by Escape, and by going to another line', async () => {
    const screen = await atTheEnd(columns, rows);
    const before = answers(screen);
    for (const key of [KEYS.escape, KEYS.down]) {
      screen.press(KEYS.enter);
      await screen.sees(SURE);
      screen.press(key);
      await screen.loses(SURE);
      await screen.sees('where to?');
    }
    expect(answers(screen)).toBe(before);
  });
});
