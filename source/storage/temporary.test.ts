import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fakeDisk } from '../testing/fake-disk.ts';
import { freshFolder } from '../testing/fresh-folder.ts';
import { openDisk, realDisk } from './disk.ts';
import { replaceFile } from './temporary.ts';

describe('a file that is replaced', () => {
  test('is no longer a link, and what the link led to stays as it is', () => {
    const at = freshFolder();
    writeFileSync(join(at, 'precious'), 'mine');
    symlinkSync(join(at, 'precious'), join(at, 'page.md'));
    replaceFile(join(at, 'page.md'), 'new', openDisk);
    expect(readFileSync(join(at, 'page.md'), 'utf8')).toBe('new');
    expect(readFileSync(join(at, 'precious'), 'utf8')).toBe('mine');
    expect(readdirSync(at).toSorted()).toEqual(['page.md', 'precious']);
  });

  test('may be read by others if it is a page', () => {
    const at = freshFolder();
    const usual = 0o666 & ~process.umask();
    replaceFile(join(at, 'page'), '', openDisk);
    replaceFile(join(at, 'save'), '', realDisk);
    expect(statSync(join(at, 'page')).mode & 0o777).toBe(usual);
    expect(statSync(join(at, 'save')).mode & 0o777).toBe(0o600);
  });

  test('leaves nothing beside it where it cannot be replaced', () => {
    const at = freshFolder();
    mkdirSync(join(at, 'page.md'));
    expect(() => replaceFile(join(at, 'page.md'), 'new', openDisk)).toThrow('EISDIR');
    expect(readdirSync(at)).toEqual(['page.md']);
  });

  test('is whole, old or new, whatever call fails, and a half-written one is removed', () => {
    for (const when of ['before', 'half', 'after'] as const) {
      for (let at = 1; at <= 3; at++) {
        const disk = fakeDisk();
        disk.write('/saves/page', 'old');
        disk.fail({ at, lasts: 'once', when, code: 'ENOSPC' });
        expect(() => replaceFile('/saves/page', 'new', disk)).toThrow('ENOSPC');
        const isNew = at === 3 || (at === 2 && when === 'after');
        expect(new TextDecoder().decode(disk.files.get('/saves/page'))).toBe(isNew ? 'new' : 'old');
        expect(disk.files.size).toBe(1);
      }
    }
  });
});
