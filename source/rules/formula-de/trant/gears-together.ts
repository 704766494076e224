// All gears of a turn are set before the first car of it moves (TR-73, TRR-13).
import * as z from 'zod';
import { payPoints } from '../budget.ts';
import { gearPrice, legalGears } from '../chapters/movement/gearbox.ts';
import type { FieldGroup } from '../field-group.ts';
import type { Part } from '../state.ts';
import { type Asking, type Automatic, carOf, draftCar } from '../table.ts';

/** The gear that a driver has set and nobody else knows yet; absent at any other time. */
export const sealedGearGroup: FieldGroup<number> = {
  shape: z.int().min(1).max(6),
  isIn: ({ roundOpening }) => roundOpening.includes('setGears'),
};

/** Asks every driver at once for the gear of the turn, without knowing the others' (TR-72 to TR-74, TRR-13, TRR-14). */
export const setGears: Asking = {
  choices: ['chooseGear'],
  secret: true,
  ask(race, _task, seat, ground) {
    const car = carOf(race, seat);
    if (car.status !== 'racing') return [];
    return legalGears(race, car, ground).map(gear => ({ kind: 'chooseGear', gear }));
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
      const { gear: from, sealedGear: gear } = carOf(race, seat);
      if (gear === undefined) continue;
      const price = gearPrice(carOf(race, seat), from, gear, ground.values) ?? {};
      const car = draftCar(table, seat);
      delete car.sealedGear;
      car.gear = gear;
      if (car.condition !== 'stalled') car.start = 'away';
      table.tell({ kind: 'gearChosen', seat, from, gear });
      for (const [part, amount] of Object.entries(price)) {
        payPoints(table, seat, part as Part, amount, 'overRevving');
      }
    }
  },
};
