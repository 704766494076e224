// Inertia (16, R-72 to R-75): the last plays of a car that has lost its engine.
import * as z from 'zod';
import { spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import { markDangerous } from '../../budget.ts';
import type { FieldGroup } from '../../field-group.ts';
import { type Car, type FormulaDeRace, type Inertia, PARTS } from '../../state.ts';
import { type Automatic, draftCar, type FormulaDeTable, seatOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { eliminate } from './elimination.ts';

export const inertiaGroup: FieldGroup<Inertia> = {
  shape: z.strictObject({ gear: z.int().min(1).max(6), prolongs: z.boolean() }),
  isIn: ({ values }) => PARTS.some(part => values.parts[part].last === 'inertia'),
};

/**
 * Reports whether the inertia may be prolonged: the car has left the corner of the race that the book names, the last
 * but one (M-16-0-6, M-16-0-7, R-74). Corners are counted over all laps, so on a board with a single corner that one
 * lies on the lap before.
 */
function mayProlong(
  race: Pick<FormulaDeRace, 'laps'>,
  car: Pick<Car, 'laps' | 'space'>,
  { board, values }: Ground,
): boolean {
  const passage = race.laps * board.corners.length - values.engine.prolongingCorner;
  const corner = passage < 0 ? undefined : board.corners[passage % board.corners.length];
  const lap = Math.floor(passage / board.corners.length) + 1;
  if (corner === undefined || car.laps > lap) return true;
  return car.laps === lap && spaceOf(board, car.space).lapTick >= corner.toTick;
}

/**
 * Takes away the engine after a failed test: the space is marked, and one play in inertia is left, or more near the
 * finish; a spun car stays where it is and has none (M-16-0-3, R-75).
 */
export function blowEngine(table: FormulaDeTable, seat: Seat): void {
  const { race } = table;
  const { values } = table.ground;
  const car = draftCar(table, seat);
  if (car.condition === 'spun') {
    eliminate(table, seat, 'engine');
    // Tests against it stay aggravated as long as it stands across the track.
    car.aggravates = true;
    return;
  }
  markDangerous(table, seat, car.space);
  car.condition = 'blown';
  const prolongs = mayProlong(race, car, table.ground);
  car.inertia = { gear: values.engine.inertiaGear, prolongs };
  table.tell({ kind: 'engineBlown', seat, prolongs });
}

/** Ends a play in inertia: a mark, then the wreck, or one gear lower at the next turn (M-16-0-3, M-16-0-6, R-74). */
export const endInertia: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const car = draftCar(table, seat);
    // A car that has just lost its engine still has its play to come.
    const { inertia } = car;
    if (car.status !== 'racing' || inertia === undefined || car.condition === 'blown') return;
    markDangerous(table, seat, car.space);
    const spun = car.condition === 'spun';
    if (inertia.prolongs && car.gear > 1 && !spun) {
      car.inertia = { ...inertia, gear: car.gear - 1 };
      return;
    }
    eliminate(table, seat, 'engine');
    car.aggravates = spun;
  },
};
