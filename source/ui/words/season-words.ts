// The shape of the words of the screens of a season; those of its pages stand with the pages.

import type { Address } from '../../season/pages/address.ts';
import type { SeriesPlan } from '../../season/plan/plan.ts';
import type { DecisionKind, FinalKind } from '../screens/season/forms/decision-kinds.ts';

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
    readonly hall: string;
    readonly records: string;
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
    readonly watch: string;
    readonly takeOver: string;
  };
  readonly actions: {
    readonly newRuling: string;
    readonly swap: string;
    readonly otherTrial: string;
  };
  readonly trial: {
    readonly title: string;
    readonly driver: string;
    readonly left: (drivers: number) => string;
    readonly nobody: string;
    readonly drive: string;
  };
  readonly decision: {
    readonly title: string;
    readonly what: string;
    readonly kinds: Readonly<Record<DecisionKind, string>>;
    readonly driver: string;
    readonly weekend: string;
    readonly table: string;
    readonly session: string;
    readonly points: string;
    readonly line: string;
    readonly standIn: string;
    readonly emptySeat: string;
    readonly reason: string;
    readonly outcome: string;
    readonly enter: string;
    readonly needsNumber: string;
    readonly needsReason: string;
    readonly needsName: string;
    readonly needsWinner: string;
    readonly name: string;
    readonly team: string;
    readonly noTeam: string;
    readonly level: string;
    /** Asks about finishers whom an order leaves out. */
    readonly leavesOut: (names: string) => string;
    /** Asked before decisions that change more than a line of the standings. */
    readonly questions: Readonly<Record<FinalKind, string>>;
  };
  readonly question: { readonly no: string; readonly yes: string };
  readonly swap: {
    readonly title: string;
    readonly one: string;
    readonly other: string;
    readonly outcome: string;
    readonly oneTable: string;
    readonly enter: string;
  };
  readonly grid: {
    readonly title: (table: number) => string;
    readonly place: (place: number) => string;
    readonly how: string;
    readonly enter: string;
  };
  readonly plan: {
    readonly title: string;
    readonly name: string;
    readonly usualName: string;
    readonly format: string;
    readonly formats: Readonly<Record<string, string>>;
    readonly book: string;
    readonly laps: string;
    readonly grid: string;
    readonly usual: string;
    /** In the order of their lines. */
    readonly series: {
      readonly [Name in keyof SeriesPlan]: {
        readonly label: string;
        readonly values: Readonly<Record<SeriesPlan[Name], string>>;
      };
    };
    readonly calendar: string;
    readonly people: string;
    readonly cpus: string;
    readonly level: string;
    readonly points: string;
    readonly count: string;
    readonly teams: string;
    readonly noTeams: string;
    readonly ofTwo: string;
    readonly absent: string;
    readonly emptySeat: string;
    readonly seed: string;
    readonly circuit: string;
    readonly titleOf: (list: string) => string;
    readonly asSeason: string;
    readonly addWeekend: string;
    readonly entrantsHead: string;
    readonly oneByOne: string;
    readonly addEntrant: string;
    readonly team: string;
    readonly letter: string;
    readonly drivenBy: string;
    readonly ties: string;
    readonly tieHead: string;
    readonly addTie: string;
    readonly done: string;
    readonly listed: (names: readonly string[]) => string;
    readonly twice: (name: string) => string;
    readonly letterTwice: (letter: string) => string;
    readonly save: string;
    readonly file: string;
    readonly fileHow: string;
    readonly needsFile: string;
    readonly write: string;
    readonly inWords: string;
    readonly start: string;
    readonly needsName: string;
    readonly needsCircuit: string;
    readonly needsSeed: string;
    readonly needsLaps: string;
    readonly entrants: (least: number, most: number, count: number) => string;
  };
  readonly formHelp: readonly string[];
  readonly listHelp: readonly string[];
  readonly find: string;
  readonly notFound: (text: string) => string;
  readonly exported: (file: string) => string;
  readonly points: string;
  readonly toPaddock: string;
  readonly help: readonly string[];
  /** What a page is about, by the kind of its address; a page that is not named explains itself. */
  readonly about: Readonly<Partial<Record<Address['kind'], string>>>;
}
