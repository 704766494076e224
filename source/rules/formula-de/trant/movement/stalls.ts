// The start: a die for every car before any of them moves (TR-42 to TR-44, TRR-12).
import { type Automatic, carOf, draftCar, seatOf, skipTo } from '../../table.ts';

/** Rolls for a car on the grid; a 1 stalls it (TR-42, TR-43). */
export const rollStall: Automatic = {
  foresee() {},
  play(table, task) {
    const { blackDie, start } = table.ground.values;
    const seat = seatOf(task);
    const car = draftCar(table, seat);
    car.start = 'firstGear';
    if (table.roll(blackDie, seat) !== start.stall) return;
    car.condition = 'stalled';
    table.tell({ kind: 'carStalled', seat });
  },
};

/** Lets the turn of a stalled car pass; it moves off in 1st gear in the next one, without another roll (TR-43, TR-44). */
export const waitAfterStall: Automatic = {
  play(table, task) {
    const { condition, status } = carOf(table.race, seatOf(task));
    if (condition === 'stalled') draftCar(table, seatOf(task)).condition = 'sound';
    // A backmarker that moves ahead of the leader may put it out (TR-139, TR-140).
    if (condition === 'stalled' || status !== 'racing') skipTo(table, 'nextPlay');
  },
};
