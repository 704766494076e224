import { describe, expect, it } from 'vitest';
import { contextFor } from '../../testing/season/page-context.ts';
import { entering, openedSeason, sheetOf } from '../../testing/season/seasons.ts';
import { seasonEntry } from '../almanac/season-entry.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Address } from '../pages/address.ts';
import { pageText } from '../pages/layout/page-text.ts';
import { pageAt } from '../pages/page-at.ts';
import type { Season } from '../season.ts';
import { standings } from '../standings/standings.ts';
import { due } from '../to-do.ts';

function raced(weekend: string, order: string): Entry {
  const sheet = sheetOf([...order].map(letter => letter.repeat(3)));
  return { kind: 'raced', weekend, table: 1, attempt: 1, laps: 1, sheet };
}

const DORA: Entry = {
  kind: 'replaced',
  driver: 'aaa',
  by: { id: 'dora', name: 'Dora' },
  weekend: 'spa',
};

function told(season: Season, address: Address, language: 'en' | 'fr' = 'en'): string {
  return pageText(pageAt({ ...contextFor(season, language) }, address), 160).join('\n');
}

describe('somebody who takes over a seat', () => {
  const after = entering(openedSeason(), raced('monza', 'abcd'), DORA);
  const end = entering(after, raced('spa', 'bacd'), raced('monaco', 'cabd'));

  it('has its points, but not the wins, starts and poles of whoever drove before', () => {
    const line = standings(end).drivers.find(({ driver }) => driver === 'aaa');
    expect(line).toMatchObject({ points: 22, wins: 0, starts: 2, podiums: 2 });
    expect(standings(after).drivers[0]).toMatchObject({ points: 10, wins: 0, starts: 0 });
  });

  it('leaves the results that were raced before with whoever raced them', () => {
    const monza = told(end, { kind: 'race', weekend: 'monza', table: 1 });
    expect(monza).toContain('AAA');
    expect(monza).not.toContain('Dora');
    expect(told(end, { kind: 'race', weekend: 'spa', table: 1 })).toContain('Dora');
    expect(told(end, { kind: 'weekend', weekend: 'monza' })).not.toContain('Dora');
    expect(told(end, { kind: 'calendar' })).toMatch(/Monza.*AAA[\s\S]*Spa.*BBB/);
    expect(told(end, { kind: 'paper', after: 1 })).not.toContain('Dora');
  });

  it('leaves whoever drove before a page of its own, to which the results lead', () => {
    const monza = pageAt(contextFor(end), { kind: 'race', weekend: 'monza', table: 1 });
    const doors = monza.parts.flatMap(part => (part.kind === 'table' ? part.rows.flat() : []));
    const door = doors.find(({ text }) => text === 'AAA')?.door;
    expect(door).toEqual({ kind: 'driver', driver: 'aaa', at: 0 });
    const before = told(end, { kind: 'driver', driver: 'aaa', at: 0 });
    expect(before).toMatch(/AAA[\s\S]*Monza +1 +1 +10/);
    expect(before).not.toMatch(/Spa +2/);
    const now = told(end, { kind: 'driver', driver: 'aaa' });
    expect(now).toContain('Dora');
    expect(now).not.toMatch(/Monza +1 +1 +10/);
  });

  it('is told of in the standings, in both languages', () => {
    expect(told(end, { kind: 'standings', of: 'drivers' })).toMatch(
      /Dora +1P?b .*[\s\S]*Dora has the seat and the points of AAA from .*Spa.* on/,
    );
    expect(told(end, { kind: 'standings', of: 'drivers' }, 'fr')).toMatch(
      /Dora a le volant et les points d’AAA depuis .*Spa/,
    );
  });

  it('replaces whoever drove before, and not itself', () => {
    const rulings = told(end, { kind: 'rulings' });
    expect(rulings).toMatch(/AAA +replaced by Dora/);
    expect(rulings).not.toMatch(/Dora +replaced/);
    const again: Entry = { ...DORA, by: { id: 'eve', name: 'Eve' } };
    expect(told(entering(after, again), { kind: 'rulings' })).toMatch(
      /Dora +replaced by Eve[\s\S]*AAA +replaced by Dora/,
    );
  });

  it('has a career of its own in the almanac', () => {
    const entry = seasonEntry(end, 'cup');
    const lines = entry?.drivers.filter(({ place }) => place === 1);
    expect(lines).toMatchObject([
      { name: 'Dora', points: 22, starts: 2, wins: 0 },
      { name: 'AAA', points: 10, starts: 1, wins: 1 },
    ]);
    expect(entry?.champions).toEqual(['Dora']);
    expect(entry?.races.map(({ order }) => order[0])).toEqual(['AAA', 'BBB', 'CCC']);
  });

  it('drives from its weekend on', () => {
    expect(due(after)).toMatchObject([
      { race: { setup: { seats: expect.arrayContaining([{ name: 'Dora' }]) } } },
    ]);
  });
});
