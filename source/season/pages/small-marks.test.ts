import { describe, expect, it } from 'vitest';
import { contextFor } from '../../testing/season/page-context.ts';
import {
  crew,
  entering,
  openedSeason,
  planOf,
  sheetOf,
  trialOf,
} from '../../testing/season/seasons.ts';
import type { Season } from '../season.ts';
import type { Address } from './address.ts';
import { pageText } from './layout/page-text.ts';
import { pageAt } from './page-at.ts';

function told(season: Season, address: Address, language: 'en' | 'fr' = 'en'): string {
  return pageText(pageAt(contextFor(season, language), address), 158).join('\n');
}

describe('the standings', () => {
  const season = entering(openedSeason(), {
    ...{ kind: 'raced', weekend: 'monza', table: 1, attempt: 1, laps: 1 },
    sheet: sheetOf(['aaa', 'bbb', 'ccc', 'ddd'], 2),
  });

  it('mark places that a random draw decided, and no others', () => {
    const text = told(season, { kind: 'standings', of: 'drivers' });
    expect(text).toMatch(/ 1 +A +AAA/);
    expect(text).toMatch(/^3~[\s\S]*^4~/m);
    expect(text).toContain('~ level in everything: a random draw decided');
    expect(told(season, { kind: 'standings', of: 'drivers' }, 'fr')).toContain('tirage au sort');
    expect(told(openedSeason(), { kind: 'standings', of: 'drivers' })).not.toContain('~');
  });

  it('of teams mark them too, and so does the paddock, with what the mark says', () => {
    const teams = ['rosso', 'blu', 'verde'].map(id => ({ id, name: id }));
    const entrants = crew(4).map((one, at) => ({ ...one, team: teams[Math.min(at, 2)]?.id ?? '' }));
    const raced = entering(openedSeason({ teams, entrants }), {
      ...{ kind: 'raced', weekend: 'monza', table: 1, attempt: 1, laps: 1 },
      sheet: sheetOf(['aaa', 'bbb', 'ccc', 'ddd'], 3),
    });
    for (const address of [{ kind: 'standings', of: 'teams' }, { kind: 'paddock' }] as const) {
      const text = told(raced, address);
      expect(text).toMatch(/2~ +(?:blu|verde)[\s\S]*3~ +(?:blu|verde)/);
      expect(text.match(/~ level in everything: a random draw decided/g)).toHaveLength(1);
    }
    expect(told(openedSeason({ teams, entrants }), { kind: 'paddock' })).not.toContain('~');
  });

  it('of teams say what counts for teams, not which results of drivers are dropped', () => {
    const teams = [{ id: 'rosso', name: 'Rosso' }];
    const count = { drop: 1, startsLeast: 0 };
    const text = (teamScores?: number) =>
      told(openedSeason({ teams, count, ...(teamScores && { teamScores }) }), {
        kind: 'standings',
        of: 'teams',
      });
    expect(text()).toContain('10-6-4-3-2-1, all count');
    expect(text()).not.toContain('dropped');
    expect(text(1)).toContain('the best car of a team counts');
  });
});

describe('the calendar', () => {
  it('calls no final over that nobody has reached yet', () => {
    const stages = [
      { id: 'heats', name: 'Heats', takes: { kind: 'all' }, fresh: true },
      { id: 'final', name: 'Final', takes: { kind: 'best', count: 2 }, fresh: true },
    ] as const;
    const calendar = [
      { id: 'heat', track: 'monza', stage: 'heats', weight: 1 },
      { id: 'final', track: 'spa', stage: 'final', weight: 1 },
    ];
    const season = openedSeason({ entrants: crew(4), stages, calendar });
    expect(told(season, { kind: 'calendar' })).toMatch(/Monza +now[\s\S]*Spa +1 /);
    const raced = entering(season, {
      ...{ kind: 'raced', weekend: 'heat', table: 1, attempt: 1, laps: 1 },
      sheet: sheetOf(['aaa', 'bbb', 'ccc', 'ddd']),
    });
    expect(told(raced, { kind: 'calendar' })).toMatch(/Monza +over[\s\S]*Spa +now/);
  });
});

describe('the page of a weekend', () => {
  const entrants = crew(4).map((one, at) => ({ ...one, team: at % 2 === 0 ? 'rosso' : 'blu' }));
  const teams = [
    { id: 'rosso', name: 'Rosso' },
    { id: 'blu', name: 'Blu' },
  ];
  const tables = { size: 2, draw: 'classification', apart: 'teams' } as const;

  it('draws no tables before the timed trials are over', () => {
    const trials = { ...planOf().trials, sessions: 1 };
    const season = openedSeason({ entrants, teams, tables, trials, grid: 'trials' });
    const text = told(season, { kind: 'weekend', weekend: 'monza' });
    expect(text).toContain('The tables are drawn after the timed trials.');
    expect(text).not.toContain('table 1');
  });

  it('marks places in trials that a random draw decided, and says what the mark is (TRR-11)', () => {
    const trials = { ...planOf().trials, sessions: 1 };
    const lap = (driver: string, turns: number, lot: number) =>
      ({
        kind: 'trialDriven',
        ...{ weekend: 'monza', session: 0, driver },
        trial: { ...trialOf(turns, 0), qualifying: 0, lot },
      }) as const;
    const text = (language: 'en' | 'fr', lot: number) =>
      told(
        entering(
          openedSeason({
            ...{ entrants, teams, trials, rules: 'trant', options: { untimed: 'on' } },
            grid: 'trials',
          }),
          lap('aaa', 15, 4),
          lap('bbb', 16, lot),
          lap('ccc', 16, 1),
        ),
        { kind: 'weekend', weekend: 'monza' },
        language,
      );
    expect(text('en', 2)).toMatch(/^ *1 +A .*\n *2~ +C .*\n *3~ +B /m);
    expect(text('en', 2)).toContain('~ level in everything: a random draw decided');
    expect(text('fr', 2)).toContain('~ à égalité en tout : départagés par tirage au sort');
    expect(text('en', 1)).not.toContain('~');
  });

  it('pairs team mates who are at one table', () => {
    const season = entering(openedSeason({ entrants, teams, tables }), {
      ...{ kind: 'drawn', weekend: 'monza', by: 'hand' },
      tables: [
        ['aaa', 'ccc'],
        ['bbb', 'ddd'],
      ],
    });
    expect(told(season, { kind: 'weekend', weekend: 'monza' })).toContain(
      'Team mates at one table: AAA and CCC, BBB and DDD.',
    );
  });
});
