// Every byte of a ledger is changed once: it is told, or what stands there is what was written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../season/plan/plan.ts';
import { type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { driveOn, openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { crew } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';
import { realDisk } from '../disk.ts';
import { type LedgerRead, readLedger } from './ledger-text.ts';
import { readSeason } from './read-season.ts';
import { ledgerFileOf } from './season-files.ts';

const TRIALS: Partial<Plan> = {
  grid: 'trials',
  trials: { sessions: 1, hand: 'guided', void: 'again' },
  tables: { size: 3, draw: 'snake', apart: 'teams' },
  options: { preparation: 'ready', weather: 'roll' },
  entrants: crew(6),
};

/** Ledgers of a championship, of a tournament with tables, and of one that has just begun. */
const LEDGERS = [
  { name: 'a championship', changes: {}, lines: 9 },
  { name: 'trials and tables', changes: TRIALS, lines: 12 },
  { name: 'the first line', changes: {}, lines: 0 },
].map(({ name, changes, lines }) => {
  const disk = fakeDisk();
  const folder = startedSeason(disk, changes);
  driveOn(openedStore(folder, disk), 5, lines);
  return { name, disk, bytes: disk.files.get(ledgerFileOf(folder)) ?? new Uint8Array(), folder };
});

/** Expects the entries that were written, at most without the last one, or a fault with its line. */
function expectHonest(bytes: Uint8Array, whole: LedgerRead): void {
  const read = readLedger(bytes);
  if (!whole.ok) throw new Error('the ledger is sound');
  if (!read.ok) {
    expect(read.fault.line).toBeGreaterThan(0);
    return;
  }
  const told = JSON.stringify(read.lines);
  const kept = read.lines.length;
  expect(kept).toBeGreaterThanOrEqual(0);
  expect(told).toBe(JSON.stringify(whole.lines.slice(0, kept)));
}

describe.each(LEDGERS)(
  'whatever byte is changed in the ledger of $name',
  ({ bytes, disk, folder }) => {
    const whole = readLedger(bytes);
    // Odd, so that the steps reach every bit of a byte.
    const step = volume(29, 1);

    test('it is told, or nothing has changed', () => {
      if (!whole.ok) throw new Error('it is sound');
      for (let at = 0; at < bytes.length; at += step) {
        const flipped = bytes.slice();
        flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
        const read = readLedger(flipped);
        // A line feed at the end may be missing; every other change is seen, and no line is lost in silence.
        if (read.ok) expect(JSON.stringify(read.lines)).toBe(JSON.stringify(whole.lines));
        expectHonest(new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(at + 1)]), whole);
        expectHonest(new Uint8Array([...bytes.subarray(0, at), 49, ...bytes.subarray(at)]), whole);
        expectHonest(bytes.subarray(0, at), whole);
      }
    });

    test('larger parts lost, doubled or overwritten are told, or nothing has changed', () => {
      const place = fc.nat(bytes.length);
      fc.assert(
        fc.property(place, place, fc.uint8Array({ maxLength: 100 }), (from, to, filler) => {
          const [a, b] = from < to ? [from, to] : [to, from];
          const [head, tail] = [bytes.subarray(0, a), bytes.subarray(b)];
          expectHonest(new Uint8Array([...head, ...filler, ...tail]), whole);
          expectHonest(new Uint8Array([...bytes.subarray(0, b), ...bytes.subarray(a)]), whole);
        }),
        { numRuns: volume(60, 5000) },
      );
    });

    test('the season is refused with a sentence, or opens', () => {
      const file = ledgerFileOf(folder);
      for (let at = 0; at < bytes.length; at += 9 * step) {
        const flipped = bytes.slice();
        flipped[at] = (flipped[at] ?? 0) ^ 4;
        const copy: FakeDisk = { ...disk, files: disk.files };
        copy.files.set(file, flipped);
        const read = readSeason(folder, copy);
        if (!read.ok) expect(read.sentence).toMatch(/^[^\n]*2026-ardennes-cup[^\n]*\.$/);
        copy.files.set(file, bytes);
      }
    });
  },
);

const program = join(import.meta.dirname, '../../testing/season/append-lines.ts');

/** Starts a program that enters absences of a driver, up to the moment at which it may begin. */
async function appending(folder: string, driver: string, times: number) {
  const child = spawn(process.execPath, [program, folder, 'spa', driver, `${times}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('two programs that enter at once lose no line', async () => {
  const folder = startedSeason(realDisk, {}, freshFolder());
  const times = volume(25, 200);
  const children = await Promise.all(['aaa', 'bbb'].map(who => appending(folder, who, times)));
  const ends = Promise.all(children.map(child => once(child, 'exit')));
  for (const child of children) child.stdin.write('\n');
  expect((await ends).map(([code]) => code)).toEqual([0, 0]);
  const read = readLedger(readFileSync(ledgerFileOf(folder)));
  if (!read.ok) throw new Error(read.fault.kind);
  const drivers = read.lines.flatMap(({ entry }) => (entry.kind === 'absent' ? entry.driver : []));
  expect(drivers.filter(driver => driver === 'aaa')).toHaveLength(times);
  expect(drivers.filter(driver => driver === 'bbb')).toHaveLength(times);
}, 60_000);

test('a program that is killed while it enters leaves a season that goes on', async () => {
  const folder = startedSeason(realDisk, {}, freshFolder());
  let before = 1;
  for (let round = 0; round < volume(1, 60); round++) {
    const child = await appending(folder, 'ccc', 100_000);
    child.stdin.write('\n');
    await new Promise(resolve => setTimeout(resolve, 10 + ((round * 7) % 40)));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = openedStore(folder, realDisk);
    store.enter({ kind: 'absent', driver: 'ddd', weekend: 'spa' });
    const { length } = store.season().lines;
    expect(length).toBeGreaterThan(before);
    before = length;
    expect(realDisk.list(folder).toSorted()).toEqual(['ledger.jsonl', 'plan.yaml', 'races']);
  }
}, 300_000);
