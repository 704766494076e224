// The pages of a season on the command line.

import { everybody } from '../../../season/field.ts';
import { lineNumber } from '../../../season/ledger/entry.ts';
import { calendarPage } from '../../../season/pages/calendar.ts';
import type { PageContext } from '../../../season/pages/context.ts';
import { entrantsPage } from '../../../season/pages/entrants.ts';
import { racePage } from '../../../season/pages/race.ts';
import { rulingsPage } from '../../../season/pages/rulings.ts';
import { tablesPage } from '../../../season/pages/tables.ts';
import { type ChartOf, chartPage } from '../../../season/pages/told/chart.ts';
import { paperPage } from '../../../season/pages/told/paper.ts';
import { weekendPage } from '../../../season/pages/weekend.ts';
import { type Season, weekendAt, weekendIndex } from '../../../season/season.ts';
import { standingsAfter } from '../../../season/standings/known-standings.ts';
import { resultsOf } from '../../../season/standings/results.ts';
import { weekendsRaced } from '../../../season/standings/standings.ts';
import { type Due, due } from '../../../season/to-do.ts';
import { trialRanking } from '../../../season/trial-ranking.ts';
import { tableMoments } from '../../../session/season/table-moments.ts';
import type { Command } from '../../command.ts';
import { library } from '../../library.ts';
import { wrongUse } from '../../problem.ts';
import { writeIcs } from '../calendar/write-ics.ts';
import { partOf } from '../stage.ts';
import { tablesIn } from '../tables-in.ts';
import { type PageFlags, pageCommand, type ToldPage } from './page-command.ts';

interface CalendarFlags extends PageFlags {
  readonly ics: string | undefined;
}

export const calendarCommand: Command<CalendarFlags> = pageCommand<CalendarFlags>({
  command: 'calendar [season]',
  describe: 'Print the calendar with its winners',
  example: ['$0 season calendar --ics cup.ics', 'a file for phones and mail programs'],
  build: yargs =>
    yargs
      .option('ics', { type: 'string', describe: 'Write an iCalendar file, - for standard output' })
      .requiresArg('ics') as never,
  otherwise({ season }, { ics }, folder) {
    if (ics === undefined) return false;
    writeIcs(season, ics, folder);
    return true;
  },
  told: context => ({ page: calendarPage(context), data: context.season.plan.calendar }),
});

export const entrantsCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'entrants [season]',
  describe: 'Print the entrants and their teams',
  example: ['$0 season entrants', 'who drives'],
  told: context => ({
    page: entrantsPage(context),
    data: { entrants: everybody(context.season), teams: context.season.plan.teams },
  }),
});

export const rulingsCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'rulings [season]',
  describe: 'Print the rulings of the organiser',
  example: ['$0 season rulings', 'what was decided, by whom and why'],
  told: context => ({
    page: rulingsPage(context),
    data: context.season.facts.rulings.map(({ ruling, ...one }) => ({
      ...numbered(one),
      ruling: 'line' in ruling ? numbered(ruling) : ruling,
    })),
  }),
});

export const stateCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'state [season]',
  describe: 'Print how the weekend stands: trials, draw, tables',
  example: ['$0 season state', 'the board of the organiser'],
  tablesIn,
  told(context) {
    const { season } = context;
    const index = weekendAtHand(season);
    const { weekend, known } = weekendAt(season, index);
    const isTrials = due(season).some(({ kind }) => kind === 'trial' || kind === 'draw');
    return {
      page: isTrials ? weekendPage(context, weekend.id) : tablesPage(context, weekend.id),
      data: {
        weekend,
        due: due(season).map(withoutDie),
        trials: trialRanking(season, index),
        results: known.results.map(numbered),
      },
    };
  },
});

export const seasonReport: Command<PageFlags & PartFlags> = pageCommand<PageFlags & PartFlags>({
  command: 'report [season] [part]',
  describe: 'Report on a weekend, or on one of its tables as weekend/table',
  example: ['$0 season report Cup spa/2', 'table 2 of Spa'],
  build: yargs =>
    yargs.positional('part', {
      type: 'string',
      describe: 'A weekend of the calendar, or weekend/table; the last one raced unless given',
    }) as never,
  momentsIn(store, { part }) {
    const season = store.season();
    const { weekend } = weekendAt(season, partOf(season, part).index);
    return tableMoments(season, store.folder, weekend.id, library);
  },
  told: (context, { part }) => reportOf(context, part),
});

interface ChartFlags extends PageFlags {
  readonly of: ChartOf;
}

const CHARTS = ['points', 'places', 'teams'] as const satisfies readonly ChartOf[];

export const chartCommand: Command<ChartFlags> = pageCommand<ChartFlags>({
  command: 'chart [season]',
  describe: 'Chart the season weekend by weekend',
  example: ['$0 season chart --of places', 'the places instead of the points'],
  build: yargs =>
    yargs.option('of', {
      choices: CHARTS,
      default: 'points',
      describe: 'What is drawn',
    }) as never,
  told: (context, { of }) => ({
    page: chartPage(context, of),
    data: standingsAfter(context.season).drivers.map(({ driver, cells }) => ({
      driver,
      points: cells.map(cell => cell?.points ?? 0),
      places: cells.map(cell => cell?.place ?? null),
    })),
  }),
});

export const paperCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'paper [season]',
  describe: 'Print the paddock paper of the last weekend',
  example: ['$0 season paper --language fr', 'in French'],
  told(context) {
    const page = paperPage(context, undefined);
    return { page, data: page };
  },
});

// A die that is rolled for all tables stays hidden until then (M-2-0-1).
function withoutDie(one: Due): object {
  if (one.kind !== 'roll') return one;
  const { die: _die, ...known } = one;
  return known;
}

// Numbers a line as on the page, in an editor and after --undo and --line.
function numbered<X extends { readonly line: number }>(one: X): X {
  return { ...one, line: lineNumber(one.line) };
}

interface PartFlags {
  readonly part: string | undefined;
}

function reportOf(context: PageContext, part: string | undefined): ToldPage {
  const { season } = context;
  const { index, table } = partOf(season, part);
  const { weekend } = weekendAt(season, index);
  const results = resultsOf(season, index).map(numbered);
  if (table === undefined) {
    return { page: weekendPage(context, weekend.id), data: { weekend, results } };
  }
  const result = results.find(one => one.table === table);
  if (result === undefined) {
    throw wrongUse(`Table ${table} of ${weekend.id} has no result yet.`);
  }
  return { page: racePage(context, weekend.id, table), data: { weekend, result } };
}

function weekendAtHand(season: Season): number {
  const [first] = due(season);
  if (first !== undefined) return weekendIndex(season, first.weekend);
  return Math.max(0, weekendsRaced(season) - 1);
}
