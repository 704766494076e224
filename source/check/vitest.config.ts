import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['source/**/*.test.ts', 'source/**/*.test.tsx'],
    setupFiles: ['source/check/property-seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: {
      FORCE_COLOR: '1',
      // No test reads or fills the player's cache: in this place nothing can be kept.
      CHICANE_CACHE: '/dev/null/tables',
      PROPERTY_SEED: mode === 'fresh' ? `${Date.now() % 2 ** 31}` : '1',
    },
  },
}));
