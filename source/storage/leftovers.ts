// Clears what killed programs have left in a folder: half-written files, stale locks, locks that were being moved.
import { join } from 'node:path';
import { type Disk, realDisk } from './disk.ts';
import { isHeld, isLiving, readHolder, takeLock } from './lock.ts';

/**
 * Files that process 4711 is writing or moving: `race.json.4711-5f3a.tmp`, `race.json.bak.4711-5f3a.tmp`, `race.json.lock.4711`;
 * those of older programs had no further part.
 */
const OF_A_PROCESS =
  /^(.+\.jsonl?)(?:(?:\.bak)?\.(\d{1,10})(?:-[0-9a-f]+)?\.tmp|\.lock\.(\d{1,10}))$/su;
/** Locks of races, of trials, of records and days, of a season and of the names of all seasons; and requests for a race. */
const LOCK_OR_ASK = /^(.+\.jsonl?|.+-trial\d+-.+|season|names)\.(lock|ask)$/su;

export interface Leftover {
  readonly file: string;
  readonly kind: 'temporary' | 'lock';
  /**
   * Removes the file, unless a program has begun to use it in the meantime.
   * @throws what the disk reports
   */
  remove(): void;
}

/**
 * Removes what killed programs have left in `folder`. Files of running programs stay, and those of programs on other
 * machines as long as they hold the lock. Never throws.
 */
export function clearLeftovers(folder: string, disk: Disk = realDisk, now = new Date()): void {
  for (const leftover of leftoversIn(folder, disk, now)) {
    try {
      leftover.remove();
    } catch {
      // A leftover does no harm, and the next program tries again.
    }
  }
}

/** Returns what killed programs have left in `folder`; nothing of a folder that cannot be read. */
export function leftoversIn(
  folder: string,
  disk: Disk = realDisk,
  now = new Date(),
): readonly Leftover[] {
  return namesIn(folder, disk).flatMap(name => {
    const leftover = temporaryNamed(name, folder, disk, now) ?? lockNamed(name, folder, disk, now);
    return leftover ?? [];
  });
}

/** Returns the files in `folder` whose locks are held by a program, here or on another machine. */
export function heldIn(folder: string, disk: Disk = realDisk, now = new Date()): readonly string[] {
  return namesIn(folder, disk).flatMap(name => {
    const [, held, kind] = LOCK_OR_ASK.exec(name) ?? [];
    if (held === undefined || kind !== 'lock') return [];
    const file = join(folder, held);
    return isHeld(file, disk, now) ? [file] : [];
  });
}

function namesIn(folder: string, disk: Disk): readonly string[] {
  try {
    return disk.list(folder);
  } catch {
    return [];
  }
}

function temporaryNamed(name: string, folder: string, disk: Disk, now: Date): Leftover | undefined {
  const [, written, writer, mover] = OF_A_PROCESS.exec(name) ?? [];
  if (written === undefined) return undefined;
  const pid = Number(writer ?? mover);
  if (isLiving(pid) || isHeld(join(folder, written), disk, now)) return undefined;
  const file = join(folder, name);
  return { file, kind: 'temporary', remove: () => disk.remove(file) };
}

function lockNamed(name: string, folder: string, disk: Disk, now: Date): Leftover | undefined {
  const [, held, kind] = LOCK_OR_ASK.exec(name) ?? [];
  if (held === undefined) return undefined;
  const file = join(folder, held);
  const path = join(folder, name);
  if (kind === 'lock') {
    if (isHeld(file, disk, now)) return undefined;
    return { file: path, kind: 'lock', remove: () => freeLock(file, disk, now) };
  }
  if (isLiving(readHolder(path, disk)?.pid)) return undefined;
  return { file: path, kind: 'lock', remove: () => disk.remove(path) };
}

// Taking the lock and releasing it removes a stale one and changes nothing else.
function freeLock(file: string, disk: Disk, now: Date): void {
  const attempt = isHeld(file, disk, now) ? undefined : takeLock(file, disk, now);
  if (attempt?.ok) attempt.lock.release();
}
