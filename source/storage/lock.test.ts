import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { bidLibrary, bidSession, playOne } from '../testing/bids/bid-session.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import { holderWords, isRunningHere, lockOf, takeLock } from './lock.ts';
import { openSave } from './saves/open-save.ts';

const FILE = '/saves/race.json';
const noon = new Date('2026-11-21T12:00:00.000Z');
const now = () => noon;

function lockedBy(holder: { pid: number; host?: string; since?: string }) {
  const disk = fakeDisk(() => noon.getTime());
  const since = holder.since ?? new Date().toISOString();
  disk.write(lockOf(FILE), JSON.stringify({ host: hostname(), ...holder, since }));
  return disk;
}

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of a save', () => {
  test('is taken once, and again when it was released', () => {
    const disk = fakeDisk();
    const first = takeLock(FILE, disk, noon);
    if (!first.ok) throw new Error('it was free');
    expect(takeLock(FILE, disk, noon)).toEqual({
      ok: false,
      holder: { pid: process.pid, host: hostname(), since: noon.toISOString() },
    });
    first.lock.release();
    expect(disk.files.size).toBe(0);
    const second = takeLock(FILE, disk, noon);
    expect(second.ok).toBe(true);
    if (second.ok) second.lock.release();
  });

  test('of a living program is respected', () => {
    const disk = lockedBy({ pid: process.ppid });
    expect(takeLock(FILE, disk, noon)).toMatchObject({ ok: false, holder: { pid: process.ppid } });
  });

  test('of a program that is gone is taken over', async () => {
    const disk = lockedBy({ pid: await deadPid() });
    const attempt = takeLock(FILE, disk, noon);
    expect(attempt.ok).toBe(true);
    if (attempt.ok) attempt.lock.release();
    expect(disk.files.size).toBe(0);
  });

  test('from before the machine was started is taken over, whoever has that number now', () => {
    const disk = lockedBy({ pid: process.ppid, since: '2001-01-01T00:00:00.000Z' });
    const attempt = takeLock(FILE, disk, noon);
    expect(attempt.ok).toBe(true);
    if (attempt.ok) attempt.lock.release();
  });

  test('with our own number that we do not hold is taken over', () => {
    const attempt = takeLock(FILE, lockedBy({ pid: process.pid }), noon);
    expect(attempt.ok).toBe(true);
    if (attempt.ok) attempt.lock.release();
  });

  test('of another machine is respected, and the machine is named', () => {
    const disk = lockedBy({ pid: 7, host: 'garage', since: '2026-11-20T09:05:00.000Z' });
    const attempt = takeLock(FILE, disk, noon);
    if (attempt.ok) throw new Error('it is held');
    expect(holderWords(attempt.holder)).toBe('process 7 on garage, since 09:05 UTC on 2026-11-20');
  });

  test('that was left half-written is void after some seconds, and respected until then', () => {
    let time = noon.getTime();
    const disk = fakeDisk(() => time);
    disk.write(lockOf(FILE), '{"pid"');
    expect(takeLock(FILE, disk, noon).ok).toBe(false);
    time = 0;
    disk.write(lockOf(FILE), '{"pid"');
    const attempt = takeLock(FILE, disk, noon);
    expect(attempt.ok).toBe(true);
    if (attempt.ok) attempt.lock.release();
  });

  test('that names nobody names no program to anybody else', () => {
    const disk = fakeDisk(() => noon.getTime());
    disk.write(lockOf(FILE), '');
    const attempt = takeLock(FILE, disk, noon);
    if (attempt.ok) throw new Error('it may be about to be written');
    expect(holderWords(attempt.holder)).toBe('another program');
  });

  test('that names nobody and is from the future was left under another clock', () => {
    const disk = fakeDisk(() => noon.getTime() + 864_000_000);
    disk.write(lockOf(FILE), '');
    const attempt = takeLock(FILE, disk, noon);
    expect(attempt.ok).toBe(true);
    if (attempt.ok) attempt.lock.release();
  });

  test.skipIf(!existsSync('/proc/self/stat'))(
    'whose number was given to a later process is taken over',
    async () => {
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
      await once(child, 'spawn');
      const holder = { pid: child.pid ?? 0, host: hostname() };
      const before = new Date(Date.now() - 600_000).toISOString();
      expect(isRunningHere({ ...holder, since: before })).toBe(false);
      expect(isRunningHere({ ...holder, since: new Date().toISOString() })).toBe(true);
      const attempt = takeLock(FILE, lockedBy({ ...holder, since: before }), new Date());
      expect(attempt.ok).toBe(true);
      if (attempt.ok) attempt.lock.release();
      child.kill();
    },
  );

  test('of a process of another machine is never looked for on this one', () => {
    const holder = { pid: process.ppid, host: 'garage', since: new Date().toISOString() };
    expect(isRunningHere(holder)).toBe(false);
  });

  test('is left alone on release when somebody else holds it by then', () => {
    const disk = fakeDisk();
    const attempt = takeLock(FILE, disk, noon);
    const other = JSON.stringify({ pid: 7, host: 'garage', since: noon.toISOString() });
    disk.write(lockOf(FILE), other);
    if (attempt.ok) attempt.lock.release();
    expect(new TextDecoder().decode(disk.files.get(lockOf(FILE)))).toBe(other);
  });
});

describe('a second program on the same save', () => {
  test('is told who holds it and gets the race to watch', () => {
    const disk = fakeDisk();
    const session = bidSession({ saving: { folder: '/saves', disk, now } });
    playOne(session);
    const opened = openSave(session.file ?? '', bidLibrary, disk, now);
    if (opened.kind !== 'held') throw new Error('it is held');
    expect(opened.save.race).toEqual(session.race());
    expect(opened.sentence).toMatch(
      new RegExp(
        `^2026-.*table\\.json is open in process ${process.pid}, since 12:00 UTC on 2026-11-21\\. It can be resumed here once`,
      ),
    );
    session.close();
    const again = openSave(session.file ?? '', bidLibrary, disk, now);
    expect(again.kind).toBe('open');
    if (again.kind === 'open') again.autosave.release();
  });

  test('a copy does not go over a save that is open', () => {
    const disk = fakeDisk();
    const saving = { folder: '/saves', disk, now };
    const [one, two] = [bidSession({ saving }), bidSession({ saving })];
    expect(() => one.saveCopy(two.file ?? '')).toThrow('it is open in process');
    one.close();
    two.close();
  });

  test('a file that is no save is not kept locked', () => {
    const disk = fakeDisk();
    disk.write(FILE, 'Dear diary');
    expect(openSave(FILE, bidLibrary, disk, now)).toMatchObject({ kind: 'failed' });
    expect([...disk.files.keys()]).toEqual([FILE]);
  });
});
