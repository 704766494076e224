// Overshooting a corner (10) and the brakes and tires that pay for it (11, R-19 to R-23).
import type { Board } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import type { PayOvershoot } from '../choices.ts';
import { payPoints, payTires, tiresCanPay } from '../points.ts';
import type { Car } from '../state.ts';
import { type Asking, carOf, draftCar, type FormulaDeTable, skipTo } from '../table.ts';
import type { BookValues } from '../values.ts';
import { crossings, type Trace, tracePlay } from './corners.ts';
import { eliminate } from './elimination.ts';
import type { Situation } from './movement.ts';

/** What the play's path amounts to when its last `brakes` spaces are taken back. */
export function traceWithout(
  race: Pick<Situation, 'play' | 'laps'>,
  car: Car,
  board: Board,
  values: BookValues,
  brakes: number,
): Trace {
  const { path, stopsBefore } = race.play;
  const kept = path.slice(0, path.length - brakes);
  const laps = car.laps - crossings(board, path.slice(kept.length - 1));
  const shorter = { laps: race.laps, play: { path: kept, stopsBefore } };
  return tracePlay(board, shorter, { laps }, values.overshoot.fatalMissing);
}

/**
 * The mixes of brakes and tires that pay for the overshoot of the play at hand, fewest brakes first.
 * Empty when there is no overshoot or none can be paid.
 */
export function overshootMixes(
  race: Situation,
  seat: Seat,
  board: Board,
  values: BookValues,
): readonly PayOvershoot[] {
  const car = carOf(race, seat);
  const whole = traceWithout(race, car, board, values, 0).passage;
  if (whole.end === 'fatal' || whole.outside === 0) return [];
  const mixes: PayOvershoot[] = [];
  // A blocked car has spent what it would on its move; a car over the finish cannot be called back.
  const most = race.play.missing > 0 || car.laps > race.laps ? 0 : car.points.brakes;
  for (let brakes = 0; brakes <= Math.min(most, race.play.path.length - 1); brakes++) {
    const { passage } = traceWithout(race, car, board, values, brakes);
    const tires = passage.outside * values.overshoot.tiresPerSpace;
    if (tiresCanPay(car.points.tires, tires)) mixes.push({ kind: 'payOvershoot', brakes, tires });
    if (tires === 0) break;
  }
  return mixes;
}

/** Step 9 of 2005: brakes at the end of the movement, and the bill of an overshoot (M-6-3-s9b, M-10-3). */
export function brakeAtEnd(values: BookValues): Asking {
  return {
    rule: 'M-6-3-s9b',
    ask(race, _task, seat, board) {
      const mixes = overshootMixes(race, seat, board, values);
      if (mixes.length > 0) return mixes;
      const { passage } = traceWithout(race, carOf(race, seat), board, values, 0);
      const due = passage.end === 'fatal' || passage.outside > 0;
      return due ? [{ kind: 'payOvershoot', brakes: 0, tires: 0 }] : [];
    },
    answer(table, _task, seat, choice) {
      if (choice.kind === 'payOvershoot') settleOvershoot(table, seat, choice, values);
    },
  };
}

function settleOvershoot(
  table: FormulaDeTable,
  seat: Seat,
  choice: PayOvershoot,
  values: BookValues,
): void {
  const { race, board } = table;
  if (choice.brakes > 0) holdBack(table, seat, choice.brakes);
  const { passage, overshoots } = traceWithout(race, carOf(race, seat), board, values, 0);
  for (const { corner, spaces } of overshoots) {
    table.tell({ kind: 'cornerOvershot', seat, corner, spaces });
  }
  const due = passage.outside * values.overshoot.tiresPerSpace;
  if (passage.end === 'fatal' || !tiresCanPay(carOf(race, seat).points.tires, due)) {
    eliminate(table, seat, 'overshoot');
    skipTo(table, 'engineTests');
    return;
  }
  payTires(table, seat, due, 'overshoot');
}

/** Takes the car back along its path, one space for each brake point (M-11-0-3). */
function holdBack(table: FormulaDeTable, seat: Seat, brakes: number): void {
  const { race, board } = table;
  const car = draftCar(table, seat);
  const { path } = race.play;
  const kept = path.slice(0, path.length - brakes);
  const to = kept.at(-1) ?? car.space;
  payPoints(table, seat, 'brakes', brakes, 'overshoot');
  car.laps -= crossings(board, path.slice(kept.length - 1));
  car.space = to;
  race.play.path = kept;
  race.play.braked = true;
  table.tell({ kind: 'carHeldBack', seat, to, spaces: brakes });
}
