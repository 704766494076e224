import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { screenDoors } from './screen-doors.ts';
import { openPreferences } from './settings.ts';

test('the screen lists the club circuit first and the others by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doors-'));
  vi.stubEnv('CHICANE_SETTINGS', folder);
  const doors = screenDoors({ preferences: openPreferences(), saves: folder });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  const [first, ...others] = doors.tracks();
  expect(first).toMatchObject({ id: 'otterbrook', name: 'Otterbrook' });
  const names = others.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const monza = others.find(({ id }) => id === 'monza');
  expect(monza?.board()?.name).toBe('Monza');
  expect(monza?.board()).toBe(monza?.board());
});
