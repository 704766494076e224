// Small files that several programs change, such as preferences: each reads, changes and writes them in turn.
import { realDisk } from './disk.ts';
import { type Lock, lockOf, takeLock } from './lock.ts';

/** Far longer than any program holds such a file; an older lock was left by a program that hangs or has ended. */
const HELD_MOST_MS = 10_000;
const LOOK_AGAIN_MS = 5;

/**
 * Runs `act` while no other program that calls this function does so for the same file. It blocks for ten seconds at
 * most. Where no lock can be written, as in a read-only folder, `act` runs all the same.
 * @throws what `act` throws.
 */
export function asOneWriter<X>(file: string, act: () => X): X {
  const lock = lockInTime(file);
  try {
    return act();
  } finally {
    releaseQuietly(lock);
  }
}

function lockInTime(file: string): Lock | undefined {
  const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  for (let waited = 0; waited <= HELD_MOST_MS; waited += LOOK_AGAIN_MS) {
    try {
      const attempt = takeLock(file, realDisk, new Date());
      if (attempt.ok) return attempt.lock;
      if (Date.now() - Date.parse(attempt.holder.since) > HELD_MOST_MS)
        realDisk.remove(lockOf(file));
    } catch {
      return undefined;
    }
    Atomics.wait(bell, 0, 0, LOOK_AGAIN_MS);
  }
  return undefined;
}

function releaseQuietly(lock: Lock | undefined): void {
  try {
    lock?.release();
  } catch {
    // The next program takes the lock over, because its holder no longer runs.
  }
}
