// The draw: how the field of a weekend is divided into tables.
import { games } from '../rules/games.ts';
import { entered, field } from './field.ts';
import { weekendTerms } from './plan/plan.ts';
import { type Season, venueOf, weekendAt } from './season.ts';
import { seedOf, shuffled } from './seeds.ts';
import { standings } from './standings/standings.ts';
import { trialRanking } from './trial-ranking.ts';

/** A draw as the plan makes it. */
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

/** Returns the tables of a weekend: as drawn, less those who do not come; a single table needs no draw. */
export function tablesOf(
  season: Season,
  index: number,
): readonly (readonly string[])[] | undefined {
  const { drawn, results } = weekendAt(season, index).known;
  const there = field(season, index);
  if (drawn !== undefined) return drawn.map(table => table.filter(id => there.includes(id)));
  // What was raced without a draw was raced at one table, and its circuit need not be read again.
  if (results.length > 0) return [there];
  return tableSizes(season, index).length === 1 ? [there] : undefined;
}

/** Returns the draw that the rule of the plan makes; undefined where the organiser draws. */
export function drawByRule(season: Season, index: number): Draw | undefined {
  const { weekend } = weekendAt(season, index);
  const { draw } = weekendTerms(season.plan, weekend);
  if (draw === 'byHand') return undefined;
  const sizes = tableSizes(season, index);
  const ranked =
    draw === 'lot'
      ? shuffled(field(season, index), seedOf(season.plan.seed, weekend.id, 'draw'))
      : ranking(season, index);
  const tables = draw === 'snake' ? snake(ranked, sizes) : blocks(ranked, sizes);
  return season.plan.tables.apart === 'teams' ? apart(season, tables) : { tables, moved: [] };
}

/** Returns the field in the order of the trials, else of the standings, else of the entry list. */
export function ranking(season: Season, index: number): readonly string[] {
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

function blocks(
  ranked: readonly string[],
  sizes: readonly number[],
): readonly (readonly string[])[] {
  let from = 0;
  return sizes.map(size => {
    from += size;
    return ranked.slice(from - size, from);
  });
}

// Table 1 gets 1, 6, 7, 12 …, table 3 of three 3, 4, 9, 10 …: there and back again.
function snake(
  ranked: readonly string[],
  sizes: readonly number[],
): readonly (readonly string[])[] {
  const tables = sizes.map((): string[] => []);
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

// Changes the lower ranked of two team mates for the nearest driver of another table, where that brings no others
// together (M-1-3-3).
function apart(season: Season, drawn: readonly (readonly string[])[]): Draw {
  const tables = drawn.map(table => [...table]);
  const teams = new Map(season.facts.roster.map(({ entrant }) => [entrant.id, entrant.team]));
  const mates = (one: string, other: string) =>
    one !== other && teams.get(one) !== undefined && teams.get(one) === teams.get(other);
  const fits = (driver: string, table: readonly string[], without: string) =>
    !table.some(other => other !== without && mates(driver, other));
  const moved: (readonly [string, string])[] = [];
  const swapOne = (): boolean => {
    for (const [at, table] of tables.entries()) {
      for (const driver of table.toReversed()) {
        if (!table.some(other => mates(driver, other))) continue;
        for (const [to, other] of nearest(tables, at)) {
          const seat = other.findIndex(id => fits(driver, other, id) && fits(id, table, driver));
          const id = other[seat];
          if (id === undefined) continue;
          tables[at]?.splice(table.indexOf(driver), 1, id);
          tables[to]?.splice(seat, 1, driver);
          moved.push([driver, id]);
          return true;
        }
      }
    }
    return false;
  };
  while (swapOne());
  return { tables, moved };
}

function nearest(
  tables: readonly string[][],
  at: number,
): readonly (readonly [number, string[]])[] {
  return [...tables.entries()]
    .filter(([to]) => to !== at)
    .toSorted(([one], [other]) => Math.abs(one - at) - Math.abs(other - at));
}
