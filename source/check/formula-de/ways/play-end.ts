// How a play has ended, and how it came to that.
import type { Movement } from './movement.ts';

/** The end of a play; two that agree in all of this are the same to everyone at the table. */
export interface PlayEnd {
  readonly outcome:
    | 'racing'
    | 'spun'
    | 'finished'
    | 'pitted'
    | 'overshoot'
    | 'blocking'
    | 'engine'
    | 'overRevving';
  readonly space: string;
  readonly laps: number;
  readonly stops: number;
  /** Points paid. */
  readonly brakes: number;
  readonly tires: number;
  readonly gearbox: number;
  readonly engine: number;
  /** Tire points that a spin gives back (BGA-A-38); absent where it gives none. */
  readonly regained?: number;
  /** Dangerous spaces entered, and entries into the lane along the wall. */
  readonly tests: readonly string[];
  readonly bonus: boolean;
  readonly slipstreams: number;
}

export interface Judged {
  readonly end: PlayEnd;
  readonly movement: Movement;
  /** The choices that lead to it: ways that differ only in what brakes, or penalties, take back are one choice. */
  readonly choices: ReadonlySet<string>;
}
