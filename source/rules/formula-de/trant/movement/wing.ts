// The wing of a car, chosen with its tires and fixed for the race (TR-22, TRR-6).
import * as z from 'zod';
import type { FieldGroup } from '../../field-group.ts';
import { type Asking, carOf, draftCar } from '../../table.ts';
import { WINGS, type Wing } from '../state.ts';

export const wingGroup: FieldGroup<Wing> = {
  shape: z.enum(WINGS),
  isIn: ({ values }) => values.wing !== undefined,
  first: ({ options }) => options.wing ?? 'usual',
};

/** Asks a driver for the wing of the car, which stays on it to the end (TR-22, TRR-6). */
export const chooseWing: Asking = {
  choices: ['chooseWing'],
  must: true,
  ask(race, _task, seat) {
    const { wing: own = 'usual' } = carOf(race, seat);
    const wings = [own, ...WINGS.filter(wing => wing !== own)];
    return wings.map(wing => ({ kind: 'chooseWing', wing }));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'chooseWing') return;
    draftCar(table, seat).wing = choice.wing;
    table.tell({ kind: 'wingChosen', seat, wing: choice.wing });
  },
};
