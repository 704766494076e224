// Overshooting a corner (10) and the brakes and tires that pay for it (11, R-19 to R-23).

import type { Seat } from '../../../kit/types.ts';
import {
  payPoints,
  payTires,
  payWhatIsThere,
  pointsLeft,
  pointsToSpend,
  pointsWithout,
} from '../../budget.ts';
import type { BrakeAtEnd, PayOvershoot } from '../../choices.ts';
import type { Car, Play } from '../../state.ts';
import {
  type Asking,
  carOf,
  draftCar,
  type FormulaDeTable,
  isCoasting,
  seatOf,
  skipTo,
  trackOf,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { tiresCanPay } from '../car/tires.ts';
import { eliminate, isForetoldOut } from '../damage/elimination.ts';
import { crossings, passageRules, type Trace, tracePlay } from './corners.ts';
import type { Situation } from './movement.ts';

/** Returns the trace of the play's path once its last `brakes` spaces are taken back. */
export function traceWithout(
  race: Pick<Situation, 'play' | 'laps' | 'weather'>,
  car: Car,
  ground: Ground,
  brakes: number,
): Trace {
  const { board, values } = ground;
  const { path, stopsBefore } = race.play;
  const kept = path.slice(0, path.length - brakes);
  const laps = car.laps - crossings(board, path.slice(kept.length - 1));
  const shorter = { play: { path: kept, stopsBefore } };
  return tracePlay(board, shorter, { laps }, passageRules(race, car, values));
}

/**
 * Returns the mixes of brakes and tires that pay for the overshoot of the play at hand, fewest brakes first;
 * none when there is no overshoot or it cannot be paid.
 */
export function overshootMixes(
  race: Situation,
  seat: Seat,
  ground: Ground,
): readonly PayOvershoot[] {
  const { values } = ground;
  const car = carOf(race, seat);
  const { play } = race;
  if (values.overshoot.paidIn === 'rolls') return [];
  if (!overshootIsDue(race, car, ground)) return [];
  const mixes: PayOvershoot[] = [];
  // A car blocked in its move has chosen its brakes there; a car over the finish cannot be called back.
  const spent = play.missing > 0 && !play.slid;
  const isFixed = spent || car.laps > race.laps || !values.overshoot.brakesPay;
  const most = isFixed ? 0 : mostBrakes(play, car, values);
  for (const brakes of usefulBrakes(play, most)) {
    const { passage } = traceWithout(race, car, ground, takenBack(play, brakes));
    if (passage.end === 'fatal') continue;
    const tires = passage.due;
    const braked = pointsWithout(car.points, 'brakes', brakes, values);
    if (tiresCanPay(pointsLeft(braked, 'tires', values), tires, car, values)) {
      mixes.push({ kind: 'payOvershoot', brakes, tires });
    }
    // Where cars do not slide, brakes beyond the bill were offered with the move. Where they do, such brakes come after
    // the slide, or after a limit crossed that spared the car the slide (M-11-0-1, R-17).
    if (tires === 0 && trackOf(race) !== values.slide.track) break;
  }
  return mixes;
}

/**
 * Reports whether the play at hand has an overshoot that brakes and tires cannot pay, which puts the car out at its end
 * (M-10-3).
 */
export function isBeyondPaying(race: Situation, seat: Seat, ground: Ground): boolean {
  const { values } = ground;
  if (values.overshoot.paidIn === 'rolls') return false;
  const due = overshootIsDue(race, carOf(race, seat), ground);
  return due && overshootMixes(race, seat, ground).length === 0;
}

/**
 * Returns the spaces of the path that brakes take back. They first give back what was not driven: the rest of a slide
 * that put the car out, or for which cars left no room.
 */
export function takenBack(play: Play, brakes: number): number {
  return Math.max(0, brakes - undriven(play));
}

/** Returns the spaces still to be paid for after such brakes, which cover those of a slide cut short by cars. */
export function stillMissing(play: Play, brakes: number): number {
  return play.slid ? Math.max(0, play.missing - brakes) : play.missing;
}

function undriven(play: Play): number {
  return play.lost + (play.slid ? play.missing : 0);
}

// No brakes keep a car on its space in a gear higher than 2nd.
function mostBrakes(play: Play, car: Car, values: BookValues): number {
  const shortest = car.gear <= values.movement.stayGear ? 0 : 1;
  const spaces = undriven(play) + play.path.length - 1 - shortest;
  return Math.min(pointsToSpend(car.points, 'brakes', values), spaces);
}

// Brakes pay for the spaces that cars have made impossible in any case (M-12-T), so the useful amounts are none, or more
// than those.
function usefulBrakes(play: Play, most: number): readonly number[] {
  const amounts = Array.from({ length: Math.max(0, most) + 1 }, (_, brakes) => brakes);
  return amounts.filter(brakes => brakes === 0 || brakes > play.missing);
}

function overshoots(race: Situation, car: Car, ground: Ground): boolean {
  const { passage } = traceWithout(race, car, ground, 0);
  return passage.end === 'fatal' || passage.due > 0;
}

function overshootIsDue(race: Situation, car: Car, ground: Ground): boolean {
  const { values } = ground;
  const { passage } = traceWithout(race, car, ground, 0);
  return passage.end === 'fatal' ? slidLast(race.play, values) : passage.due > 0;
}

/**
 * Reports whether the slide was the last part driven, the only part from which brakes may call back a car that is out
 * by it (M-10-1, R-17). A slipstream that puts a car out is never braked, so no more spaces than its own since it began
 * mean that no slide followed it.
 */
function slidLast({ slid, slipstreams, braked, path, segment }: Play, values: BookValues): boolean {
  const since = path.length - 1 - segment;
  return slid && (slipstreams === 0 || braked || since > values.slipstream.spaces);
}

/**
 * Returns the brakes that may take spaces back after a slide that did no harm; without a slide the moves have
 * offered them already.
 */
function endBrakes(race: Situation, car: Car, values: BookValues): readonly BrakeAtEnd[] {
  const { play } = race;
  if (!play.slid || car.laps > race.laps) return [];
  const amounts = usefulBrakes(play, mostBrakes(play, car, values));
  return amounts.length > 1 ? amounts.map(brakes => ({ kind: 'brakeAtEnd', brakes })) : [];
}

/** Asks for brakes at the end of the movement (M-6-3-s9b; in 2002 before the slipstreams, M-6-3-s7). */
export const brakeAtEnd: Asking = {
  choices: ['brakeAtEnd'],
  ask(race, _task, seat, ground) {
    const { values } = ground;
    const car = carOf(race, seat);
    const offers = isCoasting(car) ? [] : endBrakes(race, car, values);
    // If the car overshoots and brakes can pay for it, they are offered with that bill.
    const comesLater = values.overshoot.brakesPay && offers.length > 0;
    return comesLater && overshoots(race, car, ground) ? [] : offers;
  },
  // If the driver is not asked, nothing is taken back.
  foresee() {},
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'brakeAtEnd') return;
    holdBack(table, seat, choice.brakes, 'braking');
    // In a forecast, brakes end the movement: a slipstream that may follow is foretold with its own question.
    if (table.telling !== undefined) table.race.play.braked = true;
  },
};

/** Asks how to pay for an overshoot, brakes and tires mixed at will (M-10-0-1, M-10-3, M-11-0-2). */
export const payOvershoot: Asking = {
  choices: ['payOvershoot'],
  ask(race, _task, seat, ground) {
    const car = carOf(race, seat);
    if (!overshoots(race, car, ground)) return [];
    const mixes = overshootMixes(race, seat, ground);
    if (mixes.length === 0) return [{ kind: 'payOvershoot', brakes: 0, tires: 0 }];
    // A car without an engine pays with tires before brakes.
    return isCoasting(car) ? mixes.slice(0, 1) : mixes;
  },
  // The mix with the fewest brakes is foretold; the driver may choose another.
  foresee(table, task) {
    const { race, ground } = table;
    const seat = seatOf(task);
    if (!overshoots(race, carOf(race, seat), ground)) return;
    const [mix] = overshootMixes(race, seat, ground);
    settleOvershoot(table, seat, mix?.brakes ?? 0);
  },
  answer(table, _task, seat, choice) {
    if (choice.kind === 'payOvershoot') settleOvershoot(table, seat, choice.brakes);
  },
};

function settleOvershoot(table: FormulaDeTable, seat: Seat, brakes: number): void {
  const { race, ground } = table;
  const { values } = ground;
  holdBack(table, seat, brakes, 'overshoot');
  const { passage, overshoots } = traceWithout(race, carOf(race, seat), ground, 0);
  for (const { corner, spaces } of overshoots) {
    table.tell({ kind: 'cornerOvershot', seat, corner, spaces });
  }
  const { due } = passage;
  const car = carOf(race, seat);
  const isFatal = passage.end === 'fatal';
  if (!isFatal && tiresCanPay(pointsLeft(car.points, 'tires', values), due, car, values)) {
    payTires(table, seat, due, 'overshoot');
    return;
  }
  if (!isFatal && table.telling !== undefined) {
    payWhatIsThere(table, seat, 'tires', due, 'overshoot');
    if (isForetoldOut(table, seat, 'overshoot')) return;
  }
  eliminate(table, seat, 'overshoot');
  skipTo(table, 'engineTests');
}

/** Takes the car back along its path, one space for each brake point (M-11-0-3). */
function holdBack(
  table: FormulaDeTable,
  seat: Seat,
  brakes: number,
  why: 'overshoot' | 'braking',
): void {
  if (brakes === 0) return;
  const { race } = table;
  const { board } = table.ground;
  const car = draftCar(table, seat);
  const { path } = race.play;
  const kept = path.slice(0, path.length - takenBack(race.play, brakes));
  const to = kept.at(-1) ?? car.space;
  payPoints(table, seat, 'brakes', brakes, why);
  car.laps -= crossings(board, path.slice(kept.length - 1));
  car.space = to;
  race.play.path = kept;
  race.play.missing = stillMissing(race.play, brakes);
  race.play.braked = true;
  table.tell({ kind: 'carHeldBack', seat, to, spaces: brakes });
}
