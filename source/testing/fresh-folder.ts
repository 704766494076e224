// A folder of its own for a test; it is gone after the test, however that ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder; to be asked for inside a test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chicane-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
