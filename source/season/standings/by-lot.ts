// Finds those whom only a lot separates in the standings.
import type { Criterion } from '../plan/plan.ts';
import { type Rated, ranked } from './criteria.ts';

/**
 * Returns the ids of those whose place a lot has decided between them and a neighbour. Before the first race everybody is
 * level, and nobody has a place worth a mark.
 */
export function byLot(
  lines: readonly (Rated & { readonly place: number })[],
  rank: readonly Criterion[],
): ReadonlySet<string> {
  const decided = rank.filter(criterion => criterion !== 'lot' && criterion !== 'shared');
  const raced = lines.filter(({ cells }) => cells.some(cell => cell !== undefined));
  const level = raced.flatMap((line, at) => {
    const next = raced[at + 1];
    if (next === undefined || next.place === line.place) return [];
    const isLevel = ranked([line, next], [...decided, 'shared'], 0).length === 1;
    return isLevel ? [line.id, next.id] : [];
  });
  return new Set(level);
}
