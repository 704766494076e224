// The payment of a corner: wear, or wear and a chance, and what the chance brings (CFR-39 to CFR-50, CFR-94 to CFR-96,
// CFR-165, CR-54).
import { spaceOf } from '../../../../circuit/board.ts';
import type { RowSpace } from '../../../../circuit/rows/row-board.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, ChampionshipTask, DuePayment, DueRoll } from '../../state.ts';
import { type Asking, type ChampionshipTable, carOf, draftCar, moveOf } from '../../table.ts';
import type { BookValues, RollResult } from '../../values.ts';
import { paymentLimits } from '../car/figures.ts';
import { dueRoll } from '../car/skill.ts';
import { payWear } from '../car/wear.ts';
import { crashOn } from '../damage/crashes.ts';
import { spinWhere } from '../damage/spins.ts';
import { payments, reconsider } from '../movement/braking.ts';
import { enter } from '../movement/steps.ts';
import { creditIn } from './corners.ts';
import { creditAfter, type ExcessPayment, excessPayments } from './excess.ts';

/** Returns every way to pay for an excess in a corner; none where it cannot be paid (CFR-44 to CFR-48). */
export function cornerPayments(
  over: number,
  car: Pick<Car, 'wear' | 'tire' | 'credit'>,
  corner: number,
  values: BookValues,
): readonly ExcessPayment[] {
  return excessPayments(over, creditIn(car, corner), car.wear, paymentLimits(car, values));
}

export const payCorner: Asking = {
  choices: ['pay'],
  must: true,
  ask(race, task, seat, { board, values }) {
    const { over, space = '' } = paymentOf(task);
    const { corner } = spaceOf(board, space);
    return payments(cornerPayments(over, carOf(race, seat), corner, values));
  },
  answer(table, task, seat, choice) {
    if (choice.kind !== 'pay') return;
    const { over, space = '' } = paymentOf(task);
    const { board } = table.ground;
    const { corner, limit } = spaceOf(board, space);
    payWear(table, seat, choice.wear, 'corner', board.corners[corner]?.name);
    const car = draftCar(table, seat);
    // A line that is left early is paid on the space where the car stands, as if there had been none (CFR-54).
    const beaten = car.space === space ? limit : moveOf(table.race).speed - over;
    car.credit = { corner, ...creditAfter(over, creditIn(car, corner), choice, beaten) };
    // What is spent here may be missing further on (CR-61).
    reconsider(table, seat);
    if (choice.roll) table.first(dueRoll(seat, 'chance', { space }));
  },
};

function paymentOf({ step, payment }: ChampionshipTask): DuePayment {
  if (payment === undefined) throw new BrokenRace(`the task ${step} names no excess`);
  return payment;
}

/**
 * Takes the result of a chance, or of a roll that avoids a crash: yellow is a spin, red a crash, each on the space of the
 * roll, which the car enters (CFR-95, CFR-96, CFR-157); on its own space where it has left a line (CFR-55).
 */
export function chanceTaken(
  table: ChampionshipTable,
  seat: Seat,
  { space = '' }: Pick<DueRoll, 'space'>,
  result: RollResult,
): void {
  if (result === 'green') return;
  const where = spaceOf(table.ground.board, space);
  arrive(table, seat, where);
  if (result === 'yellow') spinWhere(table, seat, where);
  else crashOn(table, seat, where);
}

function arrive(table: ChampionshipTable, seat: Seat, space: RowSpace): void {
  if (carOf(table.race, seat).space !== space.id) enter(table, moveOf(table.race).seat, space);
}
