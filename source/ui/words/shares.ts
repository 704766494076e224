// The colours of a roll, in words.
import type { RollResult } from '../../rules/championship-formula/values.ts';

const COLOURS: readonly RollResult[] = ['green', 'yellow', 'red'];

/** Returns a text such as `83% holds, 17% stalls`, with `sign` after each figure; colours of 0 percent are left out. */
export function sharesOf(
  odds: Readonly<Record<RollResult, number>>,
  came: Readonly<Partial<Record<RollResult, string>>>,
  sign: string,
): string {
  return COLOURS.filter(colour => odds[colour] > 0)
    .map(colour => `${odds[colour]}${sign} ${came[colour] ?? ''}`)
    .join(', ');
}
