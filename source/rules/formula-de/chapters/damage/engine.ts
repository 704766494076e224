// Engine tests (16, R-69 to R-71): after a 20 in 5th or a 30 in 6th every car in a high gear makes one.
import { losePoint, markDangerous } from '../../budget.ts';
import type { FormulaDeTask } from '../../state.ts';
import { type Automatic, carOf, otherOf, seatOf, trackOf } from '../../table.ts';
import { failsTest } from '../../test-roll.ts';
import { isInPits } from '../car/pits.ts';
import { inOrderOfPlay } from '../round/ranking.ts';
import { eliminate } from './elimination.ts';
import { blowEngine } from './inertia.ts';

/**
 * Calls for the engine tests (M-6-3-s14, M-16-0-1), the roller's included, in order of play; the face rolled is what
 * counts.
 */
export const engineTests: Automatic = {
  // The tests, and all that follows them, come whatever is chosen.
  foresee: ({ telling }) => telling.stop(),
  play(table, task) {
    const { race } = table;
    const { board, values } = table.ground;
    if (!race.play.overheated) return;
    const testing = race.cars.filter(
      car =>
        car.status === 'racing' &&
        car.inertia === undefined &&
        !isInPits(board, car) &&
        car.gear >= values.engine.lowestGear,
    );
    const roller = seatOf(task);
    table.first(
      ...inOrderOfPlay(race, table.ground, testing).map(
        ({ seat }): FormulaDeTask => ({ step: 'engineTest', seats: [seat], other: roller }),
      ),
    );
  },
};

/** The engine test of one car (M-16-0-1 to M-16-0-3). */
export const engineTest: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { values } = table.ground;
    const { space } = carOf(table.race, seat);
    const upTo = values.engine.odds[trackOf(table.race)];
    if (!failsTest(table, { seat, test: 'engine', upTo, space, other: otherOf(task) })) return;
    const loss = losePoint(table, seat, 'engine', 'engineTest');
    if (loss === 'inertia') blowEngine(table, seat);
    else if (loss === 'out') eliminate(table, seat, 'engine');
    else markDangerous(table, seat, space);
  },
};
