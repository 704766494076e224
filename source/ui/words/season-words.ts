// The shape of the words of the screens of a season; those of its pages stand with the pages.

/** The words of the screens of a season. */
export interface SeasonScreenWords {
  /** `Ardennes Cup, weekend 4/8: Spa, Ben to play`. */
  readonly where: (facts: {
    readonly name: string;
    readonly weekend: number;
    readonly weekends: number;
    readonly track: string;
  }) => string;
  readonly isOver: string;
  readonly waiting: string;
  readonly list: {
    readonly heading: string;
    readonly none: string;
    readonly newSeason: string;
    readonly weekend: (weekend: number, weekends: number) => string;
    readonly help: readonly string[];
  };
  readonly pages: {
    readonly paddock: string;
    readonly standings: string;
    readonly drivers: string;
    readonly teams: string;
    readonly weekend: string;
    readonly tables: string;
    readonly calendar: string;
    readonly entrants: string;
    readonly rulings: string;
  };
  readonly due: {
    readonly trials: (track: string, driver: string) => string;
    readonly draw: (tables: number) => string;
    readonly drawByHand: string;
    readonly roll: (driver: string) => string;
    readonly grid: (table: number) => string;
    readonly race: (track: string, table: number | undefined) => string;
    readonly raceOn: (track: string, table: number | undefined) => string;
  };
  readonly held: {
    readonly question: (table: number, holder: string) => string;
    readonly leaveIt: string;
    readonly takeOver: string;
  };
  readonly find: string;
  readonly notFound: (text: string) => string;
  readonly exported: (file: string) => string;
  readonly points: string;
  readonly toPaddock: string;
  readonly help: readonly string[];
}
