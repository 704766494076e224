// One program at a time writes a save. The lock is a small file beside it that says who holds it and since when.
import { hostname, uptime } from 'node:os';
import * as z from 'zod';
import { jsonValue } from '../rules/kit/outside-text.ts';
import { codeOf, type Disk } from './disk.ts';
import { safeText } from './untrusted-text.ts';

/** Who has a save open. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** ISO 8601. */
  readonly since: string;
}

/** A lock that was taken; released once. */
export interface Lock {
  release(): void;
}

export type LockAttempt =
  | { readonly ok: true; readonly lock: Lock }
  | { readonly ok: false; readonly holder: Holder };

const holderShape = z.object({
  pid: z.int().positive(),
  host: z.string(),
  since: z.iso.datetime(),
});
/** Characters of a lock file. */
const LOCK_MAX = 1_000;
// A lock is written a moment after it is created; one that stays unreadable was left by a crash in that moment.
const UNFINISHED_MS = 5_000;
// The clock of the machine may have been set since it started.
const CLOCK_SLACK_MS = 60_000;

const heldHere = new Set<string>();

/** Name of the lock file of a save. */
export function lockOf(file: string): string {
  return `${file}.lock`;
}

/** Name of the file by which another program asks for a save. */
export function askOf(file: string): string {
  return `${file}.ask`;
}

/**
 * Takes the lock of `file`, over from a program that is gone if need be.
 * @throws what the disk says when no lock can be written.
 */
export function takeLock(file: string, disk: Disk, now: Date): LockAttempt {
  const path = lockOf(file);
  const self: Holder = { pid: process.pid, host: hostname(), since: now.toISOString() };
  const text = `${JSON.stringify(self)}\n`;
  if (!disk.create(path, text)) {
    const found = holderOf(path, disk, now);
    if (isHolder(found) && isAlive(found, path)) return { ok: false, holder: found };
    // A lock that was given back meanwhile is not stale: what stands there now is somebody's.
    const rival = found === 'gone' ? undefined : clearStale(path, found, disk);
    if (rival !== undefined) return { ok: false, holder: rival };
    if (!disk.create(path, text)) {
      const quicker = holderOf(path, disk, now);
      return { ok: false, holder: isHolder(quicker) ? quicker : self };
    }
  }
  heldHere.add(path);
  return { ok: true, lock: { release: () => release(path, self, disk) } };
}

/** Whether a living program, on this machine or another, has the lock of `file`. */
export function isHeld(file: string, disk: Disk, now: Date): boolean {
  const path = lockOf(file);
  const found = holderOf(path, disk, now);
  return isHolder(found) && isAlive(found, path);
}

/** Whether another process of that number lives on this machine; the same number as our own was that of an earlier one. */
export function isLiving(pid: number | undefined): boolean {
  if (pid === undefined || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Words for a player: `process 4711 on this machine, since 14:32 on 2026-11-21`. */
export function holderWords(holder: Holder): string {
  const [day = '', time = ''] = holder.since.split('T');
  const where = holder.host === hostname() ? '' : ` on ${safeText(holder.host, 40)}`;
  return `process ${holder.pid}${where}, since ${time.slice(0, 5)} UTC on ${day}`;
}

function release(path: string, self: Holder, disk: Disk): void {
  heldHere.delete(path);
  const holder = readHolder(path, disk);
  if (holder?.pid === self.pid && holder.since === self.since) disk.remove(path);
}

/** The holder named in the lock; somebody unknown while it is being written; void when it names nobody; gone when there is none. */
function holderOf(path: string, disk: Disk, now: Date): Holder | 'void' | 'gone' {
  const holder = readHolder(path, disk);
  if (holder !== undefined) return holder;
  try {
    const changed = disk.changedAt(path);
    if (now.getTime() - changed > UNFINISHED_MS) return 'void';
    return { pid: 1, host: 'another program', since: new Date(changed).toISOString() };
  } catch {
    return 'gone';
  }
}

function isHolder(found: Holder | 'void' | 'gone'): found is Holder {
  return typeof found === 'object';
}

/** Who is named in a lock or a request; undefined when it names nobody. */
export function readHolder(path: string, disk: Disk): Holder | undefined {
  try {
    return holderShape.parse(jsonValue(new TextDecoder().decode(disk.read(path)), LOCK_MAX));
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder, path: string): boolean {
  // A program on another machine cannot be asked.
  if (holder.host !== hostname()) return true;
  // The same number as our own, but not held here: left by an earlier program, as in a container.
  if (holder.pid === process.pid) return heldHere.has(path);
  const startedMs = Date.now() - uptime() * 1000;
  if (Date.parse(holder.since) < startedMs - CLOCK_SLACK_MS) return false;
  return isLiving(holder.pid);
}

/**
 * Moves a stale lock away; answers the holder when another program was quicker and the lock is not the stale one
 * any more.
 */
function clearStale(path: string, stale: Holder | 'void', disk: Disk): Holder | undefined {
  const aside = `${path}.${process.pid}`;
  try {
    disk.rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const moved = readHolder(aside, disk);
  const isStale = isHolder(stale) && moved?.pid === stale.pid && moved.since === stale.since;
  const isRival = moved !== undefined && !isStale;
  if (!isRival) {
    disk.remove(aside);
    return undefined;
  }
  disk.rename(aside, path);
  return moved;
}
