// Picks the moment for which a race is remembered.
import { type FactKind, HEADLINE, type Highlight } from './highlight.ts';

export interface RaceMoment {
  readonly highlight: Highlight;
  /** Number of answers given when it happened. */
  readonly answered: number;
}

/** Kinds that occur in every race and are reported elsewhere. */
const COMMON: readonly FactKind[] = ['flag', 'lastLap', 'wreckCleared'];

/** Returns the highlight with the greatest weight, of equal ones the last; undefined for a race without a headline. */
export function biggestMoment(moments: readonly RaceMoment[]): RaceMoment | undefined {
  const big = moments.filter(
    ({ highlight }) => highlight.weight >= HEADLINE && !COMMON.includes(highlight.fact.kind),
  );
  const most = Math.max(...big.map(({ highlight }) => highlight.weight));
  return big.findLast(({ highlight }) => highlight.weight === most);
}
