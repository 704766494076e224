// The order in which files of tests are run.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests mostly wait for a program in a terminal of its own. */
const WAITING = '/check/e2e/';

/**
 * Lets the files that wait take turns with those that compute, the longest of each first, so that the processors are
 * not idle while programs are waited for, and no long file is left for the end.
 */
export class InterleavedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => moduleId.includes(WAITING));
    const computing = sorted.filter(file => !waiting.includes(file));
    const pairs = computing.flatMap((file, at) => [...waiting.slice(at, at + 1), file]);
    return [...pairs, ...waiting.slice(computing.length)];
  }
}
