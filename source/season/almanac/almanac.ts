// The almanac: one entry for each finished season, and what all of them together come to.

/** One driver at the end of a season. Equal names in two seasons mean the same person. */
export interface AlmanacDriver {
  readonly name: string;
  readonly team?: string;
  readonly place: number;
  readonly points: number;
  readonly starts: number;
  readonly wins: number;
  readonly podiums: number;
  readonly poles: number;
  readonly fastestLaps: number;
  readonly retirements: number;
}

export interface NamedFigure {
  readonly name: string;
  readonly figure: number;
}

/** One race of a season. Stand-ins have no part in it. */
export interface AlmanacRace {
  /** Ids of the circuit and of the book. */
  readonly track: string;
  readonly book: string;
  readonly laps: number;
  /** Those who finished, the winner first. */
  readonly order: readonly string[];
  readonly pole?: string;
  readonly bestLap?: NamedFigure;
  /** The most places gained from the grid to the flag. */
  readonly climb?: NamedFigure;
  /** The most rounds at the end of which one car led. */
  readonly lead?: NamedFigure;
}

export interface AlmanacEntry {
  readonly format: 'chicane-almanac/1';
  /** The name of its folder. */
  readonly id: string;
  readonly name: string;
  /** When its last line was written, ISO 8601, and how many lines it has. */
  readonly at: string;
  readonly lines: number;
  readonly weekends: number;
  /** Several where the title is shared. */
  readonly champions: readonly string[];
  readonly team?: string;
  readonly drivers: readonly AlmanacDriver[];
  readonly races: readonly AlmanacRace[];
}

/** All finished seasons, the one that ended first in front. */
export type Almanac = readonly AlmanacEntry[];

export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** Returns a key that is equal for all spellings of one person's name. */
export function keyOf(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('en');
}

/** Returns the seasons in the order in which they ended; one whose folder was copied is in it once. */
export function inOrder(entries: readonly AlmanacEntry[]): Almanac {
  const known = new Set<string>();
  const once = entries.filter(({ id: _id, ...told }) => {
    const text = JSON.stringify(told);
    const isFirst = !known.has(text);
    known.add(text);
    return isFirst;
  });
  return once.toSorted((one, other) => {
    if (one.at !== other.at) return one.at < other.at ? -1 : 1;
    return one.id < other.id ? -1 : 1;
  });
}
