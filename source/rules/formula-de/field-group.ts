// Groups of fields that belong to one chapter: a race or car has them where its book needs them, and lacks them
// elsewhere.
import type * as z from 'zod';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Seat } from '../kit/types.ts';
import type { FormulaDeOptions } from './state.ts';
import type { Terms } from './terms.ts';

/** What the first value of a group may depend on. */
export interface Start {
  readonly board: FormulaBoard;
  readonly terms: Terms;
  readonly options: FormulaDeOptions;
  /** Seats in grid order, pole first. */
  readonly grid: readonly Seat[];
}

export interface FieldGroup<X> {
  readonly shape: z.ZodType<X>;
  /** Reports whether a race under these terms may have the group. */
  isIn(terms: Terms): boolean;
  /**
   * Returns its value before the first step, for a seat if it belongs to a car; absent for a group that comes and goes.
   */
  readonly first?: (start: Start, seat: Seat) => X;
  /**
   * Returns its value when the race restarts, or undefined where it goes (TR-148); absent for a group that stays as it is.
   */
  anew?(value: X): X | undefined;
  /** Returns how often a car can still use it in a lap; only of a group that every lap fills again. */
  left?(value: X, lap: number): number;
}
