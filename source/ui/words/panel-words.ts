// The words of the panels: where a car is, and what it has.
import type { CallWords } from './call-words.ts';

export interface PanelWords {
  readonly calls: CallWords;
  readonly place: (place: number, count: number) => string;
  /** A distance in halves of a space. */
  readonly gap: (halves: number) => string;
  /** The set of tires on the car, and its lap. */
  readonly tires: (type: string, lap: number) => string;
  /** Over the chart of the places. */
  readonly chart: string;
  /** Over the laps that the cars are on. */
  readonly lapColumn: string;
  /** Said under a table that is cut. */
  readonly moreCars: (cars: number) => string;
}
