// Runs the tests of one chapter in a process of their own. It receives texts, runs the tests with each in place of the
// chapter and answers whether they passed. The replacement happens in memory; nothing is written.
//   node source/check/mutation/mutants-worker.ts FILE TEST…
import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { SOURCE } from '../guards/source-text.ts';

export interface Verdict {
  readonly passed: boolean;
  readonly ms: number;
}

class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

function testsWith(file: string, textNow: () => string): Promise<Vitest> {
  return createVitest(
    {
      config: join(SOURCE, 'check/vitest.config.ts'),
      watch: false,
      // No results or modules are cached, since those of a mutant would be taken for the chapter.
      cache: false,
      fsModuleCache: false,
      // Nor are solved tables.
      env: { CHICANE_CACHE: '/dev/null/tables' },
      // Threads end together with this process, which is killed when a mutant never ends.
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      sequence: { sequencer: AsGiven },
      bail: 1,
      silent: true,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_code, id) => (id === file ? textNow() : undefined),
        },
      ],
    },
  );
}

const [file = '', ...tests] = process.argv.slice(2);
let current = '';
const vitest = await testsWith(file, () => current);
const project = vitest.getRootProject();
const specifications = tests.map(test => project.createSpecification(test));
process.on('message', async text => {
  current = String(text);
  vitest.invalidateFile(file);
  const began = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const passed = unhandledErrors.length === 0 && testModules.every(one => one.ok());
  process.send?.({ passed, ms: performance.now() - began } satisfies Verdict);
});
