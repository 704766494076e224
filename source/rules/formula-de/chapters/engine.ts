// Engine tests (16, R-69 to R-71): after a 20 in 5th or a 30 in 6th every car in a high gear tests.
import type { Seat } from '../../kit/types.ts';
import { lossOf, markDangerous, payPoints } from '../budget.ts';
import { type Automatic, carOf, type FormulaDeTable, seatOf } from '../table.ts';
import { eliminate } from './elimination.ts';
import { blowEngine } from './inertia.ts';
import { isInPits } from './pits.ts';
import { inOrderOfPlay } from './ranking.ts';

/** Tests engines (M-6-3-s14, M-16-0-1): the roller included, in order of play; what counts is the face rolled. */
export const engineTests: Automatic = {
  play(table, task) {
    const { race } = table;
    const { board, values } = table.ground;
    if (!race.play.overheated) return;
    const testing = race.cars.filter(
      car =>
        car.status === 'racing' &&
        car.inertiaGear === 0 &&
        !isInPits(board, car) &&
        car.gear >= values.engine.lowestGear,
    );
    for (const { seat } of inOrderOfPlay(race, table.ground, testing)) {
      engineTest(table, seat, seatOf(task));
    }
  },
};

function engineTest(table: FormulaDeTable, seat: Seat, roller: Seat): void {
  const { values } = table.ground;
  const { space } = carOf(table.race, seat);
  const upTo = values.engine.odds[table.race.trackState];
  const roll = table.roll(values.blackDie, seat);
  const failed = roll <= upTo;
  table.tell({ kind: 'testMade', seat, test: 'engine', roll, upTo, failed, space, other: roller });
  if (!failed) return;
  payPoints(table, seat, 'engine', 1, 'engineTest');
  const loss = lossOf(table, seat, 'engine');
  if (loss === 'inertia') blowEngine(table, seat);
  else if (loss === 'out') eliminate(table, seat, 'engine');
  else markDangerous(table, seat, space);
}
