// Asks another program for the save that it holds, through a small file beside the save. This also works where no
// signal does, when the holder belongs to another user or runs on another machine. The holder saves, releases the lock
// and leaves.
import { hostname } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { type Disk, realDisk } from '../disk.ts';
import { askOf, type Holder, isHeld, isLiving, readHolder } from '../lock.ts';

/** Time to wait for the holder, which looks twice a second and may be in the middle of a computation. */
const ANSWER_MS = 5_000;
const LOOK_MS = 50;

/** Reports whether a running program asks for the save, whoever holds it. */
export function isAskedFor(file: string, disk: Disk = realDisk): boolean {
  const asking = readHolder(askOf(file), disk);
  return asking !== undefined && (asking.host !== hostname() || isLiving(asking.pid));
}

/**
 * Asks the program that holds `file` to save and leave; reports whether the save is free now.
 * @throws what the disk reports when no request can be written.
 */
export async function askHolder(
  file: string,
  disk: Disk = realDisk,
  answerMs: number = ANSWER_MS,
): Promise<boolean> {
  const request = askOf(file);
  const self: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  disk.remove(request);
  disk.writeNew(request, `${JSON.stringify(self)}\n`);
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
