// The shape of the words around what the director tells.

/** The car next to another one, and how many spaces lie between them. */
export interface NextCar {
  readonly name: string;
  readonly spaces: number;
}

/** Where a person's car is among the others. */
export interface GapWords {
  readonly name: string;
  readonly place: number;
  /** Absent for the first and for the last car. */
  readonly ahead?: NextCar;
  readonly behind?: NextCar;
}

export interface DirectorWords {
  /** Introduces the weightiest thing that was skipped. */
  readonly missed: (sentence: string) => string;
  readonly gaps: (gaps: GapWords) => string;
  /** What the page of the log shows. */
  readonly filters: Readonly<Record<LogFilter, string>>;
  /** In place of the lines where a filter leaves none. */
  readonly noneLeft: string;
  /** The search in the log. */
  readonly search: {
    readonly none: string;
    /** Which line is at hand, from the newest on, and of how many. */
    readonly count: (at: number, of: number) => string;
  };
}

/** Everything, what the director tells, or its headlines alone. */
export const LOG_FILTERS = ['all', 'told', 'headlines'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];
