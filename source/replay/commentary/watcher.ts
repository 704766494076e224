// What a game knows of its races that the director needs.
import type { Board } from '../../circuit/board.ts';
import type { Race, RaceEvent, RuleBook, Seat, View } from '../../rules/kit/types.ts';
import type { Moment } from '../tally/scorer.ts';
import type { Tally } from '../tally/tally.ts';
import type { Fact } from './highlight.ts';

/** An event among those of an answer. */
export interface Scene<M extends Moment = Moment> {
  /** The race after the answer. */
  readonly moment: M;
  /** The race before it. */
  readonly before: M['race'];
  /** What came before the event in the same answer. */
  readonly earlier: readonly RaceEvent[];
  /** The counts, with the event in them. */
  readonly tally: Tally;
}

/** A race as anybody may see it, on its board. */
export interface Shown {
  readonly board: Board;
  readonly race: View;
}

/** What the events of a game tell at once. Methods, so that a table can hold games with races and boards of their own. */
export interface Watcher {
  /** Returns the laps of a race. */
  laps(race: Race): number;
  /** Returns how far a car has come, in spaces, which may be broken; undefined for one that has not been set up. */
  distance(seat: Seat, moment: Shown): number | undefined;
  /** Returns the most spaces that a car may come in its next play. */
  reach(seat: Seat, moment: Shown & { readonly book: RuleBook }): number;
  /** Returns the spaces of a lap, by the same measure. */
  lapLength(moment: Pick<Moment, 'board'>): number;
  /** Reports whether an event ends what changes the order of the cars: a play, or a round in which all move together. */
  settles(event: RaceEvent): boolean;
  /** Reports whether the cars are set up anew with an event, so that their order has nothing to do with that before. */
  regroups(event: RaceEvent): boolean;
  /** Returns what an event tells by itself; undefined for an event that is not worth more than its sentence. */
  notice(event: RaceEvent, scene: Scene): Fact | undefined;
}
