import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['source/**/*.test.ts', 'source/**/*.test.tsx'],
    globalSetup: ['source/check/table-folder.ts'],
    setupFiles: ['source/check/guards/surroundings.ts', 'source/check/property-seed.ts'],
    pool: 'forks',
    // No test may leave anything behind that affects another: files share a process, its modules and solved circuits.
    isolate: false,
    // More than a small machine has cores, because the tests of the screen mostly wait for a program.
    maxWorkers: 3,
    // Several times as long as the longest test, for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: {
      FORCE_COLOR: '1',
      TERM: 'xterm-256color',
      // Nothing can be kept at this path, so no test reads or fills the player's settings.
      CHICANE_SETTINGS: '/dev/null/settings',
      PROPERTY_SEED: mode === 'fresh' ? `${Date.now() % 2 ** 31}` : '1',
      CHECK_VOLUME: mode === 'fresh' ? 'long' : 'short',
    },
  },
}));
