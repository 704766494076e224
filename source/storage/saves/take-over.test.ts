import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { askOf, takeLock } from '../lock.ts';
import { askHolder, isAskedFor } from './take-over.ts';

const FILE = '/saves/race.json';

function askedBy(pid: number, host = hostname()) {
  const disk = fakeDisk();
  disk.write(askOf(FILE), JSON.stringify({ pid, host, since: new Date().toISOString() }));
  return disk;
}

test('a save is asked for by a living program, here or elsewhere, and not by one that has gone', async () => {
  expect(isAskedFor(FILE, fakeDisk())).toBe(false);
  expect(isAskedFor(FILE, askedBy(process.ppid))).toBe(true);
  expect(isAskedFor(FILE, askedBy(7, 'garage'))).toBe(true);
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(isAskedFor(FILE, askedBy(child.pid ?? 0))).toBe(false);
});

test('whoever asks is told when the save is free, and leaves no request behind', async () => {
  const disk = fakeDisk();
  const attempt = takeLock(FILE, disk, new Date());
  const asked = askHolder(FILE, disk);
  expect(disk.files.has(askOf(FILE))).toBe(true);
  if (attempt.ok) attempt.lock.release();
  expect(await asked).toBe(true);
  expect(disk.files.size).toBe(0);
});

test('whoever asks in vain is told so, and leaves no request behind', async () => {
  const disk = fakeDisk();
  const attempt = takeLock(FILE, disk, new Date());
  expect(await askHolder(FILE, disk, 100)).toBe(false);
  expect(disk.files.has(askOf(FILE))).toBe(false);
  if (attempt.ok) attempt.lock.release();
});
