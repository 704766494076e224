// The cars that a speed card reaches or goes by, where they stand now: those that may be in the way, or give a slip.
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { RowSpace } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import { letterOf } from '../../screens/race/race-model.ts';
import type { ChampionshipModel } from './championship-model.ts';

/**
 * Returns the letters of the cars on the track that a car reaches at a speed, the nearest first.
 * @param slower another speed, in mph: cars that it reaches too are left out
 */
export function carsAhead(
  model: ChampionshipModel,
  car: Car,
  speed: number,
  slower: number,
): readonly string[] {
  const { board } = model.table;
  const from = spaceOf(board, car.space);
  const ticksTo = ({ tick }: RowSpace) => (tick - from.tick + board.ticks) % board.ticks;
  const reachAt = (mph: number) => {
    let end: RowSpace = from;
    for (let moved = 0; moved < mph; moved += SPEED_STEP) end = spaceAt(board, end.ahead);
    return ticksTo(end);
  };
  const [before, reach] = [reachAt(slower), reachAt(speed)];
  return model.moment.race.cars
    .filter(other => other.seat !== car.seat && isOnTrack(other))
    .map(({ seat, space }) => ({ seat, ticks: ticksTo(spaceOf(board, space)) }))
    .filter(({ ticks }) => ticks > before && ticks <= reach)
    .toSorted((one, other) => one.ticks - other.ticks)
    .map(({ seat }) => letterOf(model.table, seat));
}

function isOnTrack({ status, space, stop }: Car): boolean {
  return status === 'racing' && space !== '' && stop === undefined;
}
