import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import type { DrivenLap } from './day-entry.ts';
import { beginDay, dayFileOf, endDay, readDays } from './day-file.ts';

const SAVES = '/saves';
const TODAY = { date: '2026-11-22', track: 'monza' };
const LAP: DrivenLap = {
  isWhole: true,
  plays: 16,
  gears: [1, 2, 3, 4],
  timeMs: 48_200,
  parTenths: 150,
};

let disk: FakeDisk;
beforeEach(() => {
  disk = fakeDisk();
});

function text(): string {
  return new TextDecoder().decode(disk.read(dayFileOf(SAVES)));
}

describe('the try of a day', () => {
  it('is written down before its first die, and its lap at its end', () => {
    expect(beginDay(SAVES, disk, TODAY)).toBe(true);
    expect(readDays(SAVES, disk).entries).toEqual([TODAY]);
    expect(endDay(SAVES, disk, TODAY.date, LAP)).toBe(true);
    expect(readDays(SAVES, disk)).toEqual({ entries: [{ ...TODAY, lap: LAP }], damaged: 0 });
  });

  it('is the only one: neither a second try nor a second lap takes its place', () => {
    beginDay(SAVES, disk, TODAY);
    expect(beginDay(SAVES, disk, TODAY)).toBe(false);
    endDay(SAVES, disk, TODAY.date, LAP);
    const before = text();
    expect(endDay(SAVES, disk, TODAY.date, { ...LAP, plays: 9 })).toBe(false);
    expect(beginDay(SAVES, disk, TODAY)).toBe(false);
    expect(text()).toBe(before);
  });

  it('that was broken off has no lap, and stays so', () => {
    beginDay(SAVES, disk, TODAY);
    expect(readDays(SAVES, disk).entries[0]?.lap).toBeUndefined();
    expect(beginDay(SAVES, disk, TODAY)).toBe(false);
    expect(beginDay(SAVES, disk, { date: '2026-11-23', track: 'spa' })).toBe(true);
  });

  it('needs a beginning', () => {
    expect(endDay(SAVES, disk, TODAY.date, LAP)).toBe(false);
    expect(readDays(SAVES, disk).entries).toEqual([]);
  });

  it('that somebody has changed by hand counts as broken off', () => {
    beginDay(SAVES, disk, TODAY);
    endDay(SAVES, disk, TODAY.date, LAP);
    disk.write(dayFileOf(SAVES), text().replace('"plays":16', '"plays":11'));
    expect(readDays(SAVES, disk)).toEqual({
      entries: [{ date: TODAY.date, track: '' }],
      damaged: 1,
    });
    expect(beginDay(SAVES, disk, TODAY)).toBe(false);
    expect(endDay(SAVES, disk, TODAY.date, LAP)).toBe(false);
  });

  it('does not begin on a disk that is full, and leaves the days before it as they were', () => {
    beginDay(SAVES, disk, TODAY);
    const before = text();
    const calls = ['writeNew', 'rename', 'create'] as const;
    for (const call of calls) {
      const full = { ...disk };
      Object.assign(full, {
        [call]: () => {
          throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        },
      });
      expect(() => beginDay(SAVES, full, { date: '2026-11-23', track: 'spa' })).toThrow();
      expect(text()).toBe(before);
    }
  });
});
