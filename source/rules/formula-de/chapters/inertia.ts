// Inertia (16, R-72 to R-75): the last plays of a car whose engine has gone.
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { Seat } from '../../kit/types.ts';
import { markDangerous } from '../budget.ts';
import type { Car, FormulaDeRace } from '../state.ts';
import { type Automatic, draftCar, type FormulaDeTable, seatOf } from '../table.ts';
import { eliminate } from './elimination.ts';

/**
 * Whether the inertia may be prolonged: the car has left the last-but-one corner of the whole race (M-16-0-6,
 * M-16-0-7, R-74). Corner passages are counted over all laps, so on a board of one corner it lies on the lap before.
 */
function mayProlong(
  race: Pick<FormulaDeRace, 'laps'>,
  car: Pick<Car, 'laps' | 'space'>,
  board: FormulaBoard,
): boolean {
  const passage = race.laps * board.corners.length - 2;
  const corner = passage < 0 ? undefined : board.corners[passage % board.corners.length];
  const lap = Math.floor(passage / board.corners.length) + 1;
  if (corner === undefined || car.laps > lap) return true;
  return car.laps === lap && spaceOf(board, car.space).lapTick >= corner.toTick;
}

/**
 * The last engine point has gone in an engine test: the space is marked and one play in inertia is left, more near the
 * finish; none for a spun car, which stays where it is (M-16-0-3, R-75).
 */
export function blowEngine(table: FormulaDeTable, seat: Seat): void {
  const { race } = table;
  const { board, values } = table.ground;
  const car = draftCar(table, seat);
  if (car.condition === 'spun') {
    eliminate(table, seat, 'engine');
    // Tests against it stay aggravated while it stands across the track.
    car.aggravates = true;
    return;
  }
  markDangerous(table, seat, car.space);
  car.condition = 'blown';
  car.inertiaGear = values.engine.inertiaGear;
  car.prolongs = mayProlong(race, car, board);
  table.tell({ kind: 'engineBlown', seat, prolongs: car.prolongs });
}

/** After each play in inertia: a mark, then the wreck, or one gear lower at the next turn (M-16-0-3, M-16-0-6, R-74). */
export const endInertia: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const car = draftCar(table, seat);
    // A car that has only just blown its engine still has its play to come.
    if (car.status !== 'racing' || car.inertiaGear === 0 || car.condition === 'blown') return;
    markDangerous(table, seat, car.space);
    car.inertiaGear = car.gear - 1;
    const spun = car.condition === 'spun';
    if (car.prolongs && car.inertiaGear > 0 && !spun) return;
    eliminate(table, seat, 'engine');
    car.aggravates = spun;
  },
};
