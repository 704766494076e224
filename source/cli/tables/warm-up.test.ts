import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { freshBoard } from '../../check/contract/games.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { lapStudy } from '../../drivers/solver/lap-study.ts';
import { lapsName, raceValues, tracksOfRaces } from '../../drivers/solver/race-values.ts';
import { firstBook } from '../../rules/books.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { warmUp } from './warm-up.ts';

afterEach(() => void vi.unstubAllEnvs());

const { values } = firstBook.definition;
const studied = (board: FormulaBoard, isDry: boolean) =>
  warmUp(board, firstBook.id, lapStudy(board, values, isDry));
const budget = { tires: 6, brakes: 3, gearbox: 3 };
const READY = { timeout: 100_000 };

test('what a thread has solved is what a driver would have solved, and is kept on the disk', async () => {
  // Test files share a process, and what its threads have solved of the last circuit is not solved anew.
  void studied(freshBoard('saltmarsh'), true);
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  const board = freshBoard('otterbrook');
  const here = raceValues(freshBoard('otterbrook'), values);
  await studied(board, false);
  const there = raceValues(board, values);
  for (const { index } of board.spaces.filter(space => space.kind === 'track')) {
    expect(there.rollsLeft(index, 3, 0, 1, budget)).toBe(here.rollsLeft(index, 3, 0, 1, budget));
  }
  await expect
    .poll(() => readdirSync(folder).toSorted(), READY)
    .toEqual(
      tracksOfRaces(values, false)
        .map(track => `${lapsName(board, values, track)}.tables`)
        .toSorted(),
    );
});

test('asked twice it is solved once, and then there is nothing to wait for', async () => {
  const board = freshBoard('otterbrook');
  const solving = studied(board, false);
  expect(studied(board, false)).toBe(solving);
  await solving;
  expect(studied(board, false)).toBeUndefined();
});

test('the next race on the circuit takes over what the thread has handed over, on a board of its own', async () => {
  await studied(freshBoard('otterbrook'), false);
  const board = freshBoard('otterbrook');
  expect(studied(board, false)).toBeUndefined();
  const handed = raceValues(board, values);
  expect(studied(board, false)).toBeUndefined();
  expect(raceValues(board, values)).toBe(handed);
});

test('the laps of one circuit are held at a time', async () => {
  await studied(freshBoard('otterbrook'), false);
  await studied(freshBoard('saltmarsh'), false);
  expect(studied(freshBoard('otterbrook'), false)).toBeInstanceOf(Promise);
});

test('the memory of its laps is free as soon as another circuit is studied', async () => {
  const board = freshBoard('otterbrook');
  await studied(board, true);
  const handed = raceValues(board, values);
  const rolls = handed.rollsLeft(0, 3, 0, 1, budget);
  await studied(freshBoard('saltmarsh'), true);
  expect(handed.rollsLeft(0, 3, 0, 1, budget)).toBeNaN();
  expect(raceValues(board, values).rollsLeft(0, 3, 0, 1, budget)).toBe(rolls);
});

test('the laps of a circuit are held for one board at a time', async () => {
  const board = freshBoard('otterbrook');
  await studied(board, true);
  const handed = raceValues(board, values);
  await studied(freshBoard('otterbrook'), true);
  expect(raceValues(board, values)).not.toBe(handed);
});

test('a thread stops when another circuit is studied', async () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  const left = freshBoard('saltmarsh');
  const board = freshBoard('otterbrook');
  const tablesOf = ({ hash }: FormulaBoard) =>
    readdirSync(folder).filter(file => file.startsWith(hash) && file.endsWith('.tables'));
  await studied(left, true);
  const rain = studied(left, false);
  await Promise.all([rain, studied(board, false)]);
  expect(tablesOf(board)).toHaveLength(2);
  expect(tablesOf(left)).toHaveLength(1);
});

test('a race that stays dry studies the dry track alone, and one that may meet rain waits for the wet one too', async () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  await studied(freshBoard('saltmarsh'), true);
  expect(readdirSync(folder)).toHaveLength(1);
  await studied(freshBoard('saltmarsh'), false);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(studied(freshBoard('saltmarsh'), true)).toBeUndefined();
});
