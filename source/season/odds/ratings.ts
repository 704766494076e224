// How strong everybody is: strengths of a Plackett–Luce model, fitted to the results of the season.
import type { Entrant } from '../plan/plan.ts';
import type { Season } from '../season.ts';
import { weekendCells } from '../standings/points.ts';
import { weekendsRaced } from '../standings/standings.ts';

/** What is expected of a driver. */
export interface Form {
  readonly driver: string;
  /** Rating on a scale on which 400 more are ten times the strength. */
  readonly rating: number;
  /** Probability of not reaching the flag, 0 to 1. */
  readonly retires: number;
}

/** Ratings of drivers who have not raced yet, by level; people begin between club and pro. */
const FIRST_RATINGS: Readonly<Record<string, number>> = {
  rookie: 1000,
  club: 1200,
  pro: 1400,
  champion: 1600,
};
const FIRST_RATING = 1300;
/** Races against an equal field that the first rating counts for. */
const PRIOR_RACES = 2;
/** Retirements expected before the first race, and the races that they count for. */
const PRIOR_RETIRES = 0.12;
const ROUNDS = 30;

/** Returns the form of everybody who ever was in the season, from the results of the first `after` weekends. */
export function forms(season: Season, after = weekendsRaced(season)): readonly Form[] {
  const entrants = season.facts.roster.map(({ entrant }) => entrant);
  const tables = Array.from({ length: after }, (_, index) => tablesAt(season, index)).flat();
  const strengths = fitted(entrants, tables);
  return entrants.map(entrant => {
    const starts = tables.filter(({ starters }) => starters.includes(entrant.id)).length;
    const ended = tables.filter(({ order }) => order.includes(entrant.id)).length;
    return {
      driver: entrant.id,
      rating: Math.round(400 * Math.log10(strengths.get(entrant.id) ?? 1)),
      retires: (starts - ended + PRIOR_RACES * PRIOR_RETIRES) / (starts + PRIOR_RACES),
    };
  });
}

/** A table: who started, and who came home in which order. */
interface Ranking {
  readonly starters: readonly string[];
  readonly order: readonly string[];
}

function tablesAt(season: Season, index: number): readonly Ranking[] {
  const cells = [...weekendCells(season, index)].filter(([, { standIn }]) => standIn === undefined);
  return [...Map.groupBy(cells, ([, { table }]) => table).values()].map(table => ({
    starters: table.map(([driver]) => driver),
    order: table
      .filter(([, { place }]) => place !== undefined)
      .toSorted(([, one], [, other]) => (one.place ?? 0) - (other.place ?? 0))
      .map(([driver]) => driver),
  }));
}

/**
 * Returns the strengths that make the results likeliest, by Hunter's minorisation–maximisation, with a few imagined races
 * against a car of the first rating, won as often as lost.
 */
function fitted(
  entrants: readonly Entrant[],
  tables: readonly Ranking[],
): ReadonlyMap<string, number> {
  const first = new Map(entrants.map(entrant => [entrant.id, strengthOf(entrant)]));
  let strengths: ReadonlyMap<string, number> = first;
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths;
    strengths = new Map(entrants.map(({ id }) => [id, improved(id, before, first, tables)]));
  }
  return strengths;
}

function improved(
  id: string,
  strengths: ReadonlyMap<string, number>,
  first: ReadonlyMap<string, number>,
  tables: readonly Ranking[],
): number {
  const own = strengths.get(id) ?? 1;
  const prior = first.get(id) ?? 1;
  let wins = PRIOR_RACES / 2;
  let weight = PRIOR_RACES / (own + prior);
  for (const { order } of tables) {
    const at = order.indexOf(id);
    if (at < 0) continue;
    if (at < order.length - 1) wins++;
    for (let stage = 0; stage <= Math.min(at, order.length - 2); stage++) {
      const left = order.slice(stage).reduce((sum, other) => sum + (strengths.get(other) ?? 1), 0);
      weight += 1 / left;
    }
  }
  return wins / weight;
}

function strengthOf({ cpu }: Entrant): number {
  const rating = cpu === undefined ? FIRST_RATING : (FIRST_RATINGS[cpu] ?? FIRST_RATING);
  return 10 ** (rating / 400);
}
