// A lap alone for the grid (TR-27 to TR-37, TRR-7 to TRR-11): from crossing to crossing, with the points of a car for two laps.
import { spaceAt } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { totalOf } from '../../budget.ts';
import type { Car } from '../../state.ts';
import { type Asking, type Automatic, draftCar, seatOf } from '../../table.ts';

// Returns the indices of the spaces of the straight before the line, the nearest to it first (TR-33, TRR-10).
function flyingStarts({ spaces, sections, ticks }: FormulaBoard): readonly number[] {
  // The last section of every circuit is the straight before the line.
  const straight = sections.length - 1;
  return (
    spaces
      // A space astride the line is across it already.
      .filter(
        ({ kind, section, endTick }) =>
          kind === 'track' && section === straight && endTick <= ticks,
      )
      .toSorted((one, other) => other.tick - one.tick)
      .map(({ index }) => index)
  );
}

/** Asks the driver where the car stands before its lap: on any space of the straight before the line (TR-33, TRR-10). */
export const chooseStart: Asking = {
  choices: ['placeCar'],
  must: true,
  ask: (_race, _task, _seat, { board }) =>
    flyingStarts(board).map(index => ({ kind: 'placeCar', to: spaceAt(board, index).id })),
  answer(table, _task, seat, choice) {
    if (choice.kind === 'placeCar') draftCar(table, seat).space = choice.to;
  },
};

/**
 * Counts the turn in which the car crosses the line and every one after it, to the one that crosses it again; so many points
 * spent since then are a turn more (TR-31, TR-35, TRR-7).
 */
export const countTurn: Automatic = {
  play(table, task) {
    const car = draftCar(table, seatOf(task));
    const { trial } = car;
    const { pointsATurn } = table.ground.values.trials;
    if (trial === undefined || pointsATurn === undefined) return;
    const spent = pointsSpent(car);
    if (car.laps === 0) {
      car.trial = { ...trial, spentBefore: spent };
      return;
    }
    const { spentBefore = 0, rolls } = trial;
    const penaltyRolls = Math.floor((spent - spentBefore) / pointsATurn);
    car.trial = { ...trial, rolls: rolls + 1, penaltyRolls };
  },
};

function pointsSpent({ configuration, points }: Pick<Car, 'configuration' | 'points'>): number {
  return totalOf(configuration) - totalOf(points);
}
