// Names in the sentences of a book that differ from those of most books.
import type { PitStopMade } from '../../rules/formula-de/events.ts';
import type { Cause, Pool, Retirement, TireType } from '../../rules/formula-de/state.ts';

export interface StoryNames {
  /** Names of points, as in `2 brake points`. */
  readonly pools?: Readonly<Partial<Record<Pool, string>>>;
  /** Names of stops, with their article. */
  readonly stops?: Readonly<Partial<Record<PitStopMade['stop'], string>>>;
  readonly tires?: Readonly<Partial<Record<TireType, string>>>;
  /** Why points are crossed out, as the words that follow them. */
  readonly causes?: Readonly<Partial<Record<Cause, string>>>;
  readonly retirements?: Readonly<Partial<Record<Retirement, string>>>;
  /** Why a car is out, in shorter words for the figures of a race. */
  readonly ends?: Readonly<Partial<Record<Retirement, string>>>;
  /** Names of pools in the figures of a race, where those in sentences do not fit. */
  readonly figures?: Readonly<Partial<Record<Pool, string>>>;
}
