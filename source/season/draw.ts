// The draw: how the field of a weekend is divided into tables.
import { games } from '../rules/games.ts';
import { apart } from './apart.ts';
import { carriedAt } from './carry-over.ts';
import { entered, field } from './field.ts';
import { weekendTerms } from './plan/plan.ts';
import { type Season, venueOf, weekendAt } from './season.ts';
import { seedOf, shuffled } from './seeds.ts';
import { standings } from './standings/standings.ts';
import { trialRanking } from './trial-ranking.ts';

export interface Draw {
  readonly tables: readonly (readonly string[])[];
  /** Pairs who changed tables, so that team mates are apart. */
  readonly moved: readonly (readonly [string, string])[];
}

/** Returns the sizes of the tables of a weekend, equal but for one car; one table where everybody fits at one. */
export function tableSizes(season: Season, index: number): readonly number[] {
  const { weekend } = weekendAt(season, index);
  const { tableSize, options } = weekendTerms(season.plan, weekend);
  const { book, board } = venueOf(season, weekend);
  const { max, team = 1 } = games.of(book).seatsOn(book, board, options);
  const cars = field(season, index).length;
  const units = Math.ceil(cars / team);
  const tables = Math.max(
    1,
    Math.ceil(units / Math.max(1, Math.floor(Math.min(tableSize, max) / team))),
  );
  return Array.from(
    { length: tables },
    (_, at) => team * (Math.floor(units / tables) + (at < units % tables ? 1 : 0)),
  );
}

/**
 * Returns the tables of a weekend: as drawn, less those who do not come; a single table needs no draw. Tables that were drawn
 * before somebody came are drawn again; undefined until then.
 */
export function tablesOf(
  season: Season,
  index: number,
): readonly (readonly string[])[] | undefined {
  const { drawn, results } = weekendAt(season, index).known;
  const there = field(season, index);
  const isDrawn = results.length > 0 || there.every(id => drawn?.some(table => table.includes(id)));
  if (drawn !== undefined && isDrawn) {
    return drawn.map(table => table.filter(id => there.includes(id)));
  }
  // A weekend raced without a draw was raced at one table, so its circuit need not be read again.
  if (results.length > 0) return [there];
  return tableSizes(season, index).length === 1 ? [there] : undefined;
}

/**
 * Returns who starts at a table of a weekend, in the order of the seats. Where the book races whole teams (BGA-O-59) the cars of
 * a team of the plan sit together, those without a mate in pairs behind them, and the last of an odd number has no race. Nobody
 * starts for a driver who was hurt in a timed trial (TR-145).
 */
export function starters(
  season: Season,
  index: number,
  drivers: readonly string[],
): readonly string[] {
  const fit = drivers.filter(driver => carriedAt(season, index, driver)?.misses !== true);
  const team = teamSizeAt(season, index);
  if (team === 1) return fit;
  const seated = teamsTogether(season, fit, team);
  return seated.slice(0, seated.length - (seated.length % team));
}

// Returns how many cars a team of the book has; 1 where everybody drives alone.
function teamSizeAt(season: Season, index: number): number {
  const { weekend } = weekendAt(season, index);
  const { book, board } = venueOf(season, weekend);
  const { options } = weekendTerms(season.plan, weekend);
  return games.of(book).seatsOn(book, board, options).team ?? 1;
}

// Whole teams in the order of their first driver, then everybody else.
function teamsTogether(
  season: Season,
  drivers: readonly string[],
  size: number,
): readonly string[] {
  const teams = teamsIn(season);
  const groups = [...Map.groupBy(drivers, id => teams.get(id) ?? `:${id}`).values()];
  const whole = groups.flatMap(group => group.slice(0, group.length - (group.length % size)));
  return [...whole, ...drivers.filter(id => !whole.includes(id))];
}

function teamsIn({ facts }: Season): ReadonlyMap<string, string | undefined> {
  return new Map(facts.roster.map(({ entrant }) => [entrant.id, entrant.team]));
}

function chunked<X>(list: readonly X[], size: number): readonly (readonly X[])[] {
  const starts = [...list.keys()].filter(at => at % size === 0);
  return starts.map(at => list.slice(at, at + size));
}

/** Returns the draw that the rule of the plan makes; undefined where the organiser draws. */
export function drawByRule(season: Season, index: number): Draw | undefined {
  const { weekend } = weekendAt(season, index);
  const { draw } = weekendTerms(season.plan, weekend);
  if (draw === 'byHand') return undefined;
  const ranked =
    draw === 'lot'
      ? shuffled(field(season, index), seedOf(season.plan.seed, weekend.id, 'draw'))
      : ranking(season, index);
  const dealt = draw === 'snake' ? snake : blocks;
  const team = teamSizeAt(season, index);
  const sizes = tableSizes(season, index);
  if (team > 1) {
    const units = chunked(teamsTogether(season, ranked, team), team);
    const tables = dealt(
      units,
      sizes.map(size => Math.ceil(size / team)),
    );
    return { tables: tables.map(table => table.flat()), moved: [] };
  }
  const tables = dealt(ranked, sizes);
  return season.plan.tables.apart === 'teams'
    ? apart(tables, ranked, teamsIn(season))
    : { tables, moved: [] };
}

/** Returns the field in the order of the trials, else of the standings, else of the entry list. */
function ranking(season: Season, index: number): readonly string[] {
  const there = field(season, index);
  const trials = trialRanking(season, index).map(({ driver }) => driver);
  const order =
    trials.length > 0
      ? trials
      : index === 0
        ? entered(season, index)
        : standings(season, index).drivers.map(({ driver }) => driver);
  return [...order.filter(id => there.includes(id)), ...there.filter(id => !order.includes(id))];
}

function blocks<X>(ranked: readonly X[], sizes: readonly number[]): readonly (readonly X[])[] {
  let from = 0;
  return sizes.map(size => {
    from += size;
    return ranked.slice(from - size, from);
  });
}

// Table 1 gets 1, 6, 7, 12 …, table 3 of three 3, 4, 9, 10 …: there and back again.
function snake<X>(ranked: readonly X[], sizes: readonly number[]): readonly (readonly X[])[] {
  const tables = sizes.map((): X[] => []);
  const left = [...ranked];
  for (let row = 0; left.length > 0; row++) {
    const order = row % 2 === 0 ? tables : tables.toReversed();
    for (const table of order) {
      const size = sizes[tables.indexOf(table)] ?? 0;
      const next = table.length < size ? left.shift() : undefined;
      if (next !== undefined) table.push(next);
    }
  }
  return tables;
}
