import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../replay/text-width.ts';
import { figuredSeason } from '../../../testing/season/figured-seasons.ts';
import { contextFor } from '../../../testing/season/page-context.ts';
import { openedSeason } from '../../../testing/season/seasons.ts';
import { standings } from '../../standings/standings.ts';
import { pointsBy } from '../../templates/template.ts';
import { whatIf } from '../../what-if.ts';
import type { Address } from '../address.ts';
import { pageMarkdown } from '../layout/page-markdown.ts';
import { pageText } from '../layout/page-text.ts';
import { pageAt } from '../page-at.ts';
import { titleLines } from './title-line.ts';

const season = figuredSeason(7, 5);
const PAGES: Readonly<Record<string, Address>> = {
  driver: { kind: 'driver', driver: 'ben' },
  'head-to-head': { kind: 'headToHead', driver: 'ada', other: 'ben' },
  'chart-points': { kind: 'chart', of: 'points' },
  'chart-places': { kind: 'chart', of: 'places' },
  'chart-teams': { kind: 'chart', of: 'teams' },
  paper: { kind: 'paper' },
  'what-if': { kind: 'whatIf', points: '8-6-5-4-3-2', without: 'w2' },
  paddock: { kind: 'paddock' },
};

describe.each(['en', 'fr'] as const)('the pages in %s', language => {
  const context = contextFor(season, language);

  it.each(Object.entries(PAGES))('%s looks as in its picture', async (name, address) => {
    const page = pageAt(context, address);
    const pictures = [58, 78, 158].map(columns => pageText(page, columns).join('\n'));
    const told = [...pictures, pageMarkdown(page).join('\n')].join('\n\n\n');
    await expect(`${told}\n`).toMatchFileSnapshot(`pictures/${name}-${language}.txt`);
  });

  it.each(Object.entries(PAGES))('%s is nowhere wider than its page', (_, address) => {
    for (const after of [0, 1, 5, 8]) {
      const page = pageAt(contextFor(figuredSeason(7, after), language), address);
      for (const columns of [58, 78, 118, 158]) {
        for (const line of pageText(page, columns)) {
          expect(textWidth(line)).toBeLessThanOrEqual(columns);
        }
      }
    }
  });
});

describe('the chart', () => {
  it('has every driver with its points at the row of its last weekend', () => {
    const lines = pageText(pageAt(contextFor(season), { kind: 'chart', of: 'points' }), 78);
    for (const { driver, points } of standings(season).drivers) {
      const { name } = season.plan.entrants.find(({ id }) => id === driver) ?? { name: '' };
      const line = lines.find(text => text.includes(` ${name} `));
      expect(line?.trimEnd().endsWith(` ${points}`)).toBe(true);
    }
  });

  it('draws the first ten of a greater field, and says so', () => {
    const entrants = Array.from({ length: 14 }, (_, at) => ({
      id: `d${at}`,
      name: `Driver ${at}`,
      cpu: 'club',
    }));
    const many = figuredSeason(1, 3, {
      entrants,
      tables: { size: 8, draw: 'lot', apart: 'nobody' },
    });
    const lines = pageText(pageAt(contextFor(many), { kind: 'chart', of: 'points' }), 78);
    expect(lines).toContain('Only the first 10 of 14 are drawn.');
  });

  it('is in characters of the glyph table alone', () => {
    const drawn = pageText(pageAt(contextFor(season), { kind: 'chart', of: 'places' }), 78);
    expect(
      drawn
        .slice(2)
        .join('')
        .replace(/[\x20-\x7e]/g, ''),
    ).toMatch(/^[·│┼é]*$/);
  });
});

describe('the title', () => {
  const odds = titleLines(contextFor(season));

  it('is told with the chances of four, which are whole percents', () => {
    expect(odds.at(-1)).toMatch(/^Title: (?:\w+ [<>]?\d+%(?:, |\.)){4}/);
  });

  it('is told for certain before any chance', () => {
    const lines = [6, 7, 8].map(weekends => titleLines(contextFor(figuredSeason(7, weekends))));
    const champion = lines.findIndex(([first = '']) => /is champion/.test(first));
    expect(champion).toBeGreaterThanOrEqual(0);
    for (const told of lines.slice(champion)) expect(told[0]).toMatch(/champion/);
  });

  it('is not told before the first race, nor where the rest is not known', () => {
    expect(titleLines(contextFor(openedSeason()))).toEqual([]);
    const byBook = figuredSeason(7, 2, { points: { ...pointsBy([]), by: 'book' } });
    expect(titleLines(contextFor(byBook))).toEqual([]);
  });
});

describe('what if', () => {
  it('without a weekend everybody has the points of the others', () => {
    const then = standings(whatIf(season, { without: 'w2' }), 5);
    for (const { driver, points } of then.drivers) {
      const line = standings(season).drivers.find(one => one.driver === driver);
      expect(points).toBe((line?.points ?? 0) - (line?.cells[1]?.points ?? 0));
    }
  });

  it('under another table every place scores what that gives it', () => {
    const then = standings(whatIf(season, { places: [3, 2, 1] }), 5);
    for (const { cells, points } of then.drivers) {
      const wanted = cells.reduce((sum, cell) => sum + Math.max(0, 4 - (cell?.place ?? 9)), 0);
      expect(points).toBe(wanted);
    }
  });

  it('leaves the season as it is', () => {
    const before = standings(season);
    whatIf(season, { places: [1], without: 'w1' });
    expect(standings(season)).toEqual(before);
  });
});

it('a stranger has a page without figures', () => {
  const page = pageAt(contextFor(season), { kind: 'driver', driver: 'nobody' });
  expect(pageText(page, 78).at(-1)).toBe('No race yet.');
});
