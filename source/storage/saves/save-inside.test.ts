import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { saveInside } from './save-inside.ts';

let outside = '';
let saves = '';
beforeEach(() => {
  outside = freshFolder();
  saves = join(outside, 'saves');
  mkdirSync(join(saves, 'cup'), { recursive: true });
  writeFileSync(join(outside, 'other.json'), '{}');
  symlinkSync(outside, join(saves, 'out'));
  symlinkSync(join(outside, 'other.json'), join(saves, 'link.json'));
  symlinkSync(join(outside, 'none.json'), join(saves, 'dangling.json'));
  symlinkSync('/dev/null', join(saves, 'null.json'));
  symlinkSync(join(saves, 'cup'), join(saves, 'in'));
  mkdirSync(join(saves, 'folder.json'));
});

describe('a save that a bot names', () => {
  test('lies in the folder of the saves, or in a folder of that', () => {
    expect(saveInside(saves, 'race.json')).toBe(join(saves, 'race.json'));
    expect(saveInside(saves, './cup/../race.json')).toBe(join(saves, 'race.json'));
    expect(saveInside(saves, 'cup/race.json')).toBe(join(saves, 'cup', 'race.json'));
    expect(saveInside(saves, 'in/race.json')).toBe(join(saves, 'cup', 'race.json'));
    expect(saveInside(saves, join(saves, 'race.json'))).toBe(join(saves, 'race.json'));
  });

  test('finds its folder made', () => {
    const fresh = join(outside, 'fresh');
    expect(saveInside(fresh, 'race.json')).toBe(join(fresh, 'race.json'));
  });

  test('may lie in a folder that is itself a link', () => {
    const link = join(outside, 'link');
    symlinkSync(saves, link);
    expect(saveInside(link, 'race.json')).toBe(join(saves, 'race.json'));
    expect(() => saveInside(link, '../other.json')).toThrow('outside the folder');
  });

  test.each([
    [
      'one folder up',
      '../other.json',
      /^it lies outside the folder of the saves, .*; see --save-anywhere$/,
    ],
    ['by a longer way', 'cup/../../other.json', /outside/],
    ['from the root', '/etc/race.json', /outside/],
    ['beside the folder, with its name in front', '../saves-of-others.json', /outside/],
    ['through a link to a folder', 'out/race.json', /outside/],
    ['the folder itself', '.', /outside/],
    ['a link to a file', 'link.json', /not a file/],
    ['a link to nothing', 'dangling.json', /not a file/],
    ['a link to a device', 'null.json', /not a file/],
    ['a folder', 'folder.json', /not a file/],
    ['a device', '/dev/null', /outside/],
    ['another ending', 'race.txt', /must end with \.json/],
    ['the lock of a save', 'race.json.lock', /must end with \.json/],
    ['no name but the ending', '.json', /must end with \.json/],
    ['a zero character', 'race\0.json', /cannot be printed/],
    ['escape sequences', 'race\u001b[2J.json', /cannot be printed/],
    ['marks of direction', 'race\u202e.json', /cannot be printed/],
    ['a folder that is not there', 'none/race.json', /ENOENT/],
  ])('is refused: %s', (_what, named, why) => {
    expect(() => saveInside(saves, named)).toThrow(why);
  });

  test('never leaves the folder, however its name is put together', () => {
    const step = fc.constantFrom(
      '..',
      '.',
      '',
      'cup',
      'out',
      'in',
      'saves',
      'race.json',
      'link.json',
      '/',
      'etc',
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 7 }), steps => {
        try {
          expect(saveInside(saves, steps.join('/')).startsWith(`${saves}/`)).toBe(true);
        } catch (error) {
          expect(String(error)).toMatch(/outside|must end with|not a file|ENOENT|ENOTDIR/);
        }
      }),
    );
  });
});
