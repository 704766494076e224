// How strong everybody is: strengths of a Plackett–Luce model, fitted to the results of the season.
import type { Entrant } from '../plan/plan.ts';
import type { Season } from '../season.ts';
import { isOwn, weekendCells } from '../standings/points.ts';
import { weekendsRaced } from '../standings/standings.ts';

export interface Form {
  readonly driver: string;
  /** Rating on a scale on which 400 more mean ten times the strength. */
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

interface Ranking {
  readonly starters: readonly string[];
  readonly order: readonly string[];
}

function tablesAt(season: Season, index: number): readonly Ranking[] {
  const cells = [...weekendCells(season, index)].filter(([, cell]) => isOwn(cell));
  return [...Map.groupBy(cells, ([, { table }]) => table).values()].map(table => ({
    starters: table.map(([driver]) => driver),
    order: table
      .filter(([, { place }]) => place !== undefined)
      .toSorted(([, one], [, other]) => (one.place ?? 0) - (other.place ?? 0))
      .map(([driver]) => driver),
  }));
}

/** A race that a driver finished: the number of its table, and how many were ahead. */
interface Finish {
  readonly table: number;
  readonly at: number;
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
  const finishes = finishesIn(tables);
  let strengths: ReadonlyMap<string, number> = first;
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths;
    const left = tables.map(({ order }) => leftAt(order, before));
    strengths = new Map(
      entrants.map(({ id }) => {
        const own = { strength: before.get(id) ?? 1, prior: first.get(id) ?? 1 };
        return [id, improved(own, finishes.get(id) ?? [], left)];
      }),
    );
  }
  return strengths;
}

function finishesIn(tables: readonly Ranking[]): ReadonlyMap<string, readonly Finish[]> {
  const finishes = new Map<string, Finish[]>();
  for (const [table, { order }] of tables.entries()) {
    for (const [at, id] of order.entries()) {
      const known = finishes.get(id) ?? [];
      known.push({ table, at });
      finishes.set(id, known);
    }
  }
  return finishes;
}

// Returns, for each place, the total strength of all who had yet to cross the line.
function leftAt(
  order: readonly string[],
  strengths: ReadonlyMap<string, number>,
): readonly number[] {
  const own = order.map(id => strengths.get(id) ?? 1);
  return own.map((_, at) => own.slice(at).reduce((sum, strength) => sum + strength, 0));
}

function improved(
  { strength, prior }: { readonly strength: number; readonly prior: number },
  finishes: readonly Finish[],
  left: readonly (readonly number[])[],
): number {
  let wins = PRIOR_RACES / 2;
  let weight = PRIOR_RACES / (strength + prior);
  for (const { table, at } of finishes) {
    const stages = left[table] ?? [];
    if (at < stages.length - 1) wins++;
    // The last one was the only one left, so its place says nothing of its strength.
    for (const all of stages.slice(0, Math.min(at + 1, stages.length - 1))) weight += 1 / all;
  }
  return wins / weight;
}

function strengthOf({ cpu }: Entrant): number {
  const rating = cpu === undefined ? FIRST_RATING : (FIRST_RATINGS[cpu] ?? FIRST_RATING);
  return 10 ** (rating / 400);
}
