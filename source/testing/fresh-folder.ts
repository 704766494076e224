// A separate folder for a test, removed after it however it ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns an empty folder for the tests of a file, which remove it. */
export function sharedFolder(): string {
  return mkdtempSync(join(tmpdir(), 'chicane-test-'));
}

export function freshFolder(): string {
  const folder = sharedFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
