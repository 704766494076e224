// The life of a driver over all seasons, and how two of them did against each other.
import {
  type Almanac,
  type AlmanacDriver,
  isSameName,
  keyOf,
  type NamedFigure,
} from './almanac.ts';

export interface Life {
  readonly name: string;
  readonly seasons: number;
  readonly starts: number;
  readonly wins: number;
  readonly podiums: number;
  readonly poles: number;
  readonly fastestLaps: number;
  readonly retirements: number;
  readonly titles: readonly string[];
  /** One per season: its name, its id and the place. */
  readonly places: readonly (NamedFigure & { readonly season: string })[];
}

/** Returns the life of a driver, undefined for a name that no season has. */
export function lifeOf(almanac: Almanac, name: string): Life | undefined {
  const own = almanac.flatMap(entry => {
    const line = entry.drivers.find(one => isSameName(one.name, name));
    return line === undefined ? [] : [{ entry, line }];
  });
  const last = own.at(-1);
  if (last === undefined) return undefined;
  const sum = (figure: (line: AlmanacDriver) => number) =>
    own.reduce((total, { line }) => total + figure(line), 0);
  return {
    name: last.line.name,
    seasons: own.length,
    starts: sum(line => line.starts),
    wins: sum(line => line.wins),
    podiums: sum(line => line.podiums),
    poles: sum(line => line.poles),
    fastestLaps: sum(line => line.fastestLaps),
    retirements: sum(line => line.retirements),
    titles: own
      .filter(({ entry }) => entry.champions.some(champion => isSameName(champion, name)))
      .map(({ entry }) => entry.name),
    places: own.map(({ entry, line }) => ({
      name: entry.name,
      season: entry.id,
      figure: line.place,
    })),
  };
}

/** Returns everybody's life, most titles first, then most wins, podiums and starts. */
export function livesOf(almanac: Almanac): readonly Life[] {
  const names = new Map(
    almanac.flatMap(({ drivers }) => drivers.map(({ name }) => [keyOf(name), name] as const)),
  );
  return [...names.values()]
    .flatMap(name => lifeOf(almanac, name) ?? [])
    .toSorted(
      (one, other) =>
        other.titles.length - one.titles.length ||
        other.wins - one.wins ||
        other.podiums - one.podiums ||
        other.starts - one.starts ||
        (keyOf(one.name) < keyOf(other.name) ? -1 : 1),
    );
}

/** Returns how often the first of two was ahead, and behind, in races that both finished. */
export function lifeAgainst(
  almanac: Almanac,
  one: string,
  other: string,
): { readonly ahead: number; readonly behind: number } {
  let [ahead, behind] = [0, 0];
  for (const { order } of almanac.flatMap(({ races }) => races)) {
    const [own, theirs] = [one, other].map(name => order.findIndex(id => isSameName(id, name)));
    if (own === undefined || theirs === undefined || own < 0 || theirs < 0) continue;
    if (own < theirs) ahead++;
    else behind++;
  }
  return { ahead, behind };
}

/** Returns the drivers with whom a driver finished races most often, the most frequent first. */
export function rivalsIn(
  almanac: Almanac,
  name: string,
): readonly { readonly name: string; readonly ahead: number; readonly behind: number }[] {
  const met = almanac
    .flatMap(({ races }) => races)
    .filter(({ order }) => order.some(id => isSameName(id, name)))
    .flatMap(({ order }) => order.filter(id => !isSameName(id, name)));
  const others = new Map(met.map(other => [keyOf(other), other]));
  return [...others.values()]
    .map(other => ({ name: other, ...lifeAgainst(almanac, name, other) }))
    .toSorted((one, two) => two.ahead + two.behind - one.ahead - one.behind);
}
