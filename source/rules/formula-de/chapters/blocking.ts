// Blocking (12): the price of the spaces that cars in the way made impossible.
import { spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import { payPoints, payTires, pointsLeft, pointsToSpend, sharePool } from '../budget.ts';
import type { Car, FormulaDeRace } from '../state.ts';
import { type Automatic, carOf, type FormulaDeTable, seatOf } from '../table.ts';
import type { BookValues } from '../values.ts';
import { eliminate, isForetoldOut, loseBody } from './elimination.ts';
import { inOrderOfPlay, type RankGround } from './ranking.ts';
import { tiresCanPay, tiresSpin } from './tires.ts';

/** Points that a blocking costs; the tire figure is never multiplied by the tire type (M-12-0-2). */
export interface BlockingPrice {
  readonly brakes: number;
  readonly tires: number;
}

/** Price of `missing` spaces by M-12-T; undefined when it eliminates. */
function blockingPrice(
  missing: number,
  { brakesFirst, fatal }: BookValues['blocking'],
): BlockingPrice | undefined {
  if (missing >= fatal) return undefined;
  return { brakes: Math.min(missing, brakesFirst), tires: Math.max(0, missing - brakesFirst) };
}

/** Points that the end of a movement costs: tires for an overshoot, tires and brakes for spaces that cars made impossible. */
export interface PointsDue {
  readonly tires: number;
  readonly brakes: number;
  readonly spins: boolean;
}

const NOTHING_DUE: PointsDue = { tires: 0, brakes: 0, spins: false };

/**
 * Returns the points due for an overshoot of `due` tire points and `missing` spaces, those spent on the way included; undefined
 * when the car cannot pay them (M-10-3, M-12-T, R-33). In a timed trial tires are rolls (M-1-1-12).
 * @param car with the points that the change of gear, or the entry of a corner, has left
 * @param spent brake points that the way itself takes
 */
export function pointsDue(
  car: Pick<Car, 'points' | 'set'>,
  due: number,
  missing: number,
  values: BookValues,
  spent = 0,
): PointsDue | undefined {
  // Most ends cost nothing, and drivers weigh a great many of them.
  if (due === 0 && missing === 0 && spent === 0) return NOTHING_DUE;
  const one = sharePool(values, 'tires', 'brakes');
  const unbraked = pointsLeft(car.points, 'tires', values) - (one ? spent : 0);
  if (!tiresCanPay(unbraked, due, car, values)) return undefined;
  const blocked = blockingPrice(missing, values.blocking);
  const brakes = pointsToSpend(car.points, 'brakes', values) - spent - (one ? due : 0);
  if (blocked === undefined || blocked.brakes > brakes) return undefined;
  const tires = unbraked - (one ? blocked.brakes : 0);
  if (!tiresCanPay(Math.max(0, tires - due), blocked.tires, car, values)) return undefined;
  const all = due + blocked.tires;
  return {
    tires: all,
    brakes: spent + blocked.brakes,
    spins: tiresSpin(tires, all, values),
  };
}

/** Pays for the missing spaces, or eliminates (M-6-3-s10, M-12-1-1, R-33). */
export const blocking: Automatic = {
  play(table, task) {
    const { values } = table.ground;
    const seat = seatOf(task);
    const { missing } = table.race.play;
    if (missing === 0) return;
    table.tell({ kind: 'carBlocked', seat, missing });
    const car = carOf(table.race, seat);
    const bill = pointsDue(car, 0, missing, values);
    if (bill === undefined) {
      if (!isForetoldOut(table, seat, 'blocking')) strandCar(table, seat);
      return;
    }
    payPoints(table, seat, 'brakes', bill.brakes, 'blocking');
    payTires(table, seat, bill.tires, 'blocking');
  },
};

// The car directly in front, or else the blocker that plays first, loses a body point without a roll.
function strandCar(table: FormulaDeTable, seat: Seat): void {
  const { race } = table;
  const victim = blockerOf(race, table.ground, carOf(race, seat));
  eliminate(table, seat, 'blocking');
  if (victim !== undefined && victim.status === 'racing') {
    loseBody(table, victim.seat, 'blocking');
  }
}

/** Who is hit by a car that blocking eliminates: the one directly in front, else the first to play of the cars in its way. */
export function blockerOf(
  race: Pick<FormulaDeRace, 'laps' | 'cars' | 'reference'>,
  ground: RankGround,
  car: Car,
): Car | undefined {
  const { board } = ground;
  const space = spaceOf(board, car.space);
  const onBoard = race.cars.filter(other => other.onBoard && other.seat !== car.seat);
  const at = (index: number) => onBoard.find(other => spaceOf(board, other.space).index === index);
  const inFront = at(space.ahead);
  if (inFront !== undefined) return inFront;
  const ways = new Set(space.next.map(edge => edge.to));
  return inOrderOfPlay(
    race,
    ground,
    onBoard.filter(other => ways.has(spaceOf(board, other.space).index)),
  )[0];
}
