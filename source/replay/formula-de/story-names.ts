// What the sentences of a book call a thing otherwise than those of most books.
import type { PitStopMade } from '../../rules/formula-de/events.ts';
import type { Pool } from '../../rules/formula-de/state.ts';

export interface StoryNames {
  /** Of points, as in `2 brake points`. */
  readonly pools?: Readonly<Partial<Record<Pool, string>>>;
  /** Of something that a stop repairs. */
  readonly repaired?: Readonly<Partial<Record<Pool, string>>>;
  /** Of a stop, with its article. */
  readonly stops?: Readonly<Partial<Record<PitStopMade['stop'], string>>>;
}
