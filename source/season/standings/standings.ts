// The standings of a season, for drivers and teams, after any weekend.
import type { Plan } from '../plan/plan.ts';
import { type Season, weekendIndex } from '../season.ts';
import { seedOf } from '../seeds.ts';
import { type Rated, ranked } from './criteria.ts';
import { type Cell, isOwn, weekendCells } from './points.ts';

export interface StandingsLine extends Rated {
  readonly place: number;
  readonly wins: number;
  readonly starts: number;
  readonly podiums: number;
  readonly poles: number;
  readonly fastestLaps: number;
  readonly retirements: number;
  /** Indices of the weekends in the calendar whose points do not count. */
  readonly dropped: readonly number[];
  readonly off: number;
}

/** A driver in the standings; `cells` has one entry for each weekend of the calendar so far. */
export interface DriverLine extends StandingsLine {
  readonly driver: string;
  readonly eligible: boolean;
}

/** A team in the standings; `cells` has the best car of each weekend of the calendar so far. */
export interface TeamLine extends Rated {
  readonly place: number;
  readonly team: string;
  readonly wins: number;
  readonly byWeekend: readonly number[];
}

export interface Standings {
  /** Number of weekends of the calendar that it covers. */
  readonly after: number;
  readonly drivers: readonly DriverLine[];
  readonly teams: readonly TeamLine[];
}

/** Returns the number of weekends of the calendar up to the last one of which a table was raced. */
export function weekendsRaced({ facts }: Season): number {
  return facts.weekends.findLastIndex(({ results }) => results.length > 0) + 1;
}

/**
 * Returns the standings.
 * @param after weekends of the calendar that count, all that were raced unless given
 * @param stage id of the stage whose weekends alone count; by default the stages since the standings last began anew, with
 * those who did not reach them behind
 */
export function standings(
  season: Season,
  after = weekendsRaced(season),
  stage?: string,
): Standings {
  const weekends = Array.from({ length: after }, (_, index) => weekendCells(season, index));
  const parts = stage === undefined ? partsOf(season, after) : [only(season, after, stage)];
  const drivers: DriverLine[] = [];
  for (const part of parts) {
    const ahead = drivers.length;
    const lines = driverLines(
      season,
      weekends,
      part,
      drivers.map(({ driver }) => driver),
    );
    drivers.push(...lines.map(line => ({ ...line, place: ahead + line.place })));
  }
  const counted = stage === undefined ? range(0, after) : (parts[0]?.weekends ?? []);
  return { after, drivers, teams: teamLines(season, weekends, counted) };
}

/**
 * Weekends whose points are added up, how many they are at the end of the season, and whether only those rank who were at
 * one of them.
 */
interface Part {
  readonly weekends: readonly number[];
  readonly length: number;
  readonly raced: boolean;
}

// Returns the parts of a season, the latest one first: those who reached it are ahead of those who did not.
function partsOf({ plan }: Season, after: number): readonly Part[] {
  const starts = plan.stages.flatMap(({ id, fresh }, at) => {
    const first = plan.calendar.findIndex(({ stage }) => stage === id);
    return (fresh || at === 0) && first >= 0 ? [first] : [];
  });
  const ends = [...starts.slice(1), plan.calendar.length];
  const begun = starts.flatMap((from, at) => {
    const end = ends[at] ?? after;
    const weekends = range(from, Math.min(end, after));
    return from < after || at === 0 ? [{ weekends, length: end - from, raced: from > 0 }] : [];
  });
  return begun.toReversed();
}

function only({ plan }: Season, after: number, stage: string): Part {
  const weekends = range(0, after).filter(index => plan.calendar[index]?.stage === stage);
  const { length } = plan.calendar.filter(weekend => weekend.stage === stage);
  return { weekends, length, raced: true };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

type Cells = readonly ReadonlyMap<string, Cell>[];

function driverLines(
  season: Season,
  weekends: Cells,
  part: Part,
  ahead: readonly string[],
): readonly DriverLine[] {
  const records = season.facts.roster
    .map(({ entrant }) => entrant.id)
    .filter(id => !ahead.includes(id))
    .filter(id => !part.raced || part.weekends.some(index => weekends[index]?.has(id)))
    .map(id => recordOf(season, weekends, part, id));
  const { rank, seed } = season.plan;
  return placed(ranked(records, rank, seedOf(seed, 'standings')));
}

function recordOf(
  season: Season,
  weekends: Cells,
  { weekends: counted, length }: Part,
  driver: string,
): Omit<DriverLine, 'place'> {
  const cells = weekends.map((cells_, index) =>
    counted.includes(index) ? cells_.get(driver) : undefined,
  );
  const dropped = droppedOf(season, cells, counted, length);
  const off = pointsOff(season, driver, counted);
  const kept = cells.filter((_, index) => !dropped.includes(index));
  const own = cells.filter((cell): cell is Cell => cell !== undefined && isOwn(cell));
  const starts = own.length;
  const count = (has: (cell: Cell) => boolean) => own.filter(has).length;
  return {
    id: driver,
    driver,
    cells,
    dropped,
    off,
    points: kept.reduce((sum, cell) => sum + (cell?.points ?? 0), 0) - off,
    starts,
    wins: count(({ place }) => place === 1),
    podiums: count(({ place }) => place !== undefined && place <= 3),
    poles: count(({ pole }) => pole),
    fastestLaps: count(({ fastestLap }) => fastestLap),
    retirements: count(({ status }) => status === 'out'),
    eligible: starts >= season.plan.count.startsLeast,
  };
}

/**
 * Returns the weekends, by index, whose points do not count: the worst of those beyond the number that does. Of the weekends
 * that are added up one always counts, and the worst are dropped once the others are raced.
 */
function droppedOf(
  { plan }: Season,
  cells: readonly (Cell | undefined)[],
  counted: readonly number[],
  length: number,
): readonly number[] {
  const { best, drop } = plan.count;
  const most = Math.min(best ?? length, Math.max(1, length - drop));
  const excess = counted.length - most;
  if (excess <= 0) return [];
  return counted
    .toSorted((one, other) => (cells[one]?.points ?? 0) - (cells[other]?.points ?? 0))
    .slice(0, excess)
    .toSorted((one, other) => one - other);
}

function pointsOff(season: Season, driver: string, counted: readonly number[]): number {
  return season.facts.rulings.reduce((sum, { ruling, line }) => {
    if (ruling.kind !== 'pointsOff' || ruling.driver !== driver) return sum;
    const { weekend, points } = ruling;
    const index = weekend === undefined ? racedBefore(season, line) : weekendIndex(season, weekend);
    return counted.includes(index) ? sum + points : sum;
  }, 0);
}

// Points taken off the total are taken off at the last weekend raced by then.
function racedBefore({ facts }: Season, line: number): number {
  const last = facts.weekends.findLastIndex(({ results }) => results.some(one => one.line < line));
  return Math.max(0, last);
}

function teamLines(
  season: Season,
  weekends: Cells,
  counted: readonly number[],
): readonly TeamLine[] {
  const { plan } = season;
  const records = plan.teams.map(({ id }) => teamRecord(season, weekends, counted, id));
  const lines = placed(ranked(records, plan.rank, seedOf(plan.seed, 'teams')));
  return lines.map(line => ({ ...line, team: line.id }));
}

// Equal records share a place.
function placed<R>(groups: readonly (readonly R[])[]): readonly (R & { readonly place: number })[] {
  return groups.flatMap((group, at) => {
    const place = 1 + groups.slice(0, at).reduce((sum, { length }) => sum + length, 0);
    return group.map(record => ({ ...record, place }));
  });
}

function teamRecord(season: Season, weekends: Cells, counted: readonly number[], team: string) {
  const { plan, facts } = season;
  const drivers = facts.roster.flatMap(({ entrant }) =>
    entrant.team === team ? [entrant.id] : [],
  );
  const scored = weekends.map((cells, index) =>
    counted.includes(index) ? drivers.flatMap(id => ofTeam(plan, cells.get(id))) : [],
  );
  const byWeekend = scored.map(cells =>
    cells
      .map(({ teamPoints }) => teamPoints)
      .toSorted((one, other) => other - one)
      .slice(0, plan.teamScores ?? cells.length)
      .reduce((sum, points) => sum + points, 0),
  );
  const off = drivers.reduce((sum, driver) => sum + pointsOff(season, driver, counted), 0);
  return {
    id: team,
    points: byWeekend.reduce((sum, value) => sum + value, 0) - off,
    wins: scored.flat().filter(({ place }) => place === 1).length,
    byWeekend,
    cells: scored.map(cells =>
      cells.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99)).at(0),
    ),
  };
}

// A stand-in drives for the team unless it scores for nobody.
function ofTeam({ absent }: Plan, cell: Cell | undefined): readonly Cell[] {
  if (cell === undefined) return [];
  const { standIn, ...own } = cell;
  return standIn !== undefined && absent.scores === 'nobody' ? [] : [own];
}
