// Spins, and where a car is put that cannot stay where it stopped (CFR-130 to CFR-132, CFR-144 to CFR-152).
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import { nearGrey } from '../../../../circuit/rows/start.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import { type ChampionshipTable, carOf, draftCar, seatsOn } from '../../table.ts';
import { endMoveNow } from '../movement/move-state.ts';

/**
 * Spins a car on a space: it stops there with 0 mph (CFR-144). Where another car stands there it is put on a free space of
 * the row, or of the rows behind (CFR-130).
 */
export function spinWhere(table: ChampionshipTable, seat: Seat, space: RowSpace): void {
  const { race } = table;
  putOnFreeSpace(table, seat, space);
  const car = draftCar(table, seat);
  car.speed = 0;
  car.spunIn = space.corner;
  delete car.credit;
  delete car.line;
  delete car.passedIn;
  if (!race.turn.spun.includes(seat)) race.turn.spun = [...race.turn.spun, seat];
  endMoveNow(table, seat);
  table.tell({ kind: 'carSpun', seat, space: car.space });
}

/**
 * Puts a car on a space if it is free, else on a free one of its row, else row by row behind, where it has driven if it can
 * choose (CFR-130, CFR-132).
 * @returns by how many rows it was put back
 */
export function putOnFreeSpace(table: ChampionshipTable, seat: Seat, space: RowSpace): number {
  const { race, ground } = table;
  const { board } = ground;
  const isFree = ({ id }: RowSpace) => seatsOn(race, id).every(other => other === seat);
  const driven = race.move?.seat === seat ? race.move.path : [];
  const rows = rowCount(board);
  for (let back = 0; back < rows; back++) {
    const row = (space.row - back + rows) % rows;
    const [free] = board.spaces
      .filter(one => one.lane >= 0 && one.row === row && (one !== space || back > 0 || isFree(one)))
      .filter(isFree)
      .toSorted(
        (a, b) =>
          Number(b === space) - Number(a === space) ||
          Number(driven.includes(b.id)) - Number(driven.includes(a.id)) ||
          Math.abs(a.lane - space.lane) - Math.abs(b.lane - space.lane) ||
          nearGrey(a, board.greyLane) - nearGrey(b, board.greyLane),
      );
    if (free === undefined) continue;
    place(table, seat, space, free, row > space.row);
    return back;
  }
  throw new BrokenRace('there is no free space on the board');
}

// A row behind the line belongs to the lap before.
function place(
  table: ChampionshipTable,
  seat: Seat,
  wanted: RowSpace,
  free: RowSpace,
  isBehindLine: boolean,
): void {
  if (carOf(table.race, seat).space === free.id) return;
  const car = draftCar(table, seat);
  const from = car.space;
  car.space = free.id;
  if (isBehindLine) {
    car.laps -= 1;
    if (car.tire === 'hard') car.putBack = true;
  }
  if (wanted !== free) table.tell({ kind: 'carPlaced', seat, from, to: free.id });
}

function rowCount({ spaces }: RowBoard): number {
  return spaces.reduce((most, { row }) => Math.max(most, row + 1), 0);
}
