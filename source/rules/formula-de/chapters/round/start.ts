// The start and the restart after a spin (9, M-10-4-6): the black die decides before 1st gear is used.
import type { Seat } from '../../../kit/types.ts';
import { emptyPlay } from '../../state.ts';
import { type Automatic, draftCar, type FormulaDeTable, seatOf, skipTo } from '../../table.ts';
import { leavesWithoutBonus } from '../car/plain-exit.ts';
import { turnRound } from './order-of-play.ts';

/** Opens a play: makes a fresh record of it, then the start or restart roll if one is due (M-9-0-1, R-85, M-10-4-6). */
export const beginPlay: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const car = draftCar(table, seat);
    if (car.condition === 'spun') turnRound(table, seat);
    car.condition = car.inertia === undefined ? 'sound' : 'inertia';
    car.aggravates = false;
    openPlay(table, seat);
    table.tell({ kind: 'playBegan', seat });
    if (car.start === 'gridRoll') startRoll(table, seat, true);
    else if (car.start === 'restartRoll') startRoll(table, seat, false);
  },
};

function openPlay(table: FormulaDeTable, seat: Seat): void {
  const car = draftCar(table, seat);
  table.race.play = {
    ...emptyPlay(),
    seat,
    leverBefore: car.gear,
    gear: car.gear,
    path: [car.space],
    stopsBefore: car.stops,
    // What a stop has ruled out counts as used (BR-37).
    bonusUsed: leavesWithoutBonus(car),
    marked: [],
  };
}

// Only a stall on the grid aggravates collision tests (M-9-1-2, R-24).
function startRoll(table: FormulaDeTable, seat: Seat, onGrid: boolean): void {
  const { blackDie, start } = table.ground.values;
  const car = draftCar(table, seat);
  const roll = table.roll(blackDie, seat);
  car.start = 'firstGear';
  if (roll === start.stall) {
    car.condition = 'stalled';
    car.aggravates = onGrid;
    table.tell({ kind: 'carStalled', seat });
    skipTo(table, 'nextPlay');
  } else if (roll >= start.superStartFrom) {
    // After a restart the driver chooses 1st or 2nd in either book (M-10-4-6, R-29).
    car.start = onGrid ? 'superStarted' : 'away';
    table.race.play.distance = start.superStartSpaces;
    table.tell({ kind: 'superStarted', seat });
    skipTo(table, 'moveCar');
  }
}
