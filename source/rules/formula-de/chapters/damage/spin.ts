// What a spin leaves to a car, once its play is paid (M-10-4-1, BGA-A-38).
import { addPoints, pointsLeft } from '../../budget.ts';
import { type Automatic, carOf, draftCar, seatOf } from '../../table.ts';

/** Makes up the tire points of a car that has spun in this play: they come too late to pay for it (BGA-A-38, BR-19). */
export const regainTires: Automatic = {
  play(table, task) {
    const { values } = table.ground;
    const seat = seatOf(task);
    const { condition, points } = carOf(table.race, seat);
    const amount = values.spin.tiresAfter - pointsLeft(points, 'tires', values);
    if (condition !== 'spun' || amount <= 0) return;
    addPoints(draftCar(table, seat), values.parts.tires.pool, amount);
    table.tell({ kind: 'tiresRegained', seat, amount });
  },
};
