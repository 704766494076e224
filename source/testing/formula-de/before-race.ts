import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import type { Situation } from './builders.ts';
/**
 * Returns the situation at the first question of a race of `seats` cars: each driver chooses pit, points and tires
 * unless the options say otherwise.
 */
export function beforeRace(
  board: FormulaBoard,
  seats: number,
  over: Partial<FormulaDeOptions> = {},
  book = masters2005,
): Situation {
  const { race, events } = book.start(
    {
      book: book.id,
      track: board.id,
      seed: 7,
      laps: 3,
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Driver ${seat + 1}` })),
      options: { preparation: 'chosen', ...over },
    },
    board,
  );
  return { book, board, race, events, heard: 0 };
}
