// Mutants of Championship Formula Racing that no test can kill because they play the same race, each with the reason.
import type { Equivalent } from './equivalent.ts';

export const EQUIVALENT_IN_ROWS: readonly Equivalent[] = [
  {
    chapter: 'steps',
    line: 'if (next.endTick <= from.endTick) crossLine(table, seat);',
    was: 'next.endTick <= from.endTick',
    becomes: 'next.endTick < from.endTick',
    because: 'a step leads forwards: no two spaces that it joins end on one tick',
  },
  {
    chapter: 'planning',
    line: 'if (overBrakes === 0) return true;',
    was: 'if (overBrakes === 0) return true;',
    becomes: '',
    because: 'a short cut: what exceeds nothing is paid by nothing, which is one way to pay',
  },
];
