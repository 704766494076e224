// Fields of one chapter: a race, or a car in it, has them where its book has a use for them, and lacks them elsewhere.
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

/** Fields that belong to one chapter, declared by it. */
export interface FieldGroup<X> {
  /** What it looks like in a race that comes from outside. */
  readonly shape: z.ZodType<X>;
  /** Reports whether a race under these terms may have it. */
  isIn(terms: Terms): boolean;
  /** What it holds before the first step, of which seat for a group of a car; absent for a group that comes and goes. */
  readonly first?: (start: Start, seat: Seat) => X;
}
