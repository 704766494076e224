// What the sentences of a book call a thing otherwise than those of most books.
import type { PitStopMade } from '../../rules/formula-de/events.ts';
import type { Cause, Pool, Retirement, TireType } from '../../rules/formula-de/state.ts';

export interface StoryNames {
  /** Of points, as in `2 brake points`. */
  readonly pools?: Readonly<Partial<Record<Pool, string>>>;
  /** Of a stop, with its article. */
  readonly stops?: Readonly<Partial<Record<PitStopMade['stop'], string>>>;
  /** Of types of tires. */
  readonly tires?: Readonly<Partial<Record<TireType, string>>>;
  /** What points are crossed out for, as it stands behind them. */
  readonly causes?: Readonly<Partial<Record<Cause, string>>>;
  /** Why a car is out, in a sentence. */
  readonly retirements?: Readonly<Partial<Record<Retirement, string>>>;
  /** The same in the figures of a race, shorter. */
  readonly ends?: Readonly<Partial<Record<Retirement, string>>>;
  /** A pool of points in the figures of a race, where its name in sentences does not do. */
  readonly figures?: Readonly<Partial<Record<Pool, string>>>;
}
