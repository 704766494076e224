// Cars that change hands in a race, whatever the game: a race is played by its answers, whoever gives them.
import type { Seat } from './types.ts';

/** Somebody who drives a car: a person here, a program, or a CPU driver. */
export type Holder =
  | { readonly name: string; readonly kind: 'human' | 'remote' }
  | {
      readonly name: string;
      readonly kind: 'cpu';
      readonly level: string;
      /** Name of the character whose taste it has; absent for a plain driver. */
      readonly character?: string;
    };

/** A car that goes to somebody else after `answered` of the answers of a race, in its `round`; 0 before the start. */
export interface HandOver {
  readonly answered: number;
  readonly round: number;
  readonly seat: Seat;
  readonly from: Holder;
  readonly to: Holder;
}

/** Why a car stays with its driver. */
export type SeatStays = 'over' | 'timed' | 'season' | 'same' | 'name' | 'taken' | 'level';
