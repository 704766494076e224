// The current play.
import type { Draft } from '../kit/agenda.ts';
import type { Seat } from '../kit/types.ts';
import type { Penalty, Spending } from './trant/state.ts';

/** What has happened in the current play; each play starts a new record. */
export interface Play {
  readonly seat: Seat;
  /** The lever before this play, and the gear announced in it. */
  readonly leverBefore: number;
  readonly gear: number;
  /** Face of the gear die; 0 before it is rolled, and after a super start, which rolls none. */
  readonly rolled: number;
  /** Spaces of the main move before brakes. */
  readonly distance: number;
  /** Ids of the spaces from the start space on, without those that brakes gave back. */
  readonly path: readonly string[];
  /** Index in `path` where the present part of the movement began; each slipstream starts a new one. */
  readonly segment: number;
  /** Stops made in the corner of the start space when the play began. */
  readonly stopsBefore: number;
  /** True once brakes were spent on movement, which rules out slipstreams. */
  readonly braked: boolean;
  /** Spaces missing because other cars were in the way (M-12-T). */
  readonly missing: number;
  /** True once the car has slid, and once it has used the soft bonus; each happens at most once in a play. */
  readonly slid: boolean;
  readonly bonusUsed: boolean;
  /** Spaces of a slide that were not driven because the car was already out. */
  readonly lost: number;
  /** True on the movement after a successful quick stop (M-19-3-3). */
  readonly quickExit: boolean;
  readonly slipstreams: number;
  /** Ids of the spaces that became dangerous in this play, which does not test them. */
  readonly marked: readonly string[];
  /** True after a 20 in 5th or a 30 in 6th, which call for engine tests at the end (M-16-0-1). */
  readonly overheated: boolean;
  /**
   * Movement points of the main move, those included that bought no space; absent where a move is as long as its spaces
   * (TR-48).
   */
  readonly spent?: number;
  /** Entries of `path` whose tests have been made; absent where all are made at once. */
  readonly tested?: number;
  /** The penalty movement; absent before it, and in a book without it (TR-50). */
  readonly penalty?: Penalty;
  /** The roll of a movement chart; absent before it, and in a book without one (TR-48). */
  readonly spending?: Spending;
}

export function emptyPlay(): Omit<Draft<Play>, 'penalty'> {
  return {
    seat: 0,
    leverBefore: 1,
    gear: 1,
    rolled: 0,
    distance: 0,
    path: [],
    segment: 0,
    stopsBefore: 0,
    braked: false,
    missing: 0,
    slid: false,
    lost: 0,
    quickExit: false,
    bonusUsed: false,
    slipstreams: 0,
    marked: [],
    overheated: false,
  };
}
