// The folder in which a run of the tests keeps solved tables: each circuit is solved once for all of its programs and
// threads, and nothing of it is left afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'chicane-test-tables-'));

/** Called before the tests begin: every process of theirs inherits the folder. */
export function setup(): void {
  process.env['CHICANE_CACHE'] = folder;
}

/** Called after them. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
