// The choice of the pits (4): the pole sitter first, then in grid order, before the cars are configured.
import { type Asking, carOf } from '../../table.ts';
import { changePit } from './pits.ts';

/** Asks a driver to pick a pit that is free, or that has room for another team (M-4-0-1, TR-124). */
export const choosePitBox: Asking = {
  choices: ['choosePitBox'],
  must: true,
  ask(race, _task, _seat, ground) {
    const { board, values } = ground;
    const owners = (box: number) => race.pits?.filter(pit => pit.box === box).length ?? 0;
    const boxes = board.pit?.boxes ?? [];
    return boxes.flatMap((_, box) =>
      owners(box) < values.pits.sharing ? [{ kind: 'choosePitBox', box }] : [],
    );
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'choosePitBox') return;
    changePit(table.race, carOf(table.race, seat), { box: choice.box });
    table.tell({ kind: 'pitChosen', seat, box: choice.box });
  },
};
