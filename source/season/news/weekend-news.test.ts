import { describe, expect, it } from 'vitest';
import { ordinal } from '../../replay/ordinal.ts';
import { figuredPlan, figuredSeason } from '../../testing/season/figured-seasons.ts';
import { drivenOn, entering, openedSeason } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';
import type { Entry, SheetRow } from '../ledger/entry.ts';
import type { Season } from '../season.ts';
import { EN_PAPER } from './en-news.ts';
import { NEWS_WORTH, type News, type NewsKind } from './news.ts';
import type { NewsTeller } from './news-teller.ts';
import { newsText } from './news-text.ts';
import { paperAfter } from './weekend-news.ts';

// The season told a second time, from the lines of its ledger alone: a table a weekend, every result counts, no rulings.
interface Plain {
  /** Sheets of the weekends so far, the latest last. */
  readonly sheets: readonly (readonly SheetRow[])[];
  readonly season: Season;
}

function plainOf(season: Season, after: number): Plain {
  const sheets = season.plan.calendar
    .slice(0, after)
    .map(({ id }) =>
      season.lines.flatMap(({ entry }) =>
        entry.kind === 'raced' && entry.weekend === id ? entry.sheet : [],
      ),
    );
  return { sheets, season };
}

const isOwn = ({ standIn }: SheetRow) => standIn === undefined;
const own = (rows: readonly SheetRow[]) => rows.filter(isOwn);
const rowsOf = ({ sheets }: Plain, driver: string) =>
  sheets.flatMap(sheet => own(sheet).filter(row => row.driver === driver));
const here = ({ sheets }: Plain, driver: string) =>
  own(sheets.at(-1) ?? []).find(row => row.driver === driver);
const pointsFor = (plain: Plain, row: SheetRow) =>
  row.place === undefined ? 0 : (plain.season.plan.points.places[row.place - 1] ?? 0);
const total = (plain: Plain, driver: string) =>
  rowsOf(plain, driver).reduce((sum, row) => sum + pointsFor(plain, row), 0);
const teamTotal = (plain: Plain, team: string) =>
  plain.season.plan.entrants
    .filter(entrant => entrant.team === team)
    .reduce((sum, { id }) => sum + total(plain, id), 0);
const trailing = (rows: readonly SheetRow[], has: (row: SheetRow) => boolean) => {
  let count = 0;
  while (count < rows.length && has(rows[rows.length - 1 - count] as SheetRow)) count++;
  return count;
};
const best = (values: readonly number[], value: number) =>
  value === Math.max(...values) && values.filter(one => one === value).length === 1;
const lapsOf = (plain: Plain, driver: string) =>
  plain.sheets.filter(sheet => {
    const laps = sheet.flatMap(row => row.fastestLap ?? []);
    const first = Math.min(...laps);
    const quick = sheet.filter(row => row.fastestLap === first);
    return quick.length === 1 && quick[0]?.driver === driver && isOwn(quick[0]);
  }).length;
const spent = (row: SheetRow | undefined) =>
  Object.values(row?.spent ?? {}).reduce((sum, points) => sum + points, 0);
const dramas = ({ season, sheets }: Plain) =>
  sheets.map((sheet, at) => {
    const id = season.plan.calendar[at]?.id;
    const entry = season.lines.find(
      line => line.entry.kind === 'raced' && line.entry.weekend === id,
    )?.entry;
    const changes = entry?.kind === 'raced' ? (entry.leadChanges ?? 0) : 0;
    return (
      changes +
      sheet.reduce((sum, row) => sum + (row.overtakes ?? 0) + (row.lateOvertakes ?? 0), 0) +
      2 * sheet.filter(row => row.out?.place === 1).length
    );
  });
const byPoints = (plain: Plain) =>
  plain.season.plan.entrants.map(({ id }) => total(plain, id)).toSorted((a, b) => b - a);
const luckOf = (plain: Plain, driver: string) =>
  rowsOf(plain, driver).reduce((sum, row) => sum + (row.luck ?? 0), 0);
const driverIds = ({ season }: Plain) => season.plan.entrants.map(({ id }) => id);

type Checks = { readonly [Kind in NewsKind]?: (news: never, plain: Plain) => boolean };
type FactOf<Kind extends NewsKind> = News & { readonly kind: Kind };

function check<Kind extends NewsKind>(
  kind: Kind,
  isTrue: (news: FactOf<Kind>, plain: Plain) => boolean,
): Checks {
  return { [kind]: isTrue };
}

// Whether places fit the points: behind those with more, and not behind those with fewer.
function isMove(
  { driver, from, to }: { readonly driver: string; readonly from: number; readonly to: number },
  plain: Plain,
): boolean {
  const before = { ...plain, sheets: plain.sheets.slice(0, -1) };
  return [[before, from] as const, [plain, to] as const].every(([then, place]) => {
    const points = total(then, driver);
    const more = byPoints(then).filter(one => one > points).length;
    return place > more && place <= byPoints(then).filter(one => one >= points).length;
  });
}

const CHECKS: Checks = {
  ...check('wonFromPole', ({ driver, plays }, plain) => {
    const row = here(plain, driver);
    return row?.place === 1 && row.grid === 1 && row.plays === plays;
  }),
  ...check('wonFrom', ({ driver, grid }, plain) => {
    const row = here(plain, driver);
    return row?.place === 1 && row.grid === grid && grid > 1;
  }),
  ...check('firstWin', ({ driver, starts }, plain) => {
    const rows = rowsOf(plain, driver);
    return (
      rows.length === starts &&
      here(plain, driver)?.place === 1 &&
      rows.filter(({ place }) => place === 1).length === 1
    );
  }),
  ...check(
    'winsInRow',
    ({ driver, count }, plain) =>
      count >= 2 && trailing(rowsOf(plain, driver), ({ place }) => place === 1) === count,
  ),
  ...check('ledAll', ({ driver, rounds }, plain) => {
    const row = here(plain, driver);
    return row?.led === rounds && row.places?.slice(1).every(place => place === 1) === true;
  }),
  ...check('climb', ({ driver, from, to }, plain) => {
    const row = here(plain, driver);
    const gains = own(plain.sheets.at(-1) ?? []).flatMap(one =>
      one.place === undefined ? [] : [(one.grid ?? 0) - one.place],
    );
    return row?.grid === from && row.place === to && best(gains, from - to);
  }),
  ...check('climbOfSeason', ({ driver, places }, plain) => {
    const gains = plain.sheets.flatMap(sheet =>
      own(sheet).flatMap(one => (one.place === undefined ? [] : [(one.grid ?? 0) - one.place])),
    );
    const row = here(plain, driver);
    return best(gains, places) && (row?.grid ?? 0) - (row?.place ?? 0) === places;
  }),
  ...check('collapse', ({ driver, from, to }, plain) => {
    const row = here(plain, driver);
    return row?.grid === from && row.place === to && to - from >= NEWS_WORTH.places;
  }),
  ...check(
    'lastLap',
    ({ count }, plain) =>
      own(plain.sheets.at(-1) ?? []).reduce((sum, row) => sum + (row.lateOvertakes ?? 0), 0) ===
      count,
  ),
  ...check('overtakes', ({ driver, count }, plain) => {
    const all = own(plain.sheets.at(-1) ?? []).map(row => row.overtakes ?? 0);
    return here(plain, driver)?.overtakes === count && best(all, count);
  }),
  ...check('fastestLap', ({ driver, plays }, plain) => {
    const all = (plain.sheets.at(-1) ?? []).flatMap(row => row.fastestLap ?? []).map(lap => -lap);
    return here(plain, driver)?.fastestLap === plays && best(all, -plays);
  }),
  ...check(
    'fastestLaps',
    ({ driver, count }, plain) =>
      lapsOf(plain, driver) === count &&
      best(
        driverIds(plain).map(id => lapsOf(plain, id)),
        count,
      ),
  ),
  ...check('drama', ({ points, races }, plain) => {
    const all = dramas(plain);
    return all.at(-1) === points && best(all, points) && all.length === races;
  }),
  ...check('luckyDay', ({ driver, spaces }, plain) => here(plain, driver)?.luck === spaces),
  ...check('unluckyDay', ({ driver, spaces }, plain) => here(plain, driver)?.luck === -spaces),
  ...check('luckiest', ({ driver, spaces, races }, plain) => {
    const all = driverIds(plain).map(id => luckOf(plain, id));
    return (
      luckOf(plain, driver) === spaces &&
      best(all, spaces) &&
      rowsOf(plain, driver).length === races
    );
  }),
  ...check('unluckiest', ({ driver, spaces, races }, plain) => {
    const all = driverIds(plain).map(id => -luckOf(plain, id));
    return (
      luckOf(plain, driver) === -spaces &&
      best(all, spaces) &&
      rowsOf(plain, driver).length === races
    );
  }),
  ...check('saver', ({ driver, points, place }, plain) => {
    const row = here(plain, driver);
    const home = own(plain.sheets.at(-1) ?? []).filter(one => one.place !== undefined);
    return (
      row?.place === place &&
      spent(row) === points &&
      best(
        home.map(one => -spent(one)),
        -points,
      )
    );
  }),
  ...check('outs', ({ count, of }, plain) => {
    const sheet = plain.sheets.at(-1) ?? [];
    return sheet.length === of && sheet.filter(row => row.out !== undefined).length === count;
  }),
  ...check('leaderOut', ({ driver, round }, plain) => {
    const row = here(plain, driver);
    return row?.out?.place === 1 && row.out.round === round;
  }),
  ...check('firstRetirement', ({ driver, starts }, plain) => {
    const rows = rowsOf(plain, driver);
    return rows.length === starts && rows.findIndex(row => row.out !== undefined) === starts - 1;
  }),
  ...check('outAgain', ({ driver, count, of }, plain) => {
    const rows = rowsOf(plain, driver);
    return rows.length === of && rows.filter(row => row.out !== undefined).length === count;
  }),
  ...check('polesWithoutWin', ({ driver, poles }, plain) => {
    const rows = rowsOf(plain, driver);
    return (
      rows.filter(row => row.grid === 1).length === poles && rows.every(row => row.place !== 1)
    );
  }),
  ...check(
    'samePlace',
    ({ driver, place, count }, plain) =>
      trailing(rowsOf(plain, driver), row => row.place === place) === count,
  ),
  ...check(
    'podiumsInRow',
    ({ driver, count }, plain) =>
      trailing(rowsOf(plain, driver), ({ place = 9 }) => place <= 3) === count,
  ),
  ...check('alwaysPoints', ({ driver, count }, plain) => {
    const rows = rowsOf(plain, driver);
    return rows.length === count && rows.every(row => pointsFor(plain, row) > 0);
  }),
  ...check('firstPoints', ({ driver, starts }, plain) => {
    const scored = rowsOf(plain, driver).map(row => pointsFor(plain, row) > 0);
    return scored.length === starts && scored.indexOf(true) === starts - 1;
  }),
  ...check('ownCircuit', ({ driver, count }, plain) => {
    const { calendar } = plain.season.plan;
    const track = calendar[plain.sheets.length - 1]?.track;
    const winners = plain.sheets.flatMap((sheet, at) =>
      calendar[at]?.track === track ? [sheet.find(row => row.place === 1)] : [],
    );
    return winners.length === count && winners.every(row => row?.driver === driver && isOwn(row));
  }),
  ...check('rivalry', ({ driver, other, ahead, behind }, plain) => {
    const met = plain.sheets.flatMap(sheet => {
      const [one, two] = [driver, other].map(
        id => own(sheet).find(row => row.driver === id)?.place,
      );
      return one === undefined || two === undefined ? [] : [one < two];
    });
    return (
      met.filter(isAhead => isAhead).length === ahead &&
      met.filter(isAhead => !isAhead).length === behind
    );
  }),
  ...check('newLeader', ({ driver, other, points }, plain) => {
    const before = { ...plain, sheets: plain.sheets.slice(0, -1) };
    return (
      total(plain, driver) - total(plain, other) === points &&
      total(plain, driver) === byPoints(plain)[0] &&
      total(before, driver) <= (byPoints(before)[0] ?? 0)
    );
  }),
  ...check(
    'leaderStays',
    ({ driver, other, points }, plain) =>
      total(plain, driver) === byPoints(plain)[0] &&
      total(plain, driver) - total(plain, other) === points,
  ),
  ...check(
    'level',
    ({ driver, other, points }, plain) =>
      total(plain, driver) === points &&
      total(plain, other) === points &&
      byPoints(plain)[0] === points,
  ),
  ...check('titleSettled', ({ driver, left }, plain) => {
    const most = left * (plain.season.plan.points.places[0] ?? 0);
    const others = driverIds(plain).filter(id => id !== driver);
    return (
      left === plain.season.plan.calendar.length - plain.sheets.length &&
      others.every(id => total(plain, id) + most <= total(plain, driver))
    );
  }),
  ...check('titleNeeds', ({ driver, place }, plain) => {
    const { places } = plain.season.plan.points;
    const left = plain.season.plan.calendar.length - plain.sheets.length;
    const others = driverIds(plain).filter(id => id !== driver);
    const after = total(plain, driver) + (places[place - 1] ?? 0);
    const next = places[place === 1 ? 1 : 0] ?? 0;
    return others.every(id => total(plain, id) + next + (left - 1) * (places[0] ?? 0) <= after);
  }),
  ...check('titleOpen', ({ count, left }, plain) => {
    const most = left * (plain.season.plan.points.places[0] ?? 0);
    const [first = 0] = byPoints(plain);
    const mayWin = driverIds(plain).filter(id => total(plain, id) + most >= first).length;
    const surely = driverIds(plain).filter(id => total(plain, id) + most > first).length;
    return count >= surely && count <= mayWin;
  }),
  ...check(
    'teamLead',
    ({ team, other, points }, plain) => teamTotal(plain, team) - teamTotal(plain, other) === points,
  ),
  ...check('oneTwo', ({ team, driver, other }, plain) => {
    const teamOf = (id: string) => plain.season.plan.entrants.find(one => one.id === id)?.team;
    return (
      here(plain, driver)?.place === 1 &&
      plain.sheets.at(-1)?.find(row => row.place === 2)?.driver === other &&
      teamOf(driver) === team &&
      teamOf(other) === team
    );
  }),
  ...check('standingsUp', (news, plain) => news.from > news.to && isMove(news, plain)),
  ...check('standingsDown', (news, plain) => news.from < news.to && isMove(news, plain)),
  ...check('standIn', ({ driver, place }, plain) => {
    const row = plain.sheets.at(-1)?.find(one => one.driver === driver);
    return row?.standIn !== undefined && row.place === place;
  }),
};

const teller: NewsTeller = {
  driver: id => id,
  team: id => id,
  circuit: 'Monza',
  next: 'Imola',
  points: String,
  plays: { head: 'rolls', told: count => `${count} rolls` },
  round: { head: 'round', told: count => `${count} rounds` },
};

function figuresOf(news: News): readonly number[] {
  return Object.entries(news).flatMap(([key, value]) => {
    // A title settled at the end and a win that settles it are told without a number.
    const isSilent =
      (news.kind === 'titleSettled' && value === 0) ||
      (news.kind === 'titleNeeds' && value === 1) ||
      key === 'kind';
    return typeof value === 'number' && !isSilent ? [value] : [];
  });
}

describe('the paper of a season', () => {
  const seasons = Array.from({ length: volume(30, 400) }, (_, seed) => figuredSeason(seed));

  it('has twelve facts at most, none of a kind twice, nor of a kind of the paper before', () => {
    for (const season of seasons) {
      for (let after = 1; after <= 8; after++) {
        const kinds = paperAfter(season, after).map(({ kind }) => kind);
        const last = paperAfter(season, after - 1).map(({ kind }) => kind);
        expect(kinds.length).toBeLessThanOrEqual(12);
        expect(kinds.length).toBeGreaterThan(0);
        expect(new Set([...kinds, ...last]).size).toBe(kinds.length + last.length);
      }
    }
  });

  it('tells nothing that the sheets do not say', () => {
    const told = new Set<NewsKind>();
    for (const [seed, season] of seasons.entries()) {
      for (let after = 1; after <= 8; after++) {
        const plain = plainOf(season, after);
        for (const news of paperAfter(season, after)) {
          const isTrue = CHECKS[news.kind] as ((news: News, plain: Plain) => boolean) | undefined;
          told.add(news.kind);
          if (isTrue === undefined) continue;
          expect([seed, after, news, isTrue(news, plain)]).toEqual([seed, after, news, true]);
        }
      }
    }
    const silent = Object.keys(CHECKS).filter(kind => !told.has(kind as NewsKind));
    expect(silent).toEqual(['standIn']);
    expect([...told].filter(kind => CHECKS[kind] === undefined)).toEqual([]);
  });

  it('says each number of a fact in both languages, in lines of 76 columns', () => {
    for (const season of seasons) {
      for (let after = 1; after <= 8; after++) {
        for (const news of paperAfter(season, after)) {
          for (const language of ['en', 'fr'] as const) {
            const text = newsText(news, language, teller);
            expect(text.length).toBeLessThanOrEqual(76);
            // The drama of a race has no scale, so its sentence names none.
            const figures = news.kind === 'drama' ? [news.races] : figuresOf(news);
            for (const figure of figures) expect(text).toContain(String(figure));
          }
        }
      }
    }
  });

  it('is the same for an early weekend whatever followed it', () => {
    const whole = figuredSeason(3);
    expect(paperAfter(whole, 4)).toEqual(paperAfter(figuredSeason(3, 4), 4));
  });

  it('is empty before the first race and after a season by hand says what is known', () => {
    expect(paperAfter(openedSeason())).toEqual([]);
    const byHand = drivenOn(openedSeason(), 5);
    const kinds = paperAfter(byHand, 1).map(({ kind }) => kind);
    for (const kind of ['fastestLap', 'luckyDay', 'drama', 'saver', 'lastLap']) {
      expect(kinds).not.toContain(kind);
    }
  });
});

describe('people and rulings', () => {
  it('an absent driver is told with the place of the stand-in', () => {
    const absent: Entry = { kind: 'absent', driver: 'ben', weekend: 'w1', standIn: 'club' };
    const started = entering(openedSeason(figuredPlan()), absent);
    const season = figuredSeason(4, 1, {}, started);
    const row = season.facts.weekends[0]?.results[0]?.sheet.find(({ driver }) => driver === 'ben');
    const news = paperAfter(season).find(({ kind }) => kind === 'standIn');
    expect(row?.standIn).toBe('club');
    expect(news).toEqual({
      kind: 'standIn',
      driver: 'ben',
      ...(row?.place === undefined ? {} : { place: row.place }),
    });
  });

  it('points taken off and a disqualification are told with the number of their ruling', () => {
    const ruled: readonly Entry[] = [
      {
        kind: 'ruled',
        ruling: { kind: 'pointsOff', driver: 'ada', points: 3, weekend: 'w1' },
        reason: 'car of 24 points',
        by: 'organiser',
      },
      {
        kind: 'ruled',
        ruling: { kind: 'disqualified', driver: 'ben', weekend: 'w1' },
        reason: 'engine',
        by: 'organiser',
      },
    ];
    const season = entering(figuredSeason(4, 1), ...ruled);
    const lines = season.lines.flatMap(({ entry, n }) => (entry.kind === 'ruled' ? [n] : []));
    const news = paperAfter(season);
    expect(news).toContainEqual({ kind: 'pointsOff', driver: 'ada', points: 3, line: lines[0] });
    expect(news).toContainEqual({ kind: 'disqualified', driver: 'ben', line: lines[1] });
  });
});

it('an ordinal of the English paper is that of the language', () => {
  const text = EN_PAPER.wonFrom({ kind: 'wonFrom', driver: 'ada', grid: 3 }, teller);
  expect(text).toBe(`ada won at Monza from ${ordinal(3)} on the grid.`);
});
