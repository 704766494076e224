// Collisions (14, R-37 to R-41): body tests of the mover and of the cars it has come to stand next to or behind.
import type { Seat } from '../../kit/types.ts';
import type { Car } from '../state.ts';
import { type Automatic, carOf, type FormulaDeTable, seatOf } from '../table.ts';
import { blockerOf } from './blocking.ts';
import { contactsAt } from './contacts.ts';
import { loseBody } from './elimination.ts';
import { waitsForCollisions, wallTest } from './wall.ts';

/** Tests the cars in contact at the end of a car's own movement (M-6-3-s13, M-14-1). */
export const collisionTests: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { race } = table;
    const mover = carOf(race, seat);
    if (!mover.onBoard) return;
    const touched = contactsAt(race, table.ground, seat, mover.space);
    if (mover.status === 'racing') {
      collide(table, mover, touched);
      testWallLast(table, seat);
    } else if (mover.retirement === 'blocking') shakeOthers(table, mover, touched);
  },
};

// An entry to the wall lane on the last space is tested after the cars in contact (M-15-1).
function testWallLast(table: FormulaDeTable, seat: Seat): void {
  const { race } = table;
  const last = race.play.path.at(-1);
  if (last === undefined || carOf(race, seat).status !== 'racing') return;
  if (waitsForCollisions(table, seat)) wallTest(table, seat, last);
}

// Each car in contact rolls in order of play; then the mover loses a point for each car that did not survive, and rolls
// once for each that did (M-14-4, R-37).
function collide(table: FormulaDeTable, mover: Car, touched: readonly Car[]): void {
  const pairs = touched.map(({ seat, aggravates, status }) => ({
    seat,
    aggravated: aggravates || mover.aggravates,
    wreck: status === 'retired',
  }));
  for (const { seat, aggravated, wreck } of pairs) {
    if (!wreck) bodyTest(table, seat, mover.seat, aggravated);
  }
  const survived = pairs.filter(
    ({ seat, wreck }) => wreck || carOf(table.race, seat).status === 'racing',
  );
  const racing = () => carOf(table.race, mover.seat).status === 'racing';
  for (let lost = survived.length; lost < pairs.length && racing(); lost++) {
    loseBody(table, mover.seat, 'collisionCaused');
  }
  for (const { seat, aggravated } of survived) {
    if (racing()) bodyTest(table, mover.seat, seat, aggravated);
  }
}

// A car eliminated by blocking rolls none; those it touches roll aggravated, but for the one it has hit outright (M-12-1-5).
function shakeOthers(table: FormulaDeTable, stranded: Car, touched: readonly Car[]): void {
  const hit = blockerOf(table.race, table.ground, stranded);
  for (const car of touched) {
    if (car.seat === hit?.seat || car.status === 'retired') continue;
    bodyTest(table, car.seat, stranded.seat, true);
  }
}

function bodyTest(table: FormulaDeTable, seat: Seat, other: Seat, aggravated: boolean): void {
  const { values } = table.ground;
  const odds = aggravated ? values.collision.aggravated : values.collision.normal;
  const upTo = odds[table.race.trackState];
  const roll = table.roll(values.blackDie, seat);
  const failed = roll <= upTo;
  const { space } = carOf(table.race, seat);
  table.tell({ kind: 'testMade', seat, test: 'collision', roll, upTo, failed, space, other });
  if (failed) loseBody(table, seat, 'collision');
}
