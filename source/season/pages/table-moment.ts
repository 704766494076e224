// What the save of a race of a season tells of its biggest moment.
import type { Highlight } from '../../replay/commentary/highlight.ts';

/** The biggest moment of a table that was raced here, as its save tells it. */
export interface TableMoment {
  /** The save of the race below the folder of the season. */
  readonly save: string;
  readonly highlight: Highlight;
  /** Names of the drivers by seat. */
  readonly names: readonly string[];
}
