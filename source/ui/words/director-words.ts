// The shape of the words around the commentary.

export interface NextCar {
  readonly name: string;
  readonly spaces: number;
}

export interface GapWords {
  readonly name: string;
  readonly place: number;
  /** Absent for the first and for the last car. */
  readonly ahead?: NextCar;
  readonly behind?: NextCar;
}

/** How the race of a driver ended; without a name the driver is spoken to. */
export interface FlagWords {
  readonly name?: string;
  readonly place: number;
  readonly of: number;
  /** Who went by in the last round, and who was passed in it. */
  readonly by: readonly string[];
  readonly past: readonly string[];
  /** What a round is called. */
  readonly round: string;
}

export interface DirectorWords {
  /** Introduces the most important thing that was skipped. */
  readonly missed: (sentence: string) => string;
  readonly gaps: (gaps: GapWords) => string;
  /** What cars far from one's own have done, in sentences without their ends. */
  readonly elsewhere: (told: readonly string[]) => string;
  /** So many cars far from one's own have driven on, and nothing worth a sentence has happened. */
  readonly quietElsewhere: (cars: number) => string;
  readonly winner: (name: string) => string;
  readonly atFlag: (flag: FlagWords) => string;
  /** A driver who is out; `result` is how the classification words it. */
  readonly outAtFlag: (who: Pick<FlagWords, 'name'>, result: string) => string;
  readonly filters: Readonly<Record<LogFilter, string>>;
  readonly noneLeft: string;
  readonly search: {
    readonly none: string;
    /** The number of the marked match, counted from the newest, and how many there are. */
    readonly count: (at: number, of: number) => string;
  };
}

/** Everything, the lines of the commentary, or its headlines alone. */
export const LOG_FILTERS = ['all', 'told', 'headlines'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];
