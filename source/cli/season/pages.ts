// The pages of a season on the command line.

import { due } from '../../season/due.ts';
import { everybody } from '../../season/field.ts';
import { calendarPage } from '../../season/pages/calendar.ts';
import type { PageContext } from '../../season/pages/context.ts';
import { entrantsPage } from '../../season/pages/entrants.ts';
import { racePage } from '../../season/pages/race.ts';
import { rulingsPage } from '../../season/pages/rulings.ts';
import { type StandingsWish, standingsPage } from '../../season/pages/standings.ts';
import { tablesPage } from '../../season/pages/tables.ts';
import { weekendPage } from '../../season/pages/weekend.ts';
import { type Season, weekendAt, weekendIndex } from '../../season/season.ts';
import { resultsOf } from '../../season/standings/results.ts';
import { standings, weekendsRaced } from '../../season/standings/standings.ts';
import { trialRanking } from '../../season/trial-ranking.ts';
import type { Command } from '../command.ts';
import { wrongUse } from '../problem.ts';
import { wholeNumber } from '../whole-number.ts';
import { type PageFlags, pageCommand, type ToldPage } from './page-command.ts';

interface StandingsFlags extends PageFlags {
  readonly teams: boolean;
  readonly after: number | undefined;
}

/** `chicane season standings [SEASON]` */
export const standingsCommand: Command<StandingsFlags> = pageCommand<StandingsFlags>({
  command: 'standings [season]',
  describe: 'Print the standings, weekend by weekend',
  example: ['$0 season standings "Ardennes Cup" --markdown -', 'a table to post'],
  build: yargs =>
    yargs
      .option('teams', { type: 'boolean', default: false, describe: 'Those of the teams' })
      .option('after', { type: 'number', describe: 'After so many weekends' })
      .requiresArg('after') as never,
  told(context, { teams, after }): ToldPage {
    const { season } = context;
    const most = season.plan.calendar.length;
    const until =
      after === undefined ? weekendsRaced(season) : wholeNumber('after', after, 0, most);
    const wish: StandingsWish = { of: teams ? 'teams' : 'drivers', after: until };
    const { drivers, teams: teamLines } = standings(season, until);
    return {
      page: standingsPage(context, wish),
      data: { after: until, drivers: drivers.map(driverData), teams: teamLines },
    };
  },
});

/** `chicane season calendar [SEASON]` */
export const calendarCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'calendar [season]',
  describe: 'Print the calendar with its winners',
  example: ['$0 season calendar', 'the season driven last'],
  told: context => ({ page: calendarPage(context), data: context.season.plan.calendar }),
});

/** `chicane season entrants [SEASON]` */
export const entrantsCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'entrants [season]',
  describe: 'Print the entrants and their teams',
  example: ['$0 season entrants', 'who drives'],
  told: context => ({
    page: entrantsPage(context),
    data: { entrants: everybody(context.season), teams: context.season.plan.teams },
  }),
});

/** `chicane season rulings [SEASON]` */
export const rulingsCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'rulings [season]',
  describe: 'Print the rulings of the organiser',
  example: ['$0 season rulings', 'what was decided, by whom and why'],
  told: context => ({ page: rulingsPage(context), data: context.season.facts.rulings }),
});

/** `chicane season state [SEASON]` */
export const stateCommand: Command<PageFlags> = pageCommand<PageFlags>({
  command: 'state [season]',
  describe: 'Print how the weekend stands: trials, draw, tables',
  example: ['watch -n 5 $0 season state', 'the board of the organiser'],
  told(context) {
    const { season } = context;
    const index = weekendAtHand(season);
    const { weekend, known } = weekendAt(season, index);
    const isTrials = due(season).some(({ kind }) => kind === 'trial' || kind === 'draw');
    return {
      page: isTrials ? weekendPage(context, weekend.id) : tablesPage(context, weekend.id),
      data: {
        weekend,
        due: due(season),
        trials: trialRanking(season, index),
        results: known.results,
      },
    };
  },
});

/** `chicane season report [SEASON] [PART]` */
export const seasonReport: Command<PageFlags & PartFlags> = pageCommand<PageFlags & PartFlags>({
  command: 'report [season] [part]',
  describe: 'Tell a weekend, or one of its tables as weekend/table',
  example: ['$0 season report "Ardennes Cup" spa/2', 'table 2 of Spa'],
  build: yargs =>
    yargs.positional('part', {
      type: 'string',
      describe: 'A weekend of the calendar, or weekend/table; the last one raced unless given',
    }) as never,
  told: (context, { part }) => reportOf(context, part),
});

interface PartFlags {
  readonly part: string | undefined;
}

function reportOf(context: PageContext, part: string | undefined): ToldPage {
  const { season } = context;
  const { index, table } = partOf(season, part);
  const { weekend } = weekendAt(season, index);
  const results = resultsOf(season, index);
  if (table === undefined) {
    return { page: weekendPage(context, weekend.id), data: { weekend, results } };
  }
  const result = results.find(one => one.table === table);
  if (result === undefined) {
    throw wrongUse(`Table ${table} of ${weekend.id} has no result yet.`);
  }
  return { page: racePage(context, weekend.id, table), data: { weekend, result } };
}

/**
 * Returns the weekend, as an index of the calendar, and the table that `weekend/table` names.
 * @throws Problem for another text, and for a weekend that the calendar does not have
 */
export function partOf(
  season: Season,
  part: string | undefined,
): { readonly index: number; readonly table?: number } {
  if (part === undefined) return { index: Math.max(0, weekendsRaced(season) - 1) };
  const [id = '', table, ...rest] = part.split('/');
  const ids = season.plan.calendar.map(weekend => weekend.id);
  if (!ids.includes(id) || rest.length > 0) {
    throw wrongUse(`"${part}" is no weekend of the calendar: ${ids.join(', ')}.`);
  }
  const index = weekendIndex(season, id);
  if (table === undefined) return { index };
  if (!/^[1-9]\d?$/.test(table)) {
    throw wrongUse(`"${part}": write the weekend and the number of the table, such as ${id}/1.`);
  }
  return { index, table: Number(table) };
}

function weekendAtHand(season: Season): number {
  const [first] = due(season);
  if (first !== undefined) return weekendIndex(season, first.weekend);
  return Math.max(0, weekendsRaced(season) - 1);
}

function driverData({ cells, ...line }: ReturnType<typeof standings>['drivers'][number]) {
  return { ...line, cells: cells.map(cell => cell ?? null) };
}
