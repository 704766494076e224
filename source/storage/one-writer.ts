// Small files that several programs change, such as preferences: each reads, changes and writes them in turn.
import { type Disk, realDisk } from './disk.ts';
import { type Holder, holderWords, type Lock, lockOf, takeLock } from './lock.ts';

/** Far longer than any program holds such a file; an older lock was left by a program that hangs or has ended. */
const HELD_MOST_MS = 10_000;
const LOOK_AGAIN_MS = 5;

/**
 * Runs `act` while no other program that calls this function does so for the same file. It blocks for ten seconds at
 * most. Where no lock can be written, as in a read-only folder, `act` runs all the same.
 * @throws what `act` throws.
 */
export function asOneWriter<X>(file: string, act: () => X): X {
  const lock = lockIfPossible(file);
  try {
    return act();
  } finally {
    releaseQuietly(lock);
  }
}

/**
 * Runs `act` while no other program that calls this function does so for the same file, and not at all without its lock.
 * It blocks for ten seconds at most.
 * @throws what the disk reports when no lock can be written; Error when another program keeps it; what `act` throws.
 */
export function asOnlyWriter<X>(file: string, disk: Disk, act: () => X): X {
  const lock = lockInTime(file, disk);
  if (!('release' in lock)) {
    throw new Error(`it is being written in ${holderWords(lock.holder)}`);
  }
  try {
    return act();
  } finally {
    releaseQuietly(lock);
  }
}

function lockIfPossible(file: string): Lock | undefined {
  try {
    const lock = lockInTime(file, realDisk);
    return 'release' in lock ? lock : undefined;
  } catch {
    return undefined;
  }
}

function lockInTime(file: string, disk: Disk): Lock | { readonly holder: Holder | undefined } {
  const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const attempt = takeLock(file, disk, new Date());
    if (attempt.ok) return attempt.lock;
    const { holder } = attempt;
    if (waited >= HELD_MOST_MS) return { holder };
    if (holder !== undefined && Date.now() - Date.parse(holder.since) > HELD_MOST_MS) {
      disk.remove(lockOf(file));
    }
    Atomics.wait(bell, 0, 0, LOOK_AGAIN_MS);
  }
}

function releaseQuietly(lock: Lock | undefined): void {
  try {
    lock?.release();
  } catch {
    // The next program takes the lock over, because its holder no longer runs.
  }
}
