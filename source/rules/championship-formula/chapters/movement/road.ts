// The road before a car, as the search for ways reads it.
import { spaceOf } from '../../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, KnownRace } from '../../state.ts';
import { carOf, isOnTrack } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { wearAtLine } from '../car/hard-tires.ts';

export interface Road {
  readonly board: RowBoard;
  readonly values: BookValues;
  readonly car: Car;
  readonly laps: number;
  /** Seats on the spaces that other cars hold, by index. */
  readonly taken: ReadonlyMap<number, readonly Seat[]>;
  readonly here: RowSpace;
  /** Wear that the car gets when it crosses the line (CFR-183). */
  readonly wearAtLine: number;
}

export function roadOf(race: KnownRace, seat: Seat, ground: Ground): Road {
  const taken = new Map<number, readonly Seat[]>();
  for (const other of race.cars) {
    if (other.seat === seat || !isOnTrack(other)) continue;
    const index = ground.board.indexOf.get(other.space);
    if (index !== undefined) taken.set(index, [...(taken.get(index) ?? []), other.seat]);
  }
  return { ...emptyRoad(carOf(race, seat), race.laps, ground), taken };
}

/** Returns the road before a car without any other car on it, in a race of so many laps. */
export function emptyRoad(car: Car, laps: number, ground: Ground): Road {
  const { board, values } = ground;
  const here = spaceOf(board, car.space);
  const taken: Road['taken'] = new Map();
  return { board, values, car, laps, taken, here, wearAtLine: wearAtLine(car, laps, ground) };
}
