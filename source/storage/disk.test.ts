import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bidLibrary, bidSession, playOne } from '../testing/bids/bid-session.ts';
import { freshFolder } from '../testing/fresh-folder.ts';
import { volume } from '../testing/volume.ts';
import { codeOf, readUpTo, realDisk, reasonOf } from './disk.ts';
import { openSave } from './saves/open-save.ts';

/** Number of times a program is killed, each time a little later. */
const KILLED = volume(4, 8);

const writer = join(import.meta.dirname, '../testing/save-without-end.ts');

describe('the disk of the machine', () => {
  test('writes, links, renames and lists', () => {
    const at = freshFolder();
    realDisk.makeFolder(join(at, 'deep', 'saves'));
    const [one, two, three] = ['one', 'two', 'three'].map(name => join(at, name));
    if (!one || !two || !three) throw new Error('three names');
    realDisk.writeNew(one, 'é'.repeat(100_000));
    realDisk.link(one, two);
    realDisk.rename(one, three);
    expect(realDisk.list(at).toSorted()).toEqual(['deep', 'three', 'two']);
    expect(realDisk.read(two)).toEqual(realDisk.read(three));
    expect(Math.abs(realDisk.changedAt(two) - Date.now())).toBeLessThan(60_000);
    realDisk.remove(two);
    realDisk.remove(two);
    realDisk.syncFolder(at);
    expect(realDisk.list(at).toSorted()).toEqual(['deep', 'three']);
  });

  test('writes a new file through no link, and over nothing', () => {
    const at = freshFolder();
    const precious = join(at, 'precious');
    realDisk.writeNew(precious, 'mine');
    symlinkSync(precious, join(at, 'link'));
    for (const name of ['link', 'precious']) {
      expect(() => realDisk.writeNew(join(at, name), 'theirs')).toThrow('EEXIST');
      expect(realDisk.create(join(at, name), 'theirs')).toBe(false);
    }
    expect(readFileSync(precious, 'utf8')).toBe('mine');
  });

  test('keeps what it writes from others, unless the group may write to the folder', () => {
    const at = freshFolder();
    const modeOf = (name: string) => statSync(join(at, name)).mode & 0o777;
    realDisk.writeNew(join(at, 'own'), '');
    realDisk.create(join(at, 'own.lock'), '');
    chmodSync(at, 0o770);
    realDisk.writeNew(join(at, 'club'), '');
    realDisk.create(join(at, 'club.lock'), '');
    const modes = ['own', 'own.lock', 'club', 'club.lock'].map(modeOf);
    expect(modes).toEqual([0o600, 0o600, 0o660, 0o660]);
  });

  test('makes a folder that is there already, and none where the system lets nobody', () => {
    const at = freshFolder();
    realDisk.makeFolder(at);
    realDisk.writeNew(join(at, 'file'), '');
    expect(() => realDisk.makeFolder(join(at, 'file'))).toThrow('EEXIST');
    expect(() => realDisk.makeFolder(join(at, 'file', 'deep', 'saves'))).toThrow('ENOTDIR');
  });

  test.skipIf(!existsSync('/proc/self'))('gives up below /proc at once', () => {
    for (const folder of ['/proc/none', '/proc/none/saves']) {
      expect(() => realDisk.makeFolder(folder)).toThrow('ENOENT');
    }
  });

  test('creates a file only once', () => {
    const file = join(freshFolder(), 'lock');
    expect(realDisk.create(file, 'mine')).toBe(true);
    expect(realDisk.create(file, 'yours')).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test.skipIf(process.platform === 'win32')('reads files only, and waits for no pipe', () => {
    const at = freshFolder();
    expect(() => realDisk.read(at)).toThrow('it is a folder');
    symlinkSync('/dev/zero', join(at, 'zero'));
    execFileSync('mkfifo', [join(at, 'pipe')]);
    for (const name of ['zero', 'pipe']) {
      expect(() => realDisk.read(join(at, name))).toThrow('it is not a file');
      expect(() => readUpTo(join(at, name), 10)).toThrow('it is not a file');
    }
  });

  test('has words for what goes wrong', () => {
    const at = freshFolder();
    realDisk.writeNew(join(at, 'file'), '');
    const reasonFor = (act: () => void) => {
      try {
        act();
        return 'nothing';
      } catch (error) {
        return `${codeOf(error)}: ${reasonOf(error)}`;
      }
    };
    expect(reasonFor(() => realDisk.read(join(at, 'none')))).toBe('ENOENT: it does not exist');
    expect(reasonFor(() => realDisk.makeFolder(join(at, 'file')))).toBe(
      'EEXIST: a file is where a folder should be',
    );
    expect(reasonFor(() => realDisk.link(join(at, 'none'), join(at, 'x')))).toMatch('ENOENT');
  });

  // The superuser may write everywhere.
  test.skipIf(process.getuid?.() === 0)('a folder that may only be read: the race goes on', () => {
    const at = freshFolder();
    chmodSync(at, 0o555);
    const session = bidSession({ saving: { folder: at } });
    playOne(session);
    expect(session.notice()).toContain('permission is denied');
    session.close();
  });

  test('a save in a place where a file stands: the race goes on', () => {
    const at = join(freshFolder(), 'saves');
    realDisk.writeNew(at, '');
    const session = bidSession({ saving: { folder: at } });
    playOne(session);
    expect(session.notice()).toContain('a file is where a folder should be');
    session.close();
  });
});

test('a program that is killed at any moment leaves a save that goes on', async () => {
  const at = freshFolder();
  const seen: number[] = [];
  for (let round = 0; round < KILLED; round++) {
    const child = spawn(process.execPath, [writer, at], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await new Promise(resolve => setTimeout(resolve, 3 + round * (14 / (KILLED - 1))));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [name = ''] = readdirSync(at).filter(file => file.endsWith('.json'));
    const opened = openSave(join(at, name), bidLibrary);
    if (opened.kind !== 'open') throw new Error(opened.sentence);
    expect(opened.save.recovered).toBe('nothing');
    expect(opened.save.race.answered).toBeGreaterThan(seen.at(-1) ?? 0);
    seen.push(opened.save.race.answered);
    opened.autosave.release();
    expect(readdirSync(at).filter(file => /tmp|lock/.test(file))).toEqual([]);
  }
  expect(seen).toHaveLength(KILLED);
});
