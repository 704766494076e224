// chicane season standings: as a page, as data, and for a spreadsheet.
import { type StandingsWish, standingsPage } from '../../../season/pages/standings.ts';
import type { Season } from '../../../season/season.ts';
import { standingsAfter } from '../../../season/standings/known-standings.ts';
import { type DriverLine, weekendsRaced } from '../../../season/standings/standings.ts';
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { wrongUse } from '../../problem.ts';
import { wholeNumber } from '../../whole-number.ts';
import { nameOf, teamNameOf } from '../names.ts';
import { standingsCsv } from './csv.ts';
import { type PageFlags, pageCommand, type ToldPage } from './page-command.ts';

interface StandingsFlags extends PageFlags {
  readonly teams: boolean;
  readonly after: number | undefined;
  readonly csv: boolean;
}

export const standingsCommand: Command<StandingsFlags> = pageCommand<StandingsFlags>({
  command: 'standings [season]',
  describe: 'Print the standings, weekend by weekend',
  isOfResults: true,
  example: ['$0 season standings --markdown -', 'to post'],
  build: yargs =>
    yargs
      .option('teams', { type: 'boolean', default: false, describe: 'Teams instead of drivers' })
      .option('after', { type: 'number', describe: 'After this many weekends' })
      .option('csv', { type: 'boolean', default: false, describe: 'Print CSV, for a spreadsheet' })
      .requiresArg('after') as never,
  otherwise({ season }, { teams, after, csv, json, markdown }) {
    if (!csv) return false;
    if (json || markdown !== undefined) {
      throw wrongUse('--csv, --json and --markdown exclude one another; give one of them.');
    }
    const lines = standingsCsv(season, teams ? 'teams' : 'drivers', untilOf(season, after));
    for (const line of lines) print(line);
    return true;
  },
  told(context, { teams, after }): ToldPage {
    const { season } = context;
    const until = untilOf(season, after);
    const wish: StandingsWish = { of: teams ? 'teams' : 'drivers', after: until };
    const { drivers, teams: teamLines } = standingsAfter(season, until);
    return {
      page: standingsPage(context, wish),
      data: {
        after: until,
        drivers: drivers.map(line => driverData(season, line)),
        teams: teamLines.map(({ id: _id, cells: _cells, ...line }) => ({
          ...line,
          name: teamNameOf(season, line.team),
        })),
      },
    };
  },
});

function untilOf(season: Season, after: number | undefined): number {
  const raced = weekendsRaced(season);
  return after === undefined ? raced : wholeNumber('after', after, 0, raced);
}

function driverData(season: Season, { cells, ...line }: DriverLine) {
  const name = nameOf(season, line.driver);
  return { ...line, name, cells: cells.map(cell => cell ?? null) };
}
