// What is counted over many races: whole numbers by name. They add up exactly, in any order and in any parts; shares, means
// and their intervals are worked out from them at the end.

/**
 * Counts by path. Of the races: `races`, `race/overtakes`, `race/slipstreams`, `race/rounds`. Of a place on the grid: those of
 * `countGrid`. Of a level:
 * `club/starts`, `club/place/1`, `club/retired/engine`, `club/tires/hard`, `club/fitted/rain`,
 * `club/configuration/6-3-3-3-3-2`, `club/lap/14` (laps of that many rolls), `club/quickStops`, `club/longStops`,
 * `club/teamWins` (races won by a team with a car of that level), `club/finished`; `club/rolls` of cars that finished; `club/places`, `club/points`, `club/retirements`, `club/stops`
 * of all its cars in a race. Where an interval is wanted, the sum of the squares stands beside the sum as `…/squares`.
 */
export type Counts = Readonly<Record<string, number>>;

/** Points by place, the winner's first; a car that retired gets none. */
export type PointsTable = readonly number[];

/** Adds counts up, with names in alphabetical order, so that equal sums are equal texts. */
export function addCounts(parts: readonly Counts[]): Counts {
  const sums = new Map<string, number>();
  for (const part of parts) {
    for (const [name, count] of Object.entries(part)) {
      sums.set(name, (sums.get(name) ?? 0) + count);
    }
  }
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the count of a name, 0 for what never happened. */
export function countOf(counts: Counts, name: string): number {
  return counts[name] ?? 0;
}

/** Returns the names below a path with their counts, most frequent first. */
export function countsBelow(counts: Counts, path: string): readonly (readonly [string, number])[] {
  const found = Object.entries(counts).flatMap(([name, count]) =>
    name.startsWith(`${path}/`) ? [[name.slice(path.length + 1), count] as const] : [],
  );
  return found.sort(([a, most], [b, least]) => least - most || (a < b ? -1 : 1));
}

/** Returns the levels that were counted, in alphabetical order. */
export function levelsIn(counts: Counts): readonly string[] {
  return Object.keys(counts)
    .filter(name => name.endsWith('/starts'))
    .map(name => name.slice(0, -'/starts'.length));
}
