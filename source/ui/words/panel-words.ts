// The words of the panels: where a car is, and what it has.
import type { CallWords } from './call-words.ts';

export interface PanelWords {
  readonly calls: CallWords;
  readonly place: (place: number, count: number) => string;
  /** A distance in halves of a space. */
  readonly gap: (halves: number) => string;
  /** The type of the set of tires on the car, and the lap that it is on. */
  readonly tires: (type: string, lap: number) => string;
  readonly chart: string;
  /** Heading of the spaces behind the leader, by round; at most 20 columns. */
  readonly gaps: string;
  /** Heading of the laps that the cars are on. */
  readonly lapColumn: string;
  /** Said under a table that is cut. */
  readonly moreCars: (cars: number) => string;
}
