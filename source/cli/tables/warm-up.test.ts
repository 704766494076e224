import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { boardNamed } from '../../check/games.ts';
import type { Board } from '../../circuit/board.ts';
import { lapsName, raceValues, slidesOfRaces } from '../../drivers/race-values.ts';
import { firstBook } from '../../rules/books.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { warmUp } from './warm-up.ts';

afterEach(() => void vi.unstubAllEnvs());

const { values } = firstBook.definition;
const stock = { tires: 6, brakes: 3, gas: 3 };
const READY = { timeout: 100_000 };

test('what a thread has solved is what a driver would have solved, and is kept on the disk', async () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  const board = boardNamed('otterbrook');
  const here = raceValues(boardNamed('otterbrook'), values);
  await warmUp(board, values, false);
  const there = raceValues(board, values);
  for (const { index } of board.spaces.filter(space => space.kind === 'track')) {
    expect(there.rollsLeft(index, 3, 0, 1, stock)).toBe(here.rollsLeft(index, 3, 0, 1, stock));
  }
  await expect
    .poll(() => readdirSync(folder).toSorted(), READY)
    .toEqual(
      slidesOfRaces(values, false)
        .map(slide => `${lapsName(board, values, slide)}.tables`)
        .toSorted(),
    );
});

test('asked twice it is solved once, and then there is nothing to wait for', async () => {
  const board = boardNamed('otterbrook');
  const solving = warmUp(board, values, false);
  expect(warmUp(board, values, false)).toBe(solving);
  await solving;
  expect(warmUp(board, values, false)).toBeUndefined();
});

test('the next race on the circuit takes over what the thread has handed over, on a board of its own', async () => {
  await warmUp(boardNamed('otterbrook'), values, false);
  const board = boardNamed('otterbrook');
  expect(warmUp(board, values, false)).toBeUndefined();
  const handed = raceValues(board, values);
  expect(warmUp(board, values, false)).toBeUndefined();
  expect(raceValues(board, values)).toBe(handed);
});

test('the laps of one circuit are held at a time', async () => {
  await warmUp(boardNamed('otterbrook'), values, false);
  await warmUp(boardNamed('monza'), values, false);
  expect(warmUp(boardNamed('otterbrook'), values, false)).toBeInstanceOf(Promise);
});

test('the memory of its laps is free as soon as another circuit is studied', async () => {
  const board = boardNamed('otterbrook');
  await warmUp(board, values, true);
  const handed = raceValues(board, values);
  const rolls = handed.rollsLeft(0, 3, 0, 1, stock);
  await warmUp(boardNamed('monza'), values, true);
  expect(handed.rollsLeft(0, 3, 0, 1, stock)).toBeNaN();
  expect(raceValues(board, values).rollsLeft(0, 3, 0, 1, stock)).toBe(rolls);
});

test('the laps of a circuit are held for one board at a time', async () => {
  const board = boardNamed('otterbrook');
  await warmUp(board, values, true);
  const handed = raceValues(board, values);
  await warmUp(boardNamed('otterbrook'), values, true);
  expect(raceValues(board, values)).not.toBe(handed);
});

test('a thread stops when another circuit is studied', async () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  const left = boardNamed('spa');
  const board = boardNamed('monza');
  const tablesOf = ({ hash }: Board) =>
    readdirSync(folder).filter(file => file.startsWith(hash) && file.endsWith('.tables'));
  await warmUp(left, values, true);
  const rain = warmUp(left, values, false);
  await Promise.all([rain, warmUp(board, values, false)]);
  expect(tablesOf(board)).toHaveLength(3);
  expect(tablesOf(left)).toHaveLength(1);
});

test('a race that stays dry studies the dry track alone, and one that may meet rain waits for the wet one too', async () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  await warmUp(boardNamed('spa'), values, true);
  expect(readdirSync(folder)).toHaveLength(1);
  await warmUp(boardNamed('spa'), values, false);
  expect(readdirSync(folder)).toHaveLength(3);
  expect(warmUp(boardNamed('spa'), values, true)).toBeUndefined();
});
