// What of a race is remembered first.
import { type FactKind, HEADLINE, type Highlight } from './highlight.ts';

/** A highlight and where in the record of its race it lies. */
export interface RaceMoment {
  readonly highlight: Highlight;
  /** Number of answers by which it had happened. */
  readonly answered: number;
}

/** Part of every race: what is told of it is told elsewhere. */
const COMMON: readonly FactKind[] = ['flag', 'lastLap', 'wreckCleared'];

/** Returns the biggest moment of a race, of equal ones the last; undefined for a race without any. */
export function biggestMoment(moments: readonly RaceMoment[]): RaceMoment | undefined {
  const big = moments.filter(
    ({ highlight }) => highlight.weight >= HEADLINE && !COMMON.includes(highlight.fact.kind),
  );
  const most = Math.max(...big.map(({ highlight }) => highlight.weight));
  return big.findLast(({ highlight }) => highlight.weight === most);
}
