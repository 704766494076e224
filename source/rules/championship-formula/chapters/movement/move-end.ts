// The end of a move: the speed that stays, what late braking leaves of a payment, and the engine that has brought the car as far as
// it could (CFR-7, CFR-139, CFR-167).
import { type Automatic, carOf, draftCar, seatOf, spaceOfCar } from '../../table.ts';
import { slowedIn } from '../corners/corners.ts';
import { retire } from '../damage/retirement.ts';
import { hasReachedFlag } from '../turn/finish.ts';
import { draftMove } from './move-state.ts';

export const endMove: Automatic = {
  play(table, task) {
    const { race, ground } = table;
    const seat = seatOf(task);
    const move = draftMove(table);
    const { status, space } = carOf(race, seat);
    if (status === 'racing' && !race.turn.spun.includes(seat)) {
      const car = draftCar(table, seat);
      const began = race.turn.began[seat] ?? 0;
      if (move.speed < began) Object.assign(car, slowedIn(car, began, move.speed, ground.board));
      car.speed = move.speed;
    }
    if (move.dying && status === 'racing' && !hasReachedFlag(carOf(race, seat), race, ground)) {
      retire(table, seat, 'engine');
    }
    const { credit } = carOf(race, seat);
    if (
      credit !== undefined &&
      space !== '' &&
      spaceOfCar({ space }, ground).corner !== credit.corner
    ) {
      delete draftCar(table, seat).credit;
    }
    delete race.move;
  },
};
