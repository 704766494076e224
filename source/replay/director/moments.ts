// What of a race is remembered first.
import { type FactKind, type Happening, HEADLINE } from './happening.ts';

/** A happening and where in the record of its race it lies. */
export interface RaceMoment {
  readonly happening: Happening;
  /** Number of answers by which it had happened. */
  readonly answered: number;
}

/** Part of every race: what is told of it is told elsewhere. */
const COMMON: readonly FactKind[] = ['flag', 'lastLap', 'wreckCleared'];

/** Returns the biggest moment of a race, of equal ones the last; undefined for a race without any. */
export function biggestMoment(moments: readonly RaceMoment[]): RaceMoment | undefined {
  const big = moments.filter(
    ({ happening }) => happening.weight >= HEADLINE && !COMMON.includes(happening.fact.kind),
  );
  const most = Math.max(...big.map(({ happening }) => happening.weight));
  return big.findLast(({ happening }) => happening.weight === most);
}
