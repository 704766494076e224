import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { eventfulSheet, sheetLine, sheetOf } from '../../testing/sheets.ts';
import type { KeptRecord } from './kept-record.ts';
import { raceFeats } from './race-feats.ts';
import { keepRecord, readRecords, recordsFileOf } from './records-file.ts';

const SAVES = '/saves';
const LAP: KeptRecord = {
  kind: 'timedLap',
  laps: 1,
  name: 'Ada',
  plays: 12,
  timeMs: 40_000,
  course: [{ space: 'M4', progress: 8 }],
  track: 'monza',
  hash: 'abc',
  book: 'masters-2005',
  date: '2026-11-22',
};

let disk: FakeDisk;
beforeEach(() => {
  disk = fakeDisk();
});

const kept = () => readRecords(SAVES, disk).records;

describe('the records', () => {
  it('are none before the first one', () => {
    expect(readRecords(SAVES, disk)).toEqual({ records: [], unread: 0 });
  });

  it('hold the fewest rolls, and of equal rolls the better time', () => {
    expect(keepRecord(SAVES, disk, LAP)).toBe(true);
    expect(keepRecord(SAVES, disk, { ...LAP, plays: 13, timeMs: 1 })).toBe(false);
    expect(keepRecord(SAVES, disk, LAP)).toBe(false);
    expect(keepRecord(SAVES, disk, { ...LAP, timeMs: 39_999, name: 'Ben' })).toBe(true);
    expect(keepRecord(SAVES, disk, { ...LAP, plays: 11, timeMs: 90_000, name: 'Cleo' })).toBe(true);
    expect(kept()).toEqual([{ ...LAP, plays: 11, timeMs: 90_000, name: 'Cleo' }]);
  });

  it('stand apart by kind, distance, circuit, board and book', () => {
    const others: readonly Partial<KeptRecord>[] = [
      { kind: 'freeHandLap' },
      { kind: 'race', laps: 3 },
      { kind: 'race', laps: 2 },
      { track: 'spa' },
      { hash: 'changed' },
      { book: 'bga-basic' },
    ];
    for (const other of [{}, ...others]) keepRecord(SAVES, disk, { ...LAP, ...other });
    expect(kept()).toHaveLength(7);
  });

  it('that cannot be read stay in the file and do not count', () => {
    keepRecord(SAVES, disk, LAP);
    const file = recordsFileOf(SAVES);
    const changed = new TextDecoder().decode(disk.read(file)).replace('"plays":12', '"plays":1');
    disk.write(file, changed);
    expect(readRecords(SAVES, disk)).toEqual({ records: [], unread: 1 });
    expect(keepRecord(SAVES, disk, LAP)).toBe(true);
    expect(readRecords(SAVES, disk)).toEqual({ records: [LAP], unread: 1 });
    expect(new TextDecoder().decode(disk.read(file))).toContain(changed.trim());
  });
});

describe('the feats of a race', () => {
  const drivers = [...'ABCDEFGH'].map((name, seat) => ({
    name,
    kind: seat === 7 || seat === 2 ? ('human' as const) : ('cpu' as const),
  }));
  const setup = { book: 'b', track: 't', seed: 1, laps: 3, seats: [], options: {} };

  it('are the race of each person who took the flag, and the fastest lap', () => {
    // Seat 7 is home in 44 rolls with a lap of 13, seat 2 is out.
    expect(raceFeats({ setup }, eventfulSheet(), drivers)).toEqual([
      { kind: 'race', laps: 3, name: 'H', plays: 44 },
      { kind: 'raceLap', laps: 1, name: 'H', plays: 13 },
    ]);
  });

  it('are none of a race with scripted dice, from a snapshot, or not over', () => {
    const sheet = eventfulSheet();
    expect(raceFeats({ setup: { ...setup, dice: [1] } }, sheet, drivers)).toEqual([]);
    const over = sheetOf([sheetLine(7)], { isOver: false });
    expect(raceFeats({ setup }, over, drivers)).toEqual([]);
  });
});
