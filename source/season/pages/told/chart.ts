// The chart of the season: points or places after each weekend, of drivers or of teams.
import type { Season } from '../../season.ts';
import { standingsAfter } from '../../standings/known-standings.ts';
import { type Standings, weekendsRaced } from '../../standings/standings.ts';
import {
  driverName,
  letterOf,
  type PageContext,
  shortNames,
  teamCell,
  trackName,
} from '../context.ts';
import { words as column } from '../figures.ts';
import type { PageCell, PagePart, SeasonPage } from '../page.ts';
import { comingBackWords } from '../words/coming-back-words.ts';
import { drawnChart, type Series } from './drawn-chart.ts';

export type ChartOf = 'points' | 'places' | 'teams';

const CHARTS: readonly ChartOf[] = ['points', 'places', 'teams'];
/** Widths for which it is drawn: pages of 60, 80, 120 and 160 columns. */
const WIDTHS = [58, 78, 118, 158] as const;
const ROWS = 16;
/** Most lines of a chart; more could not be distinguished. */
const SERIES_MOST = 10;
/** Weekends over which the steepest line is looked for. */
const STEEP_WEEKENDS = 3;

export function chartPage(context: PageContext, of: ChartOf): SeasonPage {
  const { season, words } = context;
  const said = comingBackWords(words.language).chart;
  const raced = weekendsRaced(season);
  const tables = Array.from({ length: raced }, (_, index) => standingsAfter(season, index + 1));
  const all = of === 'teams' ? teamSeries(context, tables) : driverSeries(context, tables, of);
  const title = said.title[of](season.plan.name);
  if (raced === 0 || all.length === 0) {
    return { title, parts: [{ kind: 'text', lines: [said.nothing] }] };
  }
  const series = all.slice(0, SERIES_MOST);
  const shown = series.length < all.length ? [said.shown(series.length, all.length)] : [];
  return {
    title,
    aside: words.standings.after(raced, season.plan.calendar.length),
    parts: [
      drawing(context, series, of, raced),
      { kind: 'text', lines: [...sentences(context, tables, of), ...shown] },
      otherCharts(context, of),
    ],
  };
}

function drawing(
  context: PageContext,
  series: readonly Series[],
  of: ChartOf,
  raced: number,
): PagePart {
  const said = comingBackWords(context.words.language).chart;
  const short = shortNames(context).slice(0, raced);
  const full = context.season.plan.calendar
    .slice(0, raced)
    .map(weekend => trackName(context, weekend));
  const first = of === 'places' ? [] : [said.start];
  const draw = (columns: number) => {
    const hasRoom = full.join(' ').length + 8 < columns / 2;
    return drawnChart({
      series,
      labels: [...first, ...(hasRoom ? full : short)],
      columns,
      rows: ROWS,
      isLeastOnTop: of === 'places',
    });
  };
  const [narrow, ...wide] = WIDTHS;
  return { kind: 'drawing', name: '', lines: draw(narrow), wider: wide.map(draw) };
}

function driverSeries(
  context: PageContext,
  tables: readonly Standings[],
  of: ChartOf,
): readonly Series[] {
  return (tables.at(-1)?.drivers ?? []).map(({ driver, points, place }): Series => {
    const lines = tables.map(({ drivers }) => drivers.find(line => line.driver === driver));
    return {
      letter: letterOf(context, driver).slice(0, 1) || '?',
      name: driverName(context, driver),
      values:
        of === 'places' ? lines.map(line => line?.place) : [0, ...lines.map(line => line?.points)],
      last: of === 'places' ? String(place) : context.words.points(points),
    };
  });
}

function teamSeries(context: PageContext, tables: readonly Standings[]): readonly Series[] {
  const used = new Set<string>();
  return (tables.at(-1)?.teams ?? []).map(({ team, points }): Series => {
    const name = teamCell(context, team).text;
    const letter = teamLetter(name, used);
    used.add(letter);
    return {
      letter,
      name,
      values: [0, ...tables.map(({ teams }) => teams.find(line => line.team === team)?.points)],
      last: context.words.points(points),
    };
  });
}

// A letter of the name that no other team has, else any that is free.
function teamLetter(name: string, used: ReadonlySet<string>): string {
  const plain = name.normalize('NFD').toUpperCase();
  const letters = [...plain, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(mark => /[A-Z0-9]/.test(mark));
  return letters.find(letter => !used.has(letter)) ?? '?';
}

function sentences(
  context: PageContext,
  tables: readonly Standings[],
  of: ChartOf,
): readonly string[] {
  const said = comingBackWords(context.words.language).chart;
  const { leaders, name } = namesFor(context, tables, of);
  const now = leaders.at(-1);
  if (now === undefined) return [];
  const since = leaders.findLastIndex(leader => leader !== now) + 1;
  const weekend = context.season.plan.calendar[since];
  const lead =
    since === 0 || weekend === undefined
      ? said.ledAlways(name(now))
      : said.ledSince(name(now), trackName(context, weekend));
  const steep = of === 'points' ? steepest(tables) : undefined;
  if (steep === undefined) return [lead];
  const { driver, points, weekends } = steep;
  return [lead, said.steepest(driverName(context, driver), context.words.points(points), weekends)];
}

function namesFor(context: PageContext, tables: readonly Standings[], of: ChartOf) {
  return of === 'teams'
    ? {
        leaders: tables.map(({ teams }) => teams[0]?.team),
        name: (id: string) => teamCell(context, id).text,
      }
    : {
        leaders: tables.map(({ drivers }) => drivers[0]?.driver),
        name: (id: string) => driverName(context, id),
      };
}

/** Returns who scored most over the last weekends, undefined where several did or too few were raced. */
function steepest(
  tables: readonly Standings[],
): { readonly driver: string; readonly points: number; readonly weekends: number } | undefined {
  const before = tables.at(-1 - STEEP_WEEKENDS);
  if (before === undefined) return undefined;
  const gained = (tables.at(-1)?.drivers ?? [])
    .map(({ driver, points }) => ({
      driver,
      points: points - (before.drivers.find(line => line.driver === driver)?.points ?? 0),
      weekends: STEEP_WEEKENDS,
    }))
    .toSorted((one, other) => other.points - one.points);
  const [first, second] = gained;
  return first === undefined || first.points === second?.points ? undefined : first;
}

function otherCharts(context: PageContext, shown: ChartOf): PagePart {
  const said = comingBackWords(context.words.language).chart;
  const kinds = CHARTS.filter(kind => kind !== 'teams' || hasTeams(context.season));
  return {
    kind: 'table',
    name: said.others,
    columns: [column(said.others)],
    rows: kinds.map((of): readonly PageCell[] => [
      { text: said.of[of], ...(of === shown ? {} : { door: { kind: 'chart', of } as const }) },
    ]),
  };
}

function hasTeams({ plan }: Season): boolean {
  return plan.teams.length > 0;
}
