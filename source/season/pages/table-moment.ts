// The biggest moment of a race of a season, as read from its save.
import type { Highlight } from '../../replay/commentary/highlight.ts';

export interface TableMoment {
  /** The save of the race below the folder of the season. */
  readonly save: string;
  readonly highlight: Highlight;
  readonly names: readonly string[];
}
