// A finished race is watched again in a real terminal, and the terminal is as before.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writtenRace } from '../../testing/saved-race.ts';
import { startShell } from './shell.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a finished race is shown, stands still, goes to a round and is left, and its save stays as it is', async () => {
  const file = writtenRace(folder, 'masters-2005');
  const copy = join(folder, 'copy');
  copyFileSync(file, copy);
  const shell = startShell(['replay', file, '--speed', '5']);
  await shell.sees(/Replay: .*answer [1-9]/);
  shell.press(' ');
  await shell.sees('Replay paused: ');
  shell.press('g12\r');
  await shell.sees(/Replay paused: round 12\//);
  shell.press('.');
  shell.press(',');
  await shell.sees(/Replay paused: round 1[12]\//);
  shell.press('\u001b');
  await shell.sees('New race');
  shell.press('q');
  expect(await shell.left()).toBe(0);
  expect(readFileSync(file)).toEqual(readFileSync(copy));
});
