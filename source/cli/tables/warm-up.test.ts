import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { boardNamed } from '../../check/games.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { lapStudy } from '../../drivers/lap-study.ts';
import { lapsName, raceValues, slidesOfRaces } from '../../drivers/race-values.ts';
import { firstBook } from '../../rules/books.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { warmUp } from './warm-up.ts';

afterEach(() => void vi.unstubAllEnvs());

const { values } = firstBook.definition;
const studied = (board: FormulaBoard, isDry: boolean) =>
  warmUp(board, firstBook.id, lapStudy(board, values, isDry));
const stock = { tires: 6, brakes: 3, gas: 3 };
const READY = { timeout: 100_000 };

test('what a thread has solved is what a driver would have solved, and is kept on the disk', async () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  const board = boardNamed('otterbrook');
  const here = raceValues(boardNamed('otterbrook'), values);
  await studied(board, false);
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
  const solving = studied(board, false);
  expect(studied(board, false)).toBe(solving);
  await solving;
  expect(studied(board, false)).toBeUndefined();
});

test('the next race on the circuit takes over what the thread has handed over, on a board of its own', async () => {
  await studied(boardNamed('otterbrook'), false);
  const board = boardNamed('otterbrook');
  expect(studied(board, false)).toBeUndefined();
  const handed = raceValues(board, values);
  expect(studied(board, false)).toBeUndefined();
  expect(raceValues(board, values)).toBe(handed);
});

test('the laps of one circuit are held at a time', async () => {
  await studied(boardNamed('otterbrook'), false);
  await studied(boardNamed('monza'), false);
  expect(studied(boardNamed('otterbrook'), false)).toBeInstanceOf(Promise);
});

test('a race that stays dry studies the dry track alone, and the rain is studied when another needs it', async () => {
  const folder = freshFolder();
  vi.stubEnv('CHICANE_CACHE', folder);
  await studied(boardNamed('spa'), true);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(studied(boardNamed('spa'), false)).toBeUndefined();
  await expect.poll(() => readdirSync(folder), READY).toHaveLength(3);
});
