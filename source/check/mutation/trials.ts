// Tries mutants: which of them are killed by the tests of their chapter, and which survive.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Verdict } from './mutants-worker.ts';

const WORKER = join(import.meta.dirname, 'mutants-worker.ts');
// A mutant that takes this many times as long as the chapter itself is taken for one that never ends.
const PATIENCE = 10;
const PATIENCE_LEAST_MS = 60_000;
// A mutant that allocates without end is stopped before it stops the machine.
const MEMORY_MB = 1024;

/**
 * Returns the mutants of a file that survive its tests. One that never ends is killed.
 * @param tests absolute paths of the test files, in the order in which they run
 * @throws Error when the tests fail without any mutant
 */
export async function survivorsOf(
  file: string,
  tests: readonly string[],
  mutants: readonly Mutant[],
): Promise<readonly Mutant[]> {
  const healthy = readFileSync(file, 'utf8');
  const survivors: Mutant[] = [];
  const left = [...mutants];
  while (left.length > 0) {
    const child = fork(WORKER, [file, ...tests], {
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      const first = await verdictOf(child, healthy, PATIENCE * PATIENCE_LEAST_MS);
      if (first?.passed !== true) throw new Error(`Without a mutant the tests of ${file} fail.`);
      const patience = Math.max(PATIENCE_LEAST_MS, PATIENCE * first.ms);
      for (let verdict: Verdict | undefined = first; verdict !== undefined; ) {
        const mutant = left.shift();
        if (mutant === undefined) break;
        verdict = await verdictOf(child, mutant.text, patience);
        if (verdict?.passed === true) survivors.push(mutant);
      }
    } finally {
      child.kill('SIGKILL');
    }
  }
  return survivors;
}

// Resolves with undefined when no verdict comes in time, or none can come.
function verdictOf(child: ChildProcess, text: string, ms: number): Promise<Verdict | undefined> {
  const { promise, resolve } = Promise.withResolvers<Verdict | undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  // The process sends nothing else.
  child.once('message', verdict => resolve(verdict as Verdict));
  child.once('exit', () => resolve(undefined));
  child.send(text);
  return promise.finally(() => {
    clearTimeout(timer);
    child.removeAllListeners('message');
    child.removeAllListeners('exit');
  });
}
