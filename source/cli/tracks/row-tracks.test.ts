// The circuits as boards in rows on the command line: the list, the sheet and the check of a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runWords } from '../../testing/run-words.ts';

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

  test.each([
    ['--sort stops', '--sort stops: boards in rows are sorted by name, length, corners.\n'],
    ['--measure', '--measure: boards in rows have no figures to be raced for.\n'],
  ])('refuses %s', async (flags, sentence) => {
    const words = ['tracks', 'list', ...IN_ROWS, ...flags.split(' ')];
    const { exitCode, out, err } = await runWords(...words);
    expect([exitCode, out, err]).toEqual([2, '', sentence]);
  });
});

describe('chicane tracks show --rules championship', () => {
  test('draws the whole lap in rows, with the limits of its corners', async () => {
    const { out } = await runWords('tracks', 'show', 'monaco', '--ascii', ...IN_ROWS);
    expect(out).toContain('51 spaces in the shortest way, 8 corners');
    expect(out).toMatch(/^1 {2}Sainte-Devote +2\/2\/1 +60-100/m);
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
    expect(out).toContain('spaces in the shortest way');
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
