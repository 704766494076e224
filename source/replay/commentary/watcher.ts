// What the director needs to know of a game.
import type { Board } from '../../circuit/board.ts';
import type { Race, RaceEvent, Seat, View } from '../../rules/kit/types.ts';
import type { Moment } from '../tally/scorer.ts';
import type { Tally } from '../tally/tally.ts';
import type { Fact } from './highlight.ts';

export interface Scene<M extends Moment = Moment> {
  /** The race after the answer. */
  readonly moment: M;
  readonly before: M['race'];
  readonly earlier: readonly RaceEvent[];
  /** The counts, including the event. */
  readonly tally: Tally;
}

export interface Shown {
  readonly board: Board;
  readonly race: View;
}

/**
 * Finds the highlights among the events of a game. Declared as methods, so that a table can hold games with races and boards
 * of their own.
 */
export interface Watcher {
  laps(race: Race): number;
  /** Returns how far a car has come, in spaces, possibly fractional; undefined for one that has not been set up. */
  distance(seat: Seat, moment: Shown): number | undefined;
  /** Returns the space on which a car stands; undefined for one that has not been set up. */
  space(seat: Seat, moment: Shown): string | undefined;
  /** Returns the spaces of a lap, by the same measure. */
  lapLength(moment: Pick<Moment, 'board'>): number;
  /**
   * Reports whether an event ends a step after which the order is compared: a play, or a round in which all move together.
   */
  settles(event: RaceEvent): boolean;
  /** Reports whether an event sets the cars up again, so that their order has nothing to do with the one before. */
  regroups(event: RaceEvent): boolean;
  /** Returns the highlight that an event is by itself; undefined where its sentence in the log is enough. */
  notice(event: RaceEvent, scene: Scene): Fact | undefined;
}
