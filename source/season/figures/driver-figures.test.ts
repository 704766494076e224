import { expect, it } from 'vitest';
import { openedSeason } from '../../testing/season/seasons.ts';
import { enter } from '../apply-entry.ts';
import type { SheetRow } from '../ledger/entry.ts';
import type { Season } from '../season.ts';
import { driverFigures, headToHead } from './driver-figures.ts';

function raced(season: Season, weekend: string, sheet: readonly SheetRow[]): Season {
  const entry = { kind: 'raced', weekend, table: 1, attempt: 1, laps: 2, sheet } as const;
  return enter(season, entry, '2026-12-19T20:00:00.000Z');
}

const first = raced(openedSeason(), 'monza', [
  {
    driver: 'aaa',
    place: 1,
    grid: 2,
    plays: 38,
    luck: 6,
    led: 9,
    fastestLap: 17,
    overtakes: 3,
    spent: { tires: 2 },
  },
  {
    driver: 'bbb',
    place: 2,
    grid: 1,
    plays: 39,
    luck: -4,
    led: 2,
    fastestLap: 18,
    overtaken: 3,
    spent: { brakes: 1 },
  },
  { driver: 'ccc', place: 3, grid: 3, plays: 40, luck: 0 },
  { driver: 'ddd', grid: 4, plays: 7, luck: -2, out: { cause: 'wreck' } },
]);
const second = raced(first, 'spa', [
  { driver: 'bbb', place: 1, grid: 1, plays: 40, luck: 1, fastestLap: 19, spent: { tires: 1 } },
  { driver: 'aaa', place: 2, grid: 4, plays: 41, luck: 2, fastestLap: 20, spent: { tires: 3 } },
  { driver: 'ccc', standIn: 'club', place: 3, grid: 2, plays: 42, luck: 9 },
  { driver: 'ddd', grid: 3, out: { cause: 'wreck' } },
]);

it('a driver is told by the sum of its own races', () => {
  const ann = driverFigures(second, 'aaa');
  expect(ann).toMatchObject({ starts: 2, wins: 1, podiums: 2, overtakes: 3, led: 9 });
  expect(ann.spent).toEqual({ tires: 5 });
  expect(ann.grids).toEqual([2, 4]);
  expect(ann.results).toEqual([1, 2]);
  expect(ann.races.map(({ playsALap }) => playsALap)).toEqual([19, 20.5]);
  expect(ann.bestLaps).toEqual([
    { weekend: 0, plays: 17 },
    { weekend: 1, plays: 20 },
  ]);
});

it('luck is ranked among everybody, and a stand-in has none for the driver', () => {
  expect(driverFigures(second, 'aaa').luck).toEqual({ spaces: 8, rank: 1, of: 4 });
  expect(driverFigures(second, 'bbb').luck).toEqual({ spaces: -3, rank: 4, of: 4 });
  expect(driverFigures(second, 'ccc').luck).toEqual({ spaces: 0, rank: 2, of: 4 });
});

it('two drivers meet where both crossed the line themselves', () => {
  expect(headToHead(second, 'aaa', 'bbb')).toEqual({ other: 'bbb', ahead: 1, behind: 1 });
  expect(headToHead(second, 'aaa', 'ccc')).toEqual({ other: 'ccc', ahead: 1, behind: 0 });
  expect(headToHead(second, 'aaa', 'ddd')).toEqual({ other: 'ddd', ahead: 0, behind: 0 });
  expect(driverFigures(second, 'aaa').rivals.map(({ other }) => other)).toEqual(['bbb', 'ccc']);
});

it('somebody who is not in the season has no figures', () => {
  expect(() => driverFigures(second, 'zoe')).toThrow(RangeError);
});
