// Slowing down beyond the brakes: at the beginning of a move, late, and when nobody asked the driver (CFR-19 to CFR-25,
// CFR-92, CFR-93, CFR-133 to CFR-139, CFR-162).
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import type { ChampionshipChoice } from '../../choices.ts';
import type { Car, ChampionshipRace, ChampionshipTask, Move } from '../../state.ts';
import {
  type Asking,
  type ChampionshipTable,
  carOf,
  draftCar,
  moveOf,
  spaceOfCar,
} from '../../table.ts';
import type { BookValues, PaymentLimits, RollResult } from '../../values.ts';
import { currentFigures, paymentLimits } from '../car/figures.ts';
import { dueRoll } from '../car/skill.ts';
import { payWear } from '../car/wear.ts';
import { type ExcessPayment, excessPayments, isCoverable } from '../corners/excess.ts';
import { areBrakesGone, marked } from '../damage/damage.ts';
import { retire } from '../damage/retirement.ts';
import { spinWhere } from '../damage/spins.ts';
import { draftMove, NO_WAY } from './move-state.ts';
import type { Road } from './road.ts';

type Pay = Extract<ChampionshipChoice, { kind: 'pay' }>;

/** Returns every way to slow down by so much more in this move; none where it cannot be paid (CFR-135 to CFR-138, CR-8, CR-57). */
function brakePayments(
  over: number,
  car: Pick<Car, 'wear' | 'tire'>,
  { brakeWear, brakeRoll }: Pick<Move, 'brakeWear' | 'brakeRoll'>,
  values: BookValues,
): readonly ExcessPayment[] {
  const used = { over: 0, wear: brakeWear, roll: brakeRoll };
  return excessPayments(over, used, car.wear, paymentLimits(car, values));
}

/**
 * Returns the payment for late braking that takes the least wear, counting what the line gives on the way; undefined without
 * one.
 */
export function leastBraking(
  over: number,
  { car, wearAtLine, values }: Pick<Road, 'car' | 'wearAtLine' | 'values'>,
  move: Pick<Move, 'brakeWear' | 'brakeRoll'>,
): ExcessPayment | undefined {
  return brakePayments(over, { ...car, wear: car.wear + wearAtLine }, move, values).at(-1);
}

export function payments(list: readonly ExcessPayment[]): readonly Pay[] {
  return list.map(({ wear, roll }) => ({ kind: 'pay', wear, roll }));
}

/** The step in which a car that planned to slow down beyond its brakes pays for it, before it moves (CR-6). */
export const payBraking: Asking = {
  choices: ['pay'],
  ask(race, _task, seat, ground) {
    const move = moveOf(race);
    const over = overBrakes(race, seat, ground);
    // An engine that has blown slows the car down by itself (CFR-167).
    if (move.over || move.dying || over <= 0) return [];
    return payments(brakePayments(over, carOf(race, seat), move, ground.values));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind === 'pay') payForBrakes(table, seat, choice, 'braking');
  },
};

function overBrakes(
  race: ChampionshipRace,
  seat: Seat,
  ground: Parameters<typeof currentFigures>[1],
): number {
  const before = race.turn.before[seat] ?? 0;
  return before - moveOf(race).speed - currentFigures(carOf(race, seat), ground).deceleration;
}

/** The step in which late braking is paid, wanted or forced (CFR-135). */
export const payLateBraking: Asking = {
  choices: ['pay'],
  ask(race, task, seat, { values }) {
    if (moveOf(race).over) return [];
    return payments(brakePayments(overOf(task), carOf(race, seat), moveOf(race), values));
  },
  answer(table, task, seat, choice) {
    if (choice.kind !== 'pay') return;
    slowBy(table, seat, overOf(task));
    payForBrakes(table, seat, choice, 'lateBraking');
  },
};

function overOf({ step, payment }: ChampionshipTask): number {
  if (payment === undefined) throw new BrokenRace(`the task ${step} names no excess`);
  return payment.over;
}

function payForBrakes(
  table: ChampionshipTable,
  seat: Seat,
  { wear, roll }: Pay,
  cause: 'braking' | 'lateBraking',
): void {
  const move = draftMove(table);
  move.brakeWear += payWear(table, seat, wear, cause);
  if (!roll) return;
  move.brakeRoll = true;
  table.first(dueRoll(seat, cause === 'braking' ? 'deceleration' : 'lateBraking'));
}

function slowBy(table: ChampionshipTable, seat: Seat, over: number): void {
  const move = draftMove(table);
  move.speed -= over;
  table.tell({ kind: 'speedChanged', seat, speed: move.speed, late: true });
}

/**
 * Takes the result of a test of the brakes. The car slows as intended even where it fails (CR-7); a failure costs a wear and
 * marks the brakes, without a wear the car spins, and the second mark is the end (CFR-92, CFR-93).
 */
export function brakesTested(table: ChampionshipTable, seat: Seat, result: RollResult): void {
  if (result === 'green') return;
  const car = draftCar(table, seat);
  const paid = payWear(table, seat, 1, 'brakeTest');
  car.damage = marked(car.damage, 'deceleration');
  table.tell({ kind: 'damaged', seat, attribute: 'deceleration' });
  if (areBrakesGone(car.damage)) retire(table, seat, 'brakes');
  else if (paid === 0) spinWhere(table, seat, spaceOfCar(car, table.ground));
  else reconsider(table, seat);
}

/** Lets a driver whose chips have dwindled choose the rest of the way again, if it can no longer be paid (CR-61). */
export function reconsider(table: ChampionshipTable, seat: Seat): void {
  const { path } = moveOf(table.race).way;
  if (path.length > 0) table.first({ step: 'replan', seats: [seat] });
}

/**
 * Slows a car down to the spaces that it could move. It pays as for late braking; what cannot be paid, or leaves no space at
 * all, is a spin and nothing else (CFR-121, CFR-162, CR-33, CR-83). Only the row of 80 mph and more asks for wear and a test
 * beside the spin, of which the car gives what it has (CFR-23, CR-9).
 */
export function forceSlowing(table: ChampionshipTable, seat: Seat, speed: number): void {
  const move = draftMove(table);
  const car = carOf(table.race, seat);
  move.way = NO_WAY as Move['way'] as typeof move.way;
  const over = move.speed - speed;
  if (over <= 0) return;
  const { values } = table.ground;
  if (speed > 0 && brakePayments(over, car, move, values).length > 0) {
    table.first({ step: 'payLateBraking', seats: [seat], payment: { over, forced: true } });
    return;
  }
  const limits = paymentLimits(car, values);
  const tests = !isCoverable(over, limits) && payForSpin(table, seat, limits);
  table.first(...(tests ? [dueRoll(seat, 'lateBraking')] : []), {
    step: 'spinForced',
    seats: [seat],
  });
}

// Soft tires replace the test, they do not add to it (CFR-182). Returns whether the brakes are to be tested.
function payForSpin(table: ChampionshipTable, seat: Seat, limits: PaymentLimits): boolean {
  const { rollsMost, mostTogether } = limits;
  const move = draftMove(table);
  const wear = Math.max(0, mostTogether - rollsMost - move.brakeWear);
  move.brakeWear += payWear(table, seat, wear, 'lateBraking');
  const tests = !move.brakeRoll && move.brakeWear < mostTogether;
  move.brakeRoll = true;
  return tests;
}

/** The spin of a car that was slowed beyond what it could pay (CFR-162). */
export const spinForced = {
  play(table: ChampionshipTable, task: ChampionshipTask): void {
    const [seat = 0] = task.seats;
    if (moveOf(table.race).over) return;
    spinWhere(table, seat, spaceOfCar(carOf(table.race, seat), table.ground));
  },
};
