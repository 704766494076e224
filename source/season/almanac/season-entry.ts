// The entry of a season in the almanac, from its plan and its ledger alone.

import type { SheetRow } from '../ledger/entry.ts';
import { weekendTerms } from '../plan/plan.ts';
import { seasonAt } from '../roster/seats.ts';
import { type Season, type TableResult, weekendAt } from '../season.ts';
import { isOwn } from '../standings/points.ts';
import { resultsOf } from '../standings/results.ts';
import { type DriverLine, standings } from '../standings/standings.ts';
import { currentWeekend } from '../to-do.ts';
import type { AlmanacDriver, AlmanacEntry, AlmanacRace, NamedFigure } from './almanac.ts';

/**
 * Returns the entry of a season; undefined for one that is not over, or in which nothing was raced.
 * @param id name of its folder
 */
export function seasonEntry(season: Season, id: string): AlmanacEntry | undefined {
  const { plan, lines } = season;
  const races = plan.calendar.flatMap((_, index) => racesAt(season, index));
  if (currentWeekend(season) !== undefined || races.length === 0) return undefined;
  const { drivers, teams } = standings(season);
  const [first] = drivers.filter(({ eligible }) => eligible);
  const champions = drivers.filter(({ eligible, place }) => eligible && place === first?.place);
  const team = teams[0] === undefined ? undefined : teamName(season, teams[0].team);
  return {
    format: 'chicane-almanac/1',
    id,
    name: plan.name,
    at: lines.at(-1)?.at ?? '',
    lines: lines.length,
    weekends: plan.calendar.length,
    champions: champions.map(({ driver }) => nameOf(season, driver)),
    ...(team === undefined ? {} : { team }),
    drivers: drivers.flatMap(line => [
      ...driverOf(season, line),
      ...formerDrivers(season, line.driver),
    ]),
    races,
  };
}

function driverOf(season: Season, line: DriverLine): readonly AlmanacDriver[] {
  const { place, points, starts, wins, podiums, poles, fastestLaps, retirements } = line;
  if (starts === 0) return [];
  const own = teamOf(season, line.driver);
  return [
    {
      name: nameOf(season, line.driver),
      ...(own === undefined ? {} : { team: own }),
      ...{ place, points, starts, wins, podiums, poles, fastestLaps, retirements },
    },
  ];
}

// Whoever gave up a seat has its place, the points of its own races, and what it did in them.
function formerDrivers(season: Season, id: string): readonly AlmanacDriver[] {
  const seat = season.facts.roster.find(({ entrant }) => entrant.id === id);
  const { drivers = [] } = seat ?? {};
  const names = new Set([seat?.entrant.name]);
  return drivers.toReversed().flatMap(({ entrant, from }) => {
    if (names.has(entrant.name)) return [];
    names.add(entrant.name);
    const then = seasonAt(season, from);
    const line = standings(then).drivers.find(({ driver }) => driver === id);
    if (line === undefined) return [];
    const points = line.cells.reduce(
      (sum, cell) => sum + (cell === undefined || !isOwn(cell) ? 0 : cell.points),
      0,
    );
    return driverOf(then, { ...line, points });
  });
}

function racesAt(season: Season, index: number): readonly AlmanacRace[] {
  const { weekend } = weekendAt(season, index);
  const { rules } = weekendTerms(season.plan, weekend);
  const then = seasonAt(season, index);
  return resultsOf(then, index).map(result => raceOf(then, result, weekend.track, rules));
}

function raceOf(
  season: Season,
  { sheet, laps }: TableResult,
  track: string,
  book: string,
): AlmanacRace {
  const own = sheet.filter(({ standIn }) => standIn === undefined);
  const most = (figureOf: (row: SheetRow) => number | undefined) => mostOf(season, own, figureOf);
  const best = most(({ fastestLap }) => (fastestLap === undefined ? undefined : -fastestLap));
  const climb = most(({ grid, place }) =>
    grid === undefined || place === undefined ? undefined : grid - place,
  );
  const lead = most(({ led }) => led);
  const pole = own.find(({ grid }) => grid === 1);
  return {
    ...{ track, book, laps },
    order: own
      .filter(({ place }) => place !== undefined)
      .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
      .map(({ driver }) => nameOf(season, driver)),
    ...(pole === undefined ? {} : { pole: nameOf(season, pole.driver) }),
    ...(best === undefined ? {} : { bestLap: { name: best.name, figure: -best.figure } }),
    ...(climb === undefined || climb.figure < 1 ? {} : { climb }),
    ...(lead === undefined || lead.figure < 1 ? {} : { lead }),
  };
}

// The one driver with the most of something; undefined when nobody has any of it or several share it.
function mostOf(
  season: Season,
  rows: readonly SheetRow[],
  figureOf: (row: SheetRow) => number | undefined,
): NamedFigure | undefined {
  const figures = rows.flatMap(row => {
    const figure = figureOf(row);
    return figure === undefined ? [] : [{ driver: row.driver, figure }];
  });
  const [first, second] = figures.toSorted((one, other) => other.figure - one.figure);
  if (first === undefined || first.figure === second?.figure) return undefined;
  return { name: nameOf(season, first.driver), figure: first.figure };
}

function nameOf({ facts }: Season, driver: string): string {
  return facts.roster.find(({ entrant }) => entrant.id === driver)?.entrant.name ?? driver;
}

function teamOf(season: Season, driver: string): string | undefined {
  const team = season.facts.roster.find(({ entrant }) => entrant.id === driver)?.entrant.team;
  return team === undefined ? undefined : teamName(season, team);
}

function teamName({ plan }: Season, id: string): string | undefined {
  return plan.teams.find(team => team.id === id)?.name;
}
