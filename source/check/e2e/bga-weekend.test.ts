// A weekend by each BGA book in the real program, with all options of the book: set up by keys, qualified for, raced,
// left in the middle, resumed and finished.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { bgaAdvanced } from '../../rules/formula-de/bga/advanced.ts';
import { bgaBasic } from '../../rules/formula-de/bga/basic.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { offeredOptions } from '../../rules/kit/options.ts';
import { EN } from '../../ui/words/en/words.ts';
import { answers } from './answers.ts';
import { type Shell, startShell } from './shell.ts';

const KEYS = { up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', left: '\x1b[D' };
const LINES_MAX = 40;
const ANSWERS_BEFORE_QUITTING = 6;
const STILL_MS = 150;
/** How late a busy machine may draw what a key has changed. */
const LATE_MS = 3000;
const SLOW_MS = 240_000;
/** Time between two presses of Enter: the program takes none before a person can have read the question. */
const PRESS_MS = 400;

/** Waits until the screen stands still: half a frame says nothing. */
async function settled(shell: Shell): Promise<void> {
  let last = '';
  while (shell.text() !== last) {
    last = shell.text();
    await pause(STILL_MS);
  }
}

/** Waits until the screen shows something else, but not for ever: a key may be without effect. */
async function changed(shell: Shell, before: string): Promise<void> {
  for (let ms = 0; ms < LATE_MS && shell.text() === before; ms += STILL_MS) await pause(STILL_MS);
}

/** Presses a key until the screen shows something. */
async function pressUntil(shell: Shell, key: string, wanted: RegExp): Promise<void> {
  for (let count = 0; count < LINES_MAX && !wanted.test(shell.text()); count++) {
    const before = shell.text();
    shell.press(key);
    await changed(shell, before);
    await settled(shell);
  }
  await shell.sees(wanted);
}

async function toLine(shell: Shell, label: string): Promise<void> {
  await pressUntil(shell, KEYS.down, new RegExp(`▸ ${label}`));
}

/** Fills in the form of a new race: the book, two laps, four cars, all options on, and timed trials. */
async function setUp(shell: Shell, book: FormulaDeBook): Promise<void> {
  await shell.sees('3 New race');
  shell.press('3');
  await shell.sees('Choose a circuit');
  shell.press('\r');
  await shell.sees('Who is racing?');
  shell.press('Ada');
  await shell.sees('Ada');
  await toLine(shell, 'Rules');
  await pressUntil(shell, KEYS.right, new RegExp(book.name));
  await toLine(shell, 'Laps');
  await pressUntil(shell, KEYS.right, /Laps +< 2 >/);
  await toLine(shell, 'Cars');
  await pressUntil(shell, KEYS.left, /Cars +< 4 >/);
  await toLine(shell, 'Seed');
  shell.press('5');
  await switchOn(shell, book);
  await toLine(shell, ' Start the race');
}

async function switchOn(shell: Shell, book: FormulaDeBook): Promise<void> {
  const offered = offeredOptions(book.options);
  const onPage = offered.length > 3;
  if (onPage) {
    await toLine(shell, 'Options');
    shell.press('\r');
    await shell.sees(`Options of ${book.name}`);
  }
  for (const { name, values } of offered) {
    const { label = name, values: said = {} } = EN.options[name] ?? {};
    await toLine(shell, label);
    const value = said[values[1] ?? ''] ?? values[1] ?? '';
    await pressUntil(shell, KEYS.right, new RegExp(`${label} +< ${value} >`));
  }
  await toLine(shell, 'Grid');
  await pressUntil(shell, KEYS.left, /Grid +< timed trials >/);
  if (!onPage) return;
  await pressUntil(shell, KEYS.down, /▸ +Done/);
  shell.press('\r');
  await shell.sees('Who is racing?');
}

/** Presses a key, Enter unless told, again and again until something holds; one that comes too early is not taken. */
async function takeUntil(
  shell: Shell,
  what: string,
  holds: () => boolean,
  key = '\r',
): Promise<void> {
  let pressedAt = 0;
  const until = Date.now() + SLOW_MS;
  while (!holds()) {
    if (Date.now() > until) throw new Error(`never: ${what}\n${shell.text()}`);
    if (Date.now() - pressedAt > PRESS_MS) {
      shell.press(key);
      pressedAt = Date.now();
    }
    await pause(20);
  }
}

/** Drives the race on to its classification; at the flag what is left is skipped. */
async function toClassification(shell: Shell): Promise<void> {
  const isOver = () => /Classification:/.test(shell.text());
  await takeUntil(shell, 'the flag', () => isOver() || /Skip to the end/.test(shell.text()));
  if (!isOver()) {
    await takeUntil(shell, 'the rest is skipped', () => !/Skip to the end/.test(shell.text()), '2');
  }
  await takeUntil(shell, 'the classification', isOver);
}

describe('a weekend with all options of its book', () => {
  test.each([
    [bgaBasic.name, bgaBasic],
    [bgaAdvanced.name, bgaAdvanced],
  ])(
    'of %s is set up by keys, raced, left in the middle, resumed and finished',
    async (_name, book) => {
      const shell = startShell(['--no-animation']);
      await setUp(shell, book);
      shell.press('\r');
      await shell.sees('Drive the lap');
      shell.press('1');
      await takeUntil(shell, 'the line', () => /Over the line!|Session over/.test(shell.text()));
      await takeUntil(shell, 'the grid', () => /To the grid/.test(shell.text()));
      const driven = answers(shell.saves);
      await takeUntil(
        shell,
        'some answers of the race',
        () => answers(shell.saves) >= driven + ANSWERS_BEFORE_QUITTING,
      );
      shell.press('q');
      expect(await shell.left()).toBe(0);

      const again = startShell(['resume', '--no-animation'], { saves: shell.saves });
      await again.sees(/which gear|where to|\?/);
      await toClassification(again);
      const points = /points/.test(again.text());
      expect([points, /team 1/i.test(again.text())]).toEqual([true, true]);
      again.press('q');
      expect(await again.left()).toBe(0);
    },
    SLOW_MS,
  );
});
