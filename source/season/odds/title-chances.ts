// The chances of the title: what is certain first, else the rest of the season raced many times by strength.
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Season } from '../season.ts';
import { seedOf } from '../seeds.ts';
import { ranked } from '../standings/criteria.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import { cellOf, type TitleBounds, titleBounds, withRest } from './bounds.ts';
import { type Form, forms } from './ratings.ts';
import { countedPoints, type WeekendToCome, weekendsToCome } from './rest.ts';

/** The chance of a driver. */
export interface TitleChance {
  readonly driver: string;
  /** 0 to 1; 0 for nobody but those who cannot win any more, 1 for the champion alone. */
  readonly chance: number;
}

/** The chances of everybody who can still be champion, the greatest first, and what is certain. */
export interface TitleOdds extends TitleBounds {
  readonly chances: readonly TitleChance[];
  readonly runs: number;
}

/** Runs of the rest of a season. */
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
  // Who can still win may win none of the runs, and must not be told as out.
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
  const lines = standingsAfter(season).drivers.map(line => ({
    line,
    past: line.cells.map(cell => cell?.points ?? 0),
  }));
  const { plan } = season;
  const isByPoints = plan.rank[0] === 'points';
  const wins = new Map<string, number>();
  for (let run = 0; run < runs; run++) {
    const results = rest.map(weekend => racedOnce(weekend, known, random));
    const ends = lines.map(({ line, past }) => {
      const cells = results.map(places => places.get(line.driver));
      const points = countedPoints(season, [...past, ...cells.map(cell => cell?.points ?? 0)]);
      return { line, cells, points: points - line.off };
    });
    const most = Math.max(...ends.map(({ points }) => points));
    const first = ends
      .filter(({ points }) => !isByPoints || points === most)
      .map(({ line, cells }) => withRest(season, line, cells));
    const [best] =
      first.length === 1 ? [first] : ranked(first, plan.rank, seedOf(plan.seed, 'standings'));
    for (const { id } of best ?? []) wins.set(id, (wins.get(id) ?? 0) + 1 / (best?.length ?? 1));
  }
  return wins;
}

// By Gumbel's trick a logarithm of strength with its noise sorts drivers as a Plackett–Luce model draws them.
function racedOnce(
  { drivers, places, tables }: WeekendToCome,
  known: ReadonlyMap<string, Form>,
  random: RandomGenerator,
) {
  const draws = drivers.map(driver => {
    const { rating = 0, retires = 0 } = known.get(driver) ?? {};
    const isOut = uniformFloat64(random) < retires;
    const noise = -Math.log(-Math.log(uniformFloat64(random) || Number.MIN_VALUE));
    return { driver, isOut, key: (rating * Math.LN10) / 400 + noise };
  });
  const cells = new Map<string, ReturnType<typeof cellOf>>();
  let from = 0;
  for (const size of tables) {
    const table = draws.slice(from, from + size);
    from += size;
    const home = table.filter(({ isOut }) => !isOut).toSorted((a, b) => b.key - a.key);
    for (const [at, { driver }] of home.entries()) {
      cells.set(driver, cellOf(places[at] ?? 0, at + 1));
    }
    for (const { driver, isOut } of table) if (isOut) cells.set(driver, cellOf(0, undefined));
  }
  return cells;
}
