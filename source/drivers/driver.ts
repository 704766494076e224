// What a CPU driver is: a pure function of what its seat may know.
import type { Choice, Decision, Race, View } from '../rules/kit/types.ts';

/** The driver's own generator (four 32-bit integers), kept in the save; never the dice of the race. */
export type RandomState = readonly number[];

/** An answer and the generator after it. */
export interface Answer<C extends Choice = Choice> {
  readonly choice: C;
  readonly luck: RandomState;
}

/** A driver of a level. Methods, so that a list can hold drivers of different games. */
export interface Driver<R extends Race = Race, C extends Choice = Choice, B = unknown> {
  /** Id of the level as the command line names it: `random`, `club`, … */
  readonly level: string;
  /** One of `decision.choices`; same view, decision and luck, same answer. */
  choose(view: View<R>, decision: Decision<C>, board: B, luck: RandomState): Answer<C>;
  /** The same level with the taste of a character, a plain driver when nobody has that name; absent: this level has no taste. */
  as?(character: string): Driver<R, C, B>;
}
