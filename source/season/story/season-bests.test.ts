// What is told as the most of a season is held against every race of it.
import { describe, expect, it } from 'vitest';
import { figuredSeason } from '../../testing/season/figured-seasons.ts';
import { openedSeason } from '../../testing/season/seasons.ts';
import { resultSheet } from '../figures/result-sheet.ts';
import type { SheetLine } from '../sheet/race-sheet.ts';
import { resultsOf } from '../standings/results.ts';
import { dramaOf } from './drama.ts';
import { type SeasonBest, seasonBests } from './season-bests.ts';

const season = figuredSeason(1, 8);
const ids = season.plan.calendar.flatMap((_, weekend) =>
  resultsOf(season, weekend).map(({ table }) => ({ weekend, table })),
);
const raced = season.plan.calendar.flatMap((_, index) =>
  resultsOf(season, index).flatMap(result => {
    const sheet = resultSheet(result);
    return sheet === undefined ? [] : [{ rows: result.sheet, sheet }];
  }),
);

function figure(best: SeasonBest): { readonly own: number; readonly all: readonly number[] } {
  const lines = (of: (line: SheetLine) => number) => raced.map(({ sheet }) => sheet.lines.map(of));
  const gained = ({ grid, place }: SheetLine) => (place === undefined ? 0 : grid - place);
  switch (best.kind) {
    case 'drama':
      return { own: best.points, all: raced.map(({ sheet }) => dramaOf(sheet).points) };
    case 'leadChanges':
      return { own: best.count, all: raced.map(({ sheet }) => sheet.leadChanges) };
    case 'outs':
      return { own: best.count, all: lines(({ out }) => (out === undefined ? 0 : 1)).map(total) };
    case 'climb':
      return { own: best.places, all: lines(gained).flat() };
    case 'fall':
      return { own: best.places, all: lines(line => -gained(line)).flat() };
    case 'overtakes':
      return { own: best.count, all: lines(({ overtakes }) => overtakes).flat() };
    case 'lucky':
      return { own: best.spaces, all: lines(({ luck = 0 }) => luck).flat() };
    case 'unlucky':
      return { own: best.spaces, all: lines(({ luck = 0 }) => -luck).flat() };
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('the most of a season', () => {
  const bests = ids.flatMap(at => seasonBests(season, at));

  it('is told of several kinds in a season of eight races', () => {
    expect(new Set(bests.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });

  it('is the greatest figure of all races, and of one race alone', () => {
    for (const best of bests) {
      const { own, all } = figure(best);
      expect(Math.max(...all), best.kind).toBe(own);
      expect(
        all.filter(one => one === own),
        best.kind,
      ).toHaveLength(1);
    }
  });

  it('is told of each kind once', () => {
    const kinds = bests.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('is nothing of a first race, with none to compare it to', () => {
    const young = figuredSeason(1, 1);
    expect(seasonBests(young, { weekend: 0, table: 1 })).toEqual([]);
    expect(seasonBests(openedSeason(), { weekend: 0, table: 1 })).toEqual([]);
  });
});
