// What killed programs have left in a folder: half-written files, locks that nobody holds, locks that were being moved away.
import { join } from 'node:path';
import { type Disk, realDisk } from './disk.ts';
import { isHeld, LOCK_ENDING, processLives } from './lock.ts';

/** A file of one program: the file it belongs to, the number of the process, and what kind of file it is. */
const OF_A_PROCESS = /^(.+?)(?:\.bak|\.lock)?\.(\d{1,10})(\.tmp|\.draft)?$/su;

/**
 * Takes away what killed programs have left in `folder`. Files of programs that live stay, and so does everything that belongs to
 * a file which another machine holds. Never throws.
 */
export function clearLeftovers(folder: string, disk: Disk = realDisk, now: Date = new Date()): void {
  let names: readonly string[];
  try {
    names = disk.list(folder);
  } catch {
    return;
  }
  for (const name of names) {
    try {
      if (isLeftOver(name, folder, disk, now)) disk.remove(join(folder, name));
    } catch {
      // It does no harm, and the next program tries again.
    }
  }
}
