import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardNamed } from '../../check/games.ts';
import { lapsName, raceValues, slidesOfRaces } from '../../drivers/race-values.ts';
import { firstBook } from '../../rules/books.ts';
import { warmUp } from './warm-up.ts';

let folder = '';
const before = process.env['CHICANE_CACHE'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warm-'));
  process.env['CHICANE_CACHE'] = folder;
});
afterAll(() => {
  if (before === undefined) delete process.env['CHICANE_CACHE'];
  else process.env['CHICANE_CACHE'] = before;
  rmSync(folder, { recursive: true });
});

const { values } = firstBook.definition;
const stock = { tires: 6, brakes: 3, gas: 3 };
const READY = { timeout: 20_000 };

test('what a thread has solved is what a driver would have solved, and is kept on the disk', async () => {
  const board = boardNamed('otterbrook');
  const here = raceValues(boardNamed('otterbrook'), values);
  await warmUp(board, values);
  const there = raceValues(board, values);
  for (const { index } of board.spaces.filter(space => space.kind === 'track')) {
    expect(there.rollsLeft(index, 3, 0, 1, stock)).toBe(here.rollsLeft(index, 3, 0, 1, stock));
  }
  await expect
    .poll(() => readdirSync(folder).toSorted(), READY)
    .toEqual(
      slidesOfRaces(values)
        .map(slide => `${lapsName(board, values, slide)}.tables`)
        .toSorted(),
    );
});

test('asked twice it is solved once, and then there is nothing to wait for', async () => {
  const board = boardNamed('otterbrook');
  const solving = warmUp(board, values);
  expect(warmUp(board, values)).toBe(solving);
  await solving;
  expect(warmUp(board, values)).toBeUndefined();
});
