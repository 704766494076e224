import { describe, expect, it } from 'vitest';
import { race as situation } from '../../../../testing/formula-de/builders.ts';
import {
  boardOf,
  type Game,
  KEYS,
  race,
  raceFrom,
} from '../../../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');

/** Returns the gears whose bars are under the road. */
function bars(screen: Game): readonly string[] {
  return screen.lines().flatMap(line => /^(?:│ )?g([1-6]) /.exec(line)?.[1] ?? []);
}

/** Returns the gear on the marked line. */
function marked(screen: Game): string {
  return /▸ ([1-6])/.exec(screen.text())?.[1] ?? '';
}

describe('the bars of the gears', () => {
  it.each([
    [80, 28],
    [60, 28],
    [160, 50],
  ])('always have that of the marked one among them, at %ix%i', async (columns, rows) => {
    const from = situation({
      board: BOARD,
      toPlay: [0],
      dice: [4],
      cars: [{ space: 'M30', gear: 5 }],
    });
    const screen = raceFrom(columns, rows, from, ['Ann']);
    await screen.sees('which gear?');
    for (let gear = 0; gear < 6; gear++) {
      const before = marked(screen);
      expect(bars(screen)).toContain(before);
      screen.press(KEYS.down);
      await screen.until('the mark has moved', () => marked(screen) !== before);
      await screen.quiet();
    }
  });
});

it.each([
  [80, 24],
  [60, 20],
])('a bar alone is left out, as the road says the same, at %ix%i', async (columns, rows) => {
  const cars = [{ space: 'M30', gear: 5 }];
  const screen = raceFrom(columns, rows, situation({ board: BOARD, toPlay: [0], cars }), ['Ann']);
  await screen.sees('which gear?');
  await screen.quiet();
  expect(bars(screen)).toEqual([]);
  expect(screen.text()).toMatch(/[◆◇!✗]│[◆◇!✗]/);
});

it('the corner ahead is told to who is asked, not of whoever drives', async () => {
  const screen = race(80, 24, { cars: 3, settings: { animation: true, pace: 'slow' } });
  await screen.sees('where to?');
  await screen.sees('Gate, 1 stop: from');
  screen.press('1');
  await screen.sees('plays …');
  await screen.quiet();
  expect(screen.text()).not.toContain('begins');
});
