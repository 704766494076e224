import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  keepFigures,
  keepRowFigures,
  type RowTrackFigures,
  readFigures,
  readRowFigures,
  type TrackFigures,
} from './track-figures.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
  file = join(folder, 'cache', 'figures.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const QUIET = { overtakes: 0, slipstreams: 0, contacts: 0, enginePoints: 0, fastGears: 0 };
const MOOR: TrackFigures = {
  id: 'moor',
  board: 'a1',
  par: 15.2,
  overtakes: 2.01,
  slipstreams: 0.4,
  contacts: 1.3,
  enginePoints: 0.07,
  fastGears: 32,
  cpuLap: 13,
};
const BROOK: TrackFigures = { id: 'brook', board: 'b2', par: 18, ...QUIET };

const CARS = { front: 37, middle: 36, back: 38 };
const MOOR_ROWS: RowTrackFigures = {
  ...{ id: 'moor', board: 'r1', par: 13, turns: CARS, wins: CARS, places: CARS },
  ...{ overtakes: 2.2, slips: 0.4, passes: 0.03, spins: 0.02 },
};

test('figures of boards in rows stand beside the others, each list by itself', () => {
  keepFigures(file, [MOOR]);
  keepRowFigures(file, [MOOR_ROWS]);
  keepFigures(file, [BROOK]);
  expect(readRowFigures(file)).toEqual([MOOR_ROWS]);
  keepRowFigures(file, [{ ...MOOR_ROWS, par: 12 }]);
  expect(readFigures(file)).toEqual([MOOR, BROOK]);
  expect(readRowFigures(file)).toEqual([{ ...MOOR_ROWS, par: 12 }]);
});

test('a program without rows reads the other figures, and a list in rows that is wrong harms none', () => {
  keepFigures(file, [MOOR]);
  const alone = readFileSync(file, 'utf8');
  keepRowFigures(file, [MOOR_ROWS]);
  const text = readFileSync(file, 'utf8');
  // Line for line as before, then the rows.
  expect(text.split('\n').slice(0, 4)).toEqual(alone.split('\n').slice(0, 4));
  expect(JSON.parse(text)).toMatchObject({ version: 2, circuits: [MOOR] });
  writeFileSync(file, text.replace('"par":13', '"par":"x"'));
  expect([readFigures(file), readRowFigures(file)]).toEqual([[MOOR], []]);
  writeFileSync(file, text.replace('"par":15.2', '"par":"x"'));
  expect([readFigures(file), readRowFigures(file)]).toEqual([[], [MOOR_ROWS]]);
});

test('figures are kept and found again, each board once', () => {
  keepFigures(file, [MOOR]);
  keepFigures(file, [BROOK]);
  keepFigures(file, [{ ...MOOR, cpuLap: 12 }]);
  expect(readFigures(file)).toEqual([BROOK, { ...MOOR, cpuLap: 12 }]);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['figures.json']);
});

test('of two programs that keep figures at the same time neither loses any', async () => {
  const room = import.meta.dirname;
  const writer = (name: string) => `
    import { keepFigures } from ${JSON.stringify(join(room, 'track-figures.ts'))};
    for (let at = 0; at < 15; at++) {
      keepFigures(${JSON.stringify(file)}, [{ id: 'x', board: '${name}' + at, par: 9, ...${JSON.stringify(QUIET)} }]);
    }`;
  const programs = ['one', 'other'].map(name =>
    spawn(process.execPath, ['--input-type=module', '-e', writer(name)], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(programs.map(program => once(program, 'exit')));
  expect(codes.map(([code]) => code)).toEqual([0, 0]);
  expect(readFigures(file)).toHaveLength(30);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['figures.json']);
});

test('a lock that a machine has left which has gone holds nobody up', () => {
  keepFigures(file, [MOOR]);
  const holder = { pid: 4711, host: 'elsewhere', since: '2026-01-01T00:00:00.000Z' };
  writeFileSync(`${file}.lock`, JSON.stringify(holder));
  keepFigures(file, [BROOK]);
  expect(readFigures(file)).toEqual([MOOR, BROOK]);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['figures.json']);
});

test('the file does not grow without end: the oldest figures go', () => {
  const many = Array.from({ length: 600 }, (_, at) => ({ ...MOOR, board: `c${at}` }));
  keepFigures(file, many);
  const kept = readFigures(file);
  expect(kept).toHaveLength(500);
  expect(kept.at(-1)?.board).toBe('c599');
});

test.each([
  ['nothing', ''],
  ['half a file', '{"version": 2, "circuits": [{"id": "mo'],
  [
    'the version that counted overtakes by the lap',
    '{"version": 1, "circuits": [{"id": "a", "board": "b", "par": 15, "overtakes": 40}]}',
  ],
  ['a figure that is none', '{"version": 2, "circuits": [{"id": "a", "board": "b", "par": "x"}]}'],
])('a file of %s counts as no figures, and is written anew', (_what, text) => {
  keepFigures(file, [BROOK]);
  writeFileSync(file, text);
  expect(readFigures(file)).toEqual([]);
  keepFigures(file, [MOOR]);
  expect(readFigures(file)).toEqual([MOOR]);
});
