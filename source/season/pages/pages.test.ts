import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../replay/language.ts';
import { textWidth } from '../../replay/text-width.ts';
import { ardennes, ardennesContext } from '../../testing/season/ardennes.ts';
import { crew, drivenOn, entering, openedSeason } from '../../testing/season/seasons.ts';
import type { Address } from './address.ts';
import { pageLines } from './layout/page-lines.ts';
import { pageMarkdown } from './layout/page-markdown.ts';
import { pageText } from './layout/page-text.ts';
import type { SeasonPage } from './page.ts';
import { pageAt } from './page-at.ts';
import { standingsPage } from './standings.ts';

const ADDRESSES: readonly Address[] = [
  { kind: 'paddock' },
  { kind: 'standings', of: 'drivers' },
  { kind: 'standings', of: 'teams' },
  { kind: 'weekend', weekend: 'monaco' },
  { kind: 'race', weekend: 'spa', table: 1 },
  { kind: 'tables', weekend: 'monaco' },
  { kind: 'calendar' },
  { kind: 'entrants' },
  { kind: 'driver', driver: 'dai' },
  { kind: 'team', team: 'blu' },
  { kind: 'rulings' },
];

function nameOf(address: Address): string {
  return address.kind === 'standings' ? `standings-${address.of}` : address.kind;
}

describe('the pages of a season', () => {
  it.each(LANGUAGES.flatMap(language => ADDRESSES.map(address => [language, address] as const)))(
    'are as they were drawn, in %s: %o',
    async (language, address) => {
      const page = pageAt(ardennesContext(language), address);
      const drawn = [60, 80, 158].flatMap(columns => [
        `${columns}`,
        ...pageText(page, columns),
        '',
      ]);
      const picture = [...drawn, ...pageMarkdown(page), ''].join('\n');
      await expect(picture).toMatchFileSnapshot(`pictures/${nameOf(address)}.${language}.txt`);
    },
  );

  it('say why a car went out on its timed lap (TRR-9)', () => {
    const trials = { sessions: 1, hand: 'guided', void: 'last' } as const;
    const season = entering(
      openedSeason({ entrants: crew(2), rules: 'trant', grid: 'trials', trials }),
      {
        ...{ kind: 'trialDriven', weekend: 'monza', session: 0, driver: 'aaa' },
        trial: {
          ...{ end: 'aborted', retirement: 'handling', tires: 'hard', rolls: [] },
          ...{ overshootRolls: 0, misplacements: 0, timeMs: 0 },
        },
      },
    );
    const said = LANGUAGES.map(language =>
      pageText(
        pageAt({ ...ardennesContext(language), season }, { kind: 'weekend', weekend: 'monza' }),
        80,
      ).join('\n'),
    );
    expect(said).toEqual([
      expect.stringMatching(/No lap by \w+: suspension broken\./),
      expect.stringMatching(/Pas de tour de \w+ : suspension brisée\./),
    ]);
  });

  it('say whose driver is hurt, and for how long another one drives (TRR-62)', () => {
    const entrants = crew(3);
    const kept = {};
    const season = entering(openedSeason({ entrants, rules: 'trant', car: 'builtOnce' }), {
      ...{ kind: 'raced', weekend: 'monza', table: 1, attempt: 1, laps: 2 },
      sheet: [
        { driver: 'aaa', place: 1, carries: { kept, away: 1 } },
        { driver: 'bbb', carries: { kept, away: 'season' } },
        { driver: 'ccc', carries: { kept } },
      ],
    });
    const drawn = LANGUAGES.map(language =>
      pageText(pageAt({ ...ardennesContext(language), season }, { kind: 'entrants' }), 120),
    );
    const [english = [], french = []] = drawn;
    expect(english.filter(line => line.includes('hurt'))).toEqual([
      expect.stringMatching(/AAA.*hurt: replaced for one race$/),
      expect.stringMatching(/BBB.*hurt: replaced for the rest of the season$/),
    ]);
    expect(french.filter(line => line.includes('blessé'))).toEqual([
      expect.stringMatching(/AAA.*blessé : remplacé pour une course$/),
      expect.stringMatching(/BBB.*blessé : remplacé jusqu’à la fin de la saison$/),
    ]);
  });

  it('say what whoever drives a car has won in driver points and not spent (TR-152, TR-153)', () => {
    const built = {
      points: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 },
      fittings: { qualifying: 0, pitCrew: 0 },
      driver: 0,
    };
    const hurt = { ...built, wonHalves: 4, replacementHalves: 1 };
    const season = entering(openedSeason({ entrants: crew(3), rules: 'trant', car: 'builtOnce' }), {
      ...{ kind: 'raced', weekend: 'monza', table: 1, attempt: 1, laps: 2 },
      sheet: [
        { driver: 'aaa', place: 1, carries: { kept: { ...built, wonHalves: 3 } } },
        { driver: 'bbb', carries: { kept: hurt, away: 1 } },
        { driver: 'ccc', carries: { kept: built } },
      ],
    });
    const told = (language: 'en' | 'fr', address: Address) =>
      pageText(pageAt({ ...ardennesContext(language), season }, address), 120).filter(line =>
        /driver points? won|points? de pilote/.test(line),
      );
    expect(told('en', { kind: 'entrants' })).toEqual([
      expect.stringMatching(/AAA.*1\.5 driver points won$/),
      expect.stringMatching(/BBB.*one race, 0\.5 driver point won$/),
    ]);
    expect(told('en', { kind: 'driver', driver: 'aaa' }).join()).toContain(
      '1.5 driver points won.',
    );
    expect(told('fr', { kind: 'entrants' })).toEqual([
      expect.stringMatching(/AAA.*1,5 point de pilote gagné$/),
      expect.stringMatching(/BBB.*0,5 point de pilote gagné$/),
    ]);
  });

  it('count one team and one car in words that agree', () => {
    const season = openedSeason({
      entrants: crew(1).map(one => ({ ...one, team: 'rosso' })),
      teams: [{ id: 'rosso', name: 'Rosso' }],
    });
    const said = LANGUAGES.map(language => {
      const context = { ...ardennesContext(language), season };
      const pages: readonly Address[] = [
        { kind: 'entrants' },
        { kind: 'weekend', weekend: 'monza' },
      ];
      return pages.flatMap(address => pageText(pageAt(context, address), 80)).join('\n');
    });
    expect(said).toEqual([
      expect.stringMatching(/ 1 driver, 1 team\n[\s\S]*table 1: 1 car /),
      expect.stringMatching(/ 1 pilote, 1 écurie\n[\s\S]*table 1 : 1 voiture /),
    ]);
  });

  it('say under which sky each session of the trials is driven, each in a sentence', () => {
    const season = openedSeason({
      grid: 'trials',
      trials: { sessions: 2, hand: 'guided', void: 'last' },
      options: { preparation: 'ready', weather: 'roll' },
    });
    const said = LANGUAGES.map(language => {
      const context = { ...ardennesContext(language), season };
      return pageText(pageAt(context, { kind: 'weekend', weekend: 'monza' }), 120).join('\n');
    });
    expect(said).toEqual([
      expect.stringMatching(/Grid by timed trials\. Session 1: a roll of \d+: [^.]*\. Session 2: /),
      expect.stringMatching(/\. Séance 1 : le dé donne \d+ : [^.]*\. Séance 2 : /),
    ]);
  });

  it('count luck no further than the weekends of the standings', () => {
    const context = ardennesContext('en');
    const luckOf = (after: number) => {
      const text = pageMarkdown(standingsPage(context, { of: 'drivers', after }));
      return text.find(line => line.includes('| Ada |'))?.match(/([+-]\d+) \|$/)?.[1];
    };
    expect([luckOf(1), luckOf(2)]).toEqual(['+9', '+3']);
  });

  it('fit every width from 40 columns on', () => {
    for (const language of LANGUAGES) {
      for (const address of ADDRESSES) {
        const page = pageAt(ardennesContext(language), address);
        for (let columns = 40; columns <= 160; columns += 7) {
          for (const line of pageText(page, columns)) {
            expect(
              textWidth(line),
              `${nameOf(address)} at ${columns}: ${line}`,
            ).toBeLessThanOrEqual(columns);
          }
        }
      }
    }
  });

  it('say the same in both languages, of about the same length', () => {
    for (const address of ADDRESSES) {
      const [en, fr] = LANGUAGES.map(
        language => pageMarkdown(pageAt(ardennesContext(language), address)).join('').length,
      );
      expect((fr ?? 0) / (en ?? 1), nameOf(address)).toBeGreaterThan(0.8);
      expect((fr ?? 0) / (en ?? 1), nameOf(address)).toBeLessThan(1.3);
    }
  });

  it('lead to pages that are there by every door', () => {
    const context = ardennesContext('en');
    const doors = ADDRESSES.flatMap(address => doorsIn(pageAt(context, address)));
    expect(doors.length).toBeGreaterThan(40);
    for (const door of doors)
      expect(pageAt(context, door).title, JSON.stringify(door)).not.toBe('');
  });
});

function doorsIn({ parts }: SeasonPage) {
  return parts.flatMap(part =>
    part.kind === 'table'
      ? part.rows.flatMap(cells => cells.flatMap(({ door }) => door ?? []))
      : [],
  );
}

function cellsOf(page: SeasonPage, name: string, row: number): readonly string[] {
  const part = page.parts.find(one => one.kind === 'table' && one.name === name);
  return part?.kind === 'table' ? (part.rows[row]?.map(({ text }) => text) ?? []) : [];
}

describe('the standings', () => {
  it('show the points of the results that count less those taken off by rulings', () => {
    const page = pageAt(ardennesContext('en'), { kind: 'standings', of: 'drivers' });
    // Dai was 4th (3 points) and 1st (10), less three; Ada 1st and 6th.
    expect(cellsOf(page, 'Drivers', 0)).toEqual(expect.arrayContaining(['Ada', '11']));
    expect(cellsOf(page, 'Drivers', 1)).toEqual(expect.arrayContaining(['Dai', '10°']));
    expect(pageText(page, 80).join('\n')).toContain('° Dai: -3 points by ruling 20');
  });

  it('keep the weekends next to the cursor where not all fit', () => {
    const season = drivenOn(
      openedSeason({
        calendar: Array.from({ length: 20 }, (_, at) => ({
          id: `w${at + 1}`,
          track: 'monza',
          stage: 'season',
          weight: 1,
        })),
      }),
      3,
      12,
    );
    const tracks = Object.fromEntries([['monza', 'Monza']]);
    const context = { ...ardennesContext('en', season), tracks };
    const shown = (towards: number) => {
      const page = pageAt(context, { kind: 'standings', of: 'drivers', towards });
      const first = pageLines(page, 60).find(line => line.some(({ cell }) => cell !== undefined));
      return (first ?? []).flatMap(({ cell }) => (cell === undefined ? [] : [cell.column - 4]));
    };
    const late = shown(11).filter(at => at >= 0 && at < 20);
    const early = shown(3).filter(at => at >= 0 && at < 20);
    expect(Math.max(...late)).toBeGreaterThanOrEqual(11);
    expect(early).toContain(3);
    expect(early.length).toBeLessThan(20);
  });
});

describe('the page of a weekend', () => {
  it('says who is absent, who stands in, and whose trial is still to come', () => {
    const text = pageText(
      pageAt(ardennesContext('en'), { kind: 'weekend', weekend: 'monaco' }),
      80,
    );
    expect(text.join('\n')).toContain('Absent: Ben (CPU random drives).');
    expect(text.filter(line => line.includes('yet to drive'))).toHaveLength(5);
  });

  it('names the team mates that the draw moved apart', () => {
    const teams = ['x', 'y', 'z'].map(id => ({ id, name: id.toUpperCase() }));
    const entrants = crew(6).map((one, at) => ({ ...one, team: teams[at >> 1]?.id ?? '' }));
    const season = openedSeason({
      entrants,
      teams,
      tables: { size: 3, draw: 'classification', apart: 'teams' },
    });
    const page = pageAt(ardennesContext('en', season), { kind: 'weekend', weekend: 'monza' });
    const text = pageText(page, 80).join('\n');
    expect(text).toMatch(/Moved, so that team mates are apart: \w+ – \w+/);
    expect(text).toContain('Team mates at one table: none.');
  });
});

describe('a table that is raced', () => {
  const state = {
    table: 1,
    holder: 'lounge 4711',
    lap: 2,
    laps: 3,
    round: 21,
    order: ['ada', 'chloe'],
    out: ['dai'],
    toMove: 'chloe',
    idleMs: 175_000,
    news: [{ en: 'Ada leads.', fr: 'Ada mène.' }],
  };
  const racing = drivenOn(ardennes(), 3, 5);

  it('is told of on the board of the tables, with its holder, its leader and its news', () => {
    const context = { ...ardennesContext('en', racing), tables: [state] };
    const text = pageText(pageAt(context, { kind: 'tables', weekend: 'monaco' }), 80).join('\n');
    expect(text).toMatch(/1 +lounge 4711 +2\/3 +21 +Ada +Chloé +2:55/);
    expect(text).toContain('table 1  Ada leads.');
  });

  it('is watched on its page: who is where, who is out, who is to move', () => {
    const context = { ...ardennesContext('fr', racing), tables: [state] };
    const page = pageAt(context, { kind: 'race', weekend: 'monaco', table: 1 });
    const text = pageText(page, 80).join('\n');
    expect(text).toContain('tour 2/3, manche 21, Chloé doit jouer');
    expect(text).toMatch(/– +D +Dai +ab/);
    expect(text).toContain('Ada mène.');
  });
});

describe('Markdown', () => {
  it('lets no name format anything', () => {
    const entrants = [{ id: 'x', name: '*_[#|`<b>' }, ...crew(2)];
    const season = entering(openedSeason({ entrants }));
    const text = pageMarkdown(pageAt(ardennesContext('en', season), { kind: 'entrants' })).join(
      '\n',
    );
    expect(text).toContain('\\*\\_\\[\\#\\|\\`\\<b\\>');
  });

  it('names every column, also those that have no head where they are drawn', () => {
    const page = pageAt(ardennesContext('en'), { kind: 'standings', of: 'drivers' });
    expect(pageMarkdown(page).join('\n')).toContain('| place | moved | car | Drivers | team |');
    expect(pageText(page, 80).join('\n')).not.toContain('moved');
  });
});
