// The grid of a table: who starts where, by the rule of the plan.
import { weekendTerms } from './plan/plan.ts';
import { type Season, weekendAt } from './season.ts';
import { seedOf, shuffled } from './seeds.ts';
import { resultsOf } from './standings/results.ts';
import { standings } from './standings/standings.ts';
import { trialRanking } from './trial-ranking.ts';

/**
 * Returns the drivers of a table in grid order, pole first; `book` where the book makes the grid, undefined where the
 * organiser has yet to set it.
 * @param table counted from 1
 */
export function gridOfTable(
  season: Season,
  index: number,
  table: number,
  drivers: readonly string[],
): readonly string[] | 'book' | undefined {
  const { weekend, known } = weekendAt(season, index);
  const set = known.grids[table];
  // A grid that was set before a driver came to the table is out of date.
  if (set !== undefined && drivers.every(id => set.includes(id))) {
    return set.filter(id => drivers.includes(id));
  }
  const { grid } = weekendTerms(season.plan, weekend);
  switch (grid) {
    case 'byHand':
      return undefined;
    case 'book':
      return 'book';
    case 'lot':
      return shuffled(drivers, seedOf(season.plan.seed, weekend.id, table, 'grid'));
    case 'rotation':
      return rotated(season, index, drivers);
    case 'trials':
      return inOrder(
        drivers,
        trialRanking(season, index).map(({ driver }) => driver),
      );
    case 'lastResult':
      return inOrder(drivers, lastResult(season, index));
    case 'standings':
      return inOrder(drivers, ranked(season, index));
    case 'reversed':
      return inOrder(drivers, ranked(season, index).toReversed());
  }
}

// Over as many weekends as there are drivers each starts once from each place (TR-38, TR-39). Where they are teams of two, the
// places of team mates add up to one more than the number of cars (TR-40). A team that is marshal starts in no place: those after
// it come first, so over as many races as there are teams each of them has every pair of places once (TR-41).
function rotated(season: Season, index: number, drivers: readonly string[]): readonly string[] {
  const marshals = season.plan.marshal === 'rota' ? 1 : 0;
  const pairs = pairsOf(season, drivers);
  if (pairs === undefined) return turned(drivers, index % (drivers.length + marshals));
  const teams = pairs.length + marshals;
  const isSwapped = Math.floor(index / teams) % 2 === 1;
  const order = turned(pairs, index % teams);
  const front = order.map(pair => pair[isSwapped ? 1 : 0] ?? '');
  const back = order.map(pair => pair[isSwapped ? 0 : 1] ?? '');
  return [...front, ...back.toReversed()];
}

function turned<One>(all: readonly One[], first: number): readonly One[] {
  return all.map((_, at) => all[(at + first) % all.length] as One);
}

function pairsOf(
  { facts }: Season,
  drivers: readonly string[],
): readonly (readonly string[])[] | undefined {
  const teamOf = (id: string) =>
    facts.roster.find(({ entrant }) => entrant.id === id)?.entrant.team ?? id;
  const pairs = [...Map.groupBy(drivers, teamOf).values()];
  return pairs.every(({ length }) => length === 2) ? pairs : undefined;
}

function ranked(season: Season, index: number): readonly string[] {
  return standings(season, index).drivers.map(({ driver }) => driver);
}

function lastResult(season: Season, index: number): readonly string[] {
  const last = season.facts.weekends.findLastIndex(
    ({ results }, at) => at < index && results.length > 0,
  );
  if (last < 0) return [];
  const rows = resultsOf(season, last).flatMap(({ sheet }) =>
    sheet.map((row, at) => ({ row, at })),
  );
  return rows
    .toSorted((one, other) => (one.row.place ?? 99) - (other.row.place ?? 99) || one.at - other.at)
    .map(({ row }) => row.driver);
}

function inOrder(drivers: readonly string[], order: readonly string[]): readonly string[] {
  return [
    ...order.filter(id => drivers.includes(id)),
    ...drivers.filter(id => !order.includes(id)),
  ];
}
