// The roll of a move: which dice, what the chart makes of them, and what the engine gives and suffers (TR-47, TR-48, TR-103 to TR-107).
import * as z from 'zod';
import { losePoint, markDangerous, payPoints, pointsToSpend } from '../../budget.ts';
import { eliminate } from '../../chapters/damage/elimination.ts';
import { chartPoints } from '../../gear-throws.ts';
import {
  type Asking,
  type Automatic,
  carOf,
  type FormulaDeTable,
  seatOf,
  skipTo,
} from '../../table.ts';
import type { BookValues } from '../../values.ts';
import { MOVEMENT_THROWS, type Spending } from '../state.ts';
import type { ChartValues } from '../values.ts';

export const SPENDING = z.strictObject({
  dice: z.enum(MOVEMENT_THROWS),
  natural: z.int().min(0).max(20),
  roll: z.int().min(0).max(25),
});

/** Asks for one die of twenty faces or two of ten, on each move and before rolling (TR-47, TRR-16). */
export const chooseDice: Asking = {
  choices: ['throwDice'],
  ask: () => MOVEMENT_THROWS.map(dice => ({ kind: 'throwDice', dice })),
  answer(table, _task, _seat, choice) {
    if (choice.kind !== 'throwDice') return;
    table.race.play.spending = { dice: choice.dice, natural: 0, roll: 0 };
  },
};

/** Rolls, and reads the movement points of the gear off the chart (TR-48). */
export const readChart: Automatic = {
  foresee: ({ telling }) => telling.stop(),
  play(table, task) {
    const seat = seatOf(task);
    const { play } = table.race;
    const { dice } = spendingOf(play);
    const natural = table
      .rollTogether(chartOf(table.ground.values).throws[dice], seat)
      .reduce((sum, face) => sum + face, 0);
    play.spending = { dice, natural, roll: natural };
    play.rolled = natural;
    play.distance = chartPoints(chartOf(table.ground.values), play.gear, natural);
    table.tell({
      kind: 'chartRead',
      seat,
      dice,
      roll: natural,
      gear: play.gear,
      points: play.distance,
    });
  },
};

/**
 * Charges an engine point for the straining roll, and leaves debris where the car stands; without a point the engine is gone
 * (TR-103 to TR-105, TRR-18 to TRR-20).
 */
export const strainEngine: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { race, ground } = table;
    if (spendingOf(race.play).natural !== chartOf(ground.values).strainingRoll) return;
    markDangerous(table, seat, carOf(race, seat).space);
    if (losePoint(table, seat, 'engine', 'strain') !== 'out') return;
    skipTo(table, 'nextPlay');
    eliminate(table, seat, 'engine');
  },
};

/** Offers five more for an engine point, once the roll is seen and before the car moves (TR-106, TRR-17). */
export const boostEngine: Asking = {
  choices: ['boostEngine', 'spareEngine'],
  ask(race, _task, seat, { values }) {
    const chart = chartOf(values);
    const { gear } = race.play;
    const { roll } = spendingOf(race.play);
    const gains = chartPoints(chart, gear, roll + chart.boost) > chartPoints(chart, gear, roll);
    const canPay = pointsToSpend(carOf(race, seat).points, 'engine', values) > 0;
    return gains && canPay ? [{ kind: 'spareEngine' }, { kind: 'boostEngine' }] : [];
  },
  answer(table, _task, seat, choice) {
    if (choice.kind === 'boostEngine') boost(table, seat);
  },
};

// A point spent on purpose leaves no debris (TR-107).
function boost(table: FormulaDeTable, seat: number): void {
  const { play } = table.race;
  const chart = chartOf(table.ground.values);
  const spending = spendingOf(play);
  const roll = spending.roll + chart.boost;
  payPoints(table, seat, 'engine', 1, 'boost');
  play.spending = { ...spending, roll };
  play.distance = chartPoints(chart, play.gear, roll);
  table.tell({ kind: 'engineBoosted', seat, roll, points: play.distance });
}

/**
 * Returns the chart of a book that has one.
 * @throws RangeError where there is none
 */
export function chartOf({ chart }: Pick<BookValues, 'chart'>): ChartValues {
  if (chart === undefined) throw new RangeError('the book has no movement chart');
  return chart;
}

function spendingOf({ spending }: { readonly spending?: Spending }): Spending {
  if (spending === undefined) throw new RangeError('the play has no roll');
  return spending;
}
