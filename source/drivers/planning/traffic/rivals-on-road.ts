// The cars on the road around one, each with the rolls and the spaces by which it is ahead or behind: what the value of
// traffic is read from, and what it is fitted to.
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { carsOnBoard } from '../../../rules/formula-de/chapters/movement/occupancy.ts';
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import type { Car, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { trackOf } from '../../../rules/formula-de/table.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import { budgetFor, raceValues, setAt } from '../../solver/race-values.ts';

export interface RoadRival {
  readonly seat: Seat;
  /** Distance covered, in ticks. */
  readonly progress: number;
  /** Rounds that it still needs after this one, if it were alone. */
  readonly rounds: number;
  readonly gear: number;
}

/** Returns the rolls that a car still needs alone, with the points that it has. */
export function rollsAlone(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  values: BookValues,
): number {
  const { index } = spaceOf(board, car.space);
  const budget = budgetFor(car.points, values);
  const toCome = race.laps - car.laps;
  const table = raceValues(board, values, trackOf(race), race.laps);
  return table.rollsLeft(index, car.gear, car.stops, toCome, budget, setAt(car, car.laps));
}

/**
 * Returns the other cars that race on the track. One that has yet to play in this round (M-6-2-2) needs a round less than
 * rolls; cars in the pits are not on the road.
 */
export function rivalsOnRoad(
  race: View<FormulaDeRace>,
  seat: Seat,
  board: FormulaBoard,
  values: BookValues,
): readonly RoadRival[] {
  const racing = carsOnBoard(race, seat).filter(
    car => car.status === 'racing' && spaceOf(board, car.space).kind === 'track',
  );
  return racing.map(car => ({
    seat: car.seat,
    progress: progressOf(board, car),
    rounds: rollsAlone(race, car, board, values) - (race.order.includes(car.seat) ? 1 : 0),
    gear: car.gear,
  }));
}
