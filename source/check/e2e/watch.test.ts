// A circuit is checked while its author edits it, however the editor writes the file.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { broken, EXAMPLE } from '../../testing/circuits/example-circuit.ts';
import { startShell } from './shell.ts';

const FAULTY = broken(EXAMPLE, 'stops: 1, bends: [R90]', 'stops: 9, bends: [R90]');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('tracks check --watch looks again after every change, and Ctrl-C gives the terminal back', async () => {
  const file = join(folder, 'foxdale.yaml');
  const shell = startShell(['tracks', 'check', file, '--watch']);
  await shell.sees('is missing or empty');

  writeFileSync(file, FAULTY);
  await shell.sees('1 error: the board cannot be raced yet.');
  await shell.sees('Watching foxdale.yaml');

  const draft = join(folder, 'draft');
  writeFileSync(draft, EXAMPLE);
  renameSync(draft, file);
  await shell.sees('No faults: the board can be raced.');

  rmSync(file);
  await shell.sees('is missing or empty');
  writeFileSync(file, FAULTY);
  await shell.sees('1 error');

  shell.press('\u0003');
  expect(await shell.left()).toBe(0);
});

test('tracks check --watch ends when nobody can see it any more', async () => {
  const file = join(folder, 'foxdale.yaml');
  const shell = startShell(['tracks', 'check', file, '--watch'], { outlivesHangUp: true });
  await shell.sees('is missing or empty');
  shell.hangUp();
  writeFileSync(file, EXAMPLE);
  await shell.until('it has left', () => shell.processes().length === 0);
});
