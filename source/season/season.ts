// A season: a plan and everything that was entered. It is a pure function of both; what follows from them is computed.
import type { Board } from '../circuit/board.ts';
import type { TrialLog } from '../rules/formula-de/qualifying/qualifying-record.ts';
import type { Carried } from '../rules/kit/seasonal.ts';
import type { RuleBook } from '../rules/kit/types.ts';
import type { LedgerLine, Ruling, SheetRow } from './ledger/entry.ts';
import { type Entrant, type Plan, type WeekendPlan, weekendTerms } from './plan/plan.ts';
import type { Refusal } from './refusals/refusal.ts';
import { refusalText } from './refusals/refusal-text.ts';

export interface Venue {
  readonly book: RuleBook;
  readonly board: Board;
}

export interface Venues {
  /** @throws RangeError for a book or a circuit that is not there; a plan that was read without fault names none. */
  venue(book: string, track: string): Venue;
}

/** Somebody in the season, with the weekends, counted from 0, at which it may drive. */
export interface Rostered {
  readonly entrant: Entrant;
  readonly from: number;
  /** The first weekend without it; absent for somebody who stays. */
  readonly until?: number;
  /** The weekends without somebody who left and came back: from the first of them to the first with it again. */
  readonly breaks?: readonly { readonly from: number; readonly to: number }[];
  /**
   * Everybody who has had the seat, each from a weekend on, who has it now last; absent where nobody was replaced. What
   * they have raced stays theirs, the points go with the seat.
   */
  readonly drivers?: readonly { readonly entrant: Entrant; readonly from: number }[];
}

export interface DrivenTrial extends Omit<TrialLog, 'driver'> {
  readonly driver: string;
  readonly carries?: Carried;
}

export interface TableResult {
  /** Counted from 1. */
  readonly table: number;
  readonly attempt: number;
  /** Number of its line in the ledger. */
  readonly line: number;
  readonly laps: number;
  readonly rounds?: number;
  readonly leadChanges?: number;
  readonly sheet: readonly SheetRow[];
  readonly save?: string;
  readonly hash?: string;
}

/** Who cannot come to a weekend, and the level of the CPU driver in the empty seat. */
export interface Absence {
  readonly driver: string;
  readonly standIn?: string;
}

export interface WeekendFacts {
  /** In the order in which they were driven. */
  readonly trials: readonly DrivenTrial[];
  /** The trials whose clock runs or ran, without an end so far. */
  readonly underWay: readonly { readonly session: number; readonly driver: string }[];
  /** Number of times that a trial is driven again by a ruling or by the plan, by `session/driver`. */
  readonly again: Readonly<Record<string, number>>;
  /** How often the plan has let a void trial be driven again, by `session/driver`; a ruling resets the count. */
  readonly voids: Readonly<Record<string, number>>;
  /** Ids of entrants by table; absent until they are drawn. */
  readonly drawn?: readonly (readonly string[])[];
  readonly die?: number;
  readonly grids: Readonly<Record<number, readonly string[]>>;
  readonly results: readonly TableResult[];
  /** Attempts at a table, by number, where it is raced again. */
  readonly attempts: Readonly<Record<number, number>>;
  readonly absences: readonly Absence[];
}

export interface EnteredRuling {
  readonly line: number;
  readonly ruling: Ruling;
  readonly reason: string;
  readonly by: string;
}

export interface Facts {
  readonly roster: readonly Rostered[];
  /** One for each entry of the calendar. */
  readonly weekends: readonly WeekendFacts[];
  readonly rulings: readonly EnteredRuling[];
  /** The cars that were built before their first session, by the ids of their drivers. */
  readonly cars: Readonly<Record<string, Carried>>;
  /** Why the season ended early. */
  readonly closed?: string;
}

export interface Season {
  readonly plan: Plan;
  readonly venues: Venues;
  readonly lines: readonly LedgerLine[];
  readonly facts: Facts;
}

/** Thrown for an entry that does not fit the season; the message is an English sentence without its full stop. */
export class NotDue extends Error {
  override readonly name = 'NotDue';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusalText(refusal, 'en'));
    this.refusal = refusal;
  }
}

const NO_FACTS: WeekendFacts = {
  trials: [],
  underWay: [],
  again: {},
  voids: {},
  grids: {},
  results: [],
  attempts: {},
  absences: [],
};

export function newSeason(plan: Plan, venues: Venues): Season {
  return { plan, venues, lines: [], facts: firstFacts(plan) };
}

export function firstFacts({ entrants, calendar }: Plan): Facts {
  return {
    roster: entrants.map(entrant => ({ entrant, from: 0 })),
    weekends: calendar.map(() => NO_FACTS),
    rulings: [],
    cars: {},
  };
}

/**
 * Returns the index of a weekend in the calendar.
 * @throws NotDue when no weekend has the id
 */
export function weekendIndex({ plan }: Pick<Season, 'plan'>, id: string): number {
  const index = plan.calendar.findIndex(weekend => weekend.id === id);
  if (index < 0) throw new NotDue({ why: 'noWeekend', weekend: id });
  return index;
}

export function weekendAt(
  { plan, facts }: Pick<Season, 'plan' | 'facts'>,
  index: number,
): { readonly weekend: WeekendPlan; readonly known: WeekendFacts } {
  const [weekend, known] = [plan.calendar[index], facts.weekends[index]];
  if (weekend === undefined || known === undefined) {
    throw new RangeError(`the calendar has no weekend number ${index}`);
  }
  return { weekend, known };
}

export function venueOf({ plan, venues }: Season, weekend: WeekendPlan): Venue {
  return venues.venue(weekendTerms(plan, weekend).rules, weekend.track);
}
