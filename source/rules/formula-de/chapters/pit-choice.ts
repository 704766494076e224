// The choice of the pit (4): pole first, then in grid order, before the cars are configured.
import { type Asking, draftCar } from '../table.ts';

/** One driver picks a free pit (M-4-0-1). */
export const choosePitBox: Asking = {
  choices: ['choosePitBox'],
  must: true,
  ask(race, _task, _seat, ground) {
    const { board } = ground;
    const taken = new Set(race.cars.map(car => car.box));
    const boxes = board.pit?.boxes ?? [];
    return boxes.flatMap((_, box) => (taken.has(box) ? [] : [{ kind: 'choosePitBox', box }]));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'choosePitBox') return;
    draftCar(table, seat).box = choice.box;
    table.tell({ kind: 'pitChosen', seat, box: choice.box });
  },
};
