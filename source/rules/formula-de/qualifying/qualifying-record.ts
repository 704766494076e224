// What is kept of the timed trials before a race: every trial with the log of its rolls. Of a trial under way it is only
// known whose it is, because a clock cannot be stopped (M-1-0-2, R-91).
import type { Sky } from '../../../circuit/formula-board.ts';
import type { Retirement, TireType } from '../state.ts';
import type { LastingInjury } from '../trant/state.ts';

export const TRIAL_ENDS = ['finished', 'aborted', 'withdrawn', 'void'] as const;
/**
 * The end of a trial: over the line; aborted, because the car is out (M-1-1-14, TRR-9); withdrawn, by not driving it;
 * or void, by leaving it with its clock running for whatever reason. A void trial ranks like an aborted one (R-91,
 *
 */
export type TrialEnd = (typeof TRIAL_ENDS)[number];

/** A timed trial that is over; trials are kept in the order driven. */
export interface TrialLog {
  /** Session, counted from 0. */
  readonly session: number;
  /** Index in `names`. */
  readonly driver: number;
  readonly end: TrialEnd;
  readonly tires: TireType;
  /** Every roll of a gear die, in the order of the lap. */
  readonly rolls: readonly { readonly gear: number; readonly face: number }[];
  /** Rolls that overshooting cost (M-1-1-12). */
  readonly overshootRolls: number;
  /** Times the car was put on a wrong space (M-1-1-11). */
  readonly misplacements: number;
  /** From the first confirmed gear to the line, in milliseconds. */
  readonly timeMs: number;
  /** Why the car is out on a lap that was aborted; absent in records of editions that did not note it. */
  readonly retirement?: Retirement;
  /** Ticks driven on a lap that was aborted, where those are compared (BR-52); absent elsewhere. */
  readonly distance?: number;
  /** Qualifying Points of the car, and what its driver has drawn, where they settle equal laps (TR-36, TRR-11). */
  readonly qualifying?: number;
  readonly lot?: number;
  /** What the driver came to in it, if that keeps him out of the race (TR-145). */
  readonly injury?: LastingInjury;
}

export interface Qualifying {
  /** The drivers, in the order of the entry list. */
  readonly names: readonly string[];
  readonly hand: 'guided' | 'free';
  readonly sessions: number;
  /** The sky of every session, or a roll before each. */
  readonly weather: Sky | 'roll';
  readonly seed: number;
  readonly trials: readonly TrialLog[];
  readonly underWay?: { readonly session: number; readonly driver: number };
}

/** Returns the drivers who start in the race after the trials: all but those who were hurt in one (TR-145). */
export function startersAfter({
  names,
  trials,
}: Pick<Qualifying, 'names' | 'trials'>): readonly number[] {
  const hurt = new Set(trials.filter(({ injury }) => injury !== undefined).map(one => one.driver));
  return names.map((_, driver) => driver).filter(driver => !hurt.has(driver));
}
