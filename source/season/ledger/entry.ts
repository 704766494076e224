// The entries of a ledger: everything that counted in a season, one line each. Nothing that can be computed is in them.

import type { Retirement } from '../../replay/tally/retirement.ts';
import type { TrialLog } from '../../rules/formula-de/qualifying/qualifying-record.ts';
import type { Carried } from '../../rules/kit/seasonal.ts';
import type { Entrant } from '../plan/plan.ts';

/** One driver in the result of a table. A table played elsewhere has places and causes alone. */
export interface SheetRow {
  /** Id of the entrant. */
  readonly driver: string;
  readonly standIn?: string;
  /** Absent for a car that is out. */
  readonly place?: number;
  readonly grid?: number;
  readonly plays?: number;
  readonly luck?: number;
  readonly led?: number;
  readonly lapsLed?: number;
  readonly fastestLap?: number;
  readonly overtakes?: number;
  readonly overtaken?: number;
  readonly lateOvertakes?: number;
  readonly spent?: Readonly<Record<string, number>>;
  readonly out?: Partial<Retirement>;
  /** Its places at the end of the rounds, the grid first. */
  readonly places?: readonly number[];
  /** Points that the book itself gave. */
  readonly points?: number;
  /** What the car carries over into its next race, where its book carries anything over. */
  readonly carries?: Carried;
  readonly figures?: Readonly<Record<string, number>>;
}

export type Ruling =
  /** Points taken off a weekend, else off the last one raced by then; added when negative. */
  | {
      readonly kind: 'pointsOff';
      readonly driver: string;
      readonly points: number;
      readonly weekend?: string;
    }
  /** Removed from a weekend's result; those behind move up. */
  | { readonly kind: 'disqualified'; readonly driver: string; readonly weekend: string }
  /** The result of a table in another order, the winner first; those not named are out. */
  | {
      readonly kind: 'result';
      readonly weekend: string;
      readonly table: number;
      readonly order: readonly string[];
    }
  /** A table is raced again with other dice. */
  | { readonly kind: 'raceAgain'; readonly weekend: string; readonly table: number }
  /** A timed trial is driven again with other dice. */
  | {
      readonly kind: 'trialAgain';
      readonly weekend: string;
      readonly session: number;
      readonly driver: string;
    }
  /** One decision is void, as if it had never been made; the line stays in the ledger. */
  | { readonly kind: 'undone'; readonly line: number }
  /** Everything from a line on is void, rulings too, up to this one; the lines stay in the ledger. */
  | { readonly kind: 'backTo'; readonly line: number };

/** What happened, without the number, the time and the link of its line. */
export type Entry =
  | { readonly kind: 'opened'; readonly plan: string; readonly seed: string }
  /** The clock of a trial runs; without a line for its end the trial is broken off. */
  | {
      readonly kind: 'trialBegun';
      readonly weekend: string;
      readonly session: number;
      readonly driver: string;
    }
  | {
      readonly kind: 'trialDriven';
      readonly weekend: string;
      readonly session: number;
      readonly driver: string;
      readonly trial: Omit<TrialLog, 'session' | 'driver'>;
      readonly carries?: Carried;
    }
  | {
      readonly kind: 'drawn';
      readonly weekend: string;
      readonly tables: readonly (readonly string[])[];
      readonly by: 'rule' | 'hand';
    }
  /** One roll for all tables, by the driver on the absolute pole (M-2-0-1). */
  | {
      readonly kind: 'rolledForAll';
      readonly weekend: string;
      readonly driver: string;
      readonly die: number;
    }
  /** The grid of a table that the organiser sets, pole first. */
  | {
      readonly kind: 'gridSet';
      readonly weekend: string;
      readonly table: number;
      readonly grid: readonly string[];
    }
  | {
      readonly kind: 'raced';
      readonly weekend: string;
      /** Counted from 1. */
      readonly table: number;
      readonly attempt: number;
      readonly laps: number;
      readonly rounds?: number;
      readonly leadChanges?: number;
      readonly sheet: readonly SheetRow[];
      /** The save of the race below the folder of the season, and the fingerprint of its end; absent for one played elsewhere. */
      readonly save?: string;
      readonly hash?: string;
    }
  | {
      readonly kind: 'absent';
      readonly driver: string;
      readonly weekend: string;
      readonly standIn?: string;
    }
  /** Takes back that somebody is absent. */
  | { readonly kind: 'present'; readonly driver: string; readonly weekend: string }
  | { readonly kind: 'joined'; readonly entrant: Entrant; readonly weekend: string }
  | { readonly kind: 'withdrawn'; readonly driver: string; readonly weekend: string }
  | { readonly kind: 'returned'; readonly driver: string; readonly weekend: string }
  /** Somebody takes over the seat and the points of another. */
  | {
      readonly kind: 'replaced';
      readonly driver: string;
      readonly by: Entrant;
      readonly weekend: string;
    }
  /** The cars of a team, or of somebody without one, are built before their first session; the last one counts (TR-5, TR-8). */
  | { readonly kind: 'built'; readonly drivers: readonly string[]; readonly carries: Carried }
  | {
      readonly kind: 'ruled';
      readonly ruling: Ruling;
      readonly reason: string;
      readonly by: string;
    }
  | { readonly kind: 'takenOver'; readonly what: string; readonly from: string }
  | { readonly kind: 'closed'; readonly reason: string };

export type EntryKind = Entry['kind'];

export interface LedgerLine {
  /** Counted from 0. */
  readonly n: number;
  /** ISO 8601. */
  readonly at: string;
  readonly entry: Entry;
}

/** Returns the number by which people know a line: counted from 1, as editors count. */
export function lineNumber(n: number): number {
  return n + 1;
}

/** Returns the `n` of a line from the number that `lineNumber` gives it. */
export function lineOfNumber(number: number): number {
  return number - 1;
}
