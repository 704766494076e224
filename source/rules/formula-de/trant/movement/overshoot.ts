// What an overshoot costs in tires, and when it is the end of the race (TR-62 to TR-68, TRR-26, TRR-28 to TRR-30).
import type { Seat } from '../../../kit/types.ts';
import { payTires, payWhatIsThere, pointsLeft } from '../../budget.ts';
import { tiresCanPay } from '../../chapters/car/tires.ts';
import { eliminate, isForetoldOut } from '../../chapters/damage/elimination.ts';
import { passageRules, type Trace, tracePlay } from '../../chapters/movement/corners.ts';
import { type Automatic, carOf, type FormulaDeTable, seatOf, skipTo } from '../../table.ts';
import { notePenalty, penaltyOf } from './penalty-movement.ts';

/**
 * Charges the movement points beyond corners left a stop short. It runs again where late penalty movement has led farther,
 * and charges the rest (TR-102).
 */
export const chargeOvershoot: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { race, ground } = table;
    const car = carOf(race, seat);
    const trace = tracePlay(ground.board, race, car, passageRules(race, car, ground.values));
    const isFatal = trace.passage.end === 'fatal';
    const due = trace.passage.due + penaltyOf(race.play).idleDue;
    if (isFatal || due > penaltyOf(race.play).charged) settle(table, seat, trace, due);
  },
};

function settle(table: FormulaDeTable, seat: Seat, { passage, overshoots }: Trace, due: number) {
  const { race, ground } = table;
  const { values } = ground;
  const penalty = penaltyOf(race.play);
  for (const { corner, spaces } of overshoots) {
    table.tell({ kind: 'cornerOvershot', seat, corner, spaces: spaces + penalty.idle });
  }
  const car = carOf(race, seat);
  const left = pointsLeft(car.points, 'tires', values);
  // A car that has spun for it has nothing left to pay more with (TR-66, TR-68).
  const canPay = car.condition !== 'spun' && tiresCanPay(left + penalty.charged, due, car, values);
  const owed = due - penalty.charged;
  notePenalty(race, { charged: due });
  if (passage.end !== 'fatal') {
    if (canPay) {
      payTires(table, seat, owed, 'overshoot');
      return;
    }
    if (table.telling !== undefined) {
      payWhatIsThere(table, seat, 'tires', owed, 'overshoot');
      if (isForetoldOut(table, seat, 'overshoot')) return;
    }
  }
  skipTo(table, 'nextPlay');
  eliminate(table, seat, 'overshoot');
}
