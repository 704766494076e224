// Tests at the beginning of a move, for more speed than the car has (CFR-81 to CFR-91, CFR-167).
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import {
  type Asking,
  type Automatic,
  type ChampionshipTable,
  carOf,
  draftCar,
  seatOf,
  spaceOfCar,
} from '../../table.ts';
import type { RollResult } from '../../values.ts';
import { currentFigures, paymentLimits } from '../car/figures.ts';
import { dueRoll } from '../car/skill.ts';
import { payWear } from '../car/wear.ts';
import { excessPayments, NO_CREDIT } from '../corners/excess.ts';
import { isEngineBlown, marked, speedAfterTest, speedOnLastBreath } from '../damage/damage.ts';
import { retire } from '../damage/retirement.ts';
import { draftMove } from '../movement/move-state.ts';
import type { TestedForSpeed } from './planning.ts';

/** Tests that a wear may replace on soft tires (CFR-181). */
const PAID_BY_SOFT_TIRES: readonly TestedForSpeed[] = ['acceleration', 'startSpeed'];

/** The step that makes the tests of a planned speed one after the other, acceleration first (CFR-88). */
export const testSpeed: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const move = draftMove(table);
    if (move.over) return;
    const [attribute, ...later] = move.tests;
    if (attribute === undefined) {
      beginDriving(table, seat);
      return;
    }
    move.tests = later;
    const soft = carOf(table.race, seat).tire === 'soft' && PAID_BY_SOFT_TIRES.includes(attribute);
    table.first(
      soft
        ? {
            step: 'payTest',
            seats: [seat],
            roll: { cause: attribute, lowered: 0, green: 0, red: 0 },
          }
        : dueRoll(seat, attribute),
      { step: 'testSpeed', seats: [seat] },
    );
  },
};

/** The choice between a test and a wear on soft tires (CFR-181). */
export const payTest: Asking = {
  choices: ['pay'],
  must: true,
  ask: (race, _task, seat) => [
    { kind: 'pay', wear: 0, roll: true },
    ...(carOf(race, seat).wear > 0 ? [{ kind: 'pay' as const, wear: 1, roll: false }] : []),
  ],
  answer(table, { roll }, seat, choice) {
    if (choice.kind !== 'pay' || roll === undefined) return;
    if (choice.roll) table.first(dueRoll(seat, roll.cause));
    else payWear(table, seat, choice.wear, 'test');
  },
};

// Wear lost since the card was laid may leave too little for the brakes: the speed is the lowest that can be paid
// (CFR-161, CR-10).
function beginDriving(table: ChampionshipTable, seat: Seat): void {
  const move = draftMove(table);
  const { race, ground } = table;
  const { wear, ...car } = carOf(race, seat);
  const before = race.turn.before[seat] ?? 0;
  const limits = paymentLimits(car, ground.values);
  const { deceleration } = currentFigures(car, ground);
  const canPay = (speed: number) =>
    excessPayments(Math.max(0, before - speed - deceleration), NO_CREDIT, wear, limits).length > 0;
  // An engine that has blown slows the car down by itself (CFR-167).
  const brakes = move.speed > 0 && !move.dying;
  while (brakes && move.speed < before && !canPay(move.speed)) move.speed += SPEED_STEP;
  race.turn.began = race.turn.began.with(seat, move.speed);
  if (move.speed === 0) move.over = true;
  table.tell({ kind: 'moveBegan', seat, speed: move.speed });
}

/** Takes the result of a test for speed (CFR-83 to CFR-91). */
export function speedTested(
  table: ChampionshipTable,
  seat: Seat,
  attribute: TestedForSpeed,
  result: RollResult,
): void {
  if (result === 'green') return;
  const move = draftMove(table);
  const figures = currentFigures(carOf(table.race, seat), table.ground);
  const { tests } = table.ground.values;
  const after = speedAfterTest(attribute, result, move.speed, figures);
  const limit =
    attribute === 'acceleration'
      ? (table.race.turn.before[seat] ?? 0) + figures.acceleration
      : figures.topSpeed;
  // The attribute is not yet marked here.
  const isLower = tests.failed === 'damagedLimit' && after.marks;
  move.speed = isLower ? Math.max(0, limit - SPEED_STEP) : after.speed;
  if (attribute === 'startSpeed') payWear(table, seat, tests.misShiftWear, 'test');
  // Top speed is tested only if the test of acceleration succeeds (CFR-88).
  move.tests = [];
  if (after.stalls) {
    stall(table, seat);
    return;
  }
  table.tell({ kind: 'speedChanged', seat, speed: move.speed });
  if (after.marks && attribute !== 'startSpeed') damageEngine(table, seat, attribute);
}

// A car that stalls counts as spun (CFR-90, CFR-145).
function stall(table: ChampionshipTable, seat: Seat): void {
  const { race, ground } = table;
  const car = draftCar(table, seat);
  car.speed = 0;
  car.spunIn = spaceOfCar(car, ground).corner;
  race.turn.spun = [...race.turn.spun, seat];
  draftMove(table).over = true;
  table.tell({ kind: 'stalled', seat });
}

function damageEngine(
  table: ChampionshipTable,
  seat: Seat,
  attribute: 'acceleration' | 'topSpeed',
): void {
  const car = draftCar(table, seat);
  car.damage = marked(car.damage, attribute);
  table.tell({ kind: 'damaged', seat, attribute });
  if (!isEngineBlown(car.damage)) return;
  const move = draftMove(table);
  const speed = speedOnLastBreath(move.speed);
  // On its last lap it rolls on, and is out unless that brings it over the line (CFR-167, CR-42).
  if (car.laps < table.race.laps || speed === 0) {
    retire(table, seat, 'engine');
    return;
  }
  move.dying = true;
  move.speed = speed;
  table.tell({ kind: 'speedChanged', seat, speed });
}
