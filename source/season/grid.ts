// The grid of a table: who starts where, by the rule of the plan.
import { weekendTerms } from './plan/plan.ts';
import { type Season, weekendAt } from './season.ts';
import { seedOf, shuffled } from './seeds.ts';
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
  if (set !== undefined) return set.filter(id => drivers.includes(id));
  const { grid } = weekendTerms(season.plan, weekend);
  switch (grid) {
    case 'byHand':
      return undefined;
    case 'book':
      return 'book';
    case 'lot':
      return shuffled(drivers, seedOf(season.plan.seed, weekend.id, table, 'grid'));
    case 'rotation':
      return rotated(drivers, index);
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

// Over as many weekends as there are drivers, each starts once from each place (TR-38).
function rotated(drivers: readonly string[], index: number): readonly string[] {
  return drivers.map((_, at) => drivers[(at + index) % drivers.length] ?? '');
}

function ranked(season: Season, index: number): readonly string[] {
  return standings(season, index).drivers.map(({ driver }) => driver);
}

function lastResult(season: Season, index: number): readonly string[] {
  if (index === 0) return [];
  const { results } = weekendAt(season, index - 1).known;
  const rows = results.flatMap(({ sheet }) => sheet.map((row, at) => ({ row, at })));
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
