// Where on a way a car brakes late: as soon as it has moved a space, or behind the line that gives it wear (CFR-133, CFR-183, CR-62).
import type { RowSpace } from '../../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../car.ts';
import type { Move, Way } from '../../state.ts';
import type { Road } from './road.ts';
import { type Label, step } from './way-search.ts';

/**
 * Reports whether a car brakes late where it is. It drives on up to the line where that gives it wear, and every space up to there is
 * free and costs nothing more.
 * @param ahead the spaces still before it
 */
export function brakesNow(
  road: Road,
  label: Label,
  ahead: readonly RowSpace[],
  { driven, speed, brake }: Pick<Move, 'driven' | 'speed'> & Pick<Way, 'brake'>,
): boolean {
  if (brake === 0 || driven === 0) return false;
  const spaces = (speed - brake) / SPEED_STEP - driven;
  return road.wearAtLine === 0 || !crossesForNothing(road, label, ahead.slice(0, spaces), speed);
}

function crossesForNothing(
  road: Road,
  label: Label,
  path: readonly RowSpace[],
  speed: number,
): boolean {
  let here = label;
  for (const space of path) {
    here = step(road, here, space, speed, false);
    if (!isForNothing(here)) return false;
    if (here.gained > label.gained) return true;
  }
  return false;
}

export function isForNothing({ before, points, passes, isFatal }: Label): boolean {
  return !isFatal && points === before?.points && passes.length === before.passes.length;
}
