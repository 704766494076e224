import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { openPreferences, settingsFileOf, usualPreferences } from './settings.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('settings that cannot be read are the usual ones, for this time', () => {
  test.skipIf(process.platform === 'win32').each([
    ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
    ['a folder', (file: string) => mkdirSync(file)],
    ['far too large', writeHuge],
  ])('%s', (_, make) => {
    const folder = freshFolder();
    make(settingsFileOf(folder));
    vi.stubEnv('CHICANE_SETTINGS', folder);
    const preferences = openPreferences();
    expect(preferences.get()).toEqual(usualPreferences());
    preferences.set({ name: 'Ada' });
    expect(preferences.get().name).toBe('Ada');
  });

  test('and damaged ones are replaced', () => {
    const folder = freshFolder();
    writeFileSync(settingsFileOf(folder), '{"name":');
    vi.stubEnv('CHICANE_SETTINGS', folder);
    openPreferences().set({ name: 'Ada' });
    expect(readFileSync(settingsFileOf(folder), 'utf8')).toContain('"Ada"');
  });
});

function writeHuge(file: string): void {
  writeFileSync(file, '');
  truncateSync(file, 100_000_000);
}
