import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { bidSession } from '../testing/bids/bid-session.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import { clearLeftovers } from './leftovers.ts';
import { takeLock } from './lock.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
const SAVE = '/saves/race.json';
const ALIVE = process.ppid;
let dead = 0;

beforeAll(async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  dead = child.pid ?? 0;
});

function heldBy(pid: number, host = hostname()): string {
  return JSON.stringify({ pid, host, since: new Date().toISOString() });
}

/** Returns the files that remain of some after the folder has been cleared. */
function left(files: Readonly<Record<string, string>>): readonly string[] {
  // Files from long ago, so that no lock counts as just being written.
  const disk = fakeDisk(() => 0);
  for (const [name, text] of Object.entries(files)) disk.write(`/saves/${name}`, text);
  clearLeftovers('/saves', disk, noon);
  return [...disk.files.keys()].map(file => file.slice('/saves/'.length));
}

describe('what a killed program has left is taken away by the next one that opens the folder', () => {
  test('temporary files, of the save and of the save before it', () => {
    const files = { 'race.json': '', 'race.json.bak': '', [`race.json.${dead}.tmp`]: 'half' };
    expect(left({ ...files, [`race.json.bak.${dead}.tmp`]: 'half' })).toEqual([
      'race.json',
      'race.json.bak',
    ]);
  });

  test('locks, whole or half-written, and locks that were being moved aside', () => {
    expect(left({ 'a.json.lock': heldBy(dead) })).toEqual([]);
    expect(left({ 'a.json.lock': '{"pid"' })).toEqual([]);
    expect(left({ [`a.json.lock.${dead}`]: heldBy(dead) })).toEqual([]);
  });

  test('locks of trials, of a season, of records and of the names of all seasons', () => {
    const locks = ['spa-trial1-A.lock', 'season.lock', 'records.jsonl.lock', 'names.lock'];
    expect(left(Object.fromEntries(locks.map(name => [name, heldBy(dead)])))).toEqual([]);
    expect(left(Object.fromEntries(locks.map(name => [name, heldBy(ALIVE)])))).toEqual(locks);
  });

  test('requests of programs that wait no more', () => {
    expect(left({ 'a.json.ask': heldBy(dead), 'b.json.ask': '' })).toEqual([]);
  });

  test('also when it had the number that this program has now', () => {
    expect(left({ [`a.json.${process.pid}.tmp`]: '', 'a.json.lock': heldBy(process.pid) })).toEqual(
      [],
    );
  });
});

describe('what stays', () => {
  test('is everything of living programs', () => {
    const files = {
      [`a.json.${ALIVE}.tmp`]: 'half',
      [`a.json.bak.${ALIVE}.tmp`]: 'half',
      [`b.json.lock.${ALIVE}`]: heldBy(dead),
      'c.json.lock': heldBy(ALIVE),
      'c.json.ask': heldBy(ALIVE),
    };
    expect(left(files)).toEqual(Object.keys(files));
  });

  test('is what belongs to a save that a program on another machine holds', () => {
    const files = { 'a.json.lock': heldBy(dead, 'garage'), [`a.json.${dead}.tmp`]: 'half' };
    expect(left(files)).toEqual(Object.keys(files));
  });

  test('is what belongs to a save that this program holds', () => {
    const disk = fakeDisk();
    const attempt = takeLock(SAVE, disk, noon);
    clearLeftovers('/saves', disk, noon);
    expect(disk.files.size).toBe(1);
    if (attempt.ok) attempt.lock.release();
  });

  test('are the files of other people', () => {
    const files = { 'notes.1.tmp': '', 'race.json': '', 'race.json.old': '', 'my.lock': '' };
    expect(left(files)).toEqual(Object.keys(files));
  });

  test('is a lock that was created a moment ago and is being written', () => {
    const disk = fakeDisk(() => noon.getTime());
    disk.write('/saves/a.json.lock', '');
    clearLeftovers('/saves', disk, noon);
    expect(disk.files.size).toBe(1);
  });
});

test('a race that begins finds the folder cleared', () => {
  const disk = fakeDisk(() => 0);
  disk.write(`${SAVE}.${dead}.tmp`, 'half');
  disk.write(`${SAVE}.lock`, heldBy(dead));
  const session = bidSession({ saving: { folder: '/saves', disk, now: () => noon } });
  session.close();
  expect([...disk.files.keys()]).toEqual([session.file]);
});

test('a disk that refuses everything hinders nobody', () => {
  const disk = fakeDisk(() => 0);
  disk.write(`${SAVE}.${dead}.tmp`, 'half');
  disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'EIO' });
  clearLeftovers('/saves', disk, noon);
  expect(disk.files.size).toBe(1);
});
