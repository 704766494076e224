import { describe, expect, it } from 'vitest';
import type { DayEntry } from './day-entry.ts';
import { streakOf } from './streak.ts';

const LAP = { isWhole: true, plays: 16, gears: [2, 3, 5, 6, 5, 3], timeMs: 48_990, parTenths: 150 };
const driven = (date: string): DayEntry => ({ date, track: 'spa', lap: LAP });
const brokenOff = (date: string): DayEntry => ({ date, track: 'spa' });

describe('a streak', () => {
  const three = [driven('2026-11-19'), driven('2026-11-20'), driven('2026-11-21')];

  it('goes on as long as today is still to be driven', () => {
    expect(streakOf(three, '2026-11-22')).toEqual({ now: 3, longest: 3 });
    expect(streakOf([...three, driven('2026-11-22')], '2026-11-22').now).toBe(4);
  });

  it('ends on a day without a lap, and on one whose lap was broken off or has no end', () => {
    expect(streakOf(three, '2026-11-23')).toEqual({ now: 0, longest: 3 });
    expect(streakOf([...three, brokenOff('2026-11-22')], '2026-11-22').now).toBe(0);
    const aborted = { ...driven('2026-11-22'), lap: { ...LAP, isWhole: false } };
    expect(streakOf([...three, aborted], '2026-11-22')).toEqual({ now: 0, longest: 3 });
  });

  it('runs over the end of a month', () => {
    expect(streakOf([driven('2026-02-28'), driven('2026-03-01')], '2026-03-01').now).toBe(2);
  });
});
