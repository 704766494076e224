// The concrete wall of ovals (15, R-46): a body test for each entry to the lane along it.
import { spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import { isOutWithout } from '../budget.ts';
import {
  type Automatic,
  carOf,
  type FormulaDeTable,
  percentOf,
  placeOf,
  seatOf,
  skipTo,
  trackOf,
} from '../table.ts';
import type { Ground } from '../terms.ts';
import { contactsAt } from './contacts.ts';
import { loseBody } from './elimination.ts';
import { putBack } from './movement.ts';

/** Whether a step enters the lane along a dangerous wall from another lane (M-15-0-2, M-15-0-4). */
export function entersWall({ board, values }: Ground, from: string, to: string): boolean {
  if (!values.walls) return false;
  const space = spaceOf(board, to);
  return space.wall && spaceOf(board, from).lane !== space.lane;
}

/** Whether the test of the last space waits until the collisions are tested: cars are in contact there (M-15-1). */
export function waitsForCollisions(table: FormulaDeTable, seat: Seat): boolean {
  const { race } = table;
  const { path } = race.play;
  const [before, last] = path.slice(-2);
  if (before === undefined || last === undefined || !entersWall(table.ground, before, last))
    return false;
  return contactsAt(race, table.ground, seat, last).length > 0;
}

/** Tests the body on the space where the lane was entered; a car without body is a wreck on that very space. */
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
    const roll = table.roll(values.blackDie, seat);
    const failed = roll <= upTo;
    table.tell({ kind: 'testMade', seat, test: 'wall', roll, upTo, failed, space, other: -1 });
    if (!failed) return;
    if (isOutWithout(carOf(table.race, seat).points, 'body', values)) putBack(table, seat, space);
    loseBody(table, seat, 'wall', space);
    if (carOf(table.race, seat).status !== 'racing') skipTo(table, 'engineTests');
  },
};
