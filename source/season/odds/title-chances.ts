// The chances of the title: what is certain first, else the rest of the season simulated many times by strength.
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Season } from '../season.ts';
import { seedOf } from '../seeds.ts';
import { ranked } from '../standings/criteria.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import type { Cell } from '../standings/points.ts';
import { cellOf, type TitleBounds, titleBounds } from './bounds.ts';
import { type Form, forms } from './ratings.ts';
import { countedPoints, type WeekendToCome, weekendsToCome } from './rest.ts';

export interface TitleChance {
  readonly driver: string;
  /** From 0 to 1; 0 only for those who cannot win any more, 1 only for the champion. */
  readonly chance: number;
}

/** The chances of everybody who can still be champion, the greatest first, and what is certain. */
export interface TitleOdds extends TitleBounds {
  readonly chances: readonly TitleChance[];
  readonly runs: number;
}

const RUNS = 2000;

/** Returns the odds of the title; undefined where the rest of the season is not known (`weekendsToCome`). */
export function titleOdds(season: Season, runs = RUNS): TitleOdds | undefined {
  const bounds = titleBounds(season);
  const rest = weekendsToCome(season);
  if (bounds === undefined || rest === undefined) return undefined;
  const { champion, open } = bounds;
  if (champion !== undefined) {
    return { ...bounds, chances: [{ driver: champion, chance: 1 }], runs: 0 };
  }
  const wins = winsIn(season, rest, runs);
  // A driver who can still win may win none of the runs, but must not be shown as out.
  const chances = open
    .map(driver => ({
      driver,
      chance: ((wins.get(driver) ?? 0) + 0.5 / open.length) / (runs + 0.5),
    }))
    .toSorted((one, other) => other.chance - one.chance);
  return { ...bounds, chances, runs };
}

function winsIn(
  season: Season,
  rest: readonly WeekendToCome[],
  runs: number,
): ReadonlyMap<string, number> {
  const random = xoroshiro128plus(seedOf(season.plan.seed, 'odds', season.lines.length));
  const known = new Map(forms(season).map(form => [form.driver, form]));
  const weekends = rest.map(weekend => modelOf(weekend, known));
  const { drivers } = standingsAfter(season);
  const lines = drivers.map(line => ({ line, past: line.cells.map(pointsIn) }));
  const { plan } = season;
  const isByPoints = plan.rank[0] === 'points';
  const lot = seedOf(plan.seed, 'standings');
  const wins = new Map<string, number>();
  for (let run = 0; run < runs; run++) {
    const results = weekends.map(weekend => racedOnce(weekend, random));
    const ends = lines.map(({ line, past }) => {
      const cells = results.map(places => places.get(line.driver));
      const points = countedPoints(season, [...past, ...cells.map(pointsIn)]);
      return { line, cells, points: points - line.off };
    });
    const most = Math.max(...ends.map(({ points }) => points));
    const first = ends
      .filter(({ points }) => !isByPoints || points === most)
      .map(({ line, cells, points }) => ({
        id: line.id,
        cells: [...line.cells, ...cells],
        points,
      }));
    const [best] = first.length === 1 ? [first] : ranked(first, plan.rank, lot);
    for (const { id } of best ?? []) wins.set(id, (wins.get(id) ?? 0) + 1 / (best?.length ?? 1));
  }
  return wins;
}

function pointsIn(cell: Cell | undefined): number {
  return cell?.points ?? 0;
}

interface WeekendModel {
  readonly drivers: readonly {
    readonly driver: string;
    /** The logarithm of its strength. */
    readonly strength: number;
    readonly retires: number;
  }[];
  readonly tables: readonly number[];
  /** The cell of each place, the winner's first, and that of a car that is out. */
  readonly cells: readonly Cell[];
  readonly out: Cell;
}

function modelOf(
  { drivers, places, tables }: WeekendToCome,
  known: ReadonlyMap<string, Form>,
): WeekendModel {
  return {
    drivers: drivers.map(driver => {
      const { rating = 0, retires = 0 } = known.get(driver) ?? {};
      return { driver, strength: (rating * Math.LN10) / 400, retires };
    }),
    tables: tables(),
    cells: places.map((points, at) => cellOf(points, at + 1)),
    out: cellOf(0, undefined),
  };
}

// By Gumbel's trick, sorting drivers by the logarithm of their strength plus noise draws an order from the Plackett–Luce
// model.
function racedOnce(
  { drivers, tables, cells, out }: WeekendModel,
  random: RandomGenerator,
): ReadonlyMap<string, Cell> {
  const draws = drivers.map(({ driver, strength, retires }) => {
    const isOut = uniformFloat64(random) < retires;
    const noise = -Math.log(-Math.log(uniformFloat64(random) || Number.MIN_VALUE));
    return { driver, isOut, key: strength + noise };
  });
  const results = new Map<string, Cell>();
  let from = 0;
  for (const size of tables) {
    const table = draws.slice(from, from + size);
    from += size;
    const home = table.filter(({ isOut }) => !isOut).toSorted((a, b) => b.key - a.key);
    for (const [at, { driver }] of home.entries()) results.set(driver, cells[at] ?? out);
    for (const { driver, isOut } of table) if (isOut) results.set(driver, out);
  }
  return results;
}
