// Distributes the spaces that the corners leave over the straights.

/** Exponent that makes long straights a little shorter on a board than to scale. */
const GAP_POWER = 0.92;
const SPACES_MIN = 2;
/** Fewest spaces after the line, for the pit exit, and before it, for the grid. */
export const AFTER_LINE_MIN = 3;
export const BEFORE_LINE_MIN = 15;

/**
 * Returns the spaces of each straight.
 * @param gaps metres of each straight, first the one after the line, last the one before it.
 * @param spaces to share; when the least lengths need more, they get more.
 */
export function straightSpaces(gaps: readonly number[], spaces: number): readonly number[] {
  const least = gaps.map((_, i) =>
    i === 0 ? AFTER_LINE_MIN : i === gaps.length - 1 ? BEFORE_LINE_MIN : SPACES_MIN,
  );
  const weights = gaps.map(gap => Math.max(gap, 1) ** GAP_POWER);
  const fixed = new Set<number>();
  for (;;) {
    const free = gaps.map((_, i) => i).filter(i => !fixed.has(i));
    const left = spaces - [...fixed].reduce((sum, i) => sum + (least[i] ?? 0), 0);
    const weight = free.reduce((sum, i) => sum + (weights[i] ?? 0), 0);
    const share = (i: number) => (left * (weights[i] ?? 0)) / weight;
    const short = free.filter(i => share(i) < (least[i] ?? 0));
    if (short.length === 0) return rounded(least, free, share);
    for (const i of short) fixed.add(i);
  }
}

/** Returns whole spaces with the same sum by rounding the running total. */
function rounded(
  least: readonly number[],
  free: readonly number[],
  share: (index: number) => number,
): readonly number[] {
  const spaces = [...least];
  let exact = 0;
  let given = 0;
  for (const i of free) {
    exact += share(i);
    const count = Math.max(least[i] ?? 0, Math.round(exact) - given);
    spaces[i] = count;
    given += count;
  }
  return spaces;
}
