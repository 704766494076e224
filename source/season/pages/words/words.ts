// The shape of the words of the pages of a season, the same in every language.
import type { Language } from '../../../replay/language.ts';
import type { TrialEnd } from '../../../rules/formula-de/qualifying/qualifying-record.ts';
import type { Criterion, DrawRule, GridRule, StandInScore, VoidRule } from '../../plan/plan.ts';
import type { Head } from '../page.ts';

export interface HeadWords {
  readonly place: Head;
  readonly gain: Head;
  readonly car: Head;
  readonly driver: string;
  readonly team: string;
  readonly points: string;
  readonly form: string;
  readonly wins: string;
  readonly luck: string;
  readonly grid: string;
  readonly plays: string;
  readonly led: string;
  readonly passes: string;
  readonly fastest: string;
  readonly out: string;
  readonly weekend: string;
  readonly circuit: string;
  readonly date: string;
  readonly laps: string;
  readonly lap: string;
  readonly round: string;
  readonly leader: string;
  readonly toMove: string;
  readonly since: string;
  readonly keyboard: string;
  readonly winner: string;
  readonly pole: string;
  readonly table: string;
  readonly seat: string;
  readonly tires: string;
  readonly rolls: string;
  readonly over: string;
  readonly total: string;
  readonly time: string;
  readonly session: string;
  readonly drivenBy: string;
  readonly starts: string;
  readonly line: string;
  readonly when: string;
  readonly what: string;
  readonly reason: string;
  readonly by: string;
}

export interface SeasonWords {
  readonly language: Language;
  readonly heads: HeadWords;
  /** Points, with halves. */
  readonly points: (points: number) => string;
  readonly list: (names: readonly string[]) => string;
  readonly laps: (laps: number) => string;
  /** `weekend 4 of 8: Spa`. */
  readonly weekendOf: (number: number, all: number, circuit: string) => string;
  readonly isOver: string;
  /** For a season that was closed early, with the reason. */
  readonly closed: (reason: string) => string;
  readonly none: string;
  readonly person: string;
  readonly remote: string;
  readonly levels: Readonly<Record<string, string>>;
  readonly results: {
    readonly out: string;
    readonly disqualified: string;
    readonly absent: string;
  };
  readonly paddock: {
    readonly drivers: string;
    readonly teams: string;
    readonly weekend: string;
    readonly trials: string;
    readonly driven: (driven: number, all: number) => string;
    readonly pole: string;
    readonly sky: string;
    readonly table: (table: number) => string;
    /** What a table waits for. */
    readonly draw: string;
    readonly drawDue: string;
    /** Who will roll; the face is not known before (M-2-0-1). */
    readonly roll: (driver: string) => string;
    readonly gridDue: string;
    readonly ready: string;
    readonly won: (driver: string) => string;
    readonly atLap: (lap: number, laps: number) => string;
    readonly toMove: (driver: string) => string;
    readonly champion: (driver: string, points: string) => string;
    readonly next: string;
  };
  readonly standings: {
    readonly title: (season: string) => string;
    readonly teamsTitle: (season: string) => string;
    readonly after: (driven: number, all: number) => string;
    /** The mark of a result that a former driver of the seat reached, and who has the seat and the points of whom since when. */
    readonly before: string;
    readonly former: (name: string, before: string, circuit: string) => string;
    readonly legend: readonly string[];
    readonly off: (driver: string, points: string, lines: readonly number[]) => string;
    readonly scoring: (table: string, count: string) => string;
    readonly bestCars: (count: number) => string;
    /** The mark of a place that a lot decided, and what it means. */
    readonly lotMark: string;
    readonly byLot: string;
    readonly byBook: string;
    readonly best: (count: number) => string;
    readonly drop: (count: number) => string;
    readonly all: string;
    readonly ties: (criteria: readonly string[]) => string;
    /** The note on a marked cell. */
    readonly finished: (place: number) => string;
    readonly from: (grid: number) => string;
    readonly scored: (points: string) => string;
    readonly stoodIn: (level: string) => string;
    readonly droppedCell: string;
  };
  readonly criteria: Readonly<Record<Criterion, string>>;
  readonly weekend: {
    readonly title: (season: string, circuit: string) => string;
    readonly trials: string;
    readonly session: (session: number, sky: string) => string;
    readonly ends: Readonly<Record<TrialEnd, string>>;
    /** For a driver whose car went out on the timed lap. */
    readonly noLap: (name: string, why: string) => string;
    readonly tires: Readonly<Record<string, string>>;
    readonly tables: string;
    readonly tableLine: (table: number, cars: number) => string;
    readonly sky: (sky: string, roll: number) => string;
    readonly rolled: (driver: string, die: number) => string;
    readonly toRoll: (driver: string) => string;
    readonly moved: (pairs: readonly string[]) => string;
    readonly together: (groups: readonly string[]) => string;
    /** While trials are still to be driven. */
    readonly drawnLater: string;
    readonly apart: string;
    readonly absent: (names: string) => string;
    readonly standIn: (name: string, level: string) => string;
    readonly notYet: string;
    readonly grids: Readonly<Record<GridRule, string>>;
    readonly draws: Readonly<Record<DrawRule, string>>;
    readonly voids: Readonly<Record<VoidRule, string>>;
    readonly gridBy: (rule: string) => string;
    readonly grid: string;
  };
  readonly race: {
    readonly title: (circuit: string, table: number | undefined) => string;
    readonly facts: (facts: {
      readonly rounds: number | undefined;
      readonly leadChanges: number | undefined;
      readonly out: number;
    }) => string;
    readonly result: string;
    readonly notRaced: string;
    readonly retired: (facts: {
      readonly round: number | undefined;
      readonly where: string;
    }) => string;
    readonly byHand: string;
    readonly standings: string;
    readonly change: string;
  };
  readonly tables: {
    readonly title: (season: string, circuit: string) => string;
    readonly nobody: string;
    readonly here: string;
    readonly waits: (drivers: string) => string;
    readonly over: string;
    readonly news: string;
    readonly newsOf: (table: number, text: string) => string;
    readonly cpu: string;
    readonly advance: (names: string) => string;
  };
  readonly calendar: {
    readonly title: (season: string) => string;
    readonly stage: string;
    readonly weight: string;
    readonly state: string;
    readonly over: string;
    readonly now: string;
  };
  readonly entrants: {
    readonly title: (season: string) => string;
    readonly count: (drivers: number, teams: number) => string;
    readonly from: (weekend: string) => string;
    readonly until: (weekend: string) => string;
    /** For an entrant whose driver is hurt, for so many races or the rest of the season. */
    readonly replaced: (races: number | 'season') => string;
    /** Driver points won and not spent, as text and as a number. */
    readonly won: (points: string, count: number) => string;
    readonly handicap: string;
    readonly notes: string;
  };
  readonly driver: {
    readonly letter: (letter: string) => string;
    readonly season: string;
    readonly podiums: string;
    readonly poles: string;
    readonly fastestLaps: string;
    readonly retirements: string;
    readonly results: string;
    readonly standIn: string;
  };
  readonly team: { readonly results: string; readonly drivers: string };
  readonly rulings: {
    readonly title: string;
    readonly count: (season: string, rulings: number) => string;
    readonly none: string;
    readonly stays: string;
    readonly ledger: string;
    readonly pointsOff: (points: string) => string;
    readonly pointsOn: (points: string) => string;
    readonly disqualified: string;
    readonly result: (table: number, order: string) => string;
    readonly raceAgain: (table: number) => string;
    readonly trialAgain: (session: number) => string;
    readonly backTo: (line: number) => string;
    readonly absent: string;
    readonly present: string;
    readonly joined: string;
    readonly withdrawn: string;
    readonly replaced: (by: string) => string;
    /** A line, by its number, that no longer counts; somebody who had left drives again. */
    readonly undone: (line: number) => string;
    readonly returned: string;
    /** Whose cars are built before their first session. */
    readonly built: (drivers: string) => string;
    readonly closed: string;
    readonly takenOver: (what: string, from: string) => string;
    readonly drawnByHand: string;
    readonly gridSet: (table: number, order: string) => string;
    readonly organiser: string;
  };
  readonly plan: {
    readonly inWords: string;
    readonly weekends: (count: number) => string;
    readonly tables: (most: number) => string;
    readonly grid: (rule: string) => string;
    readonly sessions: (sessions: number) => string;
    readonly score: (table: string) => string;
    readonly counts: (text: string) => string;
    readonly ties: (text: string) => string;
    readonly teams: (score: number | undefined) => string;
    readonly builtOnce: string;
    readonly rota: string;
    readonly absent: (level: string | undefined, scores: StandInScore) => string;
  };
}
