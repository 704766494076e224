import { describe, expect, it } from 'vitest';
import { glanceTracks, tracksFolder } from '../tracks/track-library.ts';
import { DAY_STEP, DAY_TRACKS, dateOf, dayLap, dayNumber } from './calendar.ts';

/** Returns the dates of so many days from a day of 2026 on. */
function dates(count: number): readonly string[] {
  const first = Date.UTC(2026, 10, 22);
  return Array.from({ length: count }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  );
}

describe('the lap of the day', () => {
  it('is the same circuit and the same dice for everybody, whenever it is asked for', () => {
    expect(dayLap('2026-11-22')).toEqual(dayLap('2026-11-22'));
    expect(dayLap('2026-11-22')).toMatchObject({ track: 'indianapolis', seed: 162_868 });
  });

  it('comes to each circuit once before it comes to one again', () => {
    const { length } = DAY_TRACKS;
    const laps = dates(2 * length).map(date => dayLap(date)?.track);
    expect(new Set(laps.slice(0, length)).size).toBe(length);
    expect(laps.slice(length)).toEqual(laps.slice(0, length));
    expect(DAY_STEP).toBeLessThan(length);
  });

  it('has other dice every day', () => {
    const seeds = dates(100).map(date => dayLap(date)?.seed);
    expect(new Set(seeds).size).toBe(100);
  });

  it('knows every circuit that comes with the program, by its name', () => {
    const shipped = glanceTracks(tracksFolder())
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect([...DAY_TRACKS].toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(shipped);
  });

  it.each(['', 'today', '2026-13-01', '2026-02-30', '2026-1-1', '20261122'])(
    'is none on a day that there is not: %s',
    date => {
      expect(dayLap(date)).toBeUndefined();
      expect(dayNumber(date)).toBeUndefined();
    },
  );

  it('begins at midnight where the player is', () => {
    expect(dateOf(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
    expect(dateOf(new Date(2026, 10, 23, 0, 0))).toBe('2026-11-23');
  });
});
