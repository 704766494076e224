// Keys at random on every screen, at five sizes, in both languages and all themes, with a look at the page after each. In
// `npm run check:long`, and with `--mode fresh`, ten thousand at each size; `-t 80x24` for one size alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { volume } from '../../testing/volume.ts';
import { visit } from './press-keys.ts';
import { furnish } from './visits.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;
const TRACKS = volume(['otterbrook'], ['otterbrook', 'monza', 'monaco']);
const VISITS = volume(1, 40);
const KEYS = volume(50, 250);
const FIRST_SEED = Number(process.env['PROPERTY_SEED']);

// Solved circuits are kept for all visits, apart from the player's.
let cache = '';
beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'chicane-monkey-'));
});
afterAll(() => rmSync(cache, { recursive: true }));

describe.each(SIZES.map(([columns, rows], at) => ({ columns, rows, at })))(
  'no key leaves a faulty page at $columns x $rows',
  ({ columns, rows, at }) => {
    const seeds = Array.from({ length: VISITS }, (_, each) => FIRST_SEED + at + each);
    it.each(seeds)('seed %i', async seed => {
      vi.stubEnv('CHICANE_CACHE', cache);
      const saves = freshFolder();
      furnish(saves);
      const ground = { saves, tracks: TRACKS };
      const { fault, begins } = await visit({ seed, size: { columns, rows }, keys: KEYS, ground });
      vi.unstubAllEnvs();
      expect(fault, `from ${begins.join(', ')}`).toBeUndefined();
    });
  },
);
