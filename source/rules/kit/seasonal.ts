// What carries over from a race into the next one of a season. A book that has anything of the kind declares it here.
import type { Race, Standing } from './types.ts';

/** What a car of a season has after a race, for the next one. */
export interface Carried {
  /** What the book keeps, as JSON; only the book reads it. */
  readonly kept: Readonly<Record<string, unknown>>;
  /** Races for which the driver is still replaced, or all of the season; absent for one who may drive. */
  readonly away?: number | 'season';
  /**
   * True after a timed trial whose driver cannot start in the race of that weekend, and has no replacement in the seat
   * (TR-145).
   */
  readonly misses?: true;
}

export interface SeatOfSeason {
  /** What its car has so far; absent before its first race. */
  readonly carried?: Carried;
  /** Its team, absent for somebody alone, and what another car of the team has. */
  readonly team?: string;
  readonly ofTeam?: Carried;
}

export interface CarConstruction {
  readonly total: number;
  /** What points go to, each by its id. */
  readonly categories: readonly string[];
  readonly readyMade: readonly {
    readonly name: string;
    readonly points: Readonly<Record<string, number>>;
  }[];
  /**
   * Returns what is wrong with a car of these points by category, each a sentence without its full stop; a category that is
   * not named has no points.
   */
  faults(points: Readonly<Record<string, number>>): readonly string[];
  /** Returns the car of these points as it comes to its first race; a category that is not named has none. */
  build(points: Readonly<Record<string, number>>): Carried;
  /** Returns the points of a car by category; undefined for one that the book cannot read. */
  pointsOf(carried: Carried): Readonly<Record<string, number>> | undefined;
}

/** What carries over from race to race by a book. Methods, so that a table can hold books with races of their own. */
export interface Seasonal {
  /**
   * Returns the options by which a race takes up what its cars have, or asks for what is to be settled in their first one.
   * @param longest laps of the longest race of the season
   */
  options(seats: readonly SeatOfSeason[], longest: number): Readonly<Record<string, unknown>>;
  /**
   * Returns what a car has after a race that is over; undefined for a race of no season.
   * @param settled what was told of it in the race, as the scorer of its game has noted it
   */
  after(race: Race, standing: Standing, settled: unknown): Carried | undefined;
  /** Returns the same for the one car of a timed trial; absent where trials leave nothing to cars. */
  afterTrial?(trial: Race, settled: unknown): Carried | undefined;
  /**
   * Returns how cars are built before the first race of a season; absent where they are only built in it.
   * @param longest laps of the longest race of the season
   */
  construction?(longest: number): CarConstruction;
  /** Returns the points that the driver of a car has won and not spent; absent where none are to be won. */
  pointsWon?(carried: Carried): number;
}
