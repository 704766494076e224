import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { describeFault } from '../../../circuit/file/faults.ts';
import { readCircuit } from '../../../circuit/file/read.ts';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import {
  keepRowFigures,
  ownFiguresFile,
  type RowTrackFigures,
} from '../../../storage/tracks/track-figures.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { runWords } from '../../../testing/run-words.ts';
import { rowFactsOf } from './row-facts.ts';
import { rowFactsTable } from './row-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'row-tracks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const IN_ROWS = ['--rules', 'championship'];

describe('chicane tracks list --rules championship', () => {
  test('has a line for every circuit, with the spaces of its rows', async () => {
    const { out } = await runWords('tracks', 'list', ...IN_ROWS, '--json');
    const facts = JSON.parse(out) as readonly Record<string, unknown>[];
    expect(facts.find(({ id }) => id === 'monaco')).toMatchObject({
      name: 'Monaco',
      spaces: 51,
      corners: 8,
      grid: 12,
    });
    const plain = await runWords('tracks', 'list', ...IN_ROWS);
    expect(plain.out.trim().split('\n')).toHaveLength(facts.length + 1);
  });

  test('is sorted by the figures that rows have', async () => {
    const words = ['tracks', 'list', ...IN_ROWS, '--json', '--sort', 'length', '--reverse'];
    const spaces = JSON.parse((await runWords(...words)).out).map(
      (one: { readonly spaces: number }) => one.spaces,
    );
    expect(spaces).toEqual([...spaces].sort((a, b) => b - a));
  });

  test('refuses an order of another game, and names those that it has', async () => {
    const { exitCode, out, err } = await runWords('tracks', 'list', ...IN_ROWS, '--sort', 'stops');
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toBe(
      '--sort stops: by these rules circuits are sorted by name, length, corners, wide, par, balance, overtaking, slipstreams, passes, spins.\n',
    );
    const other = await runWords('tracks', 'list', '--sort', 'balance');
    expect(other.exitCode).toBe(2);
    expect(other.err).toMatch(/^--sort balance: by these rules circuits are sorted by name, /);
  });

  test('tells par, the balance of the printed cars and what racing is like', async () => {
    const { out } = await runWords('tracks', 'list', ...IN_ROWS, '--json', '--sort', 'balance');
    const facts = JSON.parse(out) as readonly Record<string, unknown>[];
    // The ovals are for the back car.
    const [first, second] = facts.map(({ id }) => id);
    expect([first, second].toSorted()).toEqual(['indianapolis', 'saltmarsh']);
    for (const one of facts) {
      expect(one).toMatchObject({
        par: expect.any(Number),
        turns: { front: expect.any(Number), middle: expect.any(Number), back: expect.any(Number) },
        overtakes: expect.any(Number),
      });
    }
  });

  test('races what has not been measured when that is asked for', async () => {
    vi.stubEnv('CHICANE_CACHE', join(folder, 'cache'));
    keepRowFigures(ownFiguresFile(), [MEASURED]);
    const { out, err, exitCode } = await runWords(
      'tracks',
      'list',
      ...IN_ROWS,
      '--measure',
      '--json',
    );
    vi.unstubAllEnvs();
    // All shipped circuits are measured, so nothing is left to race.
    expect([exitCode, err]).toEqual([0, '']);
    const facts = JSON.parse(out) as readonly Record<string, unknown>[];
    expect(facts.find(({ id }) => id === 'otterbrook')).toMatchObject({ overtakes: 9.99 });
  });
});

const OTTERBROOK = deriveRows(shippedCircuit('otterbrook'));
const MEASURED: RowTrackFigures = {
  id: 'otterbrook',
  board: OTTERBROOK.hash,
  par: 7,
  turns: { front: 18, middle: 17, back: 17 },
  wins: { front: 1, middle: 2, back: 6 },
  places: { front: 8, middle: 6.5, back: 5 },
  overtakes: 9.99,
  slips: 0.5,
  passes: 0.05,
  spins: 0.02,
};

test('the table of boards in rows keeps par and the balance on a narrow screen', () => {
  const facts = [rowFactsOf(OTTERBROOK, new Map([[MEASURED.board, MEASURED]]))];
  expect(rowFactsTable(facts, 80)[0]).toBe(
    'id          name        spaces  corners  3 wide  par      cars  overtakes',
  );
  expect(rowFactsTable(facts, 50)[1]).toMatch(/^otterbrook +41 +4 +.* 7 {2}18\/17\/17/);
  expect(rowFactsTable(facts, 160)[0]).toContain('place');
  expect(rowFactsTable(facts, 160)[1]).toContain('1/2/6');
});

describe('chicane tracks show --rules championship', () => {
  test('draws the whole lap in rows, with the limits of its corners', async () => {
    const { out } = await runWords('tracks', 'show', 'monaco', '--ascii', ...IN_ROWS);
    expect(out).toContain('51 spaces by the shortest way, 8 corners');
    expect(out).toMatch(/^1 {2}Sainte-Devote +2\/2\/1 +100\/80\/60/m);
    expect(out).toMatch(/^2 {2}Massenet +5\/7 +80\/100-60/m);
    expect(out).toMatch(/^par 12 \(fewest turns/m);
    expect(out).toContain('3 laps alone in the printed cars: front 33, middle 34, back 36 turns');
    expect(out).toMatch(/^Above a limit: 20 mph 1 wear, or a chance; /m);
    // Five pictures of twelve or thirteen rows hold 51 spaces and more.
    expect(out.match(/^L /gm)).toHaveLength(5);
  });

  test('shows the other board without the flag', async () => {
    const { out } = await runWords('tracks', 'show', 'monaco', '--ascii');
    expect(out).toContain('mean rolls of a perfectly driven lap');
  });
});

describe('chicane tracks check --rules championship', () => {
  test('shows the board in rows of a file that says nothing of it', async () => {
    const text = (await runWords('tracks', 'new')).out;
    const file = join(folder, 'my-circuit.yaml');
    writeFileSync(file, text);
    const { exitCode, out } = await runWords('tracks', 'check', file, ...IN_ROWS);
    expect(exitCode).toBe(0);
    expect(out).toContain('spaces by the shortest way');
  });

  test('shows both boards where the file says something of both and no rules are named', async () => {
    const file = fileURLToPath(new URL('../../../../tracks/monaco.yaml', import.meta.url));
    const both = (await runWords('tracks', 'check', file)).out;
    expect(both).toContain('mean rolls of a perfectly driven lap');
    expect(both).toContain('spaces by the shortest way');
    expect(both).toMatch(/^accepted: row-balance \(/m);
    const one = (await runWords('tracks', 'check', file, '--rules', 'masters-2005')).out;
    expect(one).not.toContain('spaces by the shortest way');
  });

  test('names a fault of the block with its place', async () => {
    const text = (await runWords('tracks', 'new')).out;
    const file = join(folder, 'my-circuit.yaml');
    writeFileSync(file, `${text}championship:\n  corners:\n    - {corner: Nowhere, lane: L}\n`);
    const { exitCode, out } = await runWords('tracks', 'check', file, ...IN_ROWS);
    expect(exitCode).toBe(1);
    expect(out).toMatch(/my-circuit\.yaml:\d+:\d+: /);
  });
});

describe('chicane tracks derive', () => {
  test('prints the block that draws the same board, ready to be put into the file', async () => {
    const text = (await runWords('tracks', 'new')).out;
    const file = join(folder, 'my-circuit.yaml');
    writeFileSync(file, text);
    const { exitCode, out } = await runWords('tracks', 'derive', file);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^# My Circuit in rows; put it in place of the block/);
    expect(out).toContain(
      '  - {corner: First, lanes: {L: 140 140 140 140, M: 120 120 120 120, R: 100',
    );
    expect(hashOf(`${text}${out}`)).toBe(hashOf(text));
  });

  test('draws what the file corrects, or the road alone', async () => {
    const corrected = (await runWords('tracks', 'derive', 'montreal')).out;
    expect(corrected).toContain('L: 60 60 60, M: 80 80 80, R: 100 100 100 100');
    const road = (await runWords('tracks', 'derive', 'montreal', '--road')).out;
    expect(road).toContain('corner: Senna');
    expect(road).not.toContain('M: 80 80 80, R: 100');
  });

  test('keeps what the author has accepted', async () => {
    const { out } = await runWords('tracks', 'derive', 'monaco');
    expect(out).toMatch(/^ {2}- \{warning: row-balance, why: /m);
    expect((await runWords('tracks', 'derive', 'monaco', '--road')).out).not.toContain('accept:');
  });

  test.each([
    [
      ['derive', 'monaco', '--rules', 'masters-2005'],
      '--rules masters-2005: the board of this game stands in the file itself. championship and championship-draft have one that is derived.\n',
    ],
    [
      ['derive', 'monacco'],
      "There is no circuit 'monacco'; did you mean monaco? chicane tracks list lists them all.\n",
    ],
    [['derive'], 'The command needs a name or a file. Try chicane tracks derive --help.\n'],
  ])('refuses %j in a sentence', async (words, sentence) => {
    const { exitCode, out, err } = await runWords('tracks', ...words);
    expect([exitCode, out, err]).toEqual([2, '', sentence]);
  });
});

function hashOf(text: string): string {
  const read = readCircuit(text, 'my-circuit.yaml');
  if (!read.ok) throw new Error(read.faults.map(describeFault).join('; '));
  return deriveRows(read.circuit).hash;
}

describe('chicane tracks new --rules championship', () => {
  test('prints a circuit with a block that passes every check of both boards', async () => {
    const { out } = await runWords('tracks', 'new', ...IN_ROWS);
    expect(out).toMatch(
      /^# .*chicane tracks check my-circuit\.yaml --rules championship --watch$/m,
    );
    expect(out).toMatch(/^championship: {4}# /m);
    const file = join(folder, 'my-circuit.yaml');
    writeFileSync(file, out);
    const checked = await runWords('tracks', 'check', file, ...IN_ROWS);
    expect(checked.exitCode).toBe(0);
    expect(checked.out).not.toContain('warning');
    expect(checked.out).toMatch(/^1 {2}First +4\/4\/3 +120\/100\/80/m);
    expect(hashOf(out)).not.toBe(hashOf((await runWords('tracks', 'new')).out));
  });

  test('prints one schema for the files of every game', async () => {
    const schema = (await runWords('tracks', 'schema', ...IN_ROWS)).out;
    expect(schema).toBe((await runWords('tracks', 'schema')).out);
    expect(JSON.parse(schema).properties).toHaveProperty('championship');
  });
});
