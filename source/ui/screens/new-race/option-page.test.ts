// The page of the options of a book that has more than a few.
import { describe, expect, test } from 'vitest';
import type { OptionField } from '../../../rules/kit/options.ts';
import { type Game, KEYS, play, toForm } from '../../../testing/terminal/screen-game.ts';
import type { OfferedBook } from '../../services.ts';

function option(name: string): OptionField {
  return { name, values: ['off', 'on'], usual: 'off', off: 'off' };
}

const FEW: OfferedBook = {
  id: 'few',
  name: 'Few',
  usualLaps: 3,
  hasTrials: true,
  sessionsMost: 3,
  options: ['one', 'two', 'three'].map(option),
};
const MANY: OfferedBook = {
  id: 'many',
  name: 'Many',
  usualLaps: 3,
  hasTrials: true,
  sessionsMost: 3,
  options: ['one', 'two', 'three', 'four'].map(option),
};

async function atRules(columns: number, rows: number, book: OfferedBook): Promise<Game> {
  const screen = play(columns, rows, { services: { books: [book] } });
  await toForm(screen);
  screen.press(KEYS.up.repeat(2));
  return screen;
}

/** Returns the line of the screen that has a text. */
function lineOf(screen: Game, text: string | RegExp): string {
  return screen.lines().find(line => line.search(text) >= 0) ?? '';
}

describe.each([
  [80, 24],
  [60, 20],
] as const)('at %ix%i', (columns, rows) => {
  test('three options stand among the other lines', async () => {
    const screen = await atRules(columns, rows, FEW);
    await screen.sees('▸ three');
    expect(screen.text()).toMatch(/one +off[\s\S]+two +off/);
  });

  test('more have a page: Enter opens it, and left and right switch them', async () => {
    const screen = await atRules(columns, rows, MANY);
    await screen.sees(/▸ Options +none +enter: change them/);
    expect(screen.text()).not.toContain('three');
    screen.press(KEYS.enter);
    await screen.sees('Options of Many');
    screen.press(`${KEYS.down}${KEYS.right}`);
    await screen.sees(/two +< on >/);
    screen.press(`${KEYS.down.repeat(2)}${KEYS.right}`);
    await screen.sees(/four +< on >/);
    screen.press(KEYS.escape);
    await screen.sees(/▸ Options +two, four/);
  });

  test('the grid is made there too, and the last line leads on from the options', async () => {
    const screen = await atRules(columns, rows, MANY);
    screen.press(KEYS.enter);
    await screen.sees('Options of Many');
    screen.press(`${KEYS.up.repeat(2)}${KEYS.left}`);
    await screen.sees(/Grid +< timed trials >/);
    expect(lineOf(screen, 'Sessions')).toContain('1');
    screen.press(KEYS.up.repeat(5));
    await screen.sees(/▸ +Done/);
    screen.press(KEYS.enter);
    await screen.sees(/Options +timed trials/);
    expect(lineOf(screen, '▸')).toContain('Seed');
  });
});

test('the race has the options of the page, and the next form begins with them', async () => {
  const screen = await atRules(80, 24, MANY);
  screen.press(`${KEYS.enter}${KEYS.right}${KEYS.escape}`);
  await screen.sees(/Options +one/);
  screen.press(KEYS.down.repeat(3));
  await screen.sees(/▸ +Start the race/);
  screen.press(KEYS.enter);
  await screen.until('the race is wanted', () => screen.book.kept.length > 0);
  expect(screen.book.settings.lastRace?.options).toMatchObject({ one: 'on', two: 'off' });
});

test('the mark stays on the line of the rules, whichever lines a book has', async () => {
  const screen = play(80, 24, { services: { books: [FEW, MANY] } });
  await toForm(screen);
  screen.press(KEYS.up.repeat(5));
  await screen.sees(/▸ Rules +< Few >/);
  for (const book of ['Many', 'Few', 'Many']) {
    screen.press(KEYS.right);
    await screen.sees(new RegExp(`▸ Rules +< ${book} >`));
  }
});

test('the help explains the page', async () => {
  const screen = await atRules(80, 24, MANY);
  screen.press(`${KEYS.enter}?`);
  await screen.sees('switch the marked option');
});
