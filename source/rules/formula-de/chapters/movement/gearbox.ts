// Gears, over-revving and the gear die (6-1, 13; steps 1 to 4 of M-6-3).

import { canPay, lossOf, markDangerous, payPoints } from '../../budget.ts';
import type { Car, FormulaDeRace, Part } from '../../state.ts';
import { type Asking, type Automatic, carOf, draftCar, seatOf, skipTo } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { BookValues, Price } from '../../values.ts';
import { gearsInPits } from '../car/pits.ts';
import { eliminate } from '../damage/elimination.ts';
import { noteWeatherRoll } from '../round/weather.ts';
import { charge } from '../trials/trial-count.ts';

const FREE: Price = {};

/**
 * Returns the price of changing from one gear to another: free for the same, one up or one down; by M-13-T for gears
 * skipped on the way down; undefined when the change is forbidden (M-6-1-1, M-13-2).
 */
function shiftPrice(
  from: number,
  to: number,
  { gearDice, gearbox }: BookValues,
): Price | undefined {
  if (to < 1 || to > gearDice.length || to > from + 1) return undefined;
  const skipped = from - to - 1;
  return skipped <= 0 ? FREE : gearbox.overRevving[skipped - 1];
}

/** Returns the price of announcing a gear: nothing for the first play in inertia, else that of the change. */
export function gearPrice(
  car: Pick<Car, 'inertia' | 'pits'>,
  from: number,
  to: number,
  values: BookValues,
): Price | undefined {
  const highest = car.inertia?.gear ?? values.gearDice.length;
  if (car.inertia?.gear === values.engine.inertiaGear) {
    return to === values.engine.inertiaGear ? FREE : undefined;
  }
  if (to > highest) return undefined;
  // A car leaves the pit in any gear up to 4th, whatever gear it came in (M-19-3-4, M-19-4-2, R-81).
  if (car.pits?.stop === 'waiting') return to <= values.pits.exitGear ? FREE : undefined;
  return shiftPrice(from, to, values);
}

/** Returns the gears that a car may announce, lowest first (M-6-1-1, M-13-1, R-27, R-29, R-74). */
export function legalGears(
  race: Pick<FormulaDeRace, 'pits'>,
  car: Car,
  ground: Ground,
): readonly number[] {
  const { values } = ground;
  const { mayBeFatal } = values.gearbox;
  if (car.start === 'firstGear') return [1];
  if (car.start === 'flying') return values.gearDice.map((_, index) => index + 1);
  const gears: number[] = [];
  for (let gear = 1; gear <= values.gearDice.length; gear++) {
    const price = gearPrice(car, car.gear, gear, values);
    if (price !== undefined && canPay(car.points, price, values, mayBeFatal)) gears.push(gear);
  }
  if (car.start === 'superStarted') {
    return gears.filter(gear => values.start.superStartGears.includes(gear));
  }
  return gearsInPits(gears, race, car, ground);
}

/** Asks the driver to announce the gear (M-6-3-s1). */
export const announceGear: Asking = {
  choices: ['chooseGear'],
  must: true,
  ask: (race, _task, seat, ground) =>
    legalGears(race, carOf(race, seat), ground).map(gear => ({
      kind: 'chooseGear',
      gear,
    })),
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'chooseGear') return;
    table.race.play.gear = choice.gear;
    draftCar(table, seat).start = 'away';
  },
};

/** Sets the lever (M-6-3-s2). */
export const setLever: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { gear } = table.race.play;
    const car = draftCar(table, seat);
    table.tell({ kind: 'gearChosen', seat, from: car.gear, gear });
    car.gear = gear;
  },
};

/** Crosses out the points of an over-revving; a spent engine point marks the start space (M-6-3-s3, M-13-3, R-28). */
export const payOverRevving: Automatic = {
  play(table, task) {
    const { values } = table.ground;
    const seat = seatOf(task);
    const { leverBefore, gear } = table.race.play;
    const price = gearPrice(carOf(table.race, seat), leverBefore, gear, values) ?? FREE;
    for (const [part, amount] of Object.entries(price)) {
      payPoints(table, seat, part as Part, amount, 'overRevving');
    }
    if (price.engine === undefined) return;
    if (lossOf(table, seat, 'engine') === 'nothing') {
      markDangerous(table, seat, carOf(table.race, seat).space);
      return;
    }
    eliminate(table, seat, 'overRevving');
    skipTo(table, 'nextPlay');
  },
};

/** Rolls the die of the gear (M-6-3-s4). */
export const rollGearDie: Automatic = {
  foresee: ({ telling }) => telling.stop(),
  play(table, task) {
    const { values } = table.ground;
    const seat = seatOf(task);
    const { play } = table.race;
    const die = values.gearDice[play.gear - 1];
    if (die === undefined) throw new RangeError(`no die for gear ${play.gear}`);
    const value = table.roll(die, seat);
    play.rolled = value;
    charge(draftCar(table, seat), 'rolls', 1);
    play.distance = value;
    play.overheated = values.engine.triggers[play.gear] === value;
    if (play.overheated) noteWeatherRoll(table, seat);
  },
};
