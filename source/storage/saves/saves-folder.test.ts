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

test('a checkout keeps its saves in its own folder, wherever in it the program lies', () => {
  const checkout = freshFolder();
  writeFileSync(join(checkout, 'package.json'), '{}');
  mkdirSync(join(checkout, 'dist'));
  expect(savesFolder(none, join(checkout, 'dist'))).toBe(join(checkout, 'saves'));
  expect(savesFolder(none, checkout)).toBe(join(checkout, 'saves'));
  expect(savesFolder(none)).toBe(resolve(import.meta.dirname, '../../../saves'));
});

test('an installed program keeps them with the data of the user', () => {
  const folder = savesFolder(none, '/usr/lib/node_modules/chicane/dist');
  expect(folder).toMatch(/chicane.saves$/i);
  expect(folder).not.toContain('node_modules');
});
