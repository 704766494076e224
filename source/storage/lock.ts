// Lets one program at a time write a save. The lock is a small file beside the save that names its holder and the time.
import { hostname, uptime } from 'node:os';
import * as z from 'zod';
import { jsonValue } from '../rules/kit/outside-text.ts';
import { codeOf, type Disk, readUpTo } from './disk.ts';
import { safeText } from './untrusted-text.ts';

export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** ISO 8601. */
  readonly since: string;
}

/** A lock that has been taken; it may be released once. */
export interface Lock {
  release(): void;
}

export type LockAttempt =
  | { readonly ok: true; readonly lock: Lock }
  /** The holder is unknown while the lock that another program has just made names nobody. */
  | { readonly ok: false; readonly holder: Holder | undefined };

const holderShape = z.object({
  pid: z.int().positive(),
  host: z.string(),
  since: z.iso.datetime(),
});
/** Most characters of a lock file. */
const LOCK_MAX = 1_000;
// A lock file is filled right after it is created; one that stays unreadable was left by a crash in between.
const UNFINISHED_MS = 5_000;
// Allows for a machine's clock that was corrected after the start.
const CLOCK_SLACK_MS = 60_000;

/** Every Linux counts the starts of processes in hundredths of a second. */
const TICK_MS = 10;
/** Most bytes of what the system reports of a process. */
const STAT_MAX = 4_000;

/** What releases each lock of this program, by the name of its file. */
const heldHere = new Map<string, () => void>();

export function lockOf(file: string): string {
  return `${file}.lock`;
}

/** Returns the name of the file by which another program asks for a save. */
export function askOf(file: string): string {
  return `${file}.ask`;
}

/**
 * Takes the lock of `file`, if need be from a program that no longer runs.
 * @throws what the disk reports when no lock can be written.
 */
export function takeLock(file: string, disk: Disk, now: Date): LockAttempt {
  const path = lockOf(file);
  const self: Holder = { pid: process.pid, host: hostname(), since: now.toISOString() };
  const text = `${JSON.stringify(self)}\n`;
  if (!disk.create(path, text)) {
    const found = holderOf(path, disk, now);
    if (found === 'unnamed') return { ok: false, holder: undefined };
    if (isHolder(found) && isAlive(found, path)) return { ok: false, holder: found };
    // A lock that has just been released is not stale: whatever stands in its place by now belongs to another program.
    const rival = found === 'gone' ? undefined : clearStale(path, found, disk);
    if (rival !== undefined) return { ok: false, holder: rival };
    if (!disk.create(path, text)) {
      const quicker = holderOf(path, disk, now);
      return { ok: false, holder: isHolder(quicker) ? quicker : undefined };
    }
  }
  const held = { release: () => release(path, self, disk) };
  if (heldHere.size === 0) process.on('exit', releaseAll);
  heldHere.set(path, held.release);
  return { ok: true, lock: held };
}

/** Reports whether a running program, on this machine or another, holds the lock of `file`. */
export function isHeld(file: string, disk: Disk, now: Date): boolean {
  const path = lockOf(file);
  const found = holderOf(path, disk, now);
  return found === 'unnamed' || (isHolder(found) && isAlive(found, path));
}

/** Reports whether the program that a lock names runs on this machine, as far as its process number and its start show. */
export function isRunningHere(holder: Holder): boolean {
  return holder.host === hostname() && isLiving(holder.pid) && !isYounger(holder);
}

/**
 * Reports whether another process with that number runs on this machine. Our own number does not count: its holder was an
 * earlier process.
 */
export function isLiving(pid: number | undefined): boolean {
  if (pid === undefined || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Returns the holder in words for a player: `process 4711, since 14:32 UTC on 2026-11-21`; only what its lock says. */
export function holderWords(holder: Holder | undefined): string {
  if (holder === undefined) return 'another program';
  const [day = '', time = ''] = holder.since.split('T');
  const where = holder.host === hostname() ? '' : ` on ${safeText(holder.host, 40)}`;
  return `process ${holder.pid}${where}, since ${time.slice(0, 5)} UTC on ${day}`;
}

function release(path: string, self: Holder, disk: Disk): void {
  heldHere.delete(path);
  if (heldHere.size === 0) process.off('exit', releaseAll);
  const holder = readHolder(path, disk);
  if (holder?.pid === self.pid && holder.since === self.since) disk.remove(path);
}

// A program that ends at once, as when nobody reads its output any more, leaves no lock behind.
function releaseAll(): void {
  for (const releaseOne of heldHere.values()) {
    try {
      releaseOne();
    } catch {
      // The next program finds that the holder has ended.
    }
  }
}

/**
 * Returns the holder named in the lock: `unnamed` while the lock is being written, `void` when it names none, `gone` when there
 * is no lock.
 */
function holderOf(path: string, disk: Disk, now: Date): Found {
  const holder = readHolder(path, disk);
  if (holder !== undefined) return holder;
  try {
    const changed = disk.changedAt(path);
    // A lock dated in the future was left under another clock.
    return Math.abs(now.getTime() - changed) > UNFINISHED_MS ? 'void' : 'unnamed';
  } catch {
    return 'gone';
  }
}

type Found = Holder | 'unnamed' | 'void' | 'gone';

function isHolder(found: Found): found is Holder {
  return typeof found === 'object';
}

export function readHolder(path: string, disk: Disk): Holder | undefined {
  try {
    return holderShape.parse(jsonValue(new TextDecoder().decode(disk.read(path)), LOCK_MAX));
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder, path: string): boolean {
  // Whether a process runs on another machine cannot be found out.
  if (holder.host !== hostname()) return true;
  // Our own number, but not a lock of ours: an earlier program had it, as happens in containers.
  if (holder.pid === process.pid) return heldHere.has(path);
  const startedMs = Date.now() - uptime() * 1000;
  if (Date.parse(holder.since) < startedMs - CLOCK_SLACK_MS) return false;
  return isLiving(holder.pid) && !isYounger(holder);
}

/**
 * Reports whether the process that has the holder's number began after the holder took its lock, so that it is another one;
 * false where the system does not report it.
 */
function isYounger({ pid, since }: Holder): boolean {
  try {
    // The 22nd field of proc(5), 20 fields behind the name: the start in ticks since that of the machine.
    const stat = readUpTo(`/proc/${pid}/stat`, STAT_MAX).toString();
    const fields = stat.split(') ').at(-1)?.split(' ') ?? [];
    const startedMs = Date.now() - uptime() * 1000 + Number(fields[19]) * TICK_MS;
    return startedMs > Date.parse(since) + CLOCK_SLACK_MS;
  } catch {
    return false;
  }
}

/**
 * Moves a stale lock aside; returns the new holder when another program has replaced the stale lock in the meantime.
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
