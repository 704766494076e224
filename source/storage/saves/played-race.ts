// A saved race as it is played again for its sheet.
import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import { safeText } from '../untrusted-text.ts';
import type { LoadedSave } from './read-save.ts';

const NAME_CELLS = 60;

/**
 * Returns the race of a save as it was played. One that the present rules or the present reading of its circuit would play
 * differently begins where it stands.
 */
export function playedRace(save: LoadedSave): PlayedRace {
  const { book, board, record, race, events } = save;
  const { setup, from, answers, handOvers, again } = record;
  const changes = {
    ...(handOvers === undefined ? {} : { handOvers }),
    ...(again === undefined ? {} : { parent: safeText(again.of, NAME_CELLS) }),
  };
  const isSame = record.book.edition === book.edition && record.circuit.hash === board.hash;
  if (!isSame) return { book, board, setup, from: { race, events }, answers: [], ...changes };
  return { book, board, setup, ...(from === undefined ? {} : { from }), answers, ...changes };
}
