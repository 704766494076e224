// What a solved lap charges, in rolls, for what is no roll: spaces outside, brakes, a fatal exit; and the grip of the
// tires.
import type { WingValues } from '../../rules/formula-de/trant/values.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';

/** The prices of driving alone, in rolls. */
export interface PenaltyCosts {
  /** One space beyond a corner left a stop short. */
  readonly outside: number;
  /** One space taken back by brakes after a slide; infinite where there are none. */
  readonly brake: number;
  /** The engine point that raises a roll (TR-106); infinite where none does. */
  readonly boost: number;
  /** A point of brakes before a move, and each point of a shift that skips gears (TR-31); absent where neither counts. */
  readonly point?: number;
  /**
   * The end of the race by leaving a corner more than one stop short, on top of the rolls it would still have taken.
   */
  readonly fatal: number;
  /**
   * Gearbox points that a car can have, at most 3, each good for one down-shift that skips as many gears as the book
   * allows; 0 where such shifts are free.
   */
  readonly gearbox: number;
}

/** What tires do on a track: spaces of the compulsory slide (M-8-1-2, M-8-3-2), and whether each move may be one longer (M-8-2-1). */
export interface Grip {
  readonly slide: number;
  readonly bonus: boolean;
  /** What a wing does to a move that ends in a corner, and to the longest moves (TR-22); absent where none does. */
  readonly wing?: WingValues;
}

/** Hard tires on a dry track, the usual case. */
export const DRY_HARD: Grip = { slide: 0, bonus: false };

/**
 * A timed trial (M-1-0-1, M-1-1-12, R-90): a roll for each space outside, free down-shifts where the book has any, and
 * a fatal exit is worse than anything that avoids it.
 */
export const TIMED_TRIAL: PenaltyCosts = {
  outside: 1,
  brake: Number.POSITIVE_INFINITY,
  boost: Number.POSITIVE_INFINITY,
  fatal: 1e6,
  gearbox: 0,
};

export function trialCosts({ trials }: Pick<BookValues, 'trials'>): PenaltyCosts {
  const { pointsATurn } = trials;
  if (pointsATurn === undefined) return TIMED_TRIAL;
  // The part of a turn that a point costs (TR-31).
  const price = 1 / pointsATurn;
  return { ...TIMED_TRIAL, outside: price, boost: price, point: price };
}
