import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/fresh-folder.ts';
import { checkoutOf, fileText, folderNames, programFolder, programRoot } from './program-files.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the sources lie in a checkout, whose folders are read as they are', () => {
  expect(programRoot()).toBe(ROOT);
  expect(checkoutOf()).toBe(ROOT);
  expect(programFolder('tracks')).toBe(join(ROOT, 'tracks'));
  expect(folderNames(programFolder('tracks'))).toContain('monza.yaml');
  expect(fileText(join(programFolder('tracks'), 'monza.yaml'), 10_000)).toMatch(/^# ?|^name/m);
});

test('a folder below none with a manifest is its own program, and no checkout', () => {
  const folder = freshFolder();
  expect(programRoot(folder)).toBe(folder);
  expect(checkoutOf(folder)).toBeUndefined();
});

test('a file that is too long or not there is refused as on any disk', () => {
  expect(() => fileText(join(programFolder('tracks'), 'monza.yaml'), 10)).toThrow(
    /too|long|larger/,
  );
  expect(() => folderNames(join(freshFolder(), 'none'))).toThrow(/ENOENT/);
});
