// The concrete wall of ovals (15, R-46): a body test for each entry to the lane along it.
import { spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import { isOutWithout } from '../../budget.ts';
import {
  type Automatic,
  carOf,
  type FormulaDeTable,
  percentOf,
  placeOf,
  seatOf,
  skipTo,
  trackOf,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { failsTest } from '../../test-roll.ts';
import { putBack } from '../movement/movement.ts';
import { contactsAt } from './contacts.ts';
import { loseBody } from './elimination.ts';

/** Reports whether a step enters the lane along a dangerous wall from another lane (M-15-0-2, M-15-0-4). */
export function entersWall({ board, values }: Ground, from: string, to: string): boolean {
  if (!values.walls) return false;
  const space = spaceOf(board, to);
  return space.wall && spaceOf(board, from).lane !== space.lane;
}

/**
 * Reports whether the wall test of the last space waits for the collision tests, because cars are in contact there
 * (M-15-1).
 */
export function waitsForCollisions(table: FormulaDeTable, seat: Seat): boolean {
  const { race } = table;
  const { path } = race.play;
  const [before, last] = path.slice(-2);
  if (before === undefined || last === undefined || !entersWall(table.ground, before, last))
    return false;
  return contactsAt(race, table.ground, seat, last).length > 0;
}

/** Tests the body on the space where the lane was entered; a car that has no body left is a wreck there. */
export const wallTest: Automatic = {
  foresee({ ground: { values }, race, telling }, task) {
    const percent = percentOf(values.collision.normal[trackOf(race)], values);
    telling.expect({ kind: 'wallTest', name: placeOf(task), percent });
  },
  play(table, task) {
    const seat = seatOf(task);
    const space = placeOf(task);
    if (carOf(table.race, seat).status !== 'racing') return;
    const { values } = table.ground;
    const upTo = values.collision.normal[trackOf(table.race)];
    if (!failsTest(table, { seat, test: 'wall', upTo, space })) return;
    if (isOutWithout(carOf(table.race, seat).points, 'body', values)) putBack(table, seat, space);
    loseBody(table, seat, 'wall', space);
    if (carOf(table.race, seat).status !== 'racing') skipTo(table, 'engineTests');
  },
};
