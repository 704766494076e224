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

export interface DirectorWords {
  /** Introduces the most important thing that was skipped. */
  readonly missed: (sentence: string) => string;
  readonly gaps: (gaps: GapWords) => string;
  /** What cars far from one's own have done, in sentences without their ends. */
  readonly elsewhere: (told: readonly string[]) => string;
  /** So many cars far from one's own have driven on, and nothing worth a sentence has happened. */
  readonly quietElsewhere: (cars: number) => string;
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
