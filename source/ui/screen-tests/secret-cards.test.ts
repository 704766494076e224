import { describe, expect, it, test } from 'vitest';
import { newSession } from '../../session/begin-session.ts';
import { type CarSpec, situation } from '../../testing/championship-formula/builders.ts';
import { fitsThePage, type Game, KEYS, play } from '../../testing/terminal/screen-game.ts';
import type { Settings } from '../services.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;
type Size = readonly [columns: number, rows: number];

const CARS: readonly CarSpec[] = [
  { space: 'M4', speed: 60 },
  { space: 'L3', speed: 60 },
];

/** Opens a race of two people who are about to lay their cards. */
function raceOf(
  [columns, rows]: Size,
  settings: Partial<Settings> = {},
  typingClock?: () => number,
): Game {
  const { book, board, race } = situation({ cars: CARS });
  const opening = newSession({
    book,
    board,
    circuitText: '',
    seats: ['Ann', 'Ben'].map(name => ({ name, driver: { kind: 'human' } })),
    laps: race.laps,
    seed: 1,
    options: race.options,
    from: { race, events: [] },
    levels: [],
  });
  const typing = typingClock === undefined ? {} : { typingClock };
  return play(columns, rows, { services: { opening, ...typing }, settings });
}

async function uncovered(game: Game, name: string): Promise<void> {
  await game.sees(`${name} takes the keyboard`);
  await game.quiet();
  game.press(/\((.)\)/.exec(name)?.[1] ?? '');
  await game.sees('which card?');
  await game.quiet();
}

/** Opens map, drivers and log over a screen and closes each again. */
async function lookAround(game: Game, under: string): Promise<void> {
  for (const pane of ['m', 't', 'l']) {
    game.press(pane);
    await game.loses(under);
    await game.quiet();
    game.press(pane);
    await game.sees(under);
    await game.quiet();
  }
}

/** Returns what is written from the first card to the moment before the second one lies. */
async function untilReveal(key: string, size: Size): Promise<string> {
  const game = raceOf(size);
  await uncovered(game, 'Ann (A)');
  const before = game.written().length;
  game.press(key);
  await game.sees('Ben (B) takes the keyboard');
  await game.quiet();
  await lookAround(game, 'Ben (B) takes the keyboard');
  await uncovered(game, 'Ben (B)');
  await lookAround(game, 'which card?');
  const told = game.written().slice(before);
  expect(told).toContain('60#');
  game.press('3');
  await game.sees('which way?');
  await game.quiet();
  return told;
}

test('a card of somebody else is taken back once it has been said whose it is', async () => {
  const game = raceOf([80, 24]);
  await uncovered(game, 'Ann (A)');
  game.press('2');
  await game.sees('Ben (B) takes the keyboard');
  await game.quiet();
  game.press('u');
  await game.sees("Take back Ann's choice? Press u again.");
  await game.sees('Ben (B) takes the keyboard');
  game.press('u');
  await game.sees('Ann (A) takes the keyboard');
});

test.each([200, 300, 500, 660, 1000])(
  'Enter held down, with a pause of %i ms, lifts no cover and lays no card for the next person',
  async wait => {
    let now = 1_000;
    const game = raceOf([80, 24], {}, () => now);
    await uncovered(game, 'Ann (A)');
    now += 2_000;
    game.press(KEYS.enter);
    await game.sees('Ben (B) takes the keyboard');
    now += wait;
    for (let repeat = 0; repeat < 40; repeat++) {
      game.press(KEYS.enter);
      now += 33;
    }
    await game.quiet();
    expect(game.text()).toContain('Ben (B) takes the keyboard');
    expect(game.text()).not.toContain('which card?');
    // A letter that is held lifts the cover and answers nothing behind it.
    game.press('b'.repeat(3));
    await game.sees('which card?');
    now += 100;
    game.press(`${KEYS.enter}2`);
    await game.quiet();
    expect(game.text()).toContain('which card?');
  },
);

test.each(SIZES)(
  'not a byte depends on a card before all are turned, at %ix%i',
  async (...size) => {
    const slow = await untilReveal('2', size);
    expect(await untilReveal('4', size)).toBe(slow);
    expect(await untilReveal('6', size)).toBe(slow);
  },
);

describe.each(SIZES)('the cards on the screen at %ix%i', (...size) => {
  it('lie with their backs up, and are turned together', async () => {
    const game = raceOf(size);
    await uncovered(game, 'Ann (A)');
    expect(game.text()).toMatch(/ 60\b(?!#)/);
    game.press('5');
    await uncovered(game, 'Ben (B)');
    expect(game.text()).toContain('60#');
    game.press('3');
    await game.sees('which way?');
    expect(game.text()).not.toContain('60#');
    expect(game.text()).toContain('100');
    fitsThePage(game);
  });

  it('need no cover between people who have turned it off', async () => {
    const game = raceOf(size, { covers: false });
    await game.sees('which card?');
    game.press('5');
    await game.sees('Ben');
    await game.quiet();
    expect(game.text()).toContain('which card?');
    expect(game.text()).toContain('60#');
    fitsThePage(game);
  });
});
