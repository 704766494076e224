// Mutants that no test can kill, because they play the same race as the code they were made of; each with its reason.

/** A mutant that is the same code in other words. */
interface Equivalent {
  readonly chapter: string;
  readonly was: string;
  readonly becomes: string;
  readonly because: string;
}

export const EQUIVALENT: readonly Equivalent[] = [];
