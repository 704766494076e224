// A CPU driver: a pure function of what its seat may know.
import type { Choice, Decision, Race, View } from '../rules/kit/types.ts';

/** The driver's own generator (four 32-bit integers), which is kept in the save; never the dice of the race. */
export type RandomState = readonly number[];

export interface Answer<C extends Choice = Choice> {
  readonly choice: C;
  readonly random: RandomState;
}

/** A driver of a level. Methods, so that a list can hold drivers of different games. */
export interface Driver<R extends Race = Race, C extends Choice = Choice, B = unknown> {
  /** Id of the level on the command line: `random`, `club`, … */
  readonly level: string;
  /** Returns one of `decision.choices`; the same view, decision and random numbers give the same answer. */
  choose(view: View<R>, decision: Decision<C>, board: B, random: RandomState): Answer<C>;
  /**
   * Returns a driver of the same level with the taste of a character, or a plain one if no character has that name;
   * absent when the level has no taste.
   */
  as?(character: string): Driver<R, C, B>;
}
