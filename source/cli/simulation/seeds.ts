// Sets of seeds, kept as ranges.

/** A range of seeds, both ends included. */
export type SeedRange = readonly [number, number];

/** Ranges in rising order that do not touch. */
export type SeedRanges = readonly SeedRange[];

export function union(a: SeedRanges, b: SeedRanges): SeedRanges {
  const joined: [number, number][] = [];
  for (const [from, to] of [...a, ...b].sort(([first], [second]) => first - second)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export function minus(a: SeedRanges, b: SeedRanges): SeedRanges {
  let left = a;
  for (const [from, to] of b) {
    left = left.flatMap(([first, last]): SeedRanges => {
      if (to < first || last < from) return [[first, last]];
      const before: SeedRange = [first, from - 1];
      const after: SeedRange = [to + 1, last];
      return [before, after].filter(([start, end]) => start <= end);
    });
  }
  return left;
}

export function countSeeds(ranges: SeedRanges): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}
