// The starting grid: where its places lie, and the books that roll for them (BGA-B-42, BGA-A-23).
import { spaceAt } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car } from '../../state.ts';
import { type Automatic, draftCar, type FormulaDeTable } from '../../table.ts';
import { gridStops } from '../movement/corners.ts';

/** Returns the state of a car on a place of the grid; place 0 is the pole. */
export function standOnGrid(
  board: FormulaBoard,
  place: number,
): Pick<Car, 'space' | 'laps' | 'stops' | 'arrival'> {
  const index = board.grid[place] ?? -1;
  const space = spaceAt(board, index);
  return {
    space: space.id,
    // A car put astride the line has crossed it (M-21-1-5).
    laps: space.lapTick < 0 ? 1 : 0,
    stops: gridStops(board, index),
    arrival: place,
  };
}

/**
 * Rolls the black die for the places of the grid: the highest number is the pole, and all who are tied for a place roll again
 * (BGA-B-42, BGA-B-43, BGA-A-23, BGA-A-24). A grid that was given stands.
 */
export const rollGrid: Automatic = {
  play(table) {
    const { race } = table;
    if (race.grid !== undefined) return;
    const { blackDie } = table.ground.values;
    const highest = (seats: readonly Seat[]): readonly Seat[] =>
      rolledOrder(
        seats,
        seat => table.roll(blackDie, seat),
        highest,
        (one, other) => other - one,
      );
    takePlaces(table, highest(race.cars.map(({ seat }) => seat)));
  },
};

/** Puts the cars on the grid in an order, the first on the pole. */
export function takePlaces(table: FormulaDeTable, grid: readonly Seat[]): void {
  const { race } = table;
  race.grid = [...grid];
  grid.forEach((seat, place) => {
    Object.assign(draftCar(table, seat), standOnGrid(table.ground.board, place));
  });
  // Tasks that are still open before the race now follow the grid instead of the seats.
  race.agenda = race.agenda.map(task => ({
    ...task,
    seats: task.seats.map(seat => grid[seat] ?? seat),
  }));
  table.tell({ kind: 'gridRolled', grid: [...grid] });
}

/**
 * Returns seats in the order of their rolls. Equal rolls form a group, whose places `again` settles among its cars; a lone
 * car does not roll.
 */
export function rolledOrder(
  seats: readonly Seat[],
  rollOf: (seat: Seat) => number,
  again: (tied: readonly Seat[]) => readonly Seat[],
  compare: (one: number, other: number) => number,
): readonly Seat[] {
  if (seats.length < 2) return seats;
  const rolls = seats.map(seat => ({ seat, roll: rollOf(seat) }));
  return [...Map.groupBy(rolls, ({ roll }) => roll)]
    .toSorted(([one], [other]) => compare(one, other))
    .flatMap(([, tied]) => again(tied.map(({ seat }) => seat)));
}
