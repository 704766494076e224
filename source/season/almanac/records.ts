// Records over all seasons, by circuit and book: laps of two books cannot be compared.
import { type Almanac, type AlmanacRace, keyOf, type NamedFigure } from './almanac.ts';

/** A figure that nobody has beaten, and the season in which it was reached first. */
export interface HeldRecord extends NamedFigure {
  readonly season: string;
}

export interface CircuitRecords {
  readonly track: string;
  readonly book: string;
  readonly races: number;
  readonly bestLap?: HeldRecord;
  /** The most places gained in a race, and rounds led in one. */
  readonly climb?: HeldRecord;
  readonly lead?: HeldRecord;
  /** Absent where several share it. */
  readonly mostWins?: NamedFigure;
}

/** Returns the records by circuit and book, those raced most often first. */
export function recordsOf(almanac: Almanac, track?: string): readonly CircuitRecords[] {
  const races = almanac
    .flatMap(({ name, races: all }) => all.map(race => ({ race, season: name })))
    .filter(({ race }) => track === undefined || race.track === track);
  const groups = Map.groupBy(races, ({ race }) => `${race.track} ${race.book}`);
  return [...groups.values()]
    .flatMap(group => recordsIn(group))
    .toSorted(
      (one, other) =>
        other.races - one.races || compare(one.track, other.track) || compare(one.book, other.book),
    );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

interface RacedIn {
  readonly race: AlmanacRace;
  readonly season: string;
}

function recordsIn(group: readonly RacedIn[]): readonly CircuitRecords[] {
  const [first] = group;
  if (first === undefined) return [];
  const { track, book } = first.race;
  const bestLap = held(group, ({ bestLap: lap }) => lap, -1);
  const climb = held(group, race => race.climb, 1);
  const lead = held(group, race => race.lead, 1);
  const mostWins = mostWinsOf(group);
  return [
    {
      ...{ track, book, races: group.length },
      ...(bestLap === undefined ? {} : { bestLap }),
      ...(climb === undefined ? {} : { climb }),
      ...(lead === undefined ? {} : { lead }),
      ...(mostWins === undefined ? {} : { mostWins }),
    },
  ];
}

// A record is held by whoever reached it first; equal figures do not take it.
function held(
  group: readonly RacedIn[],
  figureOf: (race: AlmanacRace) => NamedFigure | undefined,
  sign: 1 | -1,
): HeldRecord | undefined {
  return group.reduce<HeldRecord | undefined>((record, { race, season }) => {
    const one = figureOf(race);
    if (one === undefined) return record;
    return record === undefined || sign * one.figure > sign * record.figure
      ? { ...one, season }
      : record;
  }, undefined);
}

function mostWinsOf(group: readonly RacedIn[]): NamedFigure | undefined {
  const winners = group.flatMap(({ race }) => race.order.slice(0, 1));
  const [first, second] = [...Map.groupBy(winners, keyOf).values()]
    .map(names => ({ name: names.at(-1) ?? '', figure: names.length }))
    .toSorted((one, other) => other.figure - one.figure);
  return first?.figure === second?.figure ? undefined : first;
}
