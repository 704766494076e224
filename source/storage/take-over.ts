// A save that another program holds is asked for through a small file beside it, which also works where no signal does: the holder
// may belong to another user or run on another machine. It saves, gives the lock back and leaves.
import { hostname } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { type Disk, realDisk } from './disk.ts';
import { askOf, type Holder, isHeld, isLiving, readHolder } from './lock.ts';

/** How long a holder is waited for: it looks twice a second, and may be in the middle of a thought. */
const ANSWER_MS = 5_000;
const LOOK_MS = 50;

/** Whether a living program asks for the save, whoever holds it. */
export function isAskedFor(file: string, disk: Disk = realDisk): boolean {
  const asking = readHolder(askOf(file), disk);
  return asking !== undefined && (asking.host !== hostname() || isLiving(asking.pid));
}

/**
 * Asks the program that holds `file` to save and leave; answers whether the save is free.
 * @throws what the disk says when no request can be written
 */
export async function askHolder(
  file: string,
  disk: Disk = realDisk,
  answerMs: number = ANSWER_MS,
): Promise<boolean> {
  const request = askOf(file);
  const self: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  disk.write(request, `${JSON.stringify(self)}\n`);
  try {
    for (let waited = 0; waited < answerMs; waited += LOOK_MS) {
      if (!isHeld(file, disk, new Date())) return true;
      await rest(LOOK_MS);
    }
    return !isHeld(file, disk, new Date());
  } finally {
    disk.remove(request);
  }
}
