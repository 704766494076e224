// The grid: the cars take their places behind the line (CFR-111).
import { spaceAt } from '../../../../circuit/board.ts';
import type { RowBoard } from '../../../../circuit/rows/row-board.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import { type Automatic, draftCar } from '../../table.ts';
import { openTires } from '../car/starting-tires.ts';
import { NO_BID } from './pole-bid.ts';
import { foreseeNothing } from './sealed-answers.ts';

/** The cars take their places, and the tire markers are opened (CFR-111, CFR-187). */
export const setGrid: Automatic = {
  // Tires that lie face down are opened.
  foresee: foreseeNothing,
  play(table) {
    const { race, ground } = table;
    const { grid } = race;
    if (grid === undefined) throw new BrokenRace('nobody has bid for the grid');
    const places = gridSpaces(grid.length, ground.board);
    for (const [place, seat] of grid.entries()) {
      draftCar(table, seat).space = spaceAt(ground.board, places[place] ?? -1).id;
    }
    // Where the grid was given, every hand is empty.
    race.bids ??= grid.map(() => ({ ...NO_BID }));
    table.tell({ kind: 'gridSet', grid: [...grid] });
    openTires(table);
  },
};

/** Returns the spaces of the grid by place: up to six cars stand one in a row, more fill every row (table A4). */
export function gridSpaces(cars: number, { starting }: RowBoard): readonly number[] {
  return cars <= starting.six.length ? starting.six : starting.twelve;
}
