// The shape of the words of the pages about the outcome of a season: drivers, chart, title, news, what if, almanac.

/** Words that count something: `3 wins`. */
type Counted = (count: number) => string;

export interface ComingBackWords {
  readonly doors: Readonly<Record<'chart' | 'paper' | 'whatIf', string>>;
  readonly paper: {
    readonly title: (season: string) => string;
    readonly head: (circuit: string) => string;
    readonly after: (circuit: string) => string;
    readonly nothing: string;
    readonly others: string;
  };
  readonly title: {
    /** Precedes the chances. */
    readonly head: string;
    readonly champion: (driver: string, left: number) => string;
    readonly needs: (driver: string, place: number, circuit: string) => string;
    readonly chance: (driver: string, percent: string) => string;
    /** A probability that is neither 0 nor 1, from 0 to 1. */
    readonly percent: (chance: number) => string;
    readonly others: Counted;
  };
  readonly chart: {
    readonly title: Readonly<Record<'points' | 'places' | 'teams', (season: string) => string>>;
    readonly start: string;
    readonly nothing: string;
    readonly shown: (shown: number, of: number) => string;
    readonly ledSince: (name: string, circuit: string) => string;
    readonly ledAlways: (name: string) => string;
    readonly steepest: (name: string, points: string, weekends: number) => string;
    readonly others: string;
    readonly of: Readonly<Record<'points' | 'places' | 'teams', string>>;
  };
  readonly whatIf: {
    readonly title: (season: string) => string;
    readonly points: (table: string) => string;
    readonly without: (circuit: string) => string;
    readonly asIs: string;
    readonly same: string;
    readonly moved: Counted;
    readonly imagined: string;
    readonly now: string;
    readonly tables: string;
    readonly weekends: string;
    readonly leads: string;
  };
  readonly ceremony: {
    /** `word` names the drama of the race. */
    readonly drama: (word: string, isMost: boolean) => string;
    readonly leadChanges: Counted;
    readonly outs: Counted;
    readonly overtakes: (driver: string, cars: number) => string;
    readonly climb: (driver: string, places: number) => string;
    readonly fall: (driver: string, places: number) => string;
    readonly lucky: (driver: string, spaces: number) => string;
    readonly unlucky: (driver: string, spaces: number) => string;
  };
  readonly driver: {
    readonly period: string;
    readonly season: string;
    readonly career: string;
    readonly titles: string;
    readonly form: (results: string) => string;
    readonly luck: (spaces: string, races: number, rank: number, of: number) => string;
    /** Rolls or turns per lap, of the driver and of the field. */
    readonly aLap: (plays: string, own: string, field: string) => string;
    readonly led: (rounds: string) => string;
    readonly overtook: (cars: number, overtaken: number) => string;
    readonly spent: (pools: string) => string;
    readonly average: (grid: string, result: string) => string;
    readonly distribution: string;
    readonly place: string;
    readonly result: string;
    readonly rivals: string;
    readonly record: (ahead: number, behind: number) => string;
    readonly recordHead: string;
    readonly mate: string;
    readonly lastRaces: string;
    readonly remembered: string;
    readonly notRaced: string;
  };
  readonly headToHead: {
    readonly title: (one: string, other: string) => string;
    readonly record: (one: string, ahead: number, other: string, behind: number) => string;
    readonly career: (one: string, ahead: number, other: string, behind: number) => string;
    readonly never: string;
    readonly figures: string;
    readonly average: string;
    readonly weekends: string;
    readonly ahead: string;
  };
}
