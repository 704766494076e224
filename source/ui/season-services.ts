// What the screen gets from outside for seasons: their list, one of them at work, and where its pages go.
import type { Almanac } from '../season/almanac/almanac.ts';
import type { TableMoment } from '../season/pages/table-moment.ts';
import type { TableState } from '../season/pages/table-state.ts';
import type { Plan } from '../season/plan/plan.ts';
import type { Due } from '../season/to-do.ts';
import type { Replay } from '../session/replay.ts';
import type { SeasonRun } from '../session/season/season-run.ts';
import type { Session } from '../session/session.ts';

export interface SeasonEntry {
  readonly folder: string;
  readonly name: string;
  /** The weekend that is being driven, counted from 1; the last one of a season that is over. */
  readonly weekend: number;
  readonly weekends: number;
  readonly track: string;
  /** Name of the driver whose turn it is; absent when there is none or more than one. */
  readonly turn?: string;
  readonly isOver: boolean;
  /** When its last line was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/** What is opened in a season at once: its timed trials, with `only` those of the driver with that id, or a table. */
export type SeasonStart =
  | { readonly kind: 'trials'; readonly only?: string }
  | { readonly kind: 'race'; readonly at: { readonly weekend: string; readonly table: number } };

/** Why something cannot be done, in a sentence or two for the player. */
interface Refusal {
  readonly problem: string;
}

export interface SeasonServices {
  /** Returns the seasons, the one that was driven last first; none where the folder cannot be read. */
  readonly list: () => readonly SeasonEntry[];
  readonly open: (folder: string) => SeasonRun | Refusal;
  readonly create: (plan: Plan) => SeasonRun | Refusal;
  /** Writes a plan into a file that is not there yet; returns its path. */
  readonly keepPlan: (file: string, plan: Plan) => string | Refusal;
  /** Asks the program that has a table open to leave it, and opens it. Never rejects. */
  readonly takeOver: (
    run: SeasonRun,
    due: Extract<Due, { kind: 'race' }>,
  ) => Promise<Session | Refusal>;
  /** Opens a table that another program drives, to be watched. */
  readonly watch: (
    run: SeasonRun,
    due: Extract<Due, { kind: 'race' }>,
    holder: string,
  ) => Replay | Refusal;
  readonly trackNames: () => Readonly<Record<string, string>>;
  /** Returns the state of the tables of the weekend at work that have begun and are not over. */
  readonly tables: (run: SeasonRun) => readonly TableState[];
  /** Returns the biggest moments of the races of a weekend; for this the races are replayed. */
  readonly moments: (run: SeasonRun, weekend: string) => readonly TableMoment[];
  /**
   * Writes a page into the folder of the season and returns its path.
   * @throws Error with a sentence when the disk fails
   */
  readonly keepPage: (run: SeasonRun, name: string, markdown: string) => string;
  /** Returns every season that is over, and notices as sentences for a person; no seasons where they cannot be read. */
  readonly almanac: () => { readonly almanac: Almanac; readonly notices: readonly string[] };
  readonly resumeCommand: (folder: string) => string;
}
