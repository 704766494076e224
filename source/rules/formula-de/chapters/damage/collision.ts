// Collisions (14, R-37 to R-41): body tests of the moving car and of the cars it has stopped next to or behind.
import type { Seat } from '../../../kit/types.ts';
import type { Car, FormulaDeTask } from '../../state.ts';
import {
  type Automatic,
  carOf,
  type FormulaDeTable,
  otherOf,
  percentOf,
  seatOf,
  trackOf,
} from '../../table.ts';
import { failsTest } from '../../test-roll.ts';
import { blockerOf } from '../movement/blocking.ts';
import { contactsAt } from './contacts.ts';
import { loseBody } from './elimination.ts';
import { waitsForCollisions } from './wall.ts';

/** Calls for the tests of the cars in contact at the end of a car's own movement (M-6-3-s13, M-14-1). */
export const collisionTests: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { race } = table;
    const mover = carOf(race, seat);
    if (!mover.onBoard) return;
    const touched = contactsAt(race, table.ground, seat, mover.space);
    if (mover.status === 'racing') {
      table.first(...collisionOf(mover, touched), ...lastWallTest(table, seat));
    } else if (mover.retirement === 'blocking') {
      table.first(...shaken(table, mover, touched));
    }
  },
};

// Each car in contact rolls in order of play; then the mover loses a point for each car that did not survive, and rolls
// once for each that did (M-14-4, R-37).
function collisionOf(mover: Car, touched: readonly Car[]): readonly FormulaDeTask[] {
  const others = touched.filter(({ status }) => status !== 'retired');
  return [
    ...others.map(car => testOf(car.seat, mover.seat)),
    ...others.map(
      (car): FormulaDeTask => ({ step: 'collisionLoss', seats: [mover.seat], other: car.seat }),
    ),
    ...touched.map(car => testOf(mover.seat, car.seat)),
  ];
}

// An entry to the wall lane on the last space is tested after the cars in contact (M-15-1).
function lastWallTest(table: FormulaDeTable, seat: Seat): readonly FormulaDeTask[] {
  const space = table.race.play.path.at(-1);
  if (space === undefined || !waitsForCollisions(table, seat)) return [];
  return [{ step: 'wallTest', seats: [seat], space }];
}

// A car eliminated by blocking rolls none. The cars it touches roll against a wreck, except the one it has hit outright
// (M-12-1-5).
function shaken(
  table: FormulaDeTable,
  stranded: Car,
  touched: readonly Car[],
): readonly FormulaDeTask[] {
  const hit = blockerOf(table.race, table.ground, stranded);
  return touched
    .filter(car => car.seat !== hit?.seat && car.status !== 'retired')
    .map(car => testOf(car.seat, stranded.seat));
}

function testOf(seat: Seat, other: Seat): FormulaDeTask {
  return { step: 'collisionTest', seats: [seat], other };
}

/** The body test against one car in contact, aggravated if either of the two is (M-14-1, M-14-3, R-38). */
export const collisionTest: Automatic = {
  // Only the mover's own tests are foretold: those that follow if the others survive.
  foresee(table, task) {
    const { race, ground, telling } = table;
    if (seatOf(task) !== race.play.seat) return;
    const percent = percentOf(worstFace(table, task), ground.values);
    telling.expect({ kind: 'collisionTest', seats: [otherOf(task)], percent });
  },
  play(table, task) {
    const seat = seatOf(task);
    const { space, status } = carOf(table.race, seat);
    if (status !== 'racing') return;
    const upTo = worstFace(table, task);
    const other = otherOf(task);
    if (failsTest(table, { seat, test: 'collision', upTo, space, other })) {
      loseBody(table, seat, 'collision');
    }
  },
};

/** Returns the highest face that costs a body point. */
function worstFace({ race, ground }: FormulaDeTable, task: FormulaDeTask): number {
  const { normal, aggravated } = ground.values.collision;
  const pair = [carOf(race, seatOf(task)), carOf(race, otherOf(task))];
  return (pair.some(car => car.aggravates) ? aggravated : normal)[trackOf(race)];
}

/** Costs the mover a point instead of a roll for a car that has not survived its test (M-14-4, R-37). */
export const collisionLoss: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const other = otherOf(task);
    const { race } = table;
    if (carOf(race, other).status === 'racing') return;
    race.agenda = race.agenda.filter(
      ({ step, seats, other: against }) =>
        step !== 'collisionTest' || seats[0] !== seat || against !== other,
    );
    if (carOf(race, seat).status === 'racing') loseBody(table, seat, 'collisionCaused');
  },
};
