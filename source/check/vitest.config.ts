import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['source/**/*.test.ts', 'source/**/*.test.tsx'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // No test reads or fills the player's cache: in this place nothing can be kept.
    env: { FORCE_COLOR: '1', CHICANE_CACHE: '/dev/null/tables' },
  },
});
