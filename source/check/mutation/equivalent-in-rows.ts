// Mutants of Championship Formula Racing that no test can kill because they play the same race, each with the reason.
import type { Equivalent } from './equivalent.ts';

export const EQUIVALENT_IN_ROWS: readonly Equivalent[] = [];
