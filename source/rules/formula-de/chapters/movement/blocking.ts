// Blocking (12): what a car pays for the spaces that cars in its way make impossible.
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { payPoints, payTires, pointsLeft, pointsToSpend, sharePool } from '../../budget.ts';
import type { PayBlocking } from '../../choices.ts';
import type { Car, FormulaDeRace } from '../../state.ts';
import {
  type Asking,
  type Automatic,
  carOf,
  type FormulaDeTable,
  seatOf,
  trackOf,
} from '../../table.ts';
import type { BookValues } from '../../values.ts';
import { overshootRate, tiresCanPay, tiresSpin } from '../car/tires.ts';
import { eliminate, isForetoldOut, loseBody } from '../damage/elimination.ts';
import { inOrderOfPlay, type RankGround } from '../round/ranking.ts';
import { carOn, carsOnBoard, hasMarkerOn } from './occupancy.ts';

export interface BlockingPrice {
  readonly brakes: number;
  readonly tires: number;
}

/**
 * Price of `missing` spaces by M-12-T; undefined when it eliminates. Where either part pays for the further ones it is that
 * with the fewest brakes.
 * @param there tire and brake points that are there for it
 * @param rate tire points for a space
 */
function blockingPrice(
  missing: number,
  there: BlockingPrice,
  rate: number,
  { brakesFirst, fatal, further, tiresForBrakes }: BookValues['blocking'],
): BlockingPrice | undefined {
  if (missing >= fatal) return undefined;
  const rest = Math.max(0, missing - brakesFirst);
  const onTires = further === 'tires' ? rest : Math.min(rest, Math.floor(there.tires / rate));
  // Without enough brakes all of them go, and then tires (TR-82, TRR-35).
  const lacking = tiresForBrakes ? Math.max(0, missing - onTires - there.brakes) : 0;
  return { brakes: missing - onTires - lacking, tires: (onTires + lacking) * rate };
}

/** Returns the tire points for a missing space: one, or as many as for one beyond a corner (M-12-0-2, TRR-31). */
export function blockingRate(
  race: Pick<FormulaDeRace, 'weather'>,
  car: Pick<Car, 'set' | 'laps'>,
  { blocking, tires }: Pick<BookValues, 'blocking' | 'tires'>,
): number {
  return blocking.byTires ? overshootRate(car, car.laps, trackOf(race), tires) : 1;
}

/** The points that the end of a movement costs: tires for an overshoot, tires and brakes for missing spaces. */
export interface PointsDue {
  readonly tires: number;
  readonly brakes: number;
  readonly spins: boolean;
}

/**
 * Returns the points due for an overshoot of `due` tire points and for `missing` spaces, brakes spent on the way
 * included; undefined when the car cannot pay them (M-10-3, M-12-T, R-33). In a timed trial tires are rolls (M-1-1-12).
 * @param car with the points that are left after the change of gear or the entry of a corner
 * @param spent brake points that the way itself takes
 * @param rate tire points for a missing space
 */
export function pointsDue(
  car: Pick<Car, 'points' | 'set'>,
  due: number,
  missing: number,
  values: BookValues,
  spent = 0,
  rate = 1,
): PointsDue | undefined {
  // Shortcut: most ends cost nothing or only brakes, and drivers weigh very many of them.
  if (due === 0 && missing === 0) {
    if (spent > pointsToSpend(car.points, 'brakes', values)) return undefined;
    return { tires: 0, brakes: spent, spins: false };
  }
  const one = sharePool(values, 'tires', 'brakes');
  const tires = pointsLeft(car.points, 'tires', values);
  if (!tiresCanPay(tires, due, car, values)) return undefined;
  const left = Math.max(0, tires - due);
  // If tires and brakes share a pool, the overshoot takes brakes too, so less is left for the missing spaces.
  const brakes = pointsToSpend(car.points, 'brakes', values) - spent - (one ? due : 0);
  const blocked = blockingPrice(missing, { tires: left, brakes }, rate, values.blocking);
  if (blocked === undefined || blocked.brakes > brakes) return undefined;
  const { spins } = values.blocking;
  // Only where blocking may spin the car can one more point be taken at zero.
  const isThere = spins ? tiresCanPay(left, blocked.tires, car, values) : left >= blocked.tires;
  if (!isThere) return undefined;
  const all = due + blocked.tires;
  return {
    tires: all,
    brakes: spent + blocked.brakes,
    spins: tiresSpin(tires, spins ? all : due, values),
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
    settle(table, seat, pointsDue(carOf(table.race, seat), 0, missing, values));
  },
};

/** The bill of the missing spaces, each beyond the first ones paid by brakes or tires (BGA-A-43, BR-18); fewest brakes first. */
export const payBlocking: Asking = {
  choices: ['payBlocking'],
  ask(race, _task, seat, { values }) {
    if (race.play.missing === 0) return [];
    const mixes = blockingMixes(race, seat, values);
    return mixes.length > 0 ? mixes : [{ kind: 'payBlocking', brakes: 0, tires: 0 }];
  },
  // Foretold with the fewest brakes; the driver may choose another mix.
  foresee(table, task) {
    const { race, ground } = table;
    const { missing } = race.play;
    const seat = seatOf(task);
    if (missing === 0) return;
    table.tell({ kind: 'carBlocked', seat, missing });
    settle(table, seat, blockingMixes(race, seat, ground.values)[0]);
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'payBlocking') return;
    const { missing } = table.race.play;
    table.tell({ kind: 'carBlocked', seat, missing });
    settle(table, seat, choice.brakes + choice.tires === 0 ? undefined : choice);
  },
};

function blockingMixes(
  race: Pick<FormulaDeRace, 'cars' | 'weather' | 'play'>,
  seat: Seat,
  values: BookValues,
): readonly PayBlocking[] {
  const { missing } = race.play;
  const car = carOf(race, seat);
  const rate = blockingRate(race, car, values);
  const fewest = pointsDue(car, 0, missing, values, 0, rate);
  if (fewest === undefined) return [];
  const most = Math.min(missing, pointsToSpend(car.points, 'brakes', values));
  return Array.from({ length: most - fewest.brakes + 1 }, (_, more) => ({
    kind: 'payBlocking',
    brakes: fewest.brakes + more,
    tires: fewest.tires - more * rate,
  }));
}

// Without a price that can be paid the car is out.
function settle(table: FormulaDeTable, seat: Seat, price: BlockingPrice | undefined): void {
  if (price === undefined) {
    if (!isForetoldOut(table, seat, 'blocking')) strandCar(table, seat);
    return;
  }
  payPoints(table, seat, 'brakes', price.brakes, 'blocking');
  payTires(table, seat, price.tires, 'blocking');
}

// Where the book says so another car loses a body point without a roll (R-35, TRR-36).
function strandCar(table: FormulaDeTable, seat: Seat): void {
  const { race, ground } = table;
  const { hits } = ground.values.blocking;
  const victim = hits === 'nobody' ? undefined : blockerOf(race, ground, carOf(race, seat));
  eliminate(table, seat, 'blocking');
  if (victim !== undefined && victim.status === 'racing') {
    loseBody(table, victim.seat, 'blocking');
  }
}

// Returns the car with the fewest ticks from a space onwards; of several the one that plays first.
function nearest(
  board: FormulaBoard,
  { tick }: FormulaSpace,
  cars: readonly Car[],
): Car | undefined {
  const ahead = (car: Car) => (spaceOf(board, car.space).tick - tick + board.ticks) % board.ticks;
  const least = Math.min(...cars.map(ahead));
  return cars.find(car => ahead(car) === least);
}

/**
 * Returns the car that one eliminated by blocking hits: the one directly in front, else the first to play of those in
 * its way, or the nearest one ahead (R-35, TRR-36). A backmarker directly in front is hit in their stead, and takes nothing
 * (TR-139).
 */
export function blockerOf(
  race: Pick<FormulaDeRace, 'laps' | 'cars' | 'backmarkers' | 'reference'>,
  ground: RankGround,
  car: Car,
): Car | undefined {
  const { board } = ground;
  const space = spaceOf(board, car.space);
  const inFront = carOn(race, board, space.ahead);
  if (inFront !== undefined || hasMarkerOn(race, board, space.ahead)) return inFront;
  const inOrder = inOrderOfPlay(race, ground, carsOnBoard(race, car.seat));
  if (ground.values.blocking.hits === 'nearest') return nearest(board, space, inOrder);
  const ways = new Set(space.next.map(edge => edge.to));
  return inOrder.find(other => ways.has(spaceOf(board, other.space).index));
}
