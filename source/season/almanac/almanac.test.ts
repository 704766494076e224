import { describe, expect, it } from 'vitest';
import { figuredPlan, figuredSeason } from '../../testing/season/figured-seasons.ts';
import { entering } from '../../testing/season/seasons.ts';
import { pageText } from '../pages/layout/page-text.ts';
import { standings } from '../standings/standings.ts';
import type { Almanac, AlmanacEntry } from './almanac.ts';
import { hallPage, lifePage, recordsPage } from './almanac-pages.ts';
import { lifeAgainst, lifeOf, livesOf } from './lives.ts';
import { recordsOf } from './records.ts';
import { seasonEntry } from './season-entry.ts';

const seasons = [1, 2, 3].map(seed =>
  figuredSeason(seed, 8, { ...figuredPlan(), name: `Cup ${seed}` }),
);

function entryOf(at: number): AlmanacEntry {
  const season = seasons[at];
  const entry = season && seasonEntry(season, `cup-${at}`);
  if (entry === undefined) throw new RangeError('the season is not over');
  return entry;
}

const almanac: Almanac = [0, 1, 2].map(entryOf);
const rows = seasons.flatMap(({ lines }) =>
  lines.flatMap(({ entry }) => (entry.kind === 'raced' ? [entry] : [])),
);
const sheetsOf = (driver: string) =>
  rows.flatMap(({ sheet }) => sheet.filter(row => row.driver === driver));

describe('an entry of the almanac', () => {
  it('names the first of the standings as champion', () => {
    for (const [at, season] of seasons.entries()) {
      const [first] = standings(season).drivers;
      const name = season.plan.entrants.find(({ id }) => id === first?.driver)?.name;
      expect(almanac[at]?.champions).toEqual([name]);
    }
  });

  it('is there only for a season that is over', () => {
    expect(seasonEntry(figuredSeason(1, 7), 'cup')).toBeUndefined();
    const closed = entering(figuredSeason(1, 3), { kind: 'closed', reason: 'winter' });
    expect(seasonEntry(closed, 'cup')?.races).toHaveLength(3);
  });

  it('has for each race who finished, in order', () => {
    const ids = new Map(seasons[0]?.plan.entrants.map(({ id, name }) => [name, id]));
    const [first] = rows;
    const wanted = first?.sheet.filter(({ place }) => place !== undefined).map(row => row.driver);
    expect(almanac[0]?.races[0]?.order.map(name => ids.get(name))).toEqual(wanted);
  });
});

describe('a life', () => {
  it('is the sum of all sheets', () => {
    for (const life of livesOf(almanac)) {
      const id = life.name
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
      const own = sheetsOf(id);
      expect(life.starts).toBe(own.length);
      expect(life.wins).toBe(own.filter(({ place }) => place === 1).length);
      expect(life.poles).toBe(own.filter(({ grid }) => grid === 1).length);
      expect(life.retirements).toBe(own.filter(({ place }) => place === undefined).length);
    }
  });

  it('is found by the name in any case, and not by another', () => {
    expect(lifeOf(almanac, ' ADA ')?.name).toBe('Ada');
    expect(lifeOf(almanac, 'Adam')).toBeUndefined();
  });

  it('against another counts the races that both finished', () => {
    const met = rows.flatMap(({ sheet }) => {
      const [ada, ben] = ['ada', 'ben'].map(id => sheet.find(row => row.driver === id)?.place);
      return ada === undefined || ben === undefined ? [] : [ada < ben];
    });
    const ahead = met.filter(isAhead => isAhead).length;
    expect(lifeAgainst(almanac, 'Ada', 'Ben')).toEqual({ ahead, behind: met.length - ahead });
    expect(lifeAgainst(almanac, 'Ben', 'Ada')).toEqual({
      ahead: met.length - ahead,
      behind: ahead,
    });
  });
});

describe('records', () => {
  it('are of a circuit by a book, the best lap that of fewest plays', () => {
    const calendar = seasons[0]?.plan.calendar ?? [];
    const [monza] = recordsOf(almanac, 'monza');
    const laps = seasons.flatMap(({ facts }) =>
      facts.weekends
        .filter((_, at) => calendar[at]?.track === 'monza')
        .flatMap(({ results }) =>
          results.map(({ sheet }) => sheet.flatMap(row => row.fastestLap ?? [])),
        )
        // A lap that two cars share is nobody's record.
        .filter(own => own.filter(lap => lap === Math.min(...own)).length === 1)
        .map(own => Math.min(...own)),
    );
    expect(monza?.bestLap?.figure).toBe(Math.min(...laps));
    expect(monza?.races).toBe(6);
  });

  it('stay with whoever reached them first', () => {
    const [entry] = almanac;
    const again = entry === undefined ? [] : [entry, { ...entry, id: 'again', name: 'Again' }];
    for (const { bestLap, climb, lead } of recordsOf(again)) {
      for (const record of [bestLap, climb, lead]) expect(record?.season ?? 'Cup 1').toBe('Cup 1');
    }
  });
});

it.each(['en', 'fr'] as const)('the pages of the almanac in %s', async language => {
  const context = { almanac, language, tracks: { monza: 'Monza', spa: 'Spa' } };
  const pages = [
    hallPage(context),
    lifePage(context, 'Ben'),
    recordsPage(context),
    recordsPage(context, 'spa'),
    hallPage({ ...context, almanac: [] }),
  ];
  const told = [58, 78, 158].flatMap(columns =>
    pages.map(page => (page === undefined ? '' : pageText(page, columns).join('\n'))),
  );
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`pictures/almanac-${language}.txt`);
});
