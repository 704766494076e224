import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { savesFolder } from './saves-folder.ts';

const none = { env: {} };

test('the flag goes before the variable, the variable before the setting', () => {
  const env = { CHICANE_SAVES: '/from/env' };
  expect(savesFolder({ flag: '/from/flag', env, setting: '/from/setting' })).toBe('/from/flag');
  expect(savesFolder({ env, setting: '/from/setting' })).toBe('/from/env');
  expect(savesFolder({ env: {}, setting: '/from/setting' })).toBe('/from/setting');
  expect(savesFolder({ flag: '', env: { CHICANE_SAVES: '' }, setting: 'here' })).toBe(
    resolve('here'),
  );
});

test('the environment of the program is read as it is', () => {
  expect(savesFolder({ flag: '/from/flag', env: process.env })).toBe('/from/flag');
});

/** Returns a folder with the manifest of the program, and with its sources where it is a checkout. */
function program(has: { readonly sources: boolean }): string {
  const root = freshFolder();
  writeFileSync(join(root, 'package.json'), '{}');
  mkdirSync(join(root, 'dist'));
  mkdirSync(join(root, 'source'));
  if (has.sources) writeFileSync(join(root, 'source', 'main.ts'), '');
  return root;
}

test('a checkout keeps its saves in its own folder, wherever in it the program lies', () => {
  const checkout = program({ sources: true });
  expect(savesFolder(none, join(checkout, 'dist'))).toBe(join(checkout, 'saves'));
  expect(savesFolder(none, checkout)).toBe(join(checkout, 'saves'));
  expect(savesFolder(none)).toBe(resolve(import.meta.dirname, '../../../saves'));
});

test('an installed program, which has no sources, keeps them with the data of the user', () => {
  const root = program({ sources: false });
  const folder = savesFolder(none, join(root, 'dist'));
  expect(folder).toMatch(/chicane.saves$/i);
  expect(folder).not.toContain(root);
});
