// The words of the races that are kept and those that are over.
export interface SaveWords {
  readonly heading: string;
  readonly none: string;
  readonly reading: string;
  readonly lap: (lap: number, laps: number) => string;
  /** In place of the lap before any car has crossed the line. */
  readonly onGrid: string;
  /** In place of the lap of a race that is over. */
  readonly finished: string;
  readonly turn: (name: string) => string;
  readonly winner: (name: string) => string;
  /** In place of the lap during the timed trials. */
  readonly trials: string;
  /** The question about a save that is open elsewhere; the last answer there is so many minutes old. */
  readonly held: (idleMinutes: number) => string;
  /** The same where nobody has answered. */
  readonly silent: string;
  readonly leaveIt: string;
  readonly takeOver: string;
  readonly watch: string;
  /** Said while the other program is waited for. */
  readonly asking: string;
  readonly over: {
    readonly heading: string;
    readonly line: (count: number) => string;
    /** In place of the list where nothing matches the search. */
    readonly none: string;
    readonly help: readonly string[];
  };
  readonly help: readonly string[];
}
