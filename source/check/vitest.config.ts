import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['source/**/*.test.ts', 'source/**/*.test.tsx'],
    setupFiles: ['source/check/guards/surroundings.ts', 'source/check/property-seed.ts'],
    pool: 'forks',
    // No test leaves anything behind that another could trip over: files share a process, its modules and solved circuits.
    isolate: false,
    // More than the cores of a small machine: the tests of the screen wait for a program most of the time.
    maxWorkers: 3,
    // Several times what the longest of them takes: a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: {
      FORCE_COLOR: '1',
      TERM: 'xterm-256color',
      // No test reads or fills the player's cache or settings: in these places nothing can be kept.
      CHICANE_CACHE: '/dev/null/tables',
      CHICANE_SETTINGS: '/dev/null/settings',
      PROPERTY_SEED: mode === 'fresh' ? `${Date.now() % 2 ** 31}` : '1',
      CHECK_VOLUME: mode === 'fresh' ? 'long' : 'short',
    },
  },
}));
