// Where compiled code is kept between two starts: what lies there is run, so nobody else may put anything there.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAUNCHER } from './shell.ts';

const OF_ALL = 0o777;
const OF_THE_OWNER = 0o700;

/** Starts the program with an empty temporary folder, which is returned with the home that it has. */
function started(home: string, env: NodeJS.ProcessEnv) {
  const temporary = mkdtempSync(join(tmpdir(), 'chicane-tmp-'));
  const { NODE_COMPILE_CACHE: _set, CHICANE_CACHE: _folder, ...inherited } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [LAUNCHER, '--version'], {
    encoding: 'utf8',
    env: { ...inherited, HOME: home, XDG_CACHE_HOME: '', TMPDIR: temporary, ...env },
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^\d/) });
  return { inTemporary: readdirSync(temporary) };
}

function freshHome(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'chicane-home-')));
}

test('compiled code lies in the cache folder of the program, for the player alone, and none in the shared one', () => {
  const home = freshHome();
  const { inTemporary } = started(home, {});
  expect(inTemporary).toEqual([]);
  const folder = join(home, '.cache/chicane/code');
  expect(statSync(folder).mode & OF_ALL).toBe(OF_THE_OWNER);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a folder that CHICANE_CACHE names has it as well', () => {
  const cache = join(freshHome(), 'cache');
  started(freshHome(), { CHICANE_CACHE: cache });
  expect(readdirSync(join(cache, 'code'))).toHaveLength(1);
});

test('a folder into which others may write is left alone, and so is a link to one', () => {
  const home = freshHome();
  const cache = join(home, '.cache/chicane');
  mkdirSync(join(cache, 'code'), { recursive: true });
  chmodSync(join(cache, 'code'), OF_ALL);
  expect(started(home, {}).inTemporary).toEqual([]);
  expect(readdirSync(join(cache, 'code'))).toEqual([]);

  const elsewhere = freshHome();
  mkdirSync(join(elsewhere, '.cache/chicane'), { recursive: true });
  const shared = mkdtempSync(join(tmpdir(), 'chicane-shared-'));
  symlinkSync(shared, join(elsewhere, '.cache/chicane/code'));
  expect(started(elsewhere, {}).inTemporary).toEqual([]);
  expect(readdirSync(shared)).toEqual([]);
});

test('where there can be no such folder the program starts all the same', () => {
  expect(started('/proc/self', { CHICANE_SETTINGS: freshHome() }).inTemporary).toEqual([]);
});
