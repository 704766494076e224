// The grid by die: a d20 for each car, the lowest in front (TR-23, TR-24), the better of two for a Qualifying Point (TR-26).
import * as z from 'zod';
import type { Seat } from '../../../kit/types.ts';
import { rolledOrder, takePlaces } from '../../chapters/round/start-grid.ts';
import type { FieldGroup } from '../../field-group.ts';
import { type Asking, type Automatic, carOf, draftCar, seatOf } from '../../table.ts';
import { builtOf } from '../series/construction.ts';

/** What a car has rolled for its place; absent once it has lined up, and where the grid is given. */
export const gridRollsGroup: FieldGroup<readonly number[]> = {
  shape: z.array(z.int().min(1)),
  isIn: ({ preparation }) => preparation.includes('lineUp'),
};

/** Rolls for the place of a car, twice if it has a Qualifying Point (TR-23, TR-26). A grid that was given stands. */
export const rollForPlace: Automatic = {
  foresee: ({ telling }) => telling.stop(),
  play(table, task) {
    if (table.race.grid !== undefined) return;
    const seat = seatOf(task);
    const { blackDie } = table.ground.values;
    const { qualifying } = builtOf(carOf(table.race, seat)).fittings;
    const rolls = [table.roll(blackDie, seat)];
    if (qualifying > 0) rolls.push(table.roll(blackDie, seat));
    draftCar(table, seat).gridRolls = rolls;
  },
};

/** Asks the driver of a car that has rolled twice which number it takes (TR-26). */
export const keepGridRoll: Asking = {
  choices: ['keepGridRoll'],
  ask(race, _task, seat) {
    const { gridRolls = [] } = carOf(race, seat);
    if (gridRolls.length < 2) return [];
    const rolls = [...new Set(gridRolls)].toSorted((a, b) => a - b);
    return rolls.map(roll => ({ kind: 'keepGridRoll', roll }));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'keepGridRoll') return;
    draftCar(table, seat).gridRolls = [choice.roll];
    table.tell({ kind: 'gridRollKept', seat, roll: choice.roll });
  },
};

/** Lines the cars up in ascending order of their rolls; ties are broken by more rolls (TR-23, TR-24). */
export const lineUp: Automatic = {
  foresee: ({ telling }) => telling.stop(),
  play(table) {
    const { race } = table;
    if (race.grid !== undefined) return;
    const lowest = (seats: readonly Seat[], rollOf: (seat: Seat) => number) =>
      rolledOrder(seats, rollOf, again, (one, other) => one - other);
    const again = (seats: readonly Seat[]) =>
      lowest(seats, seat => table.roll(table.ground.values.blackDie, seat));
    const seats = race.cars.map(({ seat }) => seat);
    const grid = lowest(seats, seat => Math.min(...(carOf(race, seat).gridRolls ?? [])));
    for (const seat of seats) delete draftCar(table, seat).gridRolls;
    takePlaces(table, grid);
  },
};
