// What is left of a way: whether a driver can go on as chosen (CR-61).
import { spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { KnownRace } from '../../state.ts';
import { moveOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { brakePayments } from './braking.ts';
import { carLabel, slowed, step } from './way-search.ts';
import { roadOf } from './ways.ts';

/** Reports whether a seat can pay for what is left of its way. */
export function canGoOn(race: KnownRace, seat: Seat, ground: Ground): boolean {
  const road = roadOf(race, seat, ground);
  const move = moveOf(race);
  const { path, brake } = move.way;
  const braking = brakePayments(brake, road.car, move, road.values).at(-1);
  if (braking === undefined) return false;
  let label = carLabel(road);
  let { speed } = move;
  for (const [index, id] of path.entries()) {
    // It brakes once it has moved a space (CR-62).
    if (speed === move.speed && move.driven + index > 0) {
      label = slowed(label, speed, brake, road);
      speed -= brake;
    }
    label = step(road, label, spaceOf(ground.board, id), speed, false);
    if (label.isFatal) return false;
  }
  return label.leastWear + braking.wear <= road.car.wear;
}
