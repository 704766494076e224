// Clears what killed programs have left in a folder: half-written files, stale locks, locks that were being moved.
import { join } from 'node:path';
import { type Disk, realDisk } from './disk.ts';
import { askOf, isHeld, isLiving, lockOf, readHolder, takeLock } from './lock.ts';

/**
 * Files that process 4711 is writing or moving: `race.json.4711-5f3a.tmp`, `race.json.bak.4711-5f3a.tmp`, `race.json.lock.4711`;
 * those of older programs had no further part.
 */
const OF_A_PROCESS =
  /^(.+\.jsonl?)(?:(?:\.bak)?\.(\d{1,10})(?:-[0-9a-f]+)?\.tmp|\.lock\.(\d{1,10}))$/su;
const LOCK_OR_ASK = /^(.+\.json)\.(?:lock|ask)$/su;

/**
 * Removes what killed programs have left in `folder`. Files of running programs stay, and those of programs on other
 * machines as long as they hold the lock. Never throws.
 */
export function clearLeftovers(folder: string, disk: Disk = realDisk, now = new Date()): void {
  for (const name of namesIn(folder, disk)) {
    try {
      clear(name, folder, disk, now);
    } catch {
      // A leftover does no harm, and the next program tries again.
    }
  }
}

function namesIn(folder: string, disk: Disk): readonly string[] {
  try {
    return disk.list(folder);
  } catch {
    return [];
  }
}

function clear(name: string, folder: string, disk: Disk, now: Date): void {
  const [, written, writer, mover] = OF_A_PROCESS.exec(name) ?? [];
  if (written !== undefined) {
    const pid = Number(writer ?? mover);
    if (!isLiving(pid) && !isHeld(join(folder, written), disk, now))
      disk.remove(join(folder, name));
    return;
  }
  const [, held] = LOCK_OR_ASK.exec(name) ?? [];
  if (held === undefined) return;
  const file = join(folder, held);
  const path = join(folder, name);
  if (path === lockOf(file)) freeLock(file, disk, now);
  else if (path === askOf(file) && !isLiving(readHolder(path, disk)?.pid)) disk.remove(path);
}

// Taking the lock and releasing it removes a stale one and changes nothing else.
function freeLock(file: string, disk: Disk, now: Date): void {
  const attempt = isHeld(file, disk, now) ? undefined : takeLock(file, disk, now);
  if (attempt?.ok) attempt.lock.release();
}
