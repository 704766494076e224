// What a choice surely costs a car, for the usual choice: its pools of points.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { pointsIn } from '../../rules/formula-de/budget.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { type FormulaDeRace, PARTS, type Pool } from '../../rules/formula-de/state.ts';
import { carOf } from '../../rules/formula-de/table.ts';
import type { Seat, View } from '../../rules/kit/types.ts';
import type { Cost, PointCosts } from '../cautious-choice.ts';

/** Consequences that end a race, or may. */
const GRAVE: readonly string[] = ['eliminated', 'spin', 'overshoot', 'slide', 'blocked'];

/** The point costs of Formula Dé: its pools of points. */
export const formulaDePointCosts: PointCosts = {
  costOf(
    book: FormulaDeBook,
    view: View<FormulaDeRace>,
    seat: Seat,
    choice: FormulaDeChoice,
    board: FormulaBoard,
  ): Cost {
    const told = book.consequences(view, seat, choice, board);
    const { values } = book.terms(view.options);
    const { points } = carOf(view, seat);
    const paid = new Map<Pool, number>();
    for (const { kind, amount = 0 } of told) {
      const part = PARTS.find(one => one === kind);
      if (part === undefined) continue;
      const { pool } = values.parts[part];
      paid.set(pool, (paid.get(pool) ?? 0) + amount);
    }
    const shares = [...paid].map(([pool, amount]) => amount / Math.max(1, pointsIn(points, pool)));
    const risks = told.some(({ kind, percent }) => percent !== undefined || GRAVE.includes(kind));
    // A car that spins or is out has lost the pool, even where nothing was left in it to pay with.
    const loses = told.some(({ kind }) => kind === 'spin' || kind === 'eliminated');
    const share = Math.max(loses ? 1 : 0, ...shares);
    return { share, isFree: share === 0 && !risks };
  },
};
