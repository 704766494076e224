// The choice of the pits (4): the pole sitter first, then in grid order, before the cars are configured.
import { type Asking, carOf } from '../../table.ts';
import { changePit } from './pits.ts';

/** Asks a driver to pick a free pit (M-4-0-1). */
export const choosePitBox: Asking = {
  choices: ['choosePitBox'],
  must: true,
  ask(race, _task, _seat, ground) {
    const { board } = ground;
    const taken = new Set(race.pits?.map(({ box }) => box));
    const boxes = board.pit?.boxes ?? [];
    return boxes.flatMap((_, box) => (taken.has(box) ? [] : [{ kind: 'choosePitBox', box }]));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'choosePitBox') return;
    changePit(table.race, carOf(table.race, seat), { box: choice.box });
    table.tell({ kind: 'pitChosen', seat, box: choice.box });
  },
};
