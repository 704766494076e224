// Nitro (BGA-O-66 to BGA-O-69): once in a lap as many spaces more as the gear has for a number.
import * as z from 'zod';
import type { FieldGroup } from '../../field-group.ts';
import type { Car } from '../../state.ts';
import { type Asking, carOf, draftCar } from '../../table.ts';

/** The nitro of a car: the lap in which it was last used, 0 before that (BGA-O-66). */
export const nitroGroup: FieldGroup<number> = {
  shape: z.int().min(0),
  isIn: ({ orderOfPlay }) => orderOfPlay.includes('nitro'),
  first: () => 0,
  left: (usedIn, laps) => (usedIn < lapOf({ laps }) ? 1 : 0),
};

// The first lap begins on the grid, which lies behind the line.
function lapOf({ laps }: Pick<Car, 'laps'>): number {
  return Math.max(1, laps);
}

/**
 * Asks the driver whether to use the nitro, in full or not at all (BGA-O-67, BGA-O-68). A completed lap fills it again,
 * also in the pit lane (BGA-O-69, BR-42).
 */
export const nitro: Asking = {
  choices: ['useNitro', 'keepNitro'],
  ask(race, _task, seat) {
    const car = carOf(race, seat);
    if (car.nitro === undefined || car.nitro >= lapOf(car)) return [];
    return [{ kind: 'useNitro', spaces: race.play.gear }, { kind: 'keepNitro' }];
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'useNitro') return;
    const car = draftCar(table, seat);
    car.nitro = lapOf(car);
    // The engine is strained by the face of the die alone (BGA-O-67).
    table.race.play.distance += choice.spaces;
    table.tell({ kind: 'spacesAdded', seat, spaces: choice.spaces, why: 'nitro' });
  },
};
