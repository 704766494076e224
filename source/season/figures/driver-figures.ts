// What a driver has done in a season, in figures, from the sheets of its ledger alone.
import type { SheetRow } from '../ledger/entry.ts';
import type { Season } from '../season.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import type { Cell } from '../standings/points.ts';
import { isOwn, weekendCells } from '../standings/points.ts';
import { resultsOf } from '../standings/results.ts';
import { weekendsRaced } from '../standings/standings.ts';

export interface DrivenRace {
  /** Index of the weekend in the calendar. */
  readonly weekend: number;
  readonly table: number;
  readonly row: SheetRow;
  readonly cell: Cell;
  /** Rolls or turns per lap, for a race that it finished. */
  readonly playsALap?: number;
}

/** The record of two drivers against each other at the tables at which both crossed the line. */
export interface HeadToHead {
  readonly other: string;
  readonly ahead: number;
  readonly behind: number;
}

export interface DriverFigures {
  readonly driver: string;
  readonly place: number;
  readonly points: number;
  readonly starts: number;
  readonly wins: number;
  readonly podiums: number;
  readonly poles: number;
  readonly fastestLaps: number;
  readonly retirements: number;
  readonly overtakes: number;
  readonly overtaken: number;
  /** Rounds at the end of which it led. */
  readonly led: number;
  /** Spaces more than the mean of its dice, and its rank by them, 1 = the luckiest; absent where dice do not move cars. */
  readonly luck?: { readonly spaces: number; readonly rank: number; readonly of: number };
  /** Places on the grid and at the flag, one for each race that has them. */
  readonly grids: readonly number[];
  readonly results: readonly number[];
  readonly spent: Readonly<Record<string, number>>;
  readonly races: readonly DrivenRace[];
  /** The drivers met most often come first. */
  readonly rivals: readonly HeadToHead[];
  /** Fewest plays of a lap by weekend, as an index of the calendar. */
  readonly bestLaps: readonly { readonly weekend: number; readonly plays: number }[];
}

/**
 * Returns the figures of a driver; races that a stand-in drove are not its own.
 * @throws RangeError for somebody who is not in the season
 */
export function driverFigures(
  season: Season,
  driver: string,
  after = weekendsRaced(season),
): DriverFigures {
  const line = standingsAfter(season, after).drivers.find(one => one.driver === driver);
  if (line === undefined) throw new RangeError(`nobody in the season has the id ${driver}`);
  const races = racesOf(season, driver, after);
  const rows = races.map(({ row }) => row);
  const sum = (figure: (row: SheetRow) => number | undefined) =>
    rows.reduce((total, row) => total + (figure(row) ?? 0), 0);
  const luck = luckOf(season, driver, after);
  const { place, points, starts, wins, podiums, poles, fastestLaps, retirements } = line;
  return {
    ...{ driver, place, points, starts, wins, podiums, poles, fastestLaps, retirements },
    overtakes: sum(row => row.overtakes),
    overtaken: sum(row => row.overtaken),
    led: sum(row => row.led),
    ...(luck === undefined ? {} : { luck }),
    grids: rows.flatMap(({ grid }) => grid ?? []),
    results: races.flatMap(({ cell }) => cell.place ?? []),
    spent: spentIn(rows),
    races,
    rivals: rivalsOf(season, driver, after),
    bestLaps: races.flatMap(({ weekend, row }) =>
      row.fastestLap === undefined ? [] : [{ weekend, plays: row.fastestLap }],
    ),
  };
}

export function headToHead(
  season: Season,
  driver: string,
  other: string,
  after = weekendsRaced(season),
): HeadToHead {
  let [ahead, behind] = [0, 0];
  for (let index = 0; index < after; index++) {
    const cells = weekendCells(season, index);
    const [own, theirs] = [cells.get(driver), cells.get(other)];
    const places = [own?.place, theirs?.place];
    if (
      own?.table !== theirs?.table ||
      own === undefined ||
      theirs === undefined ||
      !isOwn(own) ||
      !isOwn(theirs)
    ) {
      continue;
    }
    const [mine = 0, yours = 0] = places;
    if (places.includes(undefined)) continue;
    if (mine < yours) ahead++;
    else behind++;
  }
  return { other, ahead, behind };
}

function rivalsOf(season: Season, driver: string, after: number): readonly HeadToHead[] {
  return season.facts.roster
    .filter(({ entrant }) => entrant.id !== driver)
    .map(({ entrant }) => headToHead(season, driver, entrant.id, after))
    .filter(({ ahead, behind }) => ahead + behind > 0)
    .toSorted((one, two) => two.ahead + two.behind - one.ahead - one.behind);
}

function racesOf(season: Season, driver: string, after: number): readonly DrivenRace[] {
  return Array.from({ length: after }, (_, weekend) => {
    const cell = weekendCells(season, weekend).get(driver);
    return resultsOf(season, weekend).flatMap(({ table, sheet, laps }) => {
      const row = sheet.find(one => one.driver === driver);
      if (row === undefined || cell === undefined || !isOwn(cell)) return [];
      const isWhole = row.place !== undefined && row.plays !== undefined;
      const race = { weekend, table, row, cell };
      return [isWhole ? { ...race, playsALap: (row.plays ?? 0) / laps } : race];
    });
  }).flat();
}

function luckOf(season: Season, driver: string, after: number): DriverFigures['luck'] {
  const totals = season.facts.roster.flatMap(({ entrant }) => {
    const lucks = racesOf(season, entrant.id, after).flatMap(({ row }) => row.luck ?? []);
    return lucks.length === 0
      ? []
      : [{ id: entrant.id, spaces: lucks.reduce((sum, value) => sum + value, 0) }];
  });
  const own = totals.find(({ id }) => id === driver);
  if (own === undefined) return undefined;
  const rank = 1 + totals.filter(({ spaces }) => spaces > own.spaces).length;
  return { spaces: own.spaces, rank, of: totals.length };
}

function spentIn(rows: readonly SheetRow[]): Readonly<Record<string, number>> {
  const spent: Record<string, number> = {};
  for (const row of rows) {
    for (const [pool, points] of Object.entries(row.spent ?? {})) {
      spent[pool] = (spent[pool] ?? 0) + points;
    }
  }
  return spent;
}
