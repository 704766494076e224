// All gears of a turn are set before the first car of it moves (TR-73, TRR-13).
import * as z from 'zod';
import { payPoints } from '../../budget.ts';
import { gearPrice, legalGears } from '../../chapters/movement/gearbox.ts';
import type { FieldGroup } from '../../field-group.ts';
import type { Car, FormulaDeRace, Part } from '../../state.ts';
import { type Asking, type Automatic, carOf, draftCar } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { standsInPit } from '../pit-work.ts';

/** The gear that a driver has set and nobody else knows yet; absent at any other time. */
export const sealedGearGroup: FieldGroup<number> = {
  // Which gears it may be depends on the car.
  shape: z.int(),
  isIn: ({ roundOpening }) => roundOpening.includes('setGears'),
};

/** Returns the gears that a car may set for the turn, lowest first (TR-71 to TR-78, TRR-14, TRR-65). */
function gearsOf(race: FormulaDeRace, car: Car, ground: Ground): readonly number[] {
  // A car that has spun is turned forwards in its turn and moves off in 1st (TR-67).
  if (car.condition === 'spun') return [ground.values.spin.gear];
  return legalGears(race, car, ground);
}

/** Returns what is wrong with the covered gears of a race from outside: those that were not asked for, or cannot be set. */
export function sealedGearFaults(race: FormulaDeRace, ground: Ground): readonly string[] {
  const [task] = race.agenda;
  return race.cars.flatMap((car, index) => {
    const { seat, status, sealedGear } = car;
    if (sealedGear === undefined) return [];
    const place = `cars.${index}.sealedGear`;
    if (task?.step !== 'setGears') return [`${place}: no gears are being set. Take it out`];
    if (status !== 'racing') return [`${place}: the car is out of the race. Take it out`];
    if (task.seats.includes(seat)) return [`${place}: its driver has yet to set it. Take it out`];
    const gears = gearsOf(race, car, ground);
    if (gears.includes(sealedGear)) return [];
    const cannot = `the car cannot shift from ${car.gear} to ${sealedGear}, or cannot pay for it`;
    return [`${place}: ${cannot}. Write one of ${gears.join(', ')}`];
  });
}

/**
 * Asks every driver at once for the gear of the turn, without knowing the others' (TR-72 to TR-74, TRR-13, TRR-14). A car that
 * stands in its pit keeps its own (TR-128, TRR-65).
 */
export const setGears: Asking = {
  choices: ['chooseGear'],
  secret: true,
  ask(race, _task, seat, ground) {
    const car = carOf(race, seat);
    if (car.status !== 'racing' || standsInPit(ground.board, car)) return [];
    return gearsOf(race, car, ground).map(gear => ({ kind: 'chooseGear', gear }));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind === 'chooseGear') draftCar(table, seat).sealedGear = choice.gear;
  },
};

/** Shows the gears, sets the levers and charges what the way down costs (TR-75 to TR-77, TRR-13). */
export const showGears: Automatic = {
  play(table) {
    const { race, ground } = table;
    const gears = race.cars.map(({ sealedGear = 0 }) => sealedGear);
    table.tell({ kind: 'gearsShown', gears });
    for (const seat of race.order) {
      const before = carOf(race, seat);
      const { gear: from, sealedGear: gear } = before;
      if (gear === undefined) continue;
      // A spin costs no gears (TR-67).
      const price = before.condition === 'spun' ? {} : gearPrice(before, from, gear, ground.values);
      const car = draftCar(table, seat);
      delete car.sealedGear;
      car.gear = gear;
      if (car.condition !== 'stalled') car.start = 'away';
      table.tell({ kind: 'gearChosen', seat, from, gear });
      for (const [part, amount] of Object.entries(price ?? {})) {
        payPoints(table, seat, part as Part, amount, 'overRevving');
      }
    }
  },
};
