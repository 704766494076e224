import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests mostly wait for a program in a terminal of its own. */
const WAITING = '/check/e2e/';

/**
 * Lets the files that wait take turns with those that compute, the longest of each first, so that the processors are
 * not idle while programs are waited for, and no long file is left for the end.
 */
class InterleavedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => moduleId.includes(WAITING));
    const computing = sorted.filter(file => !waiting.includes(file));
    const pairs = computing.flatMap((file, at) => [...waiting.slice(at, at + 1), file]);
    return [...pairs, ...waiting.slice(computing.length)];
  }
}

/** What `npm run test:quick` leaves out: what waits for a program, races for long, or solves whole circuits. */
const NOT_QUICK = [
  'source/check/!(guards)/**',
  'source/check/guards/{house-circuits,save-bounds,way-out}.test.ts',
  'source/{cli,drivers,session}/**',
  'source/protocol/lines.test.ts',
  'source/rules/formula-de/{audited-plays,consequences}.test.ts',
  'source/storage/{damage,disk,fixtures}.test.ts',
  'source/storage/seasons/ledger-damage.test.ts',
  'source/ui/{race-panels,film,screen-tests,screens}/**',
];
/** Code that measures and proves nothing is tested in `npm run check:long` alone. */
const MEASURING = ['source/check/{bench,mutation}/**', 'source/check/strength/!(plain-race)*'];
/** What takes long to build is tested there too. */
const BUILT = ['source/check/release/single.test.ts'];

const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  fresh: [],
  quick: NOT_QUICK,
  test: [...MEASURING, ...BUILT],
};

export default defineConfig(({ mode }) => ({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['source/**/*.test.ts', 'source/**/*.test.tsx'],
    exclude: [...configDefaults.exclude, ...(LEFT_OUT[mode] ?? [])],
    sequence: { sequencer: InterleavedSequencer },
    globalSetup: ['source/check/table-folder.ts'],
    setupFiles: ['source/check/guards/surroundings.ts', 'source/check/property-seed.ts'],
    pool: 'forks',
    // No test may leave anything behind that affects another: files share a process, its modules and solved circuits.
    isolate: false,
    // More than a small machine has cores, because the tests of the screen mostly wait for a program.
    maxWorkers: 6,
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
