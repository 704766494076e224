// What is left of a way: whether a driver can continue as chosen (CR-61).
import { spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { KnownRace } from '../../state.ts';
import { moveOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { brakesNow } from './brake-point.ts';
import { leastBraking } from './braking.ts';
import { roadOf } from './road.ts';
import { carLabel, slowed, step } from './way-search.ts';

export function canGoOn(race: KnownRace, seat: Seat, ground: Ground): boolean {
  const road = roadOf(race, seat, ground);
  const move = moveOf(race);
  const { path, brake } = move.way;
  const braking = leastBraking(brake, road, move);
  if (braking === undefined) return false;
  const spaces = path.map(id => spaceOf(ground.board, id));
  let label = carLabel(road);
  let left = { driven: move.driven, speed: move.speed, brake };
  for (const [index, space] of spaces.entries()) {
    if (brakesNow(road, label, spaces.slice(index), left)) {
      label = slowed(label, braking.wear, road);
      left = { ...left, speed: move.speed - brake, brake: 0 };
    }
    label = step(road, label, space, left.speed, false);
    if (label.isFatal) return false;
    left = { ...left, driven: left.driven + 1 };
  }
  return !(left.brake > 0 ? slowed(label, braking.wear, road) : label).lacksWear;
}
